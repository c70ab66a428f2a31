// The figures of the compiled law: beside what is written by hand, beside other engines, by question, and of proofs.
// Each is measured in a process of its own on bundled code, since a loader slows generated code down by far.

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { kernelSourceOf, type QuestionId } from '../../src/law/index.ts';
import { identifier } from '../../src/rules/index.ts';
import { loadCases } from '../../test/law/cases.ts';
import { atLeast, atMost, type Row, rounded } from '../row.ts';
import { JUDGE_MONTH_NAME, judgeMonth } from './judge-month.ts';
import type { Rate } from './measure.ts';

/** By how much the kernel is faster than each peer. */
const PEERS: Readonly<Record<string, number>> = {
  'json-rules-engine': 1_000,
  publicodes: 10_000,
  zen: 400,
  feelin: 10_000,
};

/** Decisions a second of each compiled question, stated for the machine of the calibration row. */
const QUESTIONS: Partial<Readonly<Record<QuestionId, number>>> = {
  cohort: 5e6,
  contribution: 5e6,
  'occupational-disability': 5e6,
  'nonoccupational-disability': 5e6,
  'hybrid-disability': 5e6,
  'hybrid-separation': 5e6,
  interest: 5e6,
};

/** Decisions a second from lists as columns, and the question that asks for the work. */
const LISTS: Readonly<Record<string, { readonly question: QuestionId; readonly floor: number }>> = {
  service: { question: 'service', floor: 5e5 },
  averages: { question: 'nonoccupational-disability', floor: 5e5 },
  payments: { question: 'payments', floor: 5e5 },
  orders: { question: 'beneficiaries', floor: 5e5 },
};

/** Microseconds from checked facts to the proof of a granted nonoccupational pension, and to the bounds where facts are missing. */
const PROOFS: Readonly<Record<string, { readonly name: string; readonly floor: number; readonly asked: number }>> = {
  steps: { name: 'a proof in memory', floor: 400, asked: 5 },
  json: { name: 'a proof as canonical JSON', floor: 500, asked: 20 },
  bounds: { name: 'a decision that lacks facts, with its bounds', floor: 150, asked: 20 },
};

interface Measured {
  readonly rates: Readonly<Record<string, Rate>>;
  readonly wrong: Readonly<Record<string, number>>;
  readonly samples: Readonly<Record<string, { readonly compared: number }>>;
  readonly count: number;
}

/** The bundles stand where packages are found from: the zen engine is one that no bundle can hold. */
const FOLDER = join('node_modules', '.cache', 'retiro-bench');

/** Iterations a second of the loop of measure.ts, by processor time, on the machine for which the figures are stated. */
const STATED_LOOP = 900e6;

/** Every figure of the law. What is absolute is scaled by the loop that took its turn beside it. */
export async function lawRows(): Promise<readonly Row[]> {
  mkdirSync(FOLDER, { recursive: true });
  try {
    writeFileSync(
      join(FOLDER, 'kernel.ts'),
      kernelSourceOf(JUDGE_MONTH_NAME, judgeMonth, '../../../src/rules/index.ts'),
    );
    const examples = loadCases().map(({ question, facts }) => ({ question, facts }));
    writeFileSync(join(FOLDER, 'examples.json'), JSON.stringify(examples));
    return [
      ...byHandRows(await measured('compiled', 'measureCompiled', 'kernel')),
      ...peerRows(await measured('beside-peers', 'measureBesidePeers', 'kernel')),
      ...questionRows(await measured('questions', 'measureQuestions', 'examples', Object.keys(QUESTIONS))),
      ...listRows(await measured('lists', 'measureLists', 'examples', questionsOfLists())),
      ...proofRows(await measured('proofs', 'measureProofs', 'examples')),
    ];
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** Runs a function of a file beside this one, bundled, in a process of its own, and reads what it says last. */
async function measured(file: string, name: string, given: 'kernel' | 'examples', more?: unknown): Promise<Measured> {
  const from =
    given === 'kernel'
      ? { what: `{ ${identifier(JUDGE_MONTH_NAME)} as given }`, path: 'kernel.ts' }
      : { what: 'given', path: 'examples.json' };
  const outfile = join(FOLDER, `${file}.mjs`);
  await build({
    stdin: {
      contents: [
        `import ${from.what} from './${from.path}';`,
        `import { ${name} } from '../../../bench/law/${file}.ts';`,
        `await ${name}(${['given', ...(more === undefined ? [] : [JSON.stringify(more)])].join(', ')});`,
      ].join('\n'),
      resolveDir: FOLDER,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'warning',
  });
  const said = await outputOf(outfile);
  return JSON.parse(said.trim().split('\n').at(-1) as string) as Measured;
}

function outputOf(file: string): Promise<string> {
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done(text);
      else fail(new Error(`${file} ended with ${code}`));
    });
  });
}

