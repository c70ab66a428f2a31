// What was paid, month by month, each payment with the way to why it is that amount.
// The why itself is a page of its own.

import { useState } from 'react';
import type { ParticipantRecord, PaymentRow } from '../../../src/wire/index.ts';
import { dayText, monthText } from '../../show/days.ts';
import { moneyText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';
import { WhyLink } from './links.tsx';
import { useCauseName, usePayeeName } from './names.ts';

/** A year of months; the rest are asked for. */
const FIRST = 12;

export function Payments({ of }: { readonly of: ParticipantRecord }) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  if (of.payments.length === 0) return <p>{t('record.payments.none')}</p>;
  const latestFirst = of.payments.toSorted((a, b) => b.month.localeCompare(a.month));
  return (
    <>
      <PaymentTable of={of} rows={all ? latestFirst : latestFirst.slice(0, FIRST)} />
      {!all && latestFirst.length > FIRST && (
        <button type="button" className="usa-button usa-button--outline" onClick={() => setAll(true)}>
          {t('record.payments.all', { count: latestFirst.length })}
        </button>
      )}
    </>
  );
}

function PaymentTable({ of, rows }: { readonly of: ParticipantRecord; readonly rows: readonly PaymentRow[] }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const payeeName = usePayeeName(of);
  const causeName = useCauseName();
  return (
    <Table
      caption={t('record.payments.caption')}
      rows={rows}
      keyOf={({ run, award, month, cause, payee }) => [run, award, month, cause, payee].join(' ')}
      columns={[
        { head: t('record.payments.month'), names: true, cell: ({ month }) => monthText(month, language) },
        { head: t('record.payments.net'), number: true, cell: ({ net }) => <strong>{moneyText(net)}</strong> },
        {
          head: t('record.payments.explained'),
          cell: ({ award, month, net }) => (
            <WhyLink participant={of.participant} award={award} month={month}>
              {t('record.payments.why')}
              <span className="usa-sr-only">
                {' '}
                {t('record.payments.whyFor', { month: monthText(month, language), amount: moneyText(net) })}
              </span>
            </WhyLink>
          ),
        },
        { head: t('record.payments.gross'), number: true, cell: ({ gross }) => moneyText(gross) },
        { head: t('record.payments.kind'), cell: ({ cause }) => causeName(cause) },
        { head: t('record.payments.payee'), cell: ({ payee }) => payeeName(payee) },
        { head: t('record.payments.payday'), cell: ({ payday }) => dayText(payday, language) },
        { head: t('record.payments.state'), cell: ({ state }) => names('paymentState', state) },
      ]}
    />
  );
}
