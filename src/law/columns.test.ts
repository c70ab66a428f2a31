// The kernels against the interpreter: the same outcome and the same fields, whatever the facts, the readings and the day.
// What is drawn comes from the random cases of the oracle; every rule of every question is compared, not its answer alone.

import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { makeRng, randomCase } from '../../test/oracle/random-cases.ts';
import { type Day, lowestTerms, parseDay, type Ratio } from '../base/index.ts';
import * as rules from '../rules/index.ts';
import { type Columns, columnsOf, decideColumns, kernelLawOf, resultColumns } from './columns.ts';
import { type Decision, decide, evaluate } from './decide.ts';
import { type CheckedFacts, readFacts } from './facts/read-facts.ts';
import { statementsOf } from './kernel-source.ts';
import { KERNELS } from './kernels/index.generated.ts';
import { isQuestion, QUESTIONS, type QuestionId, rootsOf } from './questions.ts';
import type { Readings } from './readings.ts';
import { TEXT_CODES } from './vocabulary.ts';

const TODAY = parseDay('2026-11-30') as Day;

interface Case {
  readonly question: QuestionId;
  readonly checked: CheckedFacts;
  readonly readings: Readings;
}

/** Sound random cases of every question, complete and with facts missing. */
const CASES: readonly Case[] = (() => {
  const rng = makeRng(20);
  return Array.from({ length: 9000 }, () => randomCase(rng)).flatMap(({ question, facts, readings }) => {
    const checked = readFacts(facts);
    return 'faults' in checked || !isQuestion(question) ? [] : [{ question, checked, readings }];
  });
})();

const casesOf = (id: QuestionId): readonly Case[] => CASES.filter(({ question }) => question === id);

const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  granted: ['granted'],
  denied: ['denied'],
  gap: ['needs-decision'],
  conflict: ['needs-decision'],
  'no-law': ['no-law'],
};

/** The field as the interpreter writes it, from what stands in a column. */
function writtenField(id: QuestionId, name: string, results: Columns, row: number): unknown {
  const field = QUESTIONS[id].fields.find((one) => one.name === name) as {
    node: rules.Node;
    write(value: never): unknown;
  };
  const value = results[name]?.[row] as number;
  const { kind } = field.node;
  if (rules.isExact(kind)) {
    if (Number.isNaN(value)) return undefined;
    const over = kind === 'ratio' ? (results[`${name}Denominator`]?.[row] as number) : 1;
    return field.write({ n: BigInt(value), d: BigInt(over) } as never);
  }
  if (value === -1) return undefined;
  if (kind === 'truth') return field.write((value === 1) as never);
  return field.write((kind === 'text' ? TEXT_CODES[value] : value) as never);
}

function interpreted({ question, checked, readings }: Case): Decision | 'no-law' {
  try {
    return decide(question, checked, { readings, today: TODAY, proof: false });
  } catch (error) {
    if (error instanceof rules.NoLawForDate) return 'no-law';
    throw error;
  }
}

function expectSame(one: Case, results: Columns, row: number): string {
  const outcome = rules.OUTCOMES[results['outcome']?.[row] as number] as string;
  const decision = interpreted(one);
  const decided = decision === 'no-law' ? decision : decision.outcome;
  // What a kernel leaves open the interpreter may settle still, since it knows what all branches of a choice share.
  if (outcome === 'open') return outcome;
  expect(OUTCOMES[outcome], `${one.question} ${JSON.stringify(one.checked.document)}`).toContain(decided);
  if (outcome !== 'granted' || decision === 'no-law') return outcome;
  for (const { name, node } of QUESTIONS[one.question].fields as readonly { name: string; node: rules.Node }[]) {
    if (node.kind === 'list') continue;
    expect(writtenField(one.question, name, results, row), `${one.question} ${name}`).toEqual(decision.result?.[name]);
  }
  return outcome;
}

