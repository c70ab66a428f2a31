// What the months that were paid come to on the facts as they are known now, against what was borne of them.
// Pure: the same facts, the same differences. Which are confirmed, and what that moves, is in the commands.

import { groupBy, type Month } from '../../base/index.ts';
import type { Readings } from '../../law/index.ts';
import { asMonth } from '../inputs.ts';
import type { MonthFacts, PayableAward } from '../month/month-facts.ts';
import { type MonthAmount, monthlyAmounts, replacedBy } from '../month/month-lines.ts';
import { type PaidMonth, paidMonths } from '../month/month-paid.ts';

/** A month that comes to something else than was borne of it. Amounts in cents. */
export interface MonthDifference {
  /** The award under which it was paid, last where it was paid under several of one right. */
  readonly award: string;
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly paidGross: number;
  readonly dueGross: number;
  /** What the State Insurance Fund bears of it. */
  readonly paidFund: number;
  readonly dueFund: number;
}

/**
 * The months of the participant's pensions and annuities that come to something else now, by award and month. A month is
 * looked at under the readings by which it was paid: `readingsOf` gives them by award and month.
 */
export function differencesOf(
  person: MonthFacts,
  readingsOf: (award: string, month: string) => Readings,
): MonthDifference[] {
  const monthly = new Map(person.awards.filter(({ rule }) => rule !== 'lump-sum').map((award) => [award.id, award]));
  const rights = groupBy(
    paidMonths(person).filter((paid) => monthly.has(paid.award)),
    ({ award, month }) => `${rootOf(person.awards, monthly.get(award) as PayableAward).id} ${month}`,
  );
  const amounts = new Amounts(person);
  return [...rights.values()]
    .flatMap((paid) => differenceOf(person.awards, paid, amounts, readingsOf))
    .sort((a, b) => (a.award === b.award ? (a.month < b.month ? -1 : 1) : a.award < b.award ? -1 : 1));
}

/** The first award of the right that the award belongs to. */
function rootOf(awards: readonly PayableAward[], award: PayableAward): PayableAward {
  return replacedBy(awards, award).at(-1) ?? award;
}

/** The difference of one month of one right, which was paid under these awards; none where there is none. */
function differenceOf(
  awards: readonly PayableAward[],
  paid: readonly PaidMonth[],
  amounts: Amounts,
  readingsOf: (award: string, month: string) => Readings,
): MonthDifference[] {
  const under = awards.filter(({ id }) => paid.some(({ award }) => award === id)).at(-1);
  const [first] = paid;
  if (under === undefined || first === undefined) return [];
  const root = rootOf(awards, under).id;
  const readings = readingsOf(under.id, first.month);
  const wasBorne = ({ id }: PayableAward): boolean => paid.some(({ award }) => award === id);
  // A part of the month that nothing was borne of, by its award or by those before it, is paid in its turn yet.
  const due = awards
    .filter((award) => rootOf(awards, award).id === root && [award, ...replacedBy(awards, award)].some(wasBorne))
    .flatMap((award) => amounts.of(award, first.month, readings) ?? []);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const difference = {
    award: under.id,
    month: first.month,
    paidGross: sum(paid.map(({ gross }) => gross)),
    dueGross: sum(due.map(({ system }) => system)),
    paidFund: sum(paid.map(({ fund }) => fund)),
    dueFund: sum(due.map(({ fund }) => fund)),
  };
  const same = difference.paidGross === difference.dueGross && difference.paidFund === difference.dueFund;
  return same ? [] : [difference];
}

/** What the months of a person's awards come to, asked of the law once for an award and the readings of a run. */
class Amounts {
  readonly #person: MonthFacts;
  readonly #last: Month | undefined;
  readonly #found = new Map<string, ReadonlyMap<string, MonthAmount>>();

  constructor(person: MonthFacts) {
    this.#person = person;
    const months = paidMonths(person).map(({ month }) => month);
    this.#last = months.length === 0 ? undefined : asMonth(months.sort().at(-1) as string);
  }

  of(award: PayableAward, month: string, readings: Readings): MonthAmount | undefined {
    const name = JSON.stringify([award.id, readings]);
    let months = this.#found.get(name);
    if (months === undefined) {
      const amounts = this.#last === undefined ? [] : monthlyAmounts(this.#person, award, this.#last, readings);
      months = new Map(amounts.map((amount) => [amount.month, amount]));
      this.#found.set(name, months);
    }
    return months.get(month);
  }
}

/** What the differences come to together, in cents: what is owed to the payee, and what the payee has had too much. */
export function totalsOf(differences: readonly MonthDifference[]): { readonly more: number; readonly less: number } {
  let [more, less] = [0, 0];
  for (const { paidGross, paidFund, dueGross, dueFund } of differences) {
    const change = dueGross + dueFund - paidGross - paidFund;
    if (change > 0) more += change;
    else less -= change;
  }
  return { more, less };
}
