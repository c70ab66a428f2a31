// The runs of a month as a table: where each stands, how much it pays, who opened and approved it.
// A run is reviewed on its own page.

import { Link } from '@tanstack/react-router';
import type { RunRow } from '../../../src/wire/index.ts';
import { may } from '../../api/may.ts';
import { usePerson, usePersonName } from '../../api/session.ts';
import { countText, moneyText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { useNames, useWords } from '../../words/index.ts';

export function Runs({ of }: { readonly of: readonly RunRow[] }) {
  const { t } = useWords();
  const names = useNames();
  const personName = usePersonName();
  const review = may(usePerson(), 'read-run');
  if (of.length === 0) return <p>{t('month.none')}</p>;
  return (
    <Table
      caption={t('month.runs')}
      rows={of}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('month.run'),
          names: true,
          cell: ({ id }) =>
            review ? (
              <Link to="/runs/$run" params={{ run: id }} className="usa-link">
                {t('month.reviewRun', { run: id })}
              </Link>
            ) : (
              id
            ),
        },
        { head: t('month.state'), cell: ({ state }) => <strong>{names('runState', state)}</strong> },
        { head: t('month.lines'), number: true, cell: ({ lines }) => countText(lines) },
        { head: t('month.total'), number: true, cell: ({ total }) => moneyText(total) },
        { head: t('month.opened'), cell: ({ openedBy }) => personName(openedBy) },
        { head: t('month.approved'), cell: ({ approvedBy }) => (approvedBy === null ? '–' : personName(approvedBy)) },
      ]}
    />
  );
}
