// What changed against the month before, by cause: a table, a bar for each difference, and whom each cause concerns.
// The causes are found by the office.

import { Link } from '@tanstack/react-router';
import type { RunReview } from '../../../src/wire/index.ts';
import { centsOf, countText, differenceText, moneyText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { useNames, useWords } from '../../words/index.ts';

type Row = RunReview['variance'][number];

export function Variance({ of }: { readonly of: readonly Row[] }) {
  const { t } = useWords();
  const names = useNames();
  if (of.length === 0) return <p>{t('run.noVariance')}</p>;
  const widest = of.reduce((most, { difference }) => Math.max(most, sizeOf(difference)), 1);
  return (
    <>
      <Table
        caption={t('run.varianceCaption')}
        rows={of}
        keyOf={({ cause }) => cause}
        columns={[
          { head: t('run.cause'), names: true, cell: ({ cause }) => names('cause', cause) },
          { head: t('run.count'), number: true, cell: ({ count }) => countText(count) },
          { head: t('run.change'), number: true, cell: ({ difference }) => differenceText(difference) },
          { head: t('run.pictureOf'), cell: ({ difference }) => <Bar of={difference} widest={widest} /> },
        ]}
      />
      {of.map((row) => row.payees.length > 0 && <Payees key={row.cause} of={row} />)}
    </>
  );
}

/** As good as a picture needs: the cents as a number. */
function sizeOf(difference: string): number {
  return Math.abs(Number(centsOf(difference)));
}

/** The number stands beside it: for whoever does not see the bar there is nothing to miss. */
function Bar({ of, widest }: { readonly of: string; readonly widest: number }) {
  const width = (sizeOf(of) / widest) * 50;
  const less = of.startsWith('-');
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={less ? 'less' : 'more'} x={less ? 50 - width : 50} y="1" width={width} height="8" />
      <rect className="middle" x="49.75" y="0" width="0.5" height="10" />
    </svg>
  );
}

function Payees({ of: { cause, payees } }: { readonly of: Row }) {
  const { t } = useWords();
  const names = useNames();
  const which = names('cause', cause);
  return (
    <details className="payees">
      <summary>{t('run.payees', { cause: which })}</summary>
      <Table
        caption={t('run.payeesCaption', { cause: which })}
        rows={payees}
        keyOf={({ participant, award, name }) => `${participant} ${award} ${name}`}
        columns={[
          {
            head: t('run.name'),
            names: true,
            cell: ({ participant, name }) => (
              <Link to="/participants/$participant" params={{ participant }} className="usa-link">
                {name}
              </Link>
            ),
          },
          { head: t('run.was'), number: true, cell: ({ before }) => moneyText(before) },
          { head: t('run.now'), number: true, cell: ({ now }) => moneyText(now) },
        ]}
      />
    </details>
  );
}
