// What a fact that is not known can be: what its shape allows, within what the facts that are known leave it.
// The rules between facts are in consistency.ts, which refuses what is outside of this.

import type { Day } from '../../base/index.ts';
import { between, type Reach } from '../../rules/index.ts';
import { OPERATIVE_DATE } from '../parameters.ts';
import { type Facts, factsShape } from './facts.ts';
import type { Shape } from './shape.ts';

const SHAPES: ReadonlyMap<string, Reach> = new Map(reachesOf(factsShape, ''));

function reachesOf(shape: Shape<unknown>, at: string): readonly (readonly [string, Reach])[] {
  if (shape.reach !== undefined) return [[at, shape.reach]];
  return Object.entries(shape.parts ?? {}).flatMap(([key, part]) => reachesOf(part, `${at}/${key}`));
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
  const reach = SHAPES.get(pointer);
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
