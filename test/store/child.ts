// Bundles the child processes of the crash tests as the product is bundled, and starts the one of the store.
// What that child does is in crash-child.ts; the one that works a month is in test/crash/.

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

/** Bundles an entry into a folder below node_modules, where the packages are found; answers the path of the bundle. */
export async function bundleEntry(name: string, entry: string): Promise<string> {
  const outdir = resolve('node_modules/.cache', name);
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: { child: entry, 'embedded-worker': 'src/store/embedded-worker.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
  return join(outdir, 'child.mjs');
}

/** Bundles the store's child; answers what starts one. */
export async function bundleChild(name: string): Promise<(told: unknown) => Child> {
  const bundle = await bundleEntry(name, 'test/store/crash-child.ts');
  return (told) => {
    const child = spawn(process.execPath, [bundle, JSON.stringify(told)], {
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
