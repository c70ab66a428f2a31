// The job as a good engineer writes it by hand, for the default readings and the figures of today: integer cents in
// typed columns, one loop. It is the limit that generated code is compared with, and shares nothing with the law room.

import { ABSENT, type Members } from './members.ts';

/** Percent is in twelve-hundredths, so that a month of service is one; money in whole cents, NaN where nothing is granted. */
export interface JudgeMonths {
  readonly outcome: Uint8Array;
  readonly percent: Int32Array;
  readonly annual: Float64Array;
  readonly monthly: Float64Array;
  readonly payable: Float64Array;
}

const GRANTED = 0;
const DENIED = 1;
const OPEN = 2;
const CONFLICT = 4;

const YEAR = 512;
const HYBRID_FROM = 2014 * YEAR + 7 * 32 + 1;
const FLOOR_UNTIL = 1960 * YEAR + 12 * 32 + 31;
const MINIMUM_MONTHS = 120;
const AGE_LIMIT = 60;
const BASE_PERCENT = 360;
const HIGHEST_PERCENT = 600;
const WHOLE = 1200;

/** Empty columns for so many members. */
export function judgeMonths(count: number): JudgeMonths {
  return {
    outcome: new Uint8Array(count),
    percent: new Int32Array(count),
    annual: new Float64Array(count),
    monthly: new Float64Array(count),
    payable: new Float64Array(count),
  };
}

export function decideByHand(members: Members, results: JudgeMonths): void {
  const { count, enrolledOn, judgeMonths, otherMonths, on, permanentOn, onsetOn, birthDate, filedOn, onForm } = members;
  const { inOffice, totalAndPermanent, physiciansSuffice, physicianContradicts, physiciansFindPermanent } = members;
  const { salarySum, salaryCount, supersededAnnual, wage, income } = members;
  const { outcome, percent, annual, monthly, payable } = results;
  for (let i = 0; i < count; i++) {
    const months = (judgeMonths[i] as number) + (otherMonths[i] as number);
    const birth = birthDate[i] as number;
    const filed = filedOn[i] as number;
    const asked = on[i] as number;
    const average = salarySum[i] as number;
    const earned = income[i] as number;
    const pay = wage[i] as number;
    let code: number;
    if (
      enrolledOn[i] === ABSENT ||
      judgeMonths[i] === ABSENT ||
      otherMonths[i] === ABSENT ||
      onsetOn[i] === ABSENT ||
      birth === ABSENT ||
      filed === ABSENT ||
      onForm[i] === ABSENT ||
      inOffice[i] === ABSENT ||
      totalAndPermanent[i] === ABSENT ||
      physiciansSuffice[i] === ABSENT ||
      physicianContradicts[i] === ABSENT ||
      physiciansFindPermanent[i] === ABSENT ||
      average < 0 ||
      pay < 0 ||
      earned < 0
    ) {
      code = outcomeOfSome(members, i);
    } else {
      const permanent = permanentOn[i] === ABSENT ? (onsetOn[i] as number) : (permanentOn[i] as number);
      // One born on 29 February is of age on 1 March of a common year, and no day lies between the two.
      const holds =
        (enrolledOn[i] as number) < HYBRID_FROM &&
        months >= MINIMUM_MONTHS &&
        permanent < birth + AGE_LIMIT * YEAR &&
        inOffice[i] === 1 &&
        totalAndPermanent[i] === 1 &&
        onForm[i] === 1 &&
        filed <= asked &&
        physiciansSuffice[i] === 1 &&
        physiciansFindPermanent[i] === 1;
      code = holds ? (physicianContradicts[i] === 1 ? CONFLICT : GRANTED) : DENIED;
    }
    outcome[i] = code;
    if (code !== GRANTED) {
      percent[i] = ABSENT;
      annual[i] = Number.NaN;
      monthly[i] = Number.NaN;
      payable[i] = Number.NaN;
      continue;
    }
    const share = Math.min(BASE_PERCENT + months - MINIMUM_MONTHS, HIGHEST_PERCENT);
    let yearly = average * share;
    let over = (salaryCount[i] as number) * WHOLE;
    if (asked <= FLOOR_UNTIL && (supersededAnnual[i] as number) * over > yearly) {
      yearly = supersededAnnual[i] as number;
      over = 1;
    }
    const month = Math.floor((yearly + 6 * over) / (12 * over));
    const wageMonth = Math.floor((pay + 6) / 12);
    const excess = Math.max(month + earned - wageMonth, 0);
    percent[i] = share;
    annual[i] = Math.floor((2 * yearly + over) / (2 * over));
    monthly[i] = month;
    payable[i] = month - Math.min(excess, month);
  }
}

/** The outcome where some fact is missing: a condition that is known to fail settles it, and else it is open. */
function outcomeOfSome(members: Members, i: number): number {
  const enrolled = members.enrolledOn[i] as number;
  if (enrolled === ABSENT) return OPEN;
  const [judge, other] = [members.judgeMonths[i] as number, members.otherMonths[i] as number];
  const [birth, filed] = [members.birthDate[i] as number, members.filedOn[i] as number];
  const permanent =
    members.permanentOn[i] === ABSENT ? (members.onsetOn[i] as number) : (members.permanentOn[i] as number);
  const fails =
    enrolled >= HYBRID_FROM ||
    (judge !== ABSENT && other !== ABSENT && judge + other < MINIMUM_MONTHS) ||
    (birth !== ABSENT && permanent !== ABSENT && permanent >= birth + AGE_LIMIT * YEAR) ||
    members.inOffice[i] === 0 ||
    members.totalAndPermanent[i] === 0 ||
    members.onForm[i] === 0 ||
    (filed !== ABSENT && filed > (members.on[i] as number)) ||
    members.physiciansSuffice[i] === 0 ||
    members.physiciansFindPermanent[i] === 0;
  return fails ? DENIED : OPEN;
}
