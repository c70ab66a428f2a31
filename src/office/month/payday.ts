// The payday of a run: when the law says that its month is paid, under the run's readings.
// Banking days are counted in the base room; which of them it is, the law says.

import { formatMonth, monthOf } from '../../base/index.ts';
import type { Row } from '../../store/index.ts';
import { asDay } from '../inputs.ts';
import { askLaw } from './ask-law.ts';

/** The payday, 'YYYY-MM-DD'. */
export function paydayOf({ month, readings }: Pick<Row<'run'>, 'month' | 'readings'>): string {
  const first = asDay(month);
  const facts = {
    payment: { rule: 'pension', monthly: '1.00', startsOn: month, through: formatMonth(monthOf(first)) },
  };
  const { result } = askLaw('payments', facts, first, readings as Record<string, string>);
  const [payment] = result['payments'] as readonly { readonly payday: string }[];
  if (payment === undefined) throw new TypeError(`${month} has no payday`);
  return payment.payday;
}
