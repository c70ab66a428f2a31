// The names of payees, causes and awards where only their codes are at hand.
// The words of the codes are in words/.

import type { AwardRow, ParticipantRecord } from '../../../src/wire/index.ts';
import { useNames, useWords } from '../../words/index.ts';

/** "self" is the person; a beneficiary has a name among the payees of the record. */
export function usePayeeName({ payees }: Pick<ParticipantRecord, 'payees'>): (payee: string | null) => string {
  const { t } = useWords();
  const names = useNames();
  return (payee) => {
    if (payee === null) return t('record.notKnown');
    return payees.find(({ id }) => id === payee)?.name ?? names('payee', payee);
  };
}

/** A cause may name what caused it: "recalculation/12". */
export function useCauseName(): (cause: string) => string {
  const names = useNames();
  return (cause) => {
    const [code = '', ...what] = cause.split('/');
    return [names('cause', code), ...what].join(' ');
  };
}

/** A part may name whose it is: "net/self". */
export function usePartName(): (part: string) => string {
  const names = useNames();
  return (part) => {
    const [code = '', ...what] = part.split('/');
    return [names('part', code), ...what.map((whose) => names('payee', whose))].join(': ');
  };
}

/** What an award is called: the question that granted it, or the words it had before this system. */
export function useAwardName(): (award: Pick<AwardRow, 'kind'>) => string {
  const names = useNames();
  return ({ kind }) => {
    const before = names('awardKind', kind);
    return before === kind ? names('question', kind) : before;
  };
}
