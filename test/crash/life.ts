// One life of a child process: started, listened to, killed at a moment or let live, and what it had told by then.
// What its lives add up to is in trial.ts.

import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Phase, Point, Report, Snapshot, Told } from './protocol.ts';

/** When a child dies: at a point, by its own hand; or so many milliseconds after it began to work, by ours. */
export type Kill = { readonly dieAt: number } | { readonly after: number };

export interface Life {
  readonly killed: boolean;
  /** Where the kill fell; undefined where nothing of the month was under way. */
  readonly phase: Phase | undefined;
  /** The last that was heard of where it was. */
  readonly last: Point | undefined;
  readonly points: readonly Point[];
  /** Milliseconds from when it began to work. */
  readonly worked: number;
  readonly found: Snapshot | undefined;
  readonly answered: readonly string[];
  readonly released: { readonly name: string; readonly sha256: string } | undefined;
  readonly left: Snapshot | undefined;
}

/** A child hangs longer than this only if something is wrong; then it is no crash that is tested. */
const LONGEST_MILLISECONDS = 120_000;

/** Lives one life. Throws where the child ends by itself in any way but with its work done. */
export function live(bundle: string, told: Told, kill?: Kill): Promise<Life> {
  const dieAt = kill !== undefined && 'dieAt' in kill ? kill.dieAt : undefined;
  // PostgreSQL in WebAssembly is compiled once, in haste: a child does not live long enough for more.
  const child = spawn(process.execPath, ['--liftoff-only', bundle, JSON.stringify({ ...told, dieAt })], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const heard = new Heard();
  const hanging = setTimeout(() => child.kill('SIGTERM'), LONGEST_MILLISECONDS);
  let killing: NodeJS.Timeout | undefined;
  let errors = '';
  const clock = { began: 0, ended: 0 };
  let dying = dieAt !== undefined;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  listen(child.stdio[3] as Readable, (report) => {
    heard.hear(report);
    if (report.is === 'released') {
      clock.ended = performance.now();
      // What is left to do is looking: a kill there would be none of a payroll.
      clearTimeout(killing);
    }
    if (report.is !== 'found') return;
    clock.began = performance.now();
    if (kill === undefined || !('after' in kill)) return;
    killing = setTimeout(() => {
      dying = child.kill('SIGKILL');
    }, kill.after);
  });
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code, signal) => {
      clearTimeout(hanging);
      clearTimeout(killing);
      if (code !== 0 && !dying) failed(new Error(`life ${told.life} ended with ${code ?? signal}: ${errors}`));
      else done({ ...heard.all(), killed: signal === 'SIGKILL', worked: clock.ended - clock.began });
    });
  });
}

/** Hears every whole line; what a death cut short was never told. */
function listen(pipe: Readable, hear: (report: Report) => void): void {
  let begun = '';
  pipe.setEncoding('utf8').on('data', (text: string) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as Report);
  });
}

/** What a child told, in order. */
class Heard {
  readonly #points: Point[] = [];
  readonly #answered: string[] = [];
  #phase: Phase | undefined;
  #releasing = false;
  #found: Snapshot | undefined;
  #released: Life['released'];
  #left: Snapshot | undefined;

  hear(report: Report): void {
    switch (report.is) {
      case 'found':
        this.#found = report.snapshot;
        return;
      case 'point':
        this.#points.push(report);
        this.#phase = report.phase;
        return;
      case 'answered':
        this.#answered.push(report.key);
        this.#phase = this.#releasing ? 'release' : undefined;
        return;
      case 'releasing':
        this.#releasing = true;
        this.#phase = 'release';
        return;
      case 'released':
        this.#released = report;
        this.#phase = undefined;
        return;
      case 'left':
        this.#left = report.snapshot;
    }
  }

  all(): Omit<Life, 'killed' | 'worked'> {
    return {
      phase: this.#phase,
      last: this.#points.at(-1),
      points: this.#points,
      found: this.#found,
      answered: this.#answered,
      released: this.#released,
      left: this.#left,
    };
  }
}
