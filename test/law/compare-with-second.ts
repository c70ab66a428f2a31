// `npm run second`: random cases, decided by the product and again by the evaluator in Python, which knows only the law's
// document; where the two part in anything it is printed and fails. Options: --cases N (100000), --seed N (1).
// What the second evaluator is, is in tools/README.md; how the first is compared with the oracle, in oracle.long.test.ts.

import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDay } from '../../src/base/index.ts';
import { decide, isQuestion, lawDocument, readFacts } from '../../src/law/index.ts';
import { makeRng, randomCase } from '../oracle/random-cases.ts';

const ON = '2026-11-30';
const PARTS = 2;

/** So many lines are kept before they are written: the cases do not all stand in memory. */
const LINES_AT_ONCE = 1000;

/** So many cases are decided to try whether a spoilt decision among them is found. */
const SPOILT_CASES = 50;

interface Files {
  readonly law: string;
  readonly cases: string;
  readonly decisions: string;
}

interface Ended {
  readonly status: number | null;
  readonly out: string;
}

/** Runs the second evaluator over files, beside whatever else is done. */
function second({ law, cases, decisions }: Files): Promise<Ended> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const child = spawn('python3', ['tools/check_decision.py', law, cases, decisions], { env });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  }
  return new Promise((done, failed) => {
    child.on('error', failed).on('close', (status) => done({ status, out }));
  });
}

/** Writes so many random cases and what the product decides of them. */
function decideCases({ cases, decisions }: Files, count: number, seed: number): void {
  const rng = makeRng(seed);
  const lines: [string, string][] = [];
  const flush = (): void => {
    appendFileSync(cases, lines.map(([made]) => `${made}\n`).join(''));
    appendFileSync(decisions, lines.map(([, decision]) => `${decision}\n`).join(''));
    lines.length = 0;
  };
  for (let i = 0; i < count; i++) {
    const { question, facts, readings } = randomCase(rng);
    lines.push([JSON.stringify({ question, facts, readings, on: ON }), decided(question, facts, readings)]);
    if (lines.length === LINES_AT_ONCE) flush();
  }
  flush();
}

function decided(question: string, facts: object, readings: Readonly<Record<string, string>>): string {
  const checked = readFacts(facts);
  const today = parseDay(ON);
  if (!isQuestion(question) || today === undefined) throw new Error(`no question ${question}`);
  if ('faults' in checked) throw new Error(`faults in ${JSON.stringify(facts)}`);
  return JSON.stringify(decide(question, checked, { readings, today, proof: false }));
}

/** What is wrong with the second evaluator itself: a decision or a law that is not what it should be must be found. */
async function faultsOfSecond(folder: string): Promise<readonly string[]> {
  const files = filesIn(folder, 'spoilt');
  decideCases(files, SPOILT_CASES, 0);
  const decisions = readFileSync(files.decisions, 'utf8');
  const spoilt = decisions.replace('"outcome":"granted"', '"outcome":"denied"');
  writeFileSync(files.decisions, spoilt);
  const ofDecision = await second(files);
  writeFileSync(files.decisions, decisions);
  writeFileSync(files.law, JSON.stringify(lawDocument()).replace('"op":"at-least"', '"op":"above"'));
  const ofLaw = await second(files);
  return [
    ...(spoilt !== decisions &&
    ofDecision.status === 1 &&
    ofDecision.out.endsWith(`${SPOILT_CASES} decisions compared, 1 differ\n`)
      ? []
      : [`a spoilt decision was not found: ${ofDecision.out}`]),
    ...(ofLaw.status === 2 ? [] : [`a spoilt law was not refused: ${ofLaw.out}`]),
  ];
}

function filesIn(folder: string, name: string): Files {
  const files = {
    law: join(folder, `${name}-law.json`),
    cases: join(folder, `${name}-cases.ndjson`),
    decisions: join(folder, `${name}-decisions.ndjson`),
  };
  writeFileSync(files.law, JSON.stringify(lawDocument()));
  return files;
}

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [cases, seed] = [Number(values.cases), Number(values.seed)];
if (!(Number.isSafeInteger(cases) && cases >= PARTS && Number.isSafeInteger(seed))) {
  throw new RangeError(`--cases is ${PARTS} or more, and --seed a whole number`);
}
const counts = Array.from({ length: PARTS }, (_, part) => Math.ceil((cases - part) / PARTS));
const folder = mkdtempSync(join(tmpdir(), 'retiro-second-'));
try {
  const faults = [...(await faultsOfSecond(folder))];
  const running: Promise<Ended>[] = [];
  for (const [part, count] of counts.entries()) {
    const files = filesIn(folder, `${part}`);
    // Each part is decided here while the one before it is decided there.
    decideCases(files, count, seed + part);
    running.push(second(files));
  }
  for (const [part, { status, out }] of (await Promise.all(running)).entries()) {
    console.log(`seed ${seed + part}: ${out.trimEnd()}`);
    const agreed = status === 0 && out === `${counts[part]} decisions compared, 0 differ\n`;
    if (!agreed) faults.push(`seed ${seed + part}: the two evaluators part, or the second one failed (${status})`);
  }
  console.log(
    faults.join('\n') || `${cases} cases in ${(performance.now() / 1000).toFixed(0)} s: the two evaluators agree`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
