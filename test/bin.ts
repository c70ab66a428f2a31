// The bundled command line, run as a process of its own: what the tests of commands see is what a user sees.
// What a command answers is in the tests beside it.

import { execFileSync, spawnSync } from 'node:child_process';

const RETIRO = 'dist/retiro.mjs';

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** Bundles the program as it stands. Each file that runs it does so first: a stale bundle would test yesterday's program. */
export function bundle(): void {
  execFileSync(process.execPath, ['scripts/bundle.mjs']);
}

/** `retiro ARGS` with this on standard input, in an environment whose language is none but what is given. */
export function retiro(
  args: readonly string[],
  input: string | Buffer = '',
  environment: Readonly<Record<string, string>> = {},
): Ended {
  const env = { ...process.env, LANG: 'C', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [RETIRO, ...args], {
    input,
    env,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  return { status, out: stdout, complaints: stderr };
}

/** What a stream of JSON lines holds. */
export function linesOf(out: string): readonly Record<string, unknown>[] {
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