const JOB = '§ 238(B)+(C)';

function byHandRows({ rates, wrong, count }: Measured): readonly Row[] {
  const [kernel, byHand] = [rates['kernel'] as Rate, rates['byHand'] as Rate];
  return [
    exactRow(`${JOB} compiled`, wrong['kernel'] as number, count),
    exactRow(`${JOB} by hand`, wrong['byHand'] as number, count),
    {
      ...atLeast(`${JOB}, 1,000,000 members, beside TypeScript by hand`, kernel.best, byHand.best * 0.7, 'a second'),
      median: rounded(kernel.median),
      note: `by hand ${rounded(byHand.best)} a second at best, ${rounded(byHand.median)} in the median`,
    },
  ];
}

/** Of our own and of what is written by hand nothing may be wrong: one member is a missed figure. */
function exactRow(name: string, wrong: number, of: number): Row {
  return {
    name: `${name}, right to the cent`,
    ours: of - wrong,
    other: of,
    ratio: wrong === 0 ? 1 : 0,
    unit: 'members',
  };
}

function peerRows({ rates, wrong, samples }: Measured): readonly Row[] {
  const kernel = rates['kernel'] as Rate;
  return Object.entries(PEERS).flatMap(([name, times]) => {
    const rate = rates[name];
    if (rate === undefined) {
      console.error(`${name} has no build for this platform: it is left out`);
      return [];
    }
    return [
      {
        ...atLeast(`${JOB}, times faster than ${name}`, kernel.best / rate.best, times, 'times'),
        median: rounded(kernel.median / rate.median),
        note: `${name} ${rounded(rate.best)} a second at best, ${rounded(rate.median)} in the median; ${wrong[name]} of ${samples[name]?.compared} wrong`,
      },
    ];
  });
}

function questionRows({ rates }: Measured): readonly Row[] {
  const speed = (rates['calibration'] as Rate).best / STATED_LOOP;
  return Object.entries(QUESTIONS).map(([id, floor]) => {
    const rate = rates[id] as Rate;
    return {
      ...atLeast(`${id}, compiled`, rate.best, floor * speed, 'decisions a second'),
      median: rounded(rate.median),
    };
  });
}

function questionsOfLists(): Readonly<Record<string, QuestionId>> {
  return Object.fromEntries(Object.entries(LISTS).map(([name, { question }]) => [name, question]));
}

function listRows({ rates }: Measured): readonly Row[] {
  const speed = (rates['calibration'] as Rate).best / STATED_LOOP;
  return Object.entries(LISTS).map(([name, { question, floor }]) => {
    const rate = rates[name] as Rate;
    return {
      ...atLeast(`${name}, from lists, in ${question}`, rate.best, floor * speed, 'decisions a second'),
      median: rounded(rate.median),
    };
  });
}

function proofRows({ rates }: Measured): readonly Row[] {
  const speed = (rates['calibration'] as Rate).best / STATED_LOOP;
  return Object.entries(PROOFS).map(([kind, { name, floor, asked }]) => {
    const rate = rates[kind] as Rate;
    return {
      ...atMost(name, 1e6 / rate.best, floor / speed, 'microseconds'),
      median: rounded(1e6 / rate.median),
      note: `${asked} are asked for`,
    };
  });
}
