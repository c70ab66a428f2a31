// A member's particulars: id, name, language, numbers. All are made up, and no number is one that was ever issued.
// The record of service is in career.ts.

import { type Day, formatDay } from '../base/index.ts';
import { type Draw, hashOf } from './draw.ts';
import { nameFor } from './names.ts';
import type { Language, SampleBank, SampleMember } from './types.ts';

/** The lists of members: active judges, pensioners, the people of the cases. */
const LISTS = ['J', 'P', 'C'] as const;

export type List = (typeof LISTS)[number];

/** More members of a list than these would not all have a bank account of their own. */
export const MOST_MEMBERS = 250_000;

export interface Particulars {
  readonly birthDate: Day;
  readonly enrolledOn: Day;
  /** Whether the System pays this member, and so knows a bank. */
  readonly paid: boolean;
}

/** The id of the nth member of a list, from 1: "J-0001". */
export function memberId(list: List, number: number): string {
  return `${list}-${`${number}`.padStart(4, '0')}`;
}

/** The nth member of a list, from 1; the draws are the member's own. */
export function memberOf(seed: number, list: List, number: number, draw: Draw, about: Particulars): SampleMember {
  const index = number * LISTS.length + LISTS.indexOf(list);
  const sex = draw.oneIn(2) ? 'female' : 'male';
  const name = nameFor(sex, draw);
  return {
    id: memberId(list, number),
    ...name,
    birthDate: formatDay(about.birthDate),
    sex,
    enrolledOn: formatDay(about.enrolledOn),
    language: languageOf(draw),
    ssn: ssnOf(seed, index),
    ...(about.paid ? { bank: bankOf(seed, index, draw) } : {}),
  };
}

/** Spanish, but for one in twelve. */
export function languageOf(draw: Draw): Language {
  return draw.oneIn(12) ? 'en' : 'es';
}

const AREAS = 100;
const GROUPS = 49;
const SERIALS = 9999;

/** A prime that divides no count of numbers: to step by it visits every number once. */
const STEP = 7_368_787;

/**
 * Another number for every index. Areas from 900 are never issued for Social Security; of these the tax authority gives
 * out those with groups from 50 for taxpayers without one, so that the groups here stay below.
 */
function ssnOf(seed: number, index: number): string {
  const n = (index * STEP + hashOf(`${seed}/ssn`)) % (AREAS * GROUPS * SERIALS);
  const area = 900 + (n % AREAS);
  const group = 1 + (Math.floor(n / AREAS) % GROUPS);
  const serial = 1 + Math.floor(n / (AREAS * GROUPS));
  return `${area}-${`${group}`.padStart(2, '0')}-${`${serial}`.padStart(4, '0')}`;
}

/** No bank has a routing number that begins with 50 to 56: no such prefix is assigned. */
const ROUTING_NUMBERS: readonly string[] = ['501000017', '521000013', '541000019', '561000015'];

const SIX_DIGITS = 900_000;

/** An account of 6 to 12 digits, of which the last six are another for every index. */
function bankOf(seed: number, index: number, draw: Draw): SampleBank {
  const last = 100_000 + ((index * STEP + hashOf(`${seed}/account`)) % SIX_DIGITS);
  const before = draw.from(['', '7', '40', '318', '2005', '61020', '100482']);
  return {
    routing: draw.from(ROUTING_NUMBERS),
    account: `${before}${last}`,
    type: draw.oneIn(5) ? 'savings' : 'checking',
  };
}
