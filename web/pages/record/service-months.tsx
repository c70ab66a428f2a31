// The service by month: a table of years by twelve months, and below it in words what credits each stretch, or why nothing does.
// Which months are credited is the law's; months beside each other of which the same is said are one row.

import type { ParticipantRecord, ServiceMonthRow, ServiceMonthsAnswer } from '../../../src/wire/index.ts';
import { useServiceMonths } from '../../api/answers.ts';
import { usePersonName } from '../../api/session.ts';
import { Answered } from '../../shell/answered.tsx';
import { dayText, monthNames, monthText } from '../../show/days.ts';
import { countText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

export function ServiceMonths({ of }: { readonly of: ParticipantRecord }) {
  return <Answered answer={useServiceMonths(of)}>{(data) => <Months of={data} />}</Answered>;
}

function Months({ of }: { readonly of: ServiceMonthsAnswer }) {
  const { t } = useWords();
  const language = useLanguage();
  const count = (months: number | null) => (months === null ? t('record.months.open') : countText(months));
  if (of.months.length === 0) return <p>{t('record.none')}</p>;
  return (
    <>
      <p>
        {t('record.months.lead', {
          on: dayText(of.on, language),
          retirement: count(of.retirementMonths),
          disability: count(of.disabilityMonths),
        })}
      </p>
      <Years of={of.months} />
      <h3>{t('record.months.why')}</h3>
      <Stretches of={of} />
    </>
  );
}

/** What a month comes to, as the words of the pages call it. */
function standing({ retirement, disability }: ServiceMonthRow): 'both' | 'disability' | 'none' | 'unsettled' {
  if (disability.credited === null) return 'unsettled';
  if (!disability.credited) return 'none';
  return retirement.credited ? 'both' : 'disability';
}

const MARKS = { both: '●', disability: '◐', none: '○', unsettled: '?' } as const;

function Years({ of }: { readonly of: readonly ServiceMonthRow[] }) {
  const { t } = useWords();
  const language = useLanguage();
  const months = new Map(of.map((row) => [row.month, row]));
  const years = [...new Set(of.map(({ month }) => month.slice(0, 4)))];
  return (
    <Table
      caption={t('record.months.caption')}
      rows={years}
      keyOf={(year) => year}
      columns={[
        { head: t('record.months.year'), names: true, cell: (year) => year },
        ...monthNames(language).map((name, index) => ({
          // Three letters of it tell the months apart in both languages.
          head: name.slice(0, 3),
          cell: (year: string) => <Mark of={months.get(`${year}-${`${index + 1}`.padStart(2, '0')}`)} />,
        })),
      ]}
    />
  );
}

function Mark({ of }: { readonly of: ServiceMonthRow | undefined }) {
  const { t } = useWords();
  if (of === undefined) return null;
  const stands = standing(of);
  const says = t(`record.months.${stands}`);
  return (
    <span title={says}>
      <span aria-hidden="true">{MARKS[stands]}</span>
      <span className="usa-sr-only">{says}</span>
    </span>
  );
}

interface Stretch extends ServiceMonthRow {
  readonly to: string;
}

/** Months beside each other of which the same is said. */
function stretchesOf(months: readonly ServiceMonthRow[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const row of months) {
    const last = stretches.at(-1);
    if (last !== undefined && saysOf(last) === saysOf(row))
      stretches[stretches.length - 1] = { ...last, to: row.month };
    else stretches.push({ ...row, to: row.month });
  }
  return stretches;
}

function saysOf({ as, spells, retirement, disability }: ServiceMonthRow): string {
  return JSON.stringify([as, spells, retirement, disability]);
}

function Stretches({ of: { months, spells } }: { readonly of: ServiceMonthsAnswer }) {
  const { t } = useWords();
  const language = useLanguage();
  return (
    <Table
      caption={t('record.months.why')}
      rows={stretchesOf(months)}
      keyOf={({ month }) => month}
      columns={[
        { head: t('record.months.from'), names: true, cell: ({ month }) => monthText(month, language) },
        { head: t('record.months.to'), cell: ({ to }) => monthText(to, language) },
        { head: t('record.months.forRetirement'), cell: ({ retirement }) => <Credit of={retirement} /> },
        { head: t('record.months.forDisability'), cell: ({ disability }) => <Credit of={disability} /> },
        {
          head: t('record.months.proof'),
          cell: (row) =>
            spells.filter(({ spell }) => row.spells.includes(spell)).map((one) => <Proof key={one.spell} of={one} />),
        },
      ]}
    />
  );
}

function Credit({ of: { credited, clause, says } }: { readonly of: ServiceMonthRow['retirement'] }) {
  const { t } = useWords();
  return (
    <>
      <strong>
        {credited === null ? t('record.months.unsettled') : t(credited ? 'record.months.yes' : 'record.months.no')}
      </strong>
      {': '}
      {says} ({clause})
    </>
  );
}

function Proof({ of: { spell, document, verifiedBy } }: { readonly of: ServiceMonthsAnswer['spells'][number] }) {
  const { t } = useWords();
  const personName = usePersonName();
  const verified =
    verifiedBy === null
      ? t('record.documents.notVerified')
      : t('record.months.verified', { name: personName(verifiedBy) });
  return (
    <div>
      {spell}: {document === null ? t('record.months.noDocument') : `${document}, ${verified}`}
    </div>
  );
}
