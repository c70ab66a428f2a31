// The job in integers of any size, one member at a time, as plainly as it can be said: what all others are compared with.
// It shares no code with the law, with what is written by hand or with the peers.

import { ABSENT, type Members } from './members.ts';

/** Percent in twelve-hundredths, money in cents; undefined where nothing is granted. */
export interface JudgeMonth {
  readonly outcome: 'granted' | 'denied' | 'open' | 'conflict';
  readonly percent?: bigint;
  readonly annual?: bigint;
  readonly monthly?: bigint;
  readonly payable?: bigint;
}

type Truth = boolean | undefined;

/** A tie goes up; nothing here is below zero. */
const rounded = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The day of the birthday, one born on 29 February having it on 1 March of a common year. */
function birthdayOf(birth: number, years: number): number {
  const [year, month, day] = [Math.floor(birth / 512) + years, Math.floor(birth / 32) % 16, birth % 32];
  return month === 2 && day === 29 && !isLeap(year) ? year * 512 + 3 * 32 + 1 : year * 512 + month * 32 + day;
}

export function decideExactly(members: Members, i: number): JudgeMonth {
  const known = (column: Int32Array | Int8Array | Float64Array): number | undefined => {
    const value = column[i] as number;
    return value === ABSENT ? undefined : value;
  };
  const holds = (column: Int8Array): Truth => {
    const value = known(column);
    return value === undefined ? undefined : value === 1;
  };
  const enrolledOn = known(members.enrolledOn);
  if (enrolledOn === undefined) return { outcome: 'open' };
  const [judge, other] = [known(members.judgeMonths), known(members.otherMonths)];
  const months = judge === undefined || other === undefined ? undefined : judge + other;
  const on = known(members.on) as number;
  const [birth, filedOn] = [known(members.birthDate), known(members.filedOn)];
  const permanent = known(members.permanentOn) ?? known(members.onsetOn);
  const conditions: Truth[] = [
    enrolledOn < 2014 * 512 + 7 * 32 + 1,
    months === undefined ? undefined : months >= 120,
    birth === undefined || permanent === undefined ? undefined : permanent < birthdayOf(birth, 60),
    holds(members.inOffice),
    holds(members.totalAndPermanent),
    holds(members.onForm),
    filedOn === undefined ? undefined : filedOn <= on,
    holds(members.physiciansSuffice),
    holds(members.physiciansFindPermanent),
  ];
  if (conditions.includes(false)) return { outcome: 'denied' };
  const [sum, wage, income] = [known(members.salarySum), known(members.wage), known(members.income)];
  const contradicted = holds(members.physicianContradicts);
  if ([...conditions, sum, wage, income, contradicted].includes(undefined)) return { outcome: 'open' };
  if (contradicted) return { outcome: 'conflict' };
  return { outcome: 'granted', ...amounts(members, i, BigInt(months as number), on) };
}

function amounts(members: Members, i: number, months: bigint, on: number): Omit<JudgeMonth, 'outcome'> {
  const byYears = 360n + months - 120n;
  const percent = byYears > 600n ? 600n : byYears;
  let [n, d] = [BigInt(members.salarySum[i] as number) * percent, BigInt(members.salaryCount[i] as number) * 1200n];
  const superseded = BigInt(members.supersededAnnual[i] as number);
  if (on <= 1960 * 512 + 12 * 32 + 31 && superseded * d > n) [n, d] = [superseded, 1n];
  const monthly = rounded(n, 12n * d);
  const wageMonthly = rounded(BigInt(members.wage[i] as number), 12n);
  const excess = monthly + BigInt(members.income[i] as number) - wageMonthly;
  const cut = excess < 0n ? 0n : excess > monthly ? monthly : excess;
  return { percent, annual: rounded(n, d), monthly, payable: monthly - cut };
}
