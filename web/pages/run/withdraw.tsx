// Withdraws what a prepared run would pay of an award for a month, with the reason that stays on file.
// Which payments there are is in lines.tsx.

import { useCommand } from '../../api/commands.ts';
import { monthText } from '../../show/days.ts';
import { moneyText } from '../../show/money.ts';
import { ReasonForm } from '../../show/reason-form.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { Payment } from './payments.ts';

interface WithdrawProps {
  readonly run: string;
  readonly payment: Payment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function Withdraw({ run, payment, onDone, onCancel }: WithdrawProps) {
  const { t } = useWords();
  const language = useLanguage();
  const withdraw = useCommand('withdraw-line');
  const { participant, award, month, name, net } = payment;
  return (
    <ReasonForm
      title={t('run.withdrawTitle', { name, month: monthText(month, language), amount: moneyText(net) })}
      says={t('run.withdrawSays')}
      label={t('run.withdrawReason')}
      hint={t('run.withdrawHint')}
      needed={t('run.withdrawNeeded')}
      confirm={t('run.withdrawConfirm')}
      cancel={t('run.cancel')}
      sending={withdraw}
      onReason={(reason) => withdraw.mutate({ run, participant, award, month, reason }, { onSuccess: onDone })}
      onCancel={onCancel}
    />
  );
}
