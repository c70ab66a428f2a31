// Why a payment is what it is: the steps of the month, of the cut for earnings, and of the decision behind the award, in one tree.
// Each step is the law's own proof; the sentences that join them are in the wire room.

import { cents, type Day, firstDayOf, formatMoney, formatMonth, type Language, type Month } from '../../base/index.ts';
import type { ProofNode, Readings } from '../../law/index.ts';
import type { AwardRow } from '../../wire/index.ts';
import { PAYMENT_WORDS, QUESTION_TITLES } from '../../wire/index.ts';
import { asDay } from '../inputs.ts';
import { askLaw, type MonthQuestion } from './ask-law.ts';
import type { MonthFacts, PayableAward } from './month-facts.ts';
import { earningsFacts, paymentFacts } from './month-lines.ts';

export interface Explained {
  readonly proof: ProofNode;
  readonly readings: Readings;
}

export interface ToExplain {
  readonly person: MonthFacts;
  readonly award: PayableAward;
  readonly shown: AwardRow;
  readonly month: Month;
  /** In cents: what the lines come to, and what the month's pension is after a cut for earnings. */
  readonly amount: number;
  readonly payable: number | undefined;
  readonly held: string | undefined;
  /** The proof of the decision that granted the award; none of a converted one. */
  readonly decided: ProofNode | undefined;
}

/** The tree: the amount, then the award with its decision, the month, the earnings and what the Fund bears. */
export function explained(asked: ToExplain, readings: Readings, language: Language): Explained {
  const { person, award, month, amount, payable, held } = asked;
  const words = PAYMENT_WORDS[language];
  const used: Record<string, string> = {};
  // What was decided comes first: the month is arithmetic on it.
  const steps: ProofNode[] = [awardStep(asked, language)];
  const add = (question: MonthQuestion, facts: unknown): void => {
    const step = proofOf(question, facts, firstDayOf(month), readings, language);
    Object.assign(used, step.readings);
    steps.push(step.proof);
  };
  if (award.rule !== 'lump-sum') {
    const startsOn = asDay(award.startsOn) > firstDayOf(month) ? asDay(award.startsOn) : firstDayOf(month);
    add('payments', paymentFacts(person, award, startsOn, month, payable ?? award.cents));
  }
  if (payable !== undefined) {
    const income = person.earnings.filter((earned) => earned.month === formatMonth(month));
    add('disability-earnings', earningsFacts(income, award));
  }
  if (award.offsets['fundMonthly'] !== undefined) {
    steps.push(step(words.fund, award.offsets['fundMonthly'], [], '4-238-A.fund-pays-system'));
  }
  if (held !== undefined) steps.push(step(words.held[held] ?? held, null));
  const text = words.paid(formatMonth(month), award.rule);
  return { proof: step(text, formatMoney(cents(amount)), steps), readings: used };
}

/** The award: decided here, with its proof; or converted, with the authority and document that it rests on. */
function awardStep({ shown, decided }: ToExplain, language: Language): ProofNode {
  const words = PAYMENT_WORDS[language];
  const { conversion, amount, startsOn } = shown;
  if (conversion !== null) {
    const { authority, document, decidedOn } = conversion;
    return step(words.converted, amount, [
      step(words.authority, authority),
      step(words.document, document),
      step(words.decidedOn, decidedOn),
      step(words.startsOn, startsOn),
    ]);
  }
  return step(words.decided, amount, [step(words.startsOn, startsOn), ...(decided === undefined ? [] : [decided])]);
}

function step(text: string, value: unknown, from: readonly ProofNode[] = [], clause?: string): ProofNode {
  return { ...(clause === undefined ? {} : { clause }), text, value, from };
}

function proofOf(
  question: MonthQuestion,
  facts: unknown,
  today: Day,
  readings: Readings,
  language: Language,
): Explained {
  const { proof, readings: used } = askLaw(question, facts, today, readings, language);
  if (proof === undefined) throw new TypeError(`${question} has no proof`);
  return { proof: { ...proof, text: QUESTION_TITLES[question][language] }, readings: used };
}
