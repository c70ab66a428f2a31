// The pensioners whose pension was decided before there was the product, with the award that is converted for each.
// Those whom the product itself makes pensioners are in the files of cases.

import {
  addDays,
  type Cents,
  type Day,
  firstDayOf,
  formatDay,
  formatMoney,
  monthOf,
  multiplyDivide,
  yearOf,
} from '../base/index.ts';
import { moved, type Stint } from './career.ts';
import { dayAt, laterOf, yearsAfter } from './days.ts';
import { Draw } from './draw.ts';
import { memberId, memberOf } from './member.ts';
import type { Enrolled } from './roll.ts';
import { type Post, salaryOfPost } from './salary-laws.ts';
import type { SampleConvertedAward } from './types.ts';

/** A pension as it was granted: to whom, for which career, and what a month of it is. */
interface Grant {
  readonly kind: 'service-pension' | 'surviving-spouse-pension' | 'deferred-pension';
  readonly birthDate: Day;
  readonly enrolledOn: Day;
  /** None of a surviving spouse. */
  readonly stints: readonly Stint[];
  readonly startsOn: Day;
  readonly monthly: Cents;
  readonly wage?: Cents;
}

export interface Pensioner extends Enrolled {
  readonly award: SampleConvertedAward;
}

/** Of 455 pensioners nine were justices. */
const JUSTICES = { of: 455, number: 9 };

const AUTHORITY = 'Administrator of the Retirement Systems';

const APPEALS_COURT_SINCE = dayAt('1994-07-28');

/** The pensioners with a converted award, former justices first. */
export function convertedPensioners(seed: number, count: number): readonly Pensioner[] {
  const justices = Math.floor((count * JUSTICES.number + Math.floor(JUSTICES.of / 2)) / JUSTICES.of);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const draw = new Draw(seed, memberId('P', number));
    const grant = index < justices ? justiceGrant(index, draw) : grantFor(number, draw);
    const { birthDate, enrolledOn, stints } = grant;
    const member = memberOf(seed, 'P', number, draw, { birthDate, enrolledOn, paid: true });
    return { member, enrolledOn, stints, hasAccount: false, award: awardOf(member.id, number, grant, draw) };
  });
}

function awardOf(participant: string, number: number, grant: Grant, draw: Draw): SampleConvertedAward {
  const decidedOn = addDays(grant.startsOn, -draw.between(3, 40));
  return {
    participant,
    id: `${participant}-A1`,
    kind: grant.kind,
    rule: 'pension',
    monthly: formatMoney(grant.monthly),
    startsOn: formatDay(grant.startsOn),
    authority: AUTHORITY,
    document: `JR-${yearOf(decidedOn)}-${`${number}`.padStart(4, '0')}`,
    decidedOn: formatDay(decidedOn),
    ...(grant.wage === undefined ? {} : { wageAtRetirement: formatMoney(grant.wage) }),
  };
}

/** Every kind in turn: one in 26 a surviving spouse, one in 38 a deferred pension, the others a pension for service. */
function grantFor(number: number, draw: Draw): Grant {
  const startsOn = startFor(draw);
  if (number % 26 === 0) return spouseGrant(startsOn, draw);
  return number % 38 === 1 ? deferredGrant(startsOn, draw) : serviceGrant(startsOn, draw);
}

/** A tenth began before the salaries of 2004, a fifth after those of 2024; most on the first of a month. */
function startFor(draw: Draw): Day {
  const percent = draw.below(100);
  const [from, to] =
    percent < 10
      ? ['1990-01-01', '2003-12-31']
      : percent < 80
        ? ['2004-02-01', '2024-07-15']
        : ['2024-08-01', '2026-10-01'];
  const day = draw.dayBetween(dayAt(from), dayAt(to));
  return draw.oneIn(5) ? day : firstDayOf(monthOf(day));
}

/** An age from 60 to 69 at the start; nobody is much above 96 in 2026. */
const ageAt = (startsOn: Day, draw: Draw): number => draw.between(60, Math.min(69, yearOf(startsOn) - 1930));

const bornBefore = (startsOn: Day, age: number, draw: Draw): Day =>
  addDays(yearsAfter(startsOn, -age), -draw.below(360));

/**
 * Among pensioners the courts are mixed as among the judges who retired from 2019 to 2022, with more municipal ones;
 * nobody retired from the Court of Appeals in its first years.
 */
