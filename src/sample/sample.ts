// The synthetic office: judges in office, pensioners, and cases for the product to decide, all made up from a seed.
// Each part is drawn in a file of its own; this one puts them together.

import { activeJudges } from './active-judges.ts';
import { casePeople, isAwarded } from './case-people.ts';
import { MOST_MEMBERS } from './member.ts';
import { convertedPensioners, type Pensioner } from './pensioners.ts';
import { peopleOf } from './people.ts';
import { rollOf } from './roll.ts';
import type { Sample, SampleDeath, SampleMember } from './types.ts';

export interface SampleSize {
  /** The judges in office, at least 1; 386 where absent, as many as there are posts. */
  readonly judges?: number;
  /** All pensioners, those of approved cases among them; 480 where absent. The cases are always all there. */
  readonly pensioners?: number;
  /** A whole number; another one gives other people. 1 where absent. */
  readonly seed?: number;
}

/**
 * The sample of a size: the same for the same arguments, on every machine. Throws a RangeError where an argument is no
 * whole number, or a size is out of range (1 to 250,000 judges, 0 to 250,000 pensioners).
 */
export function sampleOf({ judges = 386, pensioners = 480, seed = 1 }: SampleSize = {}): Sample {
  requireWhole('judges', judges, 1, MOST_MEMBERS);
  requireWhole('pensioners', pensioners, 0, MOST_MEMBERS);
  requireWhole('seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const active = activeJudges(seed, judges);
  const withCases = casePeople(seed);
  const awarded = withCases.filter(isAwarded).length;
  const converted = convertedPensioners(seed, pensioners > awarded ? pensioners - awarded : 0);
  const firstSuperior = active.find(({ stints }) => stints.at(-1)?.post === 'superior')?.member;
  const firstOfCases = withCases[0]?.member;
  return {
    people: peopleOf(seed, firstSuperior as SampleMember, firstOfCases as SampleMember),
    ...rollOf([...active, ...converted, ...withCases]),
    awards: converted.map(({ award }) => award),
    cases: withCases.flatMap(({ cases }) => cases),
    earnings: withCases.flatMap(({ earnings }) => earnings),
    deaths: [...deathsAmong(converted), ...withCases.flatMap(({ deaths }) => deaths)],
  };
}

/** The days in two months running on which the eldest two of the pensioners for service died. */
const DEATHS_OF_PENSIONERS = ['2026-10-14', '2026-11-16'];

function deathsAmong(pensioners: readonly Pensioner[]): readonly SampleDeath[] {
  const eldest = pensioners
    .filter(({ award }) => award.kind === 'service-pension')
    .map(({ member }) => member)
    .sort((a, b) => compare(a.birthDate, b.birthDate) || compare(a.id, b.id))
    .slice(0, DEATHS_OF_PENSIONERS.length);
  return eldest.map(({ id }, index) => ({ participant: id, diedOn: DEATHS_OF_PENSIONERS[index] as string }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function requireWhole(name: string, value: number, least: number, most: number): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name} is a whole number from ${least} to ${most}`);
}
