// What each reading of the law changes on file: the options that change something, and folded away those that change nothing.
// The figures come from the office; one reading with its cases is in reading.tsx.

import { Link } from '@tanstack/react-router';
import type { OptionEffect, ReadingEffect, ReadingEffects } from '../../../src/wire/index.ts';
import { useReadingEffects } from '../../api/answers.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page } from '../../shell/page.tsx';
import { monthText } from '../../show/days.ts';
import { countText, differenceText } from '../../show/money.ts';
import { type Column, Table } from '../../show/table.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useMonthEffect } from './words.ts';

/** A reading beside one of its options. */
interface Row {
  readonly reading: ReadingEffect;
  readonly effect: OptionEffect;
}

export function ReadingsPage() {
  const { t } = useWords();
  const effects = useReadingEffects();
  return (
    <Page title={t('readings.title')} lead={t('readings.lead')}>
      <Answered answer={effects}>
        {({ examined, readings }) => {
          const rows = readings.flatMap((reading) => reading.options.map((effect): Row => ({ reading, effect })));
          const changing = rows.filter(({ effect }) => changes(effect));
          const idle = rows.filter(({ effect }) => !changes(effect));
          return (
            <>
              <Examined of={examined} />
              {changing.length === 0 ? (
                <p>{t('readings.noChange')}</p>
              ) : (
                <Options rows={changing} caption={t('readings.caption')} />
              )}
              {idle.length > 0 && (
                <details className="payees">
                  <summary>{t('readings.idle', { options: countText(idle.length) })}</summary>
                  <Options rows={idle} caption={t('readings.idleCaption')} />
                </details>
              )}
            </>
          );
        }}
      </Answered>
    </Page>
  );
}

/** Whether anything on file would be different. */
function changes({ decisions, applications, month }: OptionEffect): boolean {
  if (decisions + applications > 0) return true;
  return month !== null && (month.differ + month.refused > 0 || month.payday.now !== month.payday.under);
}

/** What the figures are about, and what they leave out. */
export function Examined({ of }: { readonly of: ReadingEffects['examined'] }) {
  const { t } = useWords();
  const language = useLanguage();
  const { decisions, applications, converted, payments, month, leftOut } = of;
  const counts = { decisions: countText(decisions), applications: countText(applications) };
  return (
    <>
      <p>
        {t('readings.examined', counts)}{' '}
        {month !== null && t('readings.month', { payments: countText(payments), month: monthText(month, language) })}{' '}
        {t('readings.converted', { converted: countText(converted) })}
      </p>
      {leftOut > 0 && <p>{t('readings.leftOut', { leftOut: countText(leftOut) })}</p>}
    </>
  );
}

function Options({ rows, caption }: { readonly rows: readonly Row[]; readonly caption: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const monthEffect = useMonthEffect();
  const columns: Column<Row>[] = [
    {
      head: t('readings.point'),
      names: true,
      cell: ({ reading: { id, asks }, effect: { option } }) => (
        <Link to="/readings/$reading" params={{ reading: id }} className="usa-link">
          {asks} <span className="usa-sr-only">{option}</span>
        </Link>
      ),
    },
    { head: t('readings.under'), cell: ({ effect }) => effect.says },
    {
      head: t('readings.decisions'),
      cell: ({ reading, effect }) =>
        t('readings.ofConsulting', { differ: countText(effect.decisions), consult: countText(reading.decisions) }),
    },
    { head: t('readings.monthly'), number: true, cell: ({ effect }) => differenceText(effect.monthly) },
    { head: t('readings.lumpSums'), number: true, cell: ({ effect }) => differenceText(effect.lumpSums) },
    { head: t('readings.applications'), number: true, cell: ({ effect }) => countText(effect.applications) },
    { head: t('readings.lastMonth'), cell: ({ effect }) => monthEffect(effect.month, language) },
  ];
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ reading, effect }) => `${reading.id} ${effect.option}`}
      columns={columns}
    />
  );
}
