// Work on spells of service: which days and months count, and what the last spell says.
// What the months entitle to is in section-234.ts and the sections that follow.

import {
  covers,
  type Day,
  formatDay,
  lastDaysByMonth,
  type Month,
  monthOf,
  monthsTouched,
  type Span,
  type Spans,
  sizeOf,
  unionOf,
  upTo,
  without,
} from '../../base/index.ts';
import { between, EITHER, exactly, Found, oneOfThese, onlyValue, type Reach, Unknown } from '../../rules/index.ts';
import { WAYS_TO_END } from '../facts/domains.ts';
import type { Facts, Spell } from '../facts/facts.ts';
import { notNegativeCount } from '../vocabulary.ts';

const NO_SERVICE = new Unknown(['/service']);

const shownDays = (spans: readonly Span<Day>[]): string =>
  spans.map(({ from, to }) => `${formatDay(from)}..${formatDay(to)}`).join(' ') || '-';

/** Without any service on file the list is missing, whatever the day. */
export function noService(facts: Facts): Unknown | undefined {
  return facts.service === undefined ? NO_SERVICE : undefined;
}

/** Whether a spell counts as a judge's; the Court of Appeals by reading, and a spell without an office always. */
export function isJudges(spell: Spell, appealsJudges: string): boolean {
  return spell.capacity === 'judge' && !(spell.office === 'appeals' && appealsJudges === 'exclude');
}

/** Whether a spell is creditable service in another capacity: what was refunded for it has been returned. */
export function isReturned(spell: Spell): boolean {
  return spell.capacity === 'government' && spell.refundReturned === true;
}

/** A spell with the days of it that count. */
export interface SpellServed extends Span<Day> {
  readonly spell: Spell;
}

/** The spells with their days up to `until`, to the death at the latest; those without a day by then are left out. */
export function spellsServed(facts: Facts, until: Day): readonly SpellServed[] {
  const last = Math.min(until, facts.participant?.diedOn ?? until) as Day;
  return (facts.service ?? [])
    .map((spell) => ({ spell, from: spell.from as Day, to: Math.min(spell.to ?? last, last) as Day }))
    .filter(({ from, to }) => from <= to);
}

/** The days of the chosen spells up to `until`, to the death at the latest, one after the other, gaps left out. */
function served(facts: Facts, until: Day, counts: (spell: Spell) => boolean): Found | Unknown {
  if (facts.service === undefined) return NO_SERVICE;
  const spells = facts.service.filter(counts);
  const days = unionOf(spellsServed(facts, until).filter(({ spell }) => counts(spell)));
  const evidence = spells.flatMap((spell) =>
    spell.to === undefined ? [`${spell.at}/from`] : [`${spell.at}/from`, `${spell.at}/to`],
  );
  return new Found(days, evidence.length > 0 ? evidence : ['/service'], shownDays(days));
}

/** The days served as judge. Arguments: the day to which service is looked at, the reading `appeals-judges`. */
export function judgeService(facts: Facts, until: Day, appealsJudges: string): Found | Unknown {
  return served(facts, until, (spell) => isJudges(spell, appealsJudges));
}

/**
 * The days served in another capacity for which what was refunded has been returned. Arguments: the day looked at, the
 * reading `refunded-as-of`, whose one option takes any refund.
 */
export function creditableGovernmentService(facts: Facts, until: Day, _refundedAsOf: string): Found | Unknown {
  return served(facts, until, isReturned);
}

/** How many calendar months the days touch. Argument: days. */
export function monthsOfDays(_facts: Facts, days: Spans<Day>): Found {
  return new Found(sizeOf(monthsTouched(days)), []);
}

/** How many calendar months the first days touch that the second do not. Arguments: days, days. */
export function monthsBeside(_facts: Facts, days: Spans<Day>, judgeDays: Spans<Day>): Found {
  const months = without(monthsTouched(days), monthsTouched(judgeDays));
  return new Found(sizeOf(months), []);
}

/** The unbroken run of calendar months that ends with the last month touched. Argument: days. */
export function lastUnbrokenMonths(_facts: Facts, days: Spans<Day>): Found {
  const months = monthsTouched(days);
  return new Found(sizeOf(months.slice(-1)), []);
}

