// The review of a run: what each award gets against the month before, and why it differs.
// The lines are the run's; nothing here is computed by the law again.

import { cents, formatMoney, groupBy } from '../../base/index.ts';
import type { Row } from '../../store/index.ts';
import type { RunReview } from '../../wire/index.ts';
import { isNet } from './run-lines.ts';

type Cause = RunReview['variance'][number]['cause'];

/** More payees than these are not listed for one cause. */
const MOST_LISTED = 100;

interface Change {
  readonly participant: string;
  readonly award: string;
  readonly before: number;
  readonly now: number;
  readonly cause: Cause;
}

/** The changes by cause, largest first. `names` holds the name of each participant. */
export function varianceOf(
  lines: readonly Row<'line'>[],
  before: readonly Row<'line'>[],
  lumpSums: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
): RunReview['variance'] {
  const changes = changesOf(lines, before, lumpSums);
  return [...groupBy(changes, ({ cause }) => cause)]
    .map(([cause, own]) => ({
      cause,
      count: own.length,
      difference: formatMoney(cents(own.reduce((sum, { before: was, now }) => sum + now - was, 0))),
      payees: own.slice(0, MOST_LISTED).map((change) => ({
        participant: change.participant,
        name: names.get(change.participant) ?? change.participant,
        award: change.award,
        before: formatMoney(cents(change.before)),
        now: formatMoney(cents(change.now)),
      })),
    }))
    .sort((a, b) => b.count - a.count || (a.cause < b.cause ? -1 : 1));
}

function changesOf(
  lines: readonly Row<'line'>[],
  before: readonly Row<'line'>[],
  lumpSums: ReadonlySet<string>,
): Change[] {
  const keyOf = ({ participant, award }: Row<'line'>): string => `${participant} ${award}`;
  const now = groupBy(lines, keyOf);
  const then = groupBy(before, keyOf);
  const keys = [...new Set([...now.keys(), ...then.keys()])].sort();
  return keys.flatMap((key): Change[] => {
    const own = now.get(key) ?? [];
    const past = then.get(key) ?? [];
    const [sumNow, sumThen] = [netOf(own), netOf(past)];
    const [first] = [...own, ...past];
    if (first === undefined || (sumNow === sumThen && !own.some(isHeld))) return [];
    const cause = causeOf(own, past, lumpSums.has(key));
    return [{ participant: first.participant, award: first.award, before: sumThen, now: sumNow, cause }];
  });
}

function netOf(lines: readonly Row<'line'>[]): number {
  return lines.filter(isNet).reduce((sum, line) => sum + line.cents, 0);
}

type Reason = Readonly<Record<string, string | boolean | undefined>>;

const reasonOf = ({ reason }: Row<'line'>): Reason => reason as Reason;
const isHeld = (line: Row<'line'>): boolean => reasonOf(line)['held'] !== undefined;

function causeOf(own: readonly Row<'line'>[], past: readonly Row<'line'>[], lumpSum: boolean): Cause {
  if (own.some(isHeld)) return 'held';
  if (lumpSum) return 'lump-sum';
  if (own.some((line) => reasonOf(line)['part'] === 'last')) return 'last-part-month';
  if (own.length === 0) return 'ended';
  if (own.some((line) => reasonOf(line)['part'] === 'first')) return 'first-part-month';
  if (past.length === 0) return 'new-award';
  const either = [...own, ...past];
  if (either.some((line) => reasonOf(line)['arrears'] === true)) return 'arrears';
  if (either.some((line) => reasonOf(line)['income'] !== undefined)) return 'earnings';
  if (past.some((line) => reasonOf(line)['part'] !== undefined)) return 'first-part-month';
  if (reasonOf(own[0] as Row<'line'>)['monthly'] !== reasonOf(past[0] as Row<'line'>)['monthly'])
    return 'changed-award';
  return 'unexplained';
}
