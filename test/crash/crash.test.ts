// A month that is killed and begun again pays everyone once: a part of `npm run crash`, on the embedded engine.
// And that its judge would see it if it were otherwise.

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleEntry } from '../store/child.ts';
import { judge, judgeEnd, type Promised } from './judge.ts';
import { killAtEachStep, killAtRandom } from './kills.ts';
import { type Places, placesOn } from './places.ts';
import type { Snapshot } from './protocol.ts';
import { emptyTally, type Undisturbed, undisturbedMonth } from './trial.ts';

const EVERY = 12;
const AT_RANDOM = 3;
const SEED = 7;

let bundle: string;
let places: Places;
let undisturbed: Undisturbed;

beforeAll(async () => {
  bundle = await bundleEntry('crash-month', 'test/crash/child.ts');
  places = await placesOn('embedded');
  undisturbed = await undisturbedMonth(bundle, places);
}, 120_000);
afterAll(() => places?.close());

test('a month that is killed and begun again loses nothing, pays nobody twice, and is in balance', async () => {
  const tally = emptyTally();
  const said: string[] = [];
  const trials = { bundle, places, undisturbed, tally, say: (line: string) => said.push(line) };
  await killAtEachStep(trials, 2, EVERY);
  await killAtRandom(trials, 2, AT_RANDOM, SEED);
  expect(tally, said.join('\n')).toMatchObject({ lost: 0, duplicated: 0, unbalanced: 0 });
  expect(tally.insideTransaction).toBeGreaterThan(0);
  expect(tally.betweenCommitAndAnswer).toBeGreaterThan(0);
  expect(tally.duringRelease).toBeGreaterThan(0);
}, 180_000);

describe('the judge', () => {
  const nothing: Promised = { answered: [], released: undefined };
  const released = (): Promised => {
    const [{ name, text }] = undisturbed.left.files as [{ name: string; text: string }];
    const sha256 = createHash('sha256').update(text, 'latin1').digest('hex');
    return { answered: undisturbed.left.commands.map(({ key }) => key), released: { name, sha256 } };
  };
  const changed = (change: (left: Snapshot) => Partial<Snapshot>): Snapshot => ({
    ...undisturbed.left,
    ...change(undisturbed.left),
  });
  const net = (left: Snapshot) =>
    left.transfers.findIndex(({ key, run }) => key.includes('/net/') && run === left.runs[0]?.id);

  test('finds nothing in a month that was not disturbed', () => {
    expect(judgeEnd(undisturbed.left, released(), undisturbed.left)).toEqual({
      lost: [],
      duplicated: [],
      unbalanced: [],
    });
  });

  test.each<[keyof ReturnType<typeof judge>, string, (left: Snapshot) => Partial<Snapshot>]>([
    [
      'duplicated',
      'a transfer of the same key',
      (left) => ({ transfers: [...left.transfers, left.transfers[net(left)]!] }),
    ],
    ['duplicated', 'the same line in a run', (left) => ({ lines: [...left.lines, left.lines[0]!] })],
    [
      'duplicated',
      'a second run of the month that was signed',
      (left) => ({ runs: [...left.runs, { ...left.runs[0]!, id: 'other', state: 'posting' }] }),
    ],
    [
      'duplicated',
      'a file that pays an entry twice',
      (left) => ({
        files: left.files.map(({ name, text }) => ({ name, text: text.replace(/^6.*\n/m, '$&$&') })),
      }),
    ],
    [
      'unbalanced',
      'a transfer of other cents',
      (left) => ({
        transfers: left.transfers.map((transfer, index) =>
          index === net(left) ? { ...transfer, cents: transfer.cents + 1 } : transfer,
        ),
      }),
    ],
    [
      'unbalanced',
      'a line that was not posted',
      (left) => ({ transfers: left.transfers.filter((_, index) => index !== net(left)) }),
    ],
    ['unbalanced', 'a trial balance with a difference', () => ({ difference: '0.01' })],
    [
      'unbalanced',
      'half a file under its name',
      (left) => ({ files: left.files.map(({ name, text }) => ({ name, text: text.slice(0, text.length / 2) })) }),
    ],
    ['lost', 'a command that was answered', (left) => ({ commands: left.commands.slice(1) })],
    [
      'lost',
      'what a command that is on file has done',
      (left) => ({ batches: left.batches.map((batch) => ({ ...batch, state: 'prepared' })) }),
    ],
    ['lost', 'a file that was handed out', () => ({ files: [] })],
  ])('finds %s: %s', (kind, _, change) => {
    expect(judge(changed(change), released())[kind]).not.toEqual([]);
  });

  test('finds a month that nobody was paid, and one that differs', () => {
    expect(
      judgeEnd(
        changed(() => ({ runs: [], lines: [] })),
        nothing,
        undisturbed.left,
      ).lost,
    ).toContain('the month');
    const other = changed((left) => ({ runs: left.runs.map((run) => ({ ...run, total_cents: 1 })) }));
    expect(judgeEnd(undisturbed.left, nothing, other).unbalanced).toHaveLength(1);
  });
});
