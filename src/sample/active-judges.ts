// The judges in office: one for each post, with the court, the first enrolment and the career drawn for each.
// What a career leaves in the record is in career.ts.

import { addDays, cents, type Day, daysBetween, splitCents, yearOf } from '../base/index.ts';
import { moved, type Stint } from './career.ts';
import { dayAt, laterOf, yearsAfter } from './days.ts';
import { Draw } from './draw.ts';
import { memberId, memberOf } from './member.ts';
import type { Enrolled } from './roll.ts';
import type { Post } from './salary-laws.ts';

/** The posts that the law authorized in 2022, by court. */
const POSTS = [
  ['municipal', 85],
  ['superior', 253],
  ['appeals', 39],
  ['supreme', 9],
] as const;

/** The first superior judges were enrolled on the days on which one group of participants ends and the next begins. */
const DAYS_AT_THE_EDGE = ['2013-12-23', '2013-12-24', '2014-06-30', '2014-07-01'].map(dayAt);

const LAST_ENROLMENT = dayAt('2025-12-31');

/** Whoever was born on this day or later is not 70 by the end of 2026. */
const BORN_FROM = dayAt('1957-01-02');

const LEAST_AGE: Readonly<Record<Post, number>> = {
  municipal: 27,
  superior: 30,
  appeals: 36,
  supreme: 42,
  'chief-justice': 46,
};

/** The judges in office, municipal ones first; the first justice presides over the court. */
export function activeJudges(seed: number, count: number): readonly Enrolled[] {
  return postsFor(count).map(({ post, rank }, index) => {
    const number = index + 1;
    const draw = new Draw(seed, memberId('J', number));
    const enrolledOn = enrolmentFor(post, rank, draw);
    const birthDate = draw.dayBetween(
      laterOf(BORN_FROM, yearsAfter(enrolledOn, -57)),
      yearsAfter(enrolledOn, -LEAST_AGE[post]),
    );
    const career = [...governmentBefore(enrolledOn, birthDate, draw), ...judgeships(post, enrolledOn, draw)];
    // The System pays an active judge nothing, so that it knows no bank of theirs.
    const member = memberOf(seed, 'J', number, draw, { birthDate, enrolledOn, paid: false });
    return { member, enrolledOn, stints: career, hasAccount: true };
  });
}

/** The posts in proportion to those authorized, each with its number within the court. */
function postsFor(count: number): readonly { readonly post: Post; readonly rank: number }[] {
  const counts = splitCents(
    cents(count),
    POSTS.map(([, authorized]) => authorized),
  );
  return POSTS.flatMap(([office], index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, rank) => ({
      post: office === 'supreme' && rank === 0 ? ('chief-justice' as const) : office,
      rank,
    })),
  );
}

/** About half enrolled under the old law, a few in the months of transition, the others in the Hybrid Program. */
function enrolmentFor(post: Post, rank: number, draw: Draw): Day {
  const edge = post === 'superior' ? DAYS_AT_THE_EDGE[rank] : undefined;
  if (edge !== undefined) return edge;
  if (post === 'supreme' || post === 'chief-justice') return draw.dayBetween(dayAt('2009-01-15'), dayAt('2023-12-15'));
  const percent = draw.below(100);
  if (percent < 48) return draw.dayBetween(dayAt('1995-01-03'), dayAt('2013-12-23'));
  if (percent < 55) return draw.dayBetween(dayAt('2013-12-24'), dayAt('2014-06-30'));
  return draw.dayBetween(dayAt('2014-07-01'), LAST_ENROLMENT);
}

/** The court a judge came from: a third of the superior judges were municipal ones, most judges of appeals superior. */
function judgeships(post: Post, enrolledOn: Day, draw: Draw): readonly Stint[] {
  const years = yearOf(LAST_ENROLMENT) - yearOf(enrolledOn);
  const now: Stint = { from: enrolledOn, post };
  const cameFromElsewhere = draw.below(100) < (post === 'superior' ? 33 : post === 'appeals' ? 75 : 0);
  if (!cameFromElsewhere || years < 5) return [now];
  const after = addDays(yearsAfter(enrolledOn, draw.between(3, years - 2 < 12 ? years - 2 : 12)), draw.below(300));
  return moved(enrolledOn, post === 'superior' ? 'municipal' : 'superior', after, now);
}

/** One judge in six served the Government before; of some the refund of its contributions has been returned. */
function governmentBefore(enrolledOn: Day, birthDate: Day, draw: Draw): readonly Stint[] {
  const to = addDays(enrolledOn, -draw.between(1, 400));
  const from = laterOf(yearsAfter(to, -draw.between(2, 9)), yearsAfter(birthDate, 23));
  const refundReturned = draw.oneIn(2);
  if (!draw.oneIn(6) || from > to || daysBetween(from, to) < 365) return [];
  return [{ from, to, endedBy: 'resignation', refundReturned }];
}
