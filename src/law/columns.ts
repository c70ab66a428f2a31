// Many decisions at once: the law as kernels take it, the columns of checked facts, and the kernels run over them.
// The kernels are generated (kernels/); what they leave open is decided case by case in decide.ts.

import { addDays, commonMultiple, type Day, lowestTerms, type Ratio } from '../base/index.ts';
import {
  CONFLICT,
  type ColumnShape,
  columnName,
  type Evaluation,
  GAP,
  type Input,
  inputColumns,
  inputForm,
  type Kernel,
  type KernelLaw,
  NO_LAW,
  type Node,
  NoLawForDate,
  nodesOf,
  outputColumns,
  type ParameterStep,
  type Steps,
  UNKNOWN,
  Undecided,
  Unknown,
} from '../rules/index.ts';
import { type DecideOptions, evaluate } from './decide.ts';
import type { CheckedFacts } from './facts/read-facts.ts';
import { KERNELS } from './kernels/index.generated.ts';
import { parameterSteps } from './parameters.ts';
import { QUESTIONS, type Question, type QuestionId, rootsOf } from './questions.ts';
import { appliedOption, optionsOf, type ReadingId, type Readings } from './readings.ts';
import { TEXT_CODES } from './vocabulary.ts';

/** A kernel of whatever columns. */
export type AnyKernel = Kernel<never, never>;

type Column = Float64Array | Int32Array | Int8Array | Uint8Array;

/** Columns by their names: of what goes in, or of what comes out. */
export type Columns = Readonly<Record<string, Column>>;

interface KernelLawOptions {
  readonly readings?: Readings;
  readonly known?: Day;
}

/** What applies to a run of the question's kernel: its figures as known on a day, and the option of each reading. */
export function kernelLawOf(id: QuestionId, options: KernelLawOptions = {}): KernelLaw {
  return kernelLawFor(QUESTIONS[id], options);
}

/** The same for any question made of the law's nodes. */
export function kernelLawFor(question: Question, options: KernelLawOptions = {}): KernelLaw {
  const nodes = nodesOf(rootsOf(question));
  const named = (op: string): readonly string[] => [
    ...new Set(nodes.filter((node) => node.op === op).map((node) => String(node.data['id']))),
  ];
  const steps = named('parameter').map((figure) => [figure, parameterSteps(figure, options.known)] as const);
  const values = steps.flatMap(([, dated]) => dated.map(({ value }) => value));
  const over = values.reduce<bigint>((all, value) => (isRatio(value) ? commonMultiple(all, value.d) : all), 1n);
  const option = (reading: string): number =>
    optionsOf(reading as ReadingId).indexOf(appliedOption(options.readings ?? {}, reading));
  return {
    figures: Object.fromEntries(steps.map(([figure, dated]) => [figure, columnsOfSteps(dated, over)])),
    readings: Object.fromEntries(named('reading').map((reading) => [reading, option(reading)])),
    over: Number(over),
  };
}

/** The steps as kernels look them up; from the day after a last day there is no value. */
function columnsOfSteps(steps: readonly ParameterStep[], over: bigint): Steps {
  const number = (value: unknown): number => (isRatio(value) ? Number((value.n * over) / value.d) : (value as number));
  const dated = steps.flatMap(({ from, to, value }, i) => {
    const after = to === undefined ? undefined : addDays(to, 1);
    const ends = after !== undefined && steps[i + 1]?.from !== after;
    return [{ from, value: number(value) }, ...(ends ? [{ from: after, value: Number.NaN }] : [])];
  });
  return { from: Int32Array.from(dated, ({ from }) => from), value: Float64Array.from(dated, ({ value }) => value) };
}

function isRatio(value: unknown): value is Ratio {
  return typeof value === 'object' && value !== null;
}

const ARRAYS = { Float64Array, Int32Array, Int8Array, Uint8Array };

/** Columns of so many rows in which nothing is known. */
export function emptyColumns(shapes: readonly ColumnShape[], rows: number): Record<string, Column> {
  return Object.fromEntries(shapes.map(({ name, array, empty }) => [name, new ARRAYS[array](rows).fill(empty)]));
}

/** What the question's kernel takes from columns. */
export function inputsOf(id: QuestionId): readonly Input[] {
  const nodes = nodesOf(rootsOf(QUESTIONS[id]));
  return kernelOf(id).inputs.map(({ name, node }) => ({ name, node: nodes[node] as Node }));
}

