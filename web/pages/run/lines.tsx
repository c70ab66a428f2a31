// What a run pays, payment by payment: loaded page by page, looked through by name, and withdrawn with a reason.
// A line is never edited: what is wrong with it is mended in the facts, and prepared again.

import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { RunReview } from '../../../src/wire/index.ts';
import { useLines } from '../../api/lines.ts';
import { may } from '../../api/may.ts';
import { usePerson } from '../../api/session.ts';
import { Problem } from '../../shell/problem.tsx';
import { monthText } from '../../show/days.ts';
import { Field } from '../../show/field.tsx';
import { countText, moneyText } from '../../show/money.ts';
import { Note } from '../../show/note.tsx';
import { type Column, Table } from '../../show/table.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { WhyLink } from '../record/links.tsx';
import { useCauseName } from '../record/names.ts';
import { keyOf, type Payment, paymentsOf } from './payments.ts';
import { Withdraw } from './withdraw.tsx';

export function Lines({ run }: { readonly run: RunReview }) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const [chosen, setChosen] = useState<Payment>();
  const [withdrawn, setWithdrawn] = useState<Payment>();
  const person = usePerson();
  const lines = useLines(run.id, search);
  const payments = paymentsOf(lines.rows);
  const mayWithdraw = run.state === 'prepared' && may(person, 'withdraw-line');
  return (
    <>
      <Field id="line-search" label={t('run.search')} value={typed} onChange={setTyped} />
      <p role="status">{t(lines.more ? 'run.shownMore' : 'run.shown', { shown: countText(payments.length) })}</p>
      {withdrawn !== undefined && (
        <Note key={keyOf(withdrawn)} kind="success" news>
          <p>{t('run.withdrawDone', { name: withdrawn.name })}</p>
        </Note>
      )}
      {chosen !== undefined && (
        <Withdraw
          key={keyOf(chosen)}
          run={run.id}
          payment={chosen}
          onDone={() => {
            setWithdrawn(chosen);
            setChosen(undefined);
          }}
          onCancel={() => setChosen(undefined)}
        />
      )}
      {lines.error !== null && <Problem error={lines.error} again={lines.load} />}
      {payments.length === 0 && search !== '' && !lines.loading && <p>{t('run.noLines')}</p>}
      {payments.length > 0 && <PaymentTable rows={payments} choose={mayWithdraw ? setChosen : undefined} />}
      {lines.more && (
        <button type="button" className="usa-button usa-button--outline" disabled={lines.loading} onClick={lines.load}>
          {t('run.more')}
        </button>
      )}
    </>
  );
}

/** How long one stops typing before the lines follow, in milliseconds. */
const PAUSE = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface PaymentTableProps {
  readonly rows: readonly Payment[];
  /** Absent where nothing can be withdrawn. */
  readonly choose: ((payment: Payment) => void) | undefined;
}

function PaymentTable({ rows, choose }: PaymentTableProps) {
  const { t } = useWords();
  const language = useLanguage();
  const causeName = useCauseName();
  const columns: Column<Payment>[] = [
    {
      head: t('run.name'),
      names: true,
      cell: ({ participant, name }) => (
        <Link to="/participants/$participant" params={{ participant }} className="usa-link">
          {name}
        </Link>
      ),
    },
    { head: t('run.month'), cell: ({ month }) => monthText(month, language) },
    { head: t('run.net'), number: true, cell: (payment) => <Net of={payment} /> },
    { head: t('run.gross'), number: true, cell: ({ gross }) => moneyText(gross) },
    {
      head: t('run.explained'),
      cell: ({ participant, award, month, name }) => (
        <WhyLink participant={participant} award={award} month={month}>
          {t('run.why')}{' '}
          <span className="usa-sr-only">
            {name}, {monthText(month, language)}
          </span>
        </WhyLink>
      ),
    },
    { head: t('run.causeOf'), cell: ({ cause }) => causeName(cause) },
    {
      head: t('run.days'),
      cell: ({ days, daysInMonth }) => (days === null ? '–' : t('run.daysOf', { days, all: daysInMonth })),
    },
  ];
  if (choose !== undefined) {
    columns.push({
      head: t('run.withdrawal'),
      cell: (payment) =>
        !payment.withdrawn && (
          <button type="button" className="usa-button usa-button--unstyled" onClick={() => choose(payment)}>
            {t('run.withdraw')}{' '}
            <span className="usa-sr-only">
              {payment.name}, {monthText(payment.month, language)}
            </span>
          </button>
        ),
    });
  }
  return <Table caption={t('run.linesCaption')} rows={rows} keyOf={keyOf} columns={columns} />;
}

function Net({ of: { net, withdrawn } }: { readonly of: Payment }) {
  const { t } = useWords();
  if (!withdrawn) return <strong>{moneyText(net)}</strong>;
  return (
    <>
      <s>{moneyText(net)}</s> <span className="usa-tag">{t('run.withdrawn')}</span>
    </>
  );
}
