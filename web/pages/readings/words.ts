// How the last month under another option is said in a cell: payments that differ, payments without an amount, the payday.
// The figures themselves are the office's.

import type { Language } from '../../../src/base/index.ts';
import type { ChangedMonth } from '../../../src/wire/index.ts';
import { dayText } from '../../show/days.ts';
import { countText, differenceText } from '../../show/money.ts';
import { useWords } from '../../words/index.ts';

/** What to say of a month; a dash where no month asks for the reading. */
export function useMonthEffect(): (month: ChangedMonth | null, language: Language) => string {
  const { t } = useWords();
  return (month, language) => {
    if (month === null) return '–';
    const { differ, difference, refused, payday } = month;
    return [
      t('readings.payments', { differ: countText(differ), difference: differenceText(difference) }),
      ...(refused === 0 ? [] : [t('readings.refused', { refused: countText(refused) })]),
      ...(payday.now === payday.under
        ? []
        : [t('readings.payday', { now: dayText(payday.now, language), under: dayText(payday.under, language) })]),
    ].join('; ');
  };
}
