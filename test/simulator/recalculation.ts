// What the naive office owes and is owed: for each month of a right that was borne, what it comes to now, against that.
// What a month comes to is in month.ts; what the commands do with a difference, in recalculation-rules.ts.

import { plainDecide } from '../oracle/plain-decide.ts';
import { EXPENSE, FUND, type Model, own, type Person, RESERVE } from './model.ts';
import { type Award, type Borne, borneOf, dayBefore, monthOf, type Payable, payableOf, replacedBy } from './month.ts';
import { documentFault, grantOf, isCurrent } from './rights.ts';

export interface Difference {
  /** The last of the awards under which the month was borne. */
  readonly award: string;
  readonly month: string;
  readonly paidGross: number;
  readonly dueGross: number;
  readonly paidFund: number;
  readonly dueFund: number;
}

export interface Recalculation {
  readonly participant: string;
  readonly by: string;
  readonly digest: string;
  readonly differences: string;
  approved: boolean;
}

const changeOf = ({ paidGross, dueGross, paidFund, dueFund }: Difference): number =>
  dueGross + dueFund - paidGross - paidFund;

/** What is owed to the payee together, and what the payee has had too much. */
export function totalsOf(differences: readonly Difference[]): { more: number; less: number } {
  const changes = differences.map(changeOf);
  const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);
  return {
    more: sum(changes.filter((one) => one > 0)),
    less: sum(changes.filter((one) => one < 0).map((one) => -one)),
  };
}

export function differencesOf(person: Payable | undefined): Difference[] {
  if (person === undefined) return [];
  const { awards } = person;
  const borne = borneOf(person);
  const found: Difference[] = [];
  const rights = new Map<string, Award[]>();
  for (const award of awards) {
    if (award.rule === 'lump-sum') continue;
    const root = (replacedBy(awards, award).at(-1) ?? award).id;
    rights.set(root, [...(rights.get(root) ?? []), award]);
  }
  for (const right of rights.values()) {
    const under = right.flatMap(({ id }) => [...borne.values()].filter(({ award }) => award === id));
    for (const month of new Set(under.map((one) => one.month))) {
      const difference = differenceOf(person, right, month, borne);
      if (difference !== undefined) found.push(difference);
    }
  }
  const order = ({ award, month }: Difference): string => `${award} ${month}`;
  return found.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

function differenceOf(
  person: Payable,
  right: readonly Award[],
  month: string,
  borne: ReadonlyMap<string, Borne>,
): Difference | undefined {
  const of = ({ id }: Award): Borne | undefined => borne.get(`${id} ${month}`);
  const difference = { award: '', month, paidGross: 0, dueGross: 0, paidFund: 0, dueFund: 0 };
  for (const award of right) {
    const had = of(award);
    if (had !== undefined) difference.award = award.id;
    difference.paidGross += had?.gross ?? 0;
    difference.paidFund += had?.fund ?? 0;
    // What nothing was borne of, by it or by those before it, is paid in its turn yet.
    if (had === undefined && replacedBy(right, award).every((one) => of(one) === undefined)) continue;
    const due = monthOf(person, award, month) ?? { total: 0, fund: 0 };
    difference.dueGross += due.total - due.fund;
    difference.dueFund += due.fund;
  }
  const same = difference.paidGross === difference.dueGross && difference.paidFund === difference.dueFund;
  return same ? undefined : difference;
}

/** Settles differences in their order: what is due becomes payable, what went out too much a debt, which falls first. */
export function settle(
  model: Model,
  person: Payable,
  id: string,
  differences: readonly Difference[],
  seq: number,
): void {
  const { participant } = person;
  const borne = borneOf(person);
  let debt = -model.credit(participant, 'debt');
  for (const difference of differences) {
    const { award, month } = difference;
    const bought = person.awards.some((one) => one.id === award && one.rule === 'hybrid-annuity');
    const key = `pay/${award}/${month}/recalculation/${id}`;
    const { paidGross, dueGross, paidFund, dueFund } = difference;
    model.settle(participant, `${key}/gross`, bought ? RESERVE : EXPENSE, dueGross - paidGross, seq);
    model.settle(participant, `${key}/fund`, FUND, dueFund - paidFund, seq);
    const before = borne.get(`${award} ${month}`) as Borne;
    const left = payableOf(before) + changeOf(difference);
    const owed = left < 0 ? -left : -Math.min(left, Math.max(0, before.overpaid), Math.max(0, debt));
    debt += owed;
    model.settle(participant, `${key}/overpaid`, own(participant, 'debt'), owed, seq);
  }
}

export const payableOfOne = (model: Model, participant: string, known = model.seq): Payable | undefined =>
  model.payable(known).find((one) => one.participant === participant);

/**
 * The decisions on which pensions in force rest and that would come out otherwise now, and the awards as they would then
 * be. Where facts contradict each other nobody can tell: the award stays as it is.
 */
export function anew(model: Model, person: Person, payable: Payable): { decisions: number; differences: Difference[] } {
  const changes = new Map<string, Partial<Award>>();
  for (const award of person.awards) {
    const decision = model.decisions.get(award.decision ?? '');
    if (decision === undefined || award.rule !== 'pension' || !isCurrent(person.awards, award)) continue;
    const { question, on, application, readings } = decision;
    const document = model.document(person, on, application);
    if (documentFault(document)) {
      changes.set(award.id, {});
      continue;
    }
    const again = plainDecide(question, document, readings, on);
    const text = (result: unknown): string => JSON.stringify(Object.entries(result ?? {}).sort());
    if (again.outcome === decision.outcome && text(again.result) === text(decision.result)) continue;
    if (again.outcome !== 'granted') changes.set(award.id, { endsOn: dayBefore(award.startsOn) });
    else {
      const result = again.result as Readonly<Record<string, unknown>>;
      const [first] = grantOf(model, { ...decision, result, facts: JSON.stringify(document) }, on).awards;
      changes.set(award.id, { cents: first!.cents, fund: first!.fund, wage: first!.wage });
    }
  }
  const awards = payable.awards.map((award) => ({ ...award, ...changes.get(award.id) }));
  return { decisions: changes.size, differences: differencesOf({ ...payable, awards }) };
}
