// The parts of a record that hold amounts: salaries, accounts, who is paid and how, and earnings that were reported.
// Awards and payments have files of their own.

import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { dayText, monthText } from '../../show/days.ts';
import { moneyText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';

interface PartProps<K extends keyof ParticipantRecord> {
  readonly of: ParticipantRecord[K];
}

export function Salaries({ of }: PartProps<'salaries'>) {
  const { t } = useWords();
  const language = useLanguage();
  if (of.length === 0) return <p>{t('record.none')}</p>;
  return (
    <Table
      caption={t('record.salaries.caption')}
      rows={of}
      keyOf={({ from, fact }) => `${from} ${fact}`}
      columns={[
        { head: t('record.salaries.from'), names: true, cell: ({ from }) => dayText(from, language) },
        { head: t('record.salaries.annual'), number: true, cell: ({ annual }) => moneyText(annual) },
      ]}
    />
  );
}

export function Accounts({ of }: PartProps<'accounts'>) {
  const { t } = useWords();
  const names = useNames();
  if (of.length === 0) return <p>{t('record.none')}</p>;
  return (
    <Table
      caption={t('record.accounts.caption')}
      rows={of}
      keyOf={({ account }) => account}
      columns={[
        {
          head: t('record.accounts.account'),
          names: true,
          cell: ({ account }) => names('account', partsOf(account).role),
        },
        { head: t('record.accounts.fund'), cell: ({ account }) => names('fund', partsOf(account).fund) },
        { head: t('record.accounts.balance'), number: true, cell: ({ balance }) => moneyText(balance) },
      ]}
    />
  );
}

/** An account is a role of an owner in a fund: "judiciary:1:contributions". */
function partsOf(account: string): { readonly fund: string; readonly role: string } {
  const [fund = account, , role = account] = account.split(':');
  return { fund, role };
}

export function Payees({ of }: PartProps<'payees'>) {
  const { t } = useWords();
  const names = useNames();
  if (of.length === 0) return <p>{t('record.none')}</p>;
  return (
    <Table
      caption={t('record.payees.caption')}
      rows={of}
      keyOf={({ id, state }) => `${id} ${state}`}
      columns={[
        { head: t('record.payees.name'), names: true, cell: ({ name }) => name },
        { head: t('record.payees.method'), cell: ({ method }) => names('method', method) },
        { head: t('record.payees.bank'), cell: ({ bankLast4 }) => (bankLast4 === null ? '–' : `•••• ${bankLast4}`) },
        { head: t('record.payees.state'), cell: ({ state }) => names('payeeState', state) },
      ]}
    />
  );
}

export function Earnings({ of }: PartProps<'earnings'>) {
  const { t } = useWords();
  const language = useLanguage();
  if (of.length === 0) return <p>{t('record.none')}</p>;
  return (
    <Table
      caption={t('record.earnings.caption')}
      rows={of}
      keyOf={({ month, fact }) => `${month} ${fact}`}
      columns={[
        { head: t('record.earnings.month'), names: true, cell: ({ month }) => monthText(month, language) },
        { head: t('record.earnings.amount'), number: true, cell: ({ amount }) => moneyText(amount) },
      ]}
    />
  );
}
