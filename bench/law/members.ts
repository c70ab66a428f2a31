// Made-up members for the comparison, the same on every machine: each fact that the job needs as a column.
// What is decided of them is in judge-month.ts, by-hand.ts and exactly.ts.

import { type Day, dayOf } from '../../src/base/index.ts';
import type { Columns } from '../../src/law/index.ts';

/** What stands for a fact that is not there. */
export const ABSENT = -1;

/** Days are packed, money is whole cents, truths are 1 or 0; -1 is absent. */
export interface Members {
  readonly count: number;
  readonly enrolledOn: Int32Array;
  readonly judgeMonths: Int32Array;
  readonly otherMonths: Int32Array;
  readonly on: Int32Array;
  /** Where it is absent, the day of onset stands for it. */
  readonly permanentOn: Int32Array;
  readonly onsetOn: Int32Array;
  readonly birthDate: Int32Array;
  readonly filedOn: Int32Array;
  readonly onForm: Int8Array;
  readonly inOffice: Int8Array;
  readonly totalAndPermanent: Int8Array;
  readonly physiciansSuffice: Int8Array;
  readonly physicianContradicts: Int8Array;
  readonly physiciansFindPermanent: Int8Array;
  /** The average compensation: a sum of annual salaries and how many there are. */
  readonly salarySum: Float64Array;
  readonly salaryCount: Float64Array;
  /** Absent of most. */
  readonly supersededAnnual: Float64Array;
  readonly wage: Float64Array;
  readonly income: Float64Array;
}

/** One fact in a hundred members is missing: of one in a hundred, any of these. */
const MAY_LACK = [
  'enrolledOn',
  'judgeMonths',
  'birthDate',
  'filedOn',
  'totalAndPermanent',
  'salarySum',
  'income',
] as const;

/** So many members; `whole` leaves none without a fact. */
export function makeMembers(count: number, { whole = false } = {}): Members {
  const members: Members = {
    count,
    enrolledOn: new Int32Array(count),
    judgeMonths: new Int32Array(count),
    otherMonths: new Int32Array(count),
    on: new Int32Array(count),
    permanentOn: new Int32Array(count),
    onsetOn: new Int32Array(count),
    birthDate: new Int32Array(count),
    filedOn: new Int32Array(count),
    onForm: new Int8Array(count),
    inOffice: new Int8Array(count),
    totalAndPermanent: new Int8Array(count),
    physiciansSuffice: new Int8Array(count),
    physicianContradicts: new Int8Array(count),
    physiciansFindPermanent: new Int8Array(count),
    salarySum: new Float64Array(count),
    salaryCount: new Float64Array(count),
    supersededAnnual: new Float64Array(count),
    wage: new Float64Array(count),
    income: new Float64Array(count),
  };
  const draw = drawing(238);
  for (let i = 0; i < count; i++) {
    makeMember(members, i, draw);
    const lacks = MAY_LACK[Math.floor(draw() * MAY_LACK.length)] as (typeof MAY_LACK)[number];
    if (draw() < 0.01 && !whole) members[lacks][i] = ABSENT;
  }
  return members;
}

function makeMember(members: Members, i: number, draw: () => number): void {
  const between = (low: number, high: number): number => low + Math.floor(draw() * (high - low + 1));
  const day = (low: number, high: number): Day => dayOf(between(low, high), between(1, 12), between(1, 28));
  const truth = (chance: number): number => (draw() < chance ? 1 : 0);
  const early = draw() < 0.05;
  const onset = early ? day(1956, 1960) : day(1990, 2026);
  const years = between(0, 35);
  members.onsetOn[i] = onset;
  members.permanentOn[i] = draw() < 0.7 ? onset + between(0, 1) * 512 : ABSENT;
  members.on[i] = onset + 1024 + between(0, 2) * 512;
  members.filedOn[i] = onset + between(0, 3) * 512;
  members.enrolledOn[i] = onset - years * 512;
  members.birthDate[i] = onset - between(35, 63) * 512 + between(-20, 20);
  members.birthDate[i] = realDay(members.birthDate[i] as number);
  members.judgeMonths[i] = years * 12 + between(0, 11);
  members.otherMonths[i] = draw() < 0.4 ? between(0, 120) : 0;
  members.onForm[i] = truth(0.97);
  members.inOffice[i] = truth(0.95);
  members.totalAndPermanent[i] = truth(0.95);
  members.physiciansSuffice[i] = truth(0.95);
  members.physicianContradicts[i] = truth(0.02);
  members.physiciansFindPermanent[i] = truth(0.97);
  const salary = early ? between(500_000, 1_500_000) : between(4_000_000, 13_000_000);
  members.salarySum[i] = salary * 36 + between(0, 3_600_000);
  members.salaryCount[i] = 36;
  members.supersededAnnual[i] = early && draw() < 0.5 ? between(100_000, 900_000) : ABSENT;
  members.wage[i] = salary + between(0, 200_000);
  members.income[i] = draw() < 0.5 ? 0 : between(0, 900_000);
}

/** A packed number as a day that exists; one in forty births is put on 29 February. */
function realDay(packed: number): number {
  const year = Math.floor(packed / 512);
  if (year % 4 === 0 && packed % 40 === 0) return dayOf(year, 2, 29);
  return dayOf(year, ((packed >> 5) % 12) + 1, (packed % 28) + 1);
}

/** Draws between 0 and 1 from a seed (mulberry32). */
export function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The members as the columns of the kernel: facts by their pointers, findings by what found them. */
export function columnsFor(members: Members): Columns {
  const average = { value: members.salarySum, over: members.salaryCount };
  const found = (column: Int8Array | Int32Array | Float64Array): Uint8Array =>
    Uint8Array.from(column, (value) => (value === ABSENT ? 1 : 0));
  const averages: [string, Columns[string]][] = [
    'foundAverageOfLastMonths',
    'foundSalaryOn',
    'foundHighestSalary',
    'foundAverageOfLastMonths2',
    'foundAverageOfCalendarMonths',
  ].flatMap((name) => [
    [name, average.value],
    [`${name}Denominator`, average.over],
    [`${name}Status`, found(average.value)],
  ]);
  const findings: [string, Int8Array | Int32Array][] = [
    ['judgeMonthsFound', members.judgeMonths],
    ['otherMonthsFound', members.otherMonths],
    ['inOfficeWhenPermanentFound', members.inOffice],
    ['physiciansSufficeFound', members.physiciansSuffice],
    ['foundFindCapable', members.physicianContradicts],
    ['physiciansFindPermanentFound', members.physiciansFindPermanent],
  ];
  return {
    participantEnrolledOn: members.enrolledOn,
    on: members.on,
    disabilityTotalAndPermanentOn: members.permanentOn,
    disabilityOnsetOn: members.onsetOn,
    participantBirthDate: members.birthDate,
    disabilityApplicationFiledOn: members.filedOn,
    disabilityTotalAndPermanent: members.totalAndPermanent,
    disabilityApplicationOnForm: members.onForm,
    participantSupersededAnnual: members.supersededAnnual,
    pensionWageAtRetirement: members.wage,
    monthIncome: members.income,
    ...Object.fromEntries(
      findings.flatMap(([name, column]) => [
        [name, column],
        [`${name}Status`, found(column)],
      ]),
    ),
    ...Object.fromEntries(averages),
  };
}
