// Many decisions at once: the law as kernels take it, the columns of checked facts, and the kernels run over them.
// The kernels are generated (kernels/); what they leave open is decided case by case in decide.ts.

import { addDays, commonMultiple, type Day, lowestTerms, type Ratio } from '../base/index.ts';
import {
  ABSENT,
  CONFLICT,
  type Evaluation,
  GAP,
  type InputForm,
  isExact,
  type Kernel,
  type KernelLaw,
  NO_LAW,
  type Node,
  NoLawForDate,
  nodesOf,
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
import { QUESTIONS, type QuestionId, rootsOf } from './questions.ts';
import { appliedOption, optionsOf, type ReadingId, type Readings } from './readings.ts';
import { TEXT_CODES } from './vocabulary.ts';

type AnyKernel = Kernel<never, never, object, never>;

type Column = Float64Array | Int32Array | Int8Array | Uint8Array;

/** Columns by their names: of what goes in, or of what comes out. */
export type Columns = Readonly<Record<string, Column>>;

/** What applies to a run of the question's kernel: its figures as known on a day, and the option of each reading. */
export function kernelLawOf(
  id: QuestionId,
  options: { readonly readings?: Readings; readonly known?: Day } = {},
): KernelLaw {
  const nodes = nodesOf(rootsOf(QUESTIONS[id]));
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

/**
 * The columns of checked facts for the question's kernel, a row a case. Findings are found as in any decision; facts are
 * taken as they stood on the day asked about where the question asks for that.
 */
export function columnsOf(id: QuestionId, cases: readonly CheckedFacts[], options: DecideOptions): Columns {
  const question = QUESTIONS[id];
  const nodes = nodesOf(rootsOf(question));
  const kernel = kernelOf(id);
  const columns: Record<string, Column> = {};
  for (const { name, form, node } of kernel.inputs)
    Object.assign(columns, emptyColumns(name, form, nodes[node] as Node, cases.length));
  cases.forEach((checked, row) => {
    const evaluation = evaluate(question, checked, checked.facts.on ?? options.today, options);
    for (const { name, form, node } of kernel.inputs)
      putValue(columns, row, name, form, nodes[node] as Node, evaluation);
  });
  return columns;
}

/** The columns of an input, empty: its value, what a fraction is over, and of a finding its status. */
export function emptyColumns(name: string, form: InputForm, node: Node, rows: number): Record<string, Column> {
  const columns: Record<string, Column> = {};
  if (form === 'cents' || form === 'fraction') columns[name] = new Float64Array(rows).fill(ABSENT);
  else if (form === 'truth' || node.kind === 'text') columns[name] = new Int8Array(rows).fill(ABSENT);
  else if (form === 'integer') columns[name] = new Int32Array(rows).fill(ABSENT);
  if (form === 'fraction') columns[`${name}Denominator`] = new Float64Array(rows).fill(1);
  if (node.op === 'finding') columns[`${name}Status`] = new Uint8Array(rows);
  return columns;
}

/** Puts what the interpreter makes of a node into the columns of an input. */
export function putValue(
  columns: Columns,
  row: number,
  name: string,
  form: InputForm,
  node: Node,
  evaluation: Evaluation,
): void {
  const value = valueOrStatus(node, evaluation);
  const put = (column: string, number: number): void => {
    (columns[column] as Column)[row] = number;
  };
  if (typeof value === 'object' && 'status' in value) {
    if (node.op === 'finding') put(`${name}Status`, value.status);
    return;
  }
  if (form === 'list') return;
  if (form === 'cents' || form === 'fraction') {
    const { n, d } = lowestTerms(value as Ratio);
    put(name, exactNumber(n));
    if (form === 'fraction') put(`${name}Denominator`, exactNumber(d));
  } else if (form === 'truth') put(name, value === true ? 1 : 0);
  else put(name, node.kind === 'text' ? TEXT_CODES.indexOf(value as string) : (value as number));
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
  const results: Record<string, Column> = { outcome: new Uint8Array(rows) };
  for (const { name, kind } of kernel.outputs) {
    if (isExact(kind)) results[name] = new Float64Array(rows);
    else results[name] = kind === 'truth' || kind === 'text' ? new Int8Array(rows) : new Int32Array(rows);
    if (kind === 'ratio') results[`${name}Denominator`] = new Float64Array(rows);
  }
  const rest = new Int32Array(rows);
  const left = kernel.columns(columns as never, law, results as never, rows, rest);
  for (const row of rest.subarray(0, left)) {
    const result = kernel.row(kernel.at(columns as never, row) as never, law);
    for (const [name, value] of Object.entries(result)) (results[name] as Column)[row] = value;
  }
  return results;
}

/** The kernel of a question, whatever its rows. */
export function kernelOf(id: QuestionId): AnyKernel {
  return KERNELS[id] as AnyKernel;
}
