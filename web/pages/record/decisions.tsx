// The decisions about a participant, proposed and settled, each with the way to its page for those who may see it.
// Reasons and proof are on that page.

import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { may } from '../../api/may.ts';
import { usePerson, usePersonName } from '../../api/session.ts';
import { dayText } from '../../show/days.ts';
import { type Column, Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';
import { DecisionLink } from './links.tsx';

type Row = ParticipantRecord['decisions'][number];

export function Decisions({ of: { participant, decisions } }: { readonly of: ParticipantRecord }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const personName = usePersonName();
  const see = may(usePerson(), 'read-decision');
  if (decisions.length === 0) return <p>{t('record.none')}</p>;
  const columns: Column<Row>[] = [
    { head: t('record.decisions.question'), names: true, cell: ({ question }) => names('question', question) },
    { head: t('record.decisions.on'), cell: ({ on }) => dayText(on, language) },
    { head: t('record.decisions.outcome'), cell: (row) => <Outcome of={row} /> },
    { head: t('record.decisions.state'), cell: ({ state }) => names('decisionState', state) },
    { head: t('record.decisions.by'), cell: ({ proposedBy }) => personName(proposedBy) },
    {
      head: t('record.decisions.decidedBy'),
      cell: ({ decidedBy }) => (decidedBy === null ? '–' : personName(decidedBy)),
    },
  ];
  if (see) {
    columns.push({
      head: t('record.decisions.explained'),
      cell: ({ id, question, on }) => (
        <DecisionLink participant={participant} decision={id}>
          {t('record.decisions.see')}
          <span className="usa-sr-only">
            {' '}
            {names('question', question)}, {dayText(on, language)}
          </span>
        </DecisionLink>
      ),
    });
  }
  return <Table caption={t('record.decisions.caption')} rows={decisions} keyOf={({ id }) => id} columns={columns} />;
}

function Outcome({ of: { outcome, estimate } }: { readonly of: Row }) {
  const { t } = useWords();
  const names = useNames();
  return (
    <>
      {names('outcome', outcome)}{' '}
      {estimate !== null && <span className="usa-tag">{t('record.decisions.estimate')}</span>}
    </>
  );
}
