// What was granted: amounts, from when to when, and on what each award rests.
// A converted award is shown as what it is: decided elsewhere, paid as it stands.

import type { AwardRow, ParticipantRecord } from '../../../src/wire/index.ts';
import { dayText, monthText, thisMonth } from '../../show/days.ts';
import { moneyText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';
import { DecisionLink, WhyLink } from './links.tsx';
import { useAwardName, usePayeeName } from './names.ts';

export function Awards({ of }: { readonly of: ParticipantRecord }) {
  const { t } = useWords();
  const payeeName = usePayeeName(of);
  if (of.awards.length === 0) return <p>{t('record.none')}</p>;
  return <AwardTable participant={of.participant} awards={of.awards} payeeName={payeeName} />;
}

interface AwardTableProps {
  readonly participant: string;
  readonly awards: readonly AwardRow[];
  readonly payeeName: (payee: string) => string;
}

export function AwardTable({ participant, awards, payeeName }: AwardTableProps) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const awardName = useAwardName();
  return (
    <Table
      caption={t('record.awards.caption')}
      rows={awards}
      keyOf={({ id }) => id}
      columns={[
        { head: t('record.awards.kind'), names: true, cell: (award) => <Kind of={award} name={awardName(award)} /> },
        {
          head: t('record.awards.amount'),
          number: true,
          cell: ({ amount, rule }) => (
            <>
              <strong>{moneyText(amount)}</strong>{' '}
              {rule === 'lump-sum' ? t('record.awards.once') : t('record.awards.monthly')}
            </>
          ),
        },
        { head: t('record.awards.from'), cell: ({ startsOn }) => dayText(startsOn, language) },
        {
          head: t('record.awards.to'),
          cell: ({ endsOn, rule }) => {
            if (rule === 'lump-sum') return '–';
            return endsOn === null ? t('record.awards.open') : dayText(endsOn, language);
          },
        },
        { head: t('record.awards.payee'), cell: ({ payee }) => payeeName(payee) },
        { head: t('record.awards.state'), cell: ({ state }) => names('awardState', state) },
        { head: t('record.awards.basis'), cell: (award) => <Basis participant={participant} of={award} /> },
      ]}
    />
  );
}

function Kind({ of: { conversion }, name }: { readonly of: AwardRow; readonly name: string }) {
  const { t } = useWords();
  return (
    <>
      {name} {conversion !== null && <span className="usa-tag">{t('record.awards.converted')}</span>}
    </>
  );
}

/** A decision, or what was decided before this system; and what a current award comes to this month. */
function Basis({ participant, of }: { readonly participant: string; readonly of: AwardRow }) {
  const { t } = useWords();
  const language = useLanguage();
  const { id, conversion, decision, state, rule } = of;
  const month = thisMonth();
  return (
    <>
      {conversion !== null && (
        <p>{t('record.awards.convertedSays', { ...conversion, decidedOn: dayText(conversion.decidedOn, language) })}</p>
      )}
      {decision !== null && (
        <p>
          <DecisionLink participant={participant} decision={decision}>
            {t('record.awards.decision')}
          </DecisionLink>
        </p>
      )}
      {state === 'current' && rule !== 'lump-sum' && (
        <p>
          <WhyLink participant={participant} award={id} month={month}>
            {t('record.awards.estimate', { month: monthText(month, language) })}
          </WhyLink>
        </p>
      )}
    </>
  );
}
