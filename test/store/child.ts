// Bundles the child process of the crash tests as the product is bundled, and starts it.
// What the child does is in crash-child.ts.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

export interface Child {
  readonly process: ChildProcess;
  /** The first line that it prints. */
  readonly firstLine: Promise<string>;
  readonly ended: Promise<Ended>;
}

/** Bundles into a folder below node_modules, where the packages are found; answers what starts a child. */
export async function bundleChild(name: string): Promise<(told: unknown) => Child> {
  const outdir = resolve('node_modules/.cache', name);
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: { child: 'test/store/crash-child.ts', 'embedded-worker': 'src/store/embedded-worker.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
  return (told) => {
    const child = spawn(process.execPath, [join(outdir, 'child.mjs'), JSON.stringify(told)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    let line = (_: string): void => undefined;
    const firstLine = new Promise<string>((done) => {
      line = done;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('\n')) line(output.slice(0, output.indexOf('\n')));
    });
    const ended = new Promise<Ended>((done) => {
      child.on('close', (code, signal) => {
        line('');
        done({ code, signal, output });
      });
    });
    return { process: child, firstLine, ended };
  };
}