/** How many calendar months the days touch up to that of a day. Arguments: days, day. */
export function monthsThrough(_facts: Facts, days: Spans<Day>, day: Day): Found {
  const months = upTo(monthsTouched(days), monthOf(day));
  return new Found(sizeOf(months), []);
}

/** Between what the first and the last of the days that the day can be give. Arguments: days, day. */
export function boundsOfMonthsThrough(_facts: Facts, days: Reach, { low, high }: Reach): Reach {
  const served = onlyValue(days) as Spans<Day> | undefined;
  if (served === undefined) return notNegativeCount();
  const through = (day: unknown): number => sizeOf(upTo(monthsTouched(served), monthOf(day as Day)));
  return between(through(low), through(high));
}

/** Whether a day is one of the days served. Arguments: days, day. */
export function servedOn(_facts: Facts, days: Spans<Day>, day: Day): Found {
  return new Found(covers(days, day), []);
}

/** It is while all that it can be lies in one span, and is not while it lies in none. Arguments: days, day. */
export function boundsOfServedOn(_facts: Facts, days: Reach, { low, high }: Reach): Reach {
  const served = onlyValue(days) as Spans<Day> | undefined;
  if (served === undefined) return EITHER;
  const [first, last] = [low as Day, high as Day];
  if (served.some(({ from, to }) => from <= first && last <= to)) return exactly(true);
  return served.some(({ from, to }) => from <= last && first <= to) ? EITHER : exactly(false);
}

/** Without a day served no day is one of them. */
export function neverServed(_facts: Facts, days: Spans<Day> | undefined): Found | undefined {
  return days?.length === 0 ? new Found(false, ['/service']) : undefined;
}

/** The judge's spell that ends last, an open one after every other; of equals the one that began, then stands, last. */
function lastJudgeSpell(facts: Facts, appealsJudges: string): Spell | undefined {
  let last: Spell | undefined;
  const end = (spell: Spell): number => spell.to ?? Number.POSITIVE_INFINITY;
  for (const spell of facts.service ?? []) {
    if (!isJudges(spell, appealsJudges)) continue;
    const later =
      last === undefined ||
      end(spell) > end(last) ||
      (end(spell) === end(last) && (spell.from as Day) >= (last.from as Day));
    if (later) last = spell;
  }
  return last;
}

/** Whether the last judge's spell has ended. Argument: the reading `appeals-judges`. */
export function hasSeparated(facts: Facts, appealsJudges: string): Found | Unknown {
  if (facts.service === undefined) return NO_SERVICE;
  const last = lastJudgeSpell(facts, appealsJudges);
  return new Found(last?.to !== undefined, last === undefined ? ['/service'] : [`${last.at}/to`]);
}

/** Why the last judge's spell ended, or "still-serving". Argument: the reading `appeals-judges`. */
export function howSeparated(facts: Facts, appealsJudges: string): Found | Unknown {
  if (facts.service === undefined) return NO_SERVICE;
  const last = lastJudgeSpell(facts, appealsJudges);
  if (last?.to === undefined) return new Found('still-serving', ['/service']);
  return last.endedBy === undefined
    ? new Unknown([`${last.at}/endedBy`])
    : new Found(last.endedBy, [`${last.at}/endedBy`]);
}

/** One of the ways in which a service ends; without any service on file it may also go on. */
export function boundsOfHowSeparated(facts: Facts): Reach {
  return oneOfThese(facts.service === undefined ? [...WAYS_TO_END, 'still-serving'] : WAYS_TO_END);
}

/** The last day served as judge. Argument: days served, at least one. */
export function lastDayServed(_facts: Facts, days: Spans<Day>): Found | Unknown {
  const last = days.at(-1);
  return last === undefined ? NO_SERVICE : new Found(last.to, []);
}

/** Whether the participant is alive at the end of a day. Argument: the day. */
export function aliveOn(facts: Facts, day: Day): Found {
  const diedOn = facts.participant?.diedOn;
  return new Found(diedOn === undefined || diedOn > day, diedOn === undefined ? [] : ['/participant/diedOn']);
}

/** The last day that a judge served in each of the last months, newest first. */
export function lastDaysServed(days: Spans<Day>, months: number): readonly { month: Month; lastDay: Day }[] {
  const newest: { month: Month; lastDay: Day }[] = [];
  for (const entry of lastDaysByMonth(days)) {
    if (newest.length === months) break;
    newest.push(entry);
  }
  return newest;
}