describe('a kernel decides as the interpreter does', () => {
  test.each(Object.keys(QUESTIONS) as QuestionId[])('%s', (id) => {
    const seen = new Set<string>();
    const cases = casesOf(id);
    expect(cases.length).toBeGreaterThan(200);
    for (const one of cases) {
      const options = { readings: one.readings, today: TODAY };
      const columns = columnsOf(id, [one.checked], options);
      seen.add(expectSame(one, decideColumns(id, columns, kernelLawOf(id, { readings: one.readings }), 1), 0));
    }
    expect(seen).toContain('granted');
    expect(seen).toContain('open');
    const decided = cases.map(interpreted).map((decision) => (decision === 'no-law' ? decision : decision.outcome));
    expect(seen.has('denied')).toBe(decided.includes('denied'));
    expect(seen.has('gap') || seen.has('conflict')).toBe(decided.includes('needs-decision'));
  });

  test('many rows at once as one by one, those with facts missing among them', () => {
    for (const id of Object.keys(QUESTIONS) as QuestionId[]) {
      const cases = casesOf(id);
      const columns = columnsOf(
        id,
        cases.map(({ checked }) => checked),
        { today: TODAY },
      );
      const results = decideColumns(id, columns, kernelLawOf(id), cases.length);
      for (const [row, one] of cases.entries()) expectSame({ ...one, readings: {} }, results, row);
    }
  });

  test('what no double holds is left to the interpreter, and told', () => {
    const facts = { pension: { cause: 'misconduct', contributionsAtRetirement: '9007199254740.99', paid: '0.00' } };
    const huge = { ...facts, pension: { ...facts.pension, contributionsAtRetirement: '99999999999999.99' } };
    expect('faults' in readFacts(huge)).toBe(true);
    const checked = readFacts(facts) as CheckedFacts;
    const columns = columnsOf('disability-discontinuance', [checked], { today: TODAY });
    const results = decideColumns('disability-discontinuance', columns, kernelLawOf('disability-discontinuance'), 1);
    expect(results['refund']?.[0]).toBe(900719925474099);
    const quotient = readFacts({
      on: '2030-01-15',
      participant: { birthDate: '1970-01-01', enrolledOn: '2014-07-01' },
      service: [{ capacity: 'judge', from: '2014-07-01', to: '2029-12-31', endedBy: 'resignation' }],
      account: { balance: '9999999999999.99', factor: '12.3456789012345678901' },
    }) as CheckedFacts;
    const separations = columnsOf('hybrid-separation', [quotient], { today: TODAY });
    const outcomes = decideColumns('hybrid-separation', separations, kernelLawOf('hybrid-separation'), 1)['outcome'];
    expect(rules.OUTCOMES[outcomes?.[0] as number]).toBe('beyond');
  });

  test('a law with a figure larger than kernels reckon with leaves every row to the function that looks at each amount', () => {
    const cases = casesOf('nonoccupational-disability');
    const columns = columnsOf(
      'nonoccupational-disability',
      cases.map(({ checked }) => checked),
      { today: TODAY },
    );
    const law = kernelLawOf('nonoccupational-disability');
    const figures = Object.fromEntries(
      Object.entries(law.figures).map(([id, { from, value }]) => [
        id,
        { from: Int32Array.of(...from, 2 ** 30), value: Float64Array.of(...value, 2 ** 30) },
      ]),
    );
    const rest = new Int32Array(cases.length);
    const results = resultColumns(KERNELS['nonoccupational-disability'] as never, cases.length) as never;
    const decided = KERNELS['nonoccupational-disability'].columns as (...all: unknown[]) => number;
    expect(decided(columns, law, results, 0, cases.length, rest)).toBeLessThan(cases.length);
    expect(decided(columns, { ...law, figures }, results, 0, cases.length, rest)).toBe(cases.length);
    expect([...rest]).toEqual(cases.map((_, i) => i));
  });

  test('a figure that is not in force on the day of a row', () => {
    const checked = readFacts({
      participant: { birthDate: '1940-01-01', enrolledOn: '1975-01-01' },
      contribution: { month: '1975-03', salary: '20000.00' },
    }) as CheckedFacts;
    const columns = columnsOf('contribution', [checked], { today: TODAY });
    const law = kernelLawOf('contribution', { known: parseDay('1954-07-01') as Day });
    const outcomes = decideColumns('contribution', columns, law, 1)['outcome'];
    expect(rules.OUTCOMES[outcomes?.[0] as number]).toBe('no-law');
  });
});

// ---------------------------------------------------------------- every rule, not the answers alone

/** Value, denominator, whole number and bits of each rule. */
type Run = (
  columns: Columns,
  law: rules.KernelLaw,
) => readonly (readonly [value: number | boolean, over: number, whole: number, bits: number])[];

