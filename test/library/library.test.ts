// The packed library in Node, as its users have it: it answers as the command line does, and its page is true.
// In a browser it is tried in test/e2e/library.e2e.ts; what it does with a bad call is tested beside the code.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../bin.ts';
import { ANSWERS, askedOfCommandLine, blocksOf, installInto } from './packed.ts';

const folder = mkdtempSync(join(tmpdir(), 'retiro-law-'));

beforeAll(() => {
  bundle();
  installInto(folder);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = (name: string) =>
  execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 });

/** What the compiler says of files in the folder, as strictly as it can; nothing where all is well. */
function complaints(...names: readonly string[]): string {
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const modern = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom', '--skipLibCheck', 'false'];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, ...strict, ...modern, ...names], { cwd: folder, encoding: 'utf8' }).stdout;
}

test('what is installed is the library and the one package that it needs', () => {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages).sort()).toEqual(['', 'node_modules/@noble/hashes', 'node_modules/retiro-law']);
});

test('it decides the examples of the contract as the command line prints them, with the same canonical proof', () => {
  const { cases, printed } = askedOfCommandLine();
  put('cases.json', JSON.stringify(cases));
  put(
    'ask.js',
    `import { readFileSync } from 'node:fs';
import * as law from 'retiro-law';
console.log(JSON.stringify((${ANSWERS})(law, JSON.parse(readFileSync('cases.json', 'utf8')))));`,
  );
  expect(cases.length).toBeGreaterThan(40);
  expect(JSON.parse(run('ask.js'))).toEqual(printed);
});

describe('the examples of its page', () => {
  const examples = blocksOf('ts').map((code, i) => ({ name: `example-${i + 1}.ts`, code }));

  test.each(examples)('$name prints what it says', ({ name, code }) => {
    const said = [...code.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => `${line}\n`).join('');
    const program = name.replace('.ts', '.js');
    put(program, transformSync(code, { loader: 'ts' }).code);
    expect(run(program)).toBe(said);
    expect(said).not.toBe('');
  });

  test('compile', () => {
    for (const { name, code } of examples) put(name, code);
    expect(examples.length).toBeGreaterThan(5);
    expect(complaints(...examples.map(({ name }) => name))).toBe('');
  }, 60_000);
});

test('what cannot be right does not compile', () => {
  put(
    'wrong.ts',
    `import { decide, type Facts, interest } from 'retiro-law';
const today = '2026-11-30';
// @ts-expect-error a fact that there is not
const misspelled: Facts = { participant: { birthdate: '1970-01-01' } };
// @ts-expect-error a number where money is written as text
const number: Facts = { debts: 5 };
// @ts-expect-error a code that there is not
const code: Facts = { disability: { kind: 'partial' } };
// @ts-expect-error a spell without its first day
const spell: Facts = { service: [{ capacity: 'judge' }] };
// @ts-expect-error a question that there is not
decide('pension', {}, { today });
// @ts-expect-error no day
decide('cohort', {}, {});
// @ts-expect-error an option of another reading
decide('cohort', {}, { today, readings: { rounding: 'march-1' } });
// @ts-expect-error a field of another question
decide('cohort', {}, { today }).result?.monthly;
// @ts-expect-error a field of another question
interest.decide({}, { today }).result?.monthly;
// @ts-expect-error a field that is there in some cases only
decide('hybrid-separation', {}, { today }).result?.amount.length;
export { misspelled, number, code, spell };
`,
  );
  expect(complaints('wrong.ts')).toBe('');
}, 60_000);

test('its reference is complete: everything exported has words, and every link leads somewhere', () => {
  const typedoc = resolve('node_modules/typedoc/bin/typedoc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [typedoc, '--emit', 'none'], { encoding: 'utf8' });
  expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 });
}, 180_000);

describe('bundled and minified, it is as large as its page says:', () => {
  const stated = [...readFileSync('docs/library.md', 'utf8').matchAll(/^\| (.*?) +\| (\d+) kB \|$/gm)];
  const size = async (names: string, use: string): Promise<number> => {
    const contents = `import ${names} from 'retiro-law'; console.log(${use});`;
    const options = { bundle: true, minify: true, write: false, format: 'esm', target: 'es2023' } as const;
    const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: folder } });
    return gzipSync(outputFiles[0]?.contents ?? '').length / 1000;
  };
  const sizes = new Map<string, number>();

  test.each(stated.map(([, what, kilobytes]) => [what as string, Number(kilobytes)] as const))(
    '%s, %i kB within a tenth',
    async (what, kilobytes) => {
      const name = /^`(\w+)`/.exec(what)?.[1];
      const measured = name === undefined ? await size('* as law', 'law') : await size(`{ ${name} }`, name);
      sizes.set(name ?? 'all', measured);
      expect(Math.abs(measured - kilobytes)).toBeLessThan(kilobytes / 10);
    },
  );

  test('and leaves out what is not used', () => {
    expect([...sizes.keys()]).toEqual(['all', 'interest', 'checkFacts']);
    const [all = 0, one = 0, facts = 0] = sizes.values();
    expect(one).toBeLessThan(all * 0.75);
    expect(facts).toBeLessThan(all * 0.2);
  });
});
