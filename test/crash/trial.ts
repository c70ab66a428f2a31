// One trial: a month that is killed once or several times and begun again until it is done, judged after every death.
// Which kills there are is in kills.ts.

import { type Findings, judge, judgeEnd, type Promised } from './judge.ts';
import { type Kill, type Life, live } from './life.ts';
import type { Places } from './places.ts';
import type { Point, Snapshot } from './protocol.ts';

/** What the trials add up to; the last line of `npm run crash`. */
export interface Tally {
  kills: number;
  lost: number;
  duplicated: number;
  unbalanced: number;
  insideTransaction: number;
  betweenCommitAndAnswer: number;
  duringRelease: number;
}

export function emptyTally(): Tally {
  return {
    kills: 0,
    lost: 0,
    duplicated: 0,
    unbalanced: 0,
    insideTransaction: 0,
    betweenCommitAndAnswer: 0,
    duringRelease: 0,
  };
}

/** A month that nobody disturbed: what every other has to come to. */
export interface Undisturbed {
  readonly left: Snapshot;
  readonly points: readonly Point[];
  /** Milliseconds. */
  readonly length: number;
}

export interface Trials {
  readonly bundle: string;
  readonly places: Places;
  readonly undisturbed: Undisturbed;
  readonly tally: Tally;
  readonly say: (line: string) => void;
}

export async function undisturbedMonth(bundle: string, places: Places): Promise<Undisturbed> {
  const place = await places.make();
  const { left, points, worked } = await live(bundle, { ...place, life: 1 });
  await place.remove();
  if (left === undefined) throw new Error('a month that nobody disturbed did not end');
  return { left, points, length: worked };
}

const NOTHING: Promised = { answered: [], released: undefined };

/** Kills and begins again. Answers how many of the kills fell before the work was done. */
export async function trial(trials: Trials, kills: readonly Kill[]): Promise<number> {
  const { bundle, places, undisturbed, tally, say } = trials;
  const place = await places.make();
  let promised = NOTHING;
  let killed = 0;
  for (let number = 1; ; number++) {
    const opened = promised.answered.find((key) => key.endsWith('/1'));
    const life = await live(bundle, { ...place, life: number, opened }, kills[number - 1]);
    if (life.found !== undefined) report(trials, judge(life.found, promised), `life ${number}, found`);
    promised = {
      answered: [...promised.answered, ...life.answered],
      released: life.released ?? promised.released,
    };
    if (!life.killed) {
      if (life.left === undefined) throw new Error(`life ${number} ended without its work`);
      report(trials, judgeEnd(life.left, promised, undisturbed.left), `life ${number}, left`);
      break;
    }
    killed += 1;
    count(tally, life);
    say(`${places.name}: kill ${tally.kills}, ${where(life)}`);
  }
  await place.remove();
  return killed;
}

function count(tally: Tally, { phase }: Life): void {
  tally.kills += 1;
  if (phase === 'transaction') tally.insideTransaction += 1;
  if (phase === 'answer') tally.betweenCommitAndAnswer += 1;
  if (phase === 'release') tally.duringRelease += 1;
}

function where({ phase, last }: Life): string {
  if (phase === undefined || last === undefined) return 'between two commands';
  return `${phase}, ${last.key}, ${last.at.replace(/\s+/g, ' ').slice(0, 60)}`;
}

function report({ tally, places, say }: Trials, findings: Findings, when: string): void {
  for (const kind of ['lost', 'duplicated', 'unbalanced'] as const) {
    tally[kind] += findings[kind].length;
    for (const finding of findings[kind]) say(`${places.name}: ${kind.toUpperCase()}, ${when}: ${finding}`);
  }
}
