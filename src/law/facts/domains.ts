// What a fact that is not known can be: what its shape allows, within what the facts that are known leave it.
// The rules between facts are in consistency.ts, which refuses what is outside of this.

import { type Day, dayOf, monthOf, ratio } from '../../base/index.ts';
import { ANYTHING, between, EITHER, ENDLESS, oneOfThese, type Reach } from '../../rules/index.ts';
import { OPERATIVE_DATE } from '../parameters.ts';
import { type Facts, factsShape } from './facts.ts';
import type { FactForm } from './shape.ts';

const NOT_NEGATIVE = between(ratio(0), ENDLESS);

/** What each form of a fact can hold, as the law's graph takes it. */
const FORMS = {
  day: between(dayOf(1, 1, 1), dayOf(9999, 12, 31)),
  month: between(monthOf(dayOf(1, 1, 1)), monthOf(dayOf(9999, 12, 31))),
  money: NOT_NEGATIVE,
  percent: NOT_NEGATIVE,
  factor: NOT_NEGATIVE,
  years: NOT_NEGATIVE,
  share: between(ratio(0), ratio(1)),
  text: ANYTHING,
  truth: EITHER,
  count: between(0, Number.POSITIVE_INFINITY),
} as const;

const REACHES: ReadonlyMap<string, Reach> = new Map(reachesOf(factsShape.form, ''));

/** What the facts can be by their pointers; what stands in a list has no pointer that is known beforehand. */
function reachesOf(form: FactForm, at: string): readonly (readonly [string, Reach])[] {
  if (form.as === 'list') return [];
  if (form.as === 'object') return Object.entries(form.keys).flatMap(([key, part]) => reachesOf(part, `${at}/${key}`));
  return [[at, form.as === 'code' ? oneOfThese(form.codes) : FORMS[form.as]]];
}

/** How a judge's service can end. */
export const WAYS_TO_END: readonly string[] = codesAt(factsShape.form, ['service', 'endedBy']);

function codesAt(form: FactForm, keys: readonly string[]): readonly string[] {
  if (form.as === 'list') return codesAt(form.of, keys);
  if (form.as === 'code') return form.codes;
  const [key = '', ...rest] = keys;
  const part = form.as === 'object' ? form.keys[key] : undefined;
  return part === undefined ? [] : codesAt(part, rest);
}

type Limit = (facts: Facts) => Day | undefined;

/** The days that a day cannot lie before, and those that it cannot lie after, where they are known. */
interface Limits {
  readonly notBefore: readonly Limit[];
  readonly notAfter: readonly Limit[];
  /** Where the question takes the facts as they stood on a day, one after it is none. */
  readonly dated?: true;
}

const enrolledOn: Limit = (facts) => facts.participant?.enrolledOn;
const birthDate: Limit = (facts) => facts.participant?.birthDate;
const diedOn: Limit = (facts) => facts.participant?.diedOn;
const retiredOn: Limit = (facts) => facts.retirement?.retiredOn;
const onsetOn: Limit = (facts) => facts.disability?.onsetOn;
const totalAndPermanentOn: Limit = (facts) => facts.disability?.totalAndPermanentOn;

const LIMITS: Readonly<Record<string, Limits>> = {
  '/participant/birthDate': { notBefore: [], notAfter: [enrolledOn, diedOn] },
  '/participant/enrolledOn': { notBefore: [() => OPERATIVE_DATE, birthDate], notAfter: [] },
  '/participant/diedOn': { notBefore: [birthDate, retiredOn], notAfter: [] },
  '/retirement/retiredOn': { notBefore: [], notAfter: [diedOn] },
  '/disability/onsetOn': { notBefore: [], notAfter: [totalAndPermanentOn], dated: true },
  '/disability/totalAndPermanentOn': { notBefore: [onsetOn], notAfter: [], dated: true },
  '/disability/application/filedOn': { notBefore: [], notAfter: [], dated: true },
  '/interest/from': { notBefore: [], notAfter: [(facts) => facts.interest?.to] },
  '/interest/to': { notBefore: [(facts) => facts.interest?.from], notAfter: [] },
};

/**
 * What the fact at a pointer can be beside the facts that are known; undefined of what is no single fact. `asOf` is the
 * day as of which the question takes the facts, if it does.
 */
export function reachOfFact(facts: Facts, pointer: string, asOf: Day | undefined): Reach | undefined {
  const reach = REACHES.get(pointer);
  const limits = Object.hasOwn(LIMITS, pointer) ? LIMITS[pointer] : undefined;
  if (reach === undefined || limits === undefined) return reach;
  const known = (of: readonly Limit[]): readonly Day[] =>
    of.map((day) => day(facts)).filter((day) => day !== undefined);
  const last = limits.dated === undefined || asOf === undefined ? [] : [asOf];
  return between(
    Math.max(reach.low as Day, ...known(limits.notBefore)),
    Math.min(reach.high as Day, ...known(limits.notAfter), ...last),
  );
}