function postFor(startsOn: Day, draw: Draw): Post {
  const percent = draw.below(100);
  if (percent < 72) return 'superior';
  if (percent >= 87) return 'municipal';
  return startsOn < yearsAfter(APPEALS_COURT_SINCE, 2) ? 'superior' : 'appeals';
}

/** Ten years or more, all begun before the Hybrid Program, for a pension of 63 to 75 percent of the last salary. */
function serviceGrant(startsOn: Day, draw: Draw): Grant {
  const age = ageAt(startsOn, draw);
  const years = draw.between(Math.max(11, yearOf(startsOn) - 2012), Math.min(34, age - 27));
  const enrolledOn = addDays(yearsAfter(startsOn, -years), -draw.below(330));
  const post = postFor(startsOn, draw);
  const wage = salaryOfPost(post, addDays(startsOn, -1));
  return {
    kind: 'service-pension',
    birthDate: bornBefore(startsOn, age, draw),
    enrolledOn,
    stints: retired(post, enrolledOn, startsOn, draw),
    startsOn,
    monthly: multiplyDivide(wage, draw.between(6300, 7500), 12 * 10_000, 'half-up'),
    wage,
  };
}

/** The last day served is the one before the pension. A judge of appeals was a superior judge before. */
function retired(post: Post, enrolledOn: Day, startsOn: Day, draw: Draw): readonly Stint[] {
  const last: Stint = { from: enrolledOn, to: addDays(startsOn, -1), post, endedBy: 'retirement' };
  if (post !== 'appeals') return [last];
  const since = laterOf(APPEALS_COURT_SINCE, yearsAfter(startsOn, -draw.between(2, 8)));
  return moved(enrolledOn, 'superior', since, last);
}

/** From ten to eighteen years, left years before, at 60 for two fifths to somewhat over half of the salary then. */
function deferredGrant(startsOn: Day, draw: Draw): Grant {
  const to = addDays(yearsAfter(startsOn, -draw.between(3, 11)), -draw.below(300));
  const enrolledOn = addDays(yearsAfter(to, -draw.between(11, 17)), -draw.below(300));
  const post = draw.oneIn(3) ? 'municipal' : 'superior';
  const wage = salaryOfPost(post, to);
  return {
    kind: 'deferred-pension',
    birthDate: yearsAfter(startsOn, -60),
    enrolledOn,
    stints: [{ from: enrolledOn, to, post, endedBy: 'resignation' }],
    startsOn,
    monthly: multiplyDivide(wage, draw.between(4000, 5500), 12 * 10_000, 'half-up'),
    wage,
  };
}

/** Three fifths of the pension of a judge who died; the enrolment is that judge's, the rest the spouse's. */
function spouseGrant(startsOn: Day, draw: Draw): Grant {
  const pension = serviceGrant(startsOn, draw).monthly;
  const age = draw.between(55, Math.min(75, yearOf(startsOn) - 1930));
  return {
    kind: 'surviving-spouse-pension',
    birthDate: bornBefore(startsOn, age, draw),
    enrolledOn: addDays(yearsAfter(startsOn, -draw.between(20, 30)), -draw.below(330)),
    stints: [],
    startsOn,
    monthly: multiplyDivide(pension, 60, 100, 'half-up'),
  };
}

/** 1.03 three or four times over, as parts of a whole, and when a pension began that was raised so often until 2022. */
const THREE_RAISES = { parts: 1_092_727, of: 1_000_000, from: dayAt('2010-01-01'), to: dayAt('2012-12-31') };
const FOUR_RAISES = { parts: 112_550_881, of: 100_000_000, from: dayAt('2006-01-01'), to: dayAt('2009-12-31') };

/** The whole salary of a justice, raised by 3 percent every three years: four times, or three where it began later. */
function justiceGrant(index: number, draw: Draw): Grant {
  const post: Post = index === 0 ? 'chief-justice' : 'supreme';
  const raised = index === 0 || index % 3 === 1 ? THREE_RAISES : FOUR_RAISES;
  const startsOn = draw.dayBetween(raised.from, raised.to);
  const enrolledOn = addDays(yearsAfter(startsOn, -draw.between(11, 17)), -draw.below(330));
  const wage = salaryOfPost(post, addDays(startsOn, -1));
  return {
    kind: 'service-pension',
    birthDate: bornBefore(startsOn, draw.between(62, 69), draw),
    enrolledOn,
    stints: [{ from: enrolledOn, to: addDays(startsOn, -1), post, endedBy: 'retirement' }],
    startsOn,
    monthly: multiplyDivide(wage, raised.parts, raised.of * 12, 'half-up'),
    wage,
  };
}