/**
 * The columns of checked facts for the question's kernel, a row a case. Findings are found as in any decision; facts are
 * taken as they stood on the day asked about where the question asks for that.
 */
export function columnsOf(id: QuestionId, cases: readonly CheckedFacts[], options: DecideOptions): Columns {
  return columnsOfInputs(id, inputsOf(id), cases, options);
}

/** The columns of some inputs alone. */
export function columnsOfInputs(
  id: QuestionId,
  inputs: readonly Input[],
  cases: readonly CheckedFacts[],
  options: DecideOptions,
): Columns {
  const columns = emptyColumns(inputs.flatMap(inputColumns), cases.length);
  cases.forEach((checked, row) => {
    const evaluation = evaluate(QUESTIONS[id], checked, checked.facts.on ?? options.today, options);
    for (const input of inputs) putValue(columns, row, input, evaluation);
  });
  return columns;
}

/** Puts what the interpreter makes of a node into the columns of an input. */
function putValue(columns: Columns, row: number, { name, node }: Input, evaluation: Evaluation): void {
  const value = valueOrStatus(node, evaluation);
  const put = (part: 'value' | 'over' | 'status', number: number): void => {
    (columns[columnName(name, part)] as Column)[row] = number;
  };
  if (typeof value === 'object' && 'status' in value) {
    if (node.op === 'finding') put('status', value.status);
    return;
  }
  switch (inputForm(node)) {
    case 'list':
      break;
    case 'truth':
      put('value', value === true ? 1 : 0);
      break;
    case 'integer':
      put('value', node.kind === 'text' ? TEXT_CODES.indexOf(value as string) : (value as number));
      break;
    case 'cents':
      put('value', exactNumber((value as Ratio).n));
      break;
    case 'fraction': {
      const { n, d } = lowestTerms(value as Ratio);
      put('value', exactNumber(n));
      put('over', exactNumber(d));
    }
  }
}

/** A node's value, or the bits that say why it has none. */
function valueOrStatus(
  node: Node,
  evaluation: Evaluation,
): { readonly status: number } | Ratio | number | string | boolean {
  try {
    const value = evaluation.valueOf(node);
    if (value instanceof Unknown) return { status: UNKNOWN };
    if (value instanceof Undecided)
      return { status: value.nodes.some((left) => left.data['because'] === 'conflict') ? CONFLICT : GAP };
    return value as Ratio | number | string | boolean;
  } catch (error) {
    if (error instanceof NoLawForDate) return { status: NO_LAW };
    throw error;
  }
}

/** An integer as a double; one that no double holds is infinite, and takes its row beyond what kernels reckon. */
function exactNumber(value: bigint): number {
  return Number.isSafeInteger(Number(value)) ? Number(value) : Number.POSITIVE_INFINITY;
}

/** The outcome and the fields of each case, in columns: what the question's kernel makes of them. */
export function decideColumns(id: QuestionId, columns: Columns, law: KernelLaw, rows: number): Columns {
  const kernel = kernelOf(id);
  return decideWith(kernel, columns, law, resultColumns(kernel, rows), rows);
}

/** Empty columns for what so many rows come to. */
export function resultColumns(kernel: AnyKernel, rows: number): Columns {
  const outputs = kernel.outputs.flatMap(({ name, kind }) => outputColumns(name, kind));
  return { outcome: new Uint8Array(rows), ...emptyColumns(outputs, rows) };
}

/** So many rows at a time: what is left of them is still at hand when its turn comes. */
const BLOCK = 4096;

/** The same with any kernel, into columns that are there already: of one batch after the other, say. */
export function decideWith(
  kernel: AnyKernel,
  columns: Columns,
  law: KernelLaw,
  results: Columns,
  rows: number,
): Columns {
  const rest = new Int32Array(Math.min(BLOCK, rows));
  for (let begin = 0; begin < rows; begin += BLOCK) {
    const end = Math.min(begin + BLOCK, rows);
    const left = kernel.columns(columns as never, law, results as never, begin, end, rest);
    kernel.rows(columns as never, law, results as never, rest, left);
  }
  return results;
}

/** The kernel of a question, whatever its rows. */
function kernelOf(id: QuestionId): AnyKernel {
  return KERNELS[id] as AnyKernel;
}