interface RuleKernel {
  readonly run: Run;
  readonly nodes: readonly rules.Node[];
  readonly inputs: readonly rules.Input[];
}

/** A function of the first row that gives what each rule of the question comes to. */
function rulesOf(id: QuestionId): RuleKernel {
  const reached = new Set<rules.Node>();
  const visit = (node: rules.Node): void => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.op !== 'finding') node.args.forEach(visit);
  };
  rootsOf(QUESTIONS[id]).forEach(visit);
  const nodes = [...reached].filter(({ op, kind }) => op === 'rule' && kind !== 'list');
  const { before, each, emitted } = statementsOf(nodes, 'rows');
  const values = nodes.map((node) => {
    const value = emitted.of(node);
    return value.form === 'plain'
      ? `[${value.value}, 1, 0, ${value.status}]`
      : `[${value.value}, ${rules.written(value.over)}, ${value.whole}, ${value.status}]`;
  });
  const body = [...before, 'const i = 0;', ...each, `return [${values.join(', ')}];`].join('\n');
  const { code } = transformSync(`function run(columns, law) {\n${body}\n}`, { loader: 'ts' });
  const names = Object.keys(rules).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  // Product code evaluates no text; a test may, to try functions that no file holds.
  const make = new Function('rules', `const { ${names.join(', ')} } = rules;\n${code}\nreturn run;`);
  return { run: (make as (all: typeof rules) => Run)(rules), nodes, inputs: emitted.inputs };
}

/** The columns under the names that the function has for its inputs. */
function renamed(id: QuestionId, inputs: readonly rules.Input[], columns: Columns): Columns {
  const all = rules.nodesOf(rootsOf(QUESTIONS[id]));
  const own: Record<string, Columns[string]> = {};
  for (const { node, name } of inputs) {
    const input = KERNELS[id].inputs.find((one) => all[one.node] === node) as { readonly name: string };
    for (const part of ['', 'Denominator', 'Status']) {
      const column = columns[`${input.name}${part}`];
      if (column !== undefined) own[`${name}${part}`] = column;
    }
  }
  return own;
}

type Shown = Ratio | number | string | boolean | 'unknown' | 'left' | 'no-law';

function interpretedValue(evaluation: rules.Evaluation, node: rules.Node): Shown {
  try {
    const value = evaluation.valueOf(node);
    if (value instanceof rules.Unknown) return 'unknown';
    if (value instanceof rules.Undecided) return 'left';
    return typeof value === 'object' ? lowestTerms(value as Ratio) : (value as Shown);
  } catch (error) {
    if (error instanceof rules.NoLawForDate) return 'no-law';
    throw error;
  }
}

function shown({ kind }: rules.Node, value: number | boolean, over: number, whole: number): Shown {
  if (kind === 'text') return TEXT_CODES[value as number] as string;
  if (!rules.isExact(kind)) return value;
  return lowestTerms({ n: BigInt(whole) * BigInt(over) + BigInt(value as number), d: BigInt(over) });
}

describe('every rule comes to what the interpreter makes of it', () => {
  test.each(Object.keys(QUESTIONS) as QuestionId[])('%s', (id) => {
    const { run, nodes, inputs } = rulesOf(id);
    let known = 0;
    for (const one of casesOf(id).slice(0, 150)) {
      const { checked, readings } = one;
      const options = { readings, today: TODAY };
      const columns = renamed(id, inputs, columnsOf(id, [checked], options));
      const values = run(columns, kernelLawOf(id, { readings }));
      const evaluation = evaluate(QUESTIONS[id], checked, checked.facts.on ?? TODAY, options);
      nodes.forEach((node, i) => {
        const [value, over, whole, bits] = values[i] as [number, number, number, number];
        const expected = interpretedValue(evaluation, node);
        const told = `${id} ${node.data['name']} ${JSON.stringify(checked.document)} ${JSON.stringify(readings)}`;
        if (bits === 0) {
          known += 1;
          expect(shown(node, value, over, whole), told).toEqual(expected);
        } else if ((bits & rules.NO_LAW) !== 0) expect(expected, told).toBe('no-law');
        else if ((bits & rules.UNKNOWN) === 0) expect(expected, told).toBe('left');
      });
    }
    expect(known).toBeGreaterThan(nodes.length === 0 ? -1 : 100);
  });
});
