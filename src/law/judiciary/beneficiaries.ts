// Work on orders, designees and heirs: the order that counts, who survives, and money split to the cent.
// Which order is the last and who takes a lost share are readings named in section-234.ts.

import {
  addRatio,
  type Cents,
  cents,
  type Day,
  divideRatio,
  formatMoney,
  formatRatio,
  multiplyRatio,
  type Ratio,
  ratio,
  roundRatio,
  splitCents,
  subtractRatio,
} from '../../base/index.ts';
import { Found, Unknown } from '../../rules/index.ts';
import type { Facts, Heir, Order } from '../facts/facts.ts';

/** Who takes what part, in the order listed: designees first. */
export interface Beneficiaries {
  readonly basis: 'order' | 'heirs' | 'mixed';
  readonly beneficiaries: readonly { readonly name: string; readonly share: Ratio }[];
}

/** A share of money in cents. */
export interface Portion {
  readonly name: string;
  readonly amount: Cents;
}

interface DatedOrder {
  readonly order: Order;
  readonly deciding: number;
  readonly other: number;
  readonly position: number;
}

function dated(order: Order, position: number, byRecognition: boolean, filed: Day): DatedOrder {
  const recognized = order.recognizedOn as Day;
  return byRecognition
    ? { order, deciding: recognized, other: filed, position }
    : { order, deciding: filed, other: recognized, position };
}

function later(a: DatedOrder, b: DatedOrder): DatedOrder {
  const difference = a.deciding - b.deciding || a.other - b.other || a.position - b.position;
  return difference > 0 ? a : b;
}

/** The order that counts; several, and the facts that would tell, where a filing day is not known. Undefined: none. */
export interface LastOrder {
  readonly possible: readonly (Order | undefined)[];
  readonly open: readonly string[];
}

/**
 * The last order recognized and filed by the death. One recognized in time whose filing day is not known may be it,
 * unless another would come after it even if it had been filed on the day of death.
 * Arguments: the day of death, the reading `order-last`.
 */
export function lastOrder(facts: Facts, death: Day, orderLast: string): Found {
  const byRecognition = orderLast === 'latest-recognized';
  const inTime = (day: Day | undefined): boolean => day !== undefined && day <= death;
  const recognized = (facts.orders ?? [])
    .map((order, i) => ({ order, i }))
    .filter(({ order }) => inTime(order.recognizedOn));
  const counting = recognized.filter(({ order }) => inTime(order.filedOn));
  const candidates = counting.map(({ order, i }) => dated(order, i, byRecognition, order.filedOn as Day));
  const last = candidates.length === 0 ? undefined : candidates.reduce(later);
  const unsure = recognized.filter(({ order, i }) => {
    if (order.filedOn !== undefined) return false;
    const atBest = dated(order, i, byRecognition, death);
    return last === undefined || later(last, atBest) === atBest;
  });
  const value: LastOrder = {
    possible: [last?.order, ...unsure.map(({ order }) => order)],
    open: unsure.map(({ order }) => `${order.at}/filedOn`),
  };
  const evidence = value.possible.flatMap((order) =>
    order === undefined ? [] : [`${order.at}/filedOn`, `${order.at}/recognizedOn`],
  );
  return new Found(value, evidence, value.possible.map((order) => order?.at ?? '-').join(' '));
}

interface Part {
  readonly at: string;
  readonly name: string | undefined;
  readonly share: Ratio;
}

/** The parts of a list of people: their shares, or equal parts. */
function partsOf(people: readonly Heir[]): readonly Part[] {
  return people.map(({ at, name, share }) => ({ at, name, share: share ?? ratio(1, people.length) }));
}

/**
 * The beneficiaries at the death. Arguments: the order that counts, the day of death, the reading `predeceased-share`.
 * Open where heirs take a part and are not known, where a name is missing, or where the order that counts is not
 * certain and the possible ones name others.
 */
export function beneficiariesAtDeath(
  facts: Facts,
  { possible, open }: LastOrder,
  death: Day,
  predeceased: string,
): Found | Unknown {
  const answers = possible.map((order) => beneficiariesUnder(order, facts, death, predeceased));
  const [first] = answers;
  const known = answers.filter((answer) => answer instanceof Found);
  const agreed = known.length === answers.length && known.every((answer) => answer.shown === known[0]?.shown);
  return agreed && first !== undefined ? first : new Unknown([...new Set([...open, ...missingInAll(answers)])]);
}

/** The facts that every one of the answers lacks. */
function missingInAll(answers: readonly (Found | Unknown)[]): readonly string[] {
  const lists = answers.map((answer) => (answer instanceof Unknown ? answer.missing : []));
  return (lists[0] ?? []).filter((pointer) => lists.every((list) => list.includes(pointer)));
}

/** Where no order can count, the heirs must be known whatever the day of death. */
export function heirsWithoutOrder(facts: Facts): Unknown | undefined {
  if ((facts.orders ?? []).some(({ recognizedOn }) => recognizedOn !== undefined)) return undefined;
  const heirs = facts.heirs === undefined ? new Unknown(['/heirs']) : named([], partsOf(facts.heirs));
  return heirs instanceof Unknown ? heirs : undefined;
}

function beneficiariesUnder(order: Order | undefined, facts: Facts, death: Day, predeceased: string): Found | Unknown {
  if (order !== undefined && order.designees === undefined) return new Unknown([`${order.at}/designees`]);
  const designees = order?.designees ?? [];
  const survives = (diedOn: Day | undefined): boolean => diedOn === undefined || diedOn > death;
  const all = partsOf(designees);
  const living = all.filter((_, i) => survives(designees[i]?.diedOn));
  const taken = living.reduce((sum, { share }) => addRatio(sum, share), ratio(0));
  if (predeceased === 'survivors-take' && living.length > 0) {
    return named(
      living.map((part) => ({ ...part, share: divideRatio(part.share, taken) })),
      [],
    );
  }
  const left = subtractRatio(ratio(1), taken);
  if (left.n === 0n) return named(living, []);
  if (facts.heirs === undefined) return new Unknown(['/heirs']);
  return named(
    living,
    partsOf(facts.heirs).map((part) => ({ ...part, share: multiplyRatio(part.share, left) })),
  );
}

function named(designees: readonly Part[], heirs: readonly Part[]): Found | Unknown {
  const parts = [...designees, ...heirs];
  const nameless = parts.filter(({ name }) => name === undefined);
  if (nameless.length > 0) return new Unknown(nameless.map(({ at }) => `${at}/name`));
  const beneficiaries = parts.map(({ name, share }) => ({ name: name as string, share }));
  const basis = heirs.length === 0 ? 'order' : designees.length === 0 ? 'heirs' : 'mixed';
  const shown = `${basis}: ${beneficiaries.map(({ name, share }) => `${name} ${formatRatio(share)}`).join('; ')}`;
  const value: Beneficiaries = { basis, beneficiaries };
  return new Found(
    value,
    parts.map(({ at }) => at),
    shown,
  );
}

/**
 * An amount split among the beneficiaries to the cent, by largest remainder. Arguments: an amount in whole cents, the
 * beneficiaries.
 */
export function splitAmong(_facts: Facts, amount: Ratio, { beneficiaries }: Beneficiaries): Found {
  const parts = splitCents(
    cents(roundRatio(amount, 'down')),
    beneficiaries.map(({ share }) => share),
  );
  const portions = beneficiaries.map(({ name }, i): Portion => ({ name, amount: parts[i] as Cents }));
  return new Found(portions, [], portions.map(({ name, amount: part }) => `${name} ${formatMoney(part)}`).join('; '));
}
