// From list columns to decisions: the columns of facts, the findings worked out from lists, and the kernels run over both.
// Which list work answers which finding is in findings.ts.

import {
  ABSENT,
  BlockPlan,
  DOUBTFUL,
  type InputForm,
  identifier,
  isMoney,
  type KernelLaw,
  type Node,
  nodesOf,
  UNKNOWN,
} from '../../rules/index.ts';
import { type Columns, decideColumns, emptyColumns, kernelOf, putValue } from '../columns.ts';
import { type DecideOptions, evaluate } from '../decide.ts';
import type { CheckedFacts } from '../facts/read-facts.ts';
import { QUESTIONS, type QuestionId, rootsOf } from '../questions.ts';
import { optionsOf, type ReadingId } from '../readings.ts';
import * as v from '../vocabulary.ts';
import { TEXT_CODES } from '../vocabulary.ts';
import { Findings, type FoundLists } from './findings.ts';
import type { Lists } from './tables.ts';

/** So many rows at a time that what is worked out on the way stays near the processor. */
const BLOCK = 512;

interface FactColumn {
  readonly name: string;
  readonly form: InputForm;
  readonly node: Node;
}

/** The facts that a question stands on, those that its findings take among them, by the names of their columns. */
function factColumns(id: QuestionId): readonly FactColumn[] {
  const nodes = nodesOf([...rootsOf(QUESTIONS[id]), v.diedOn]);
  return nodes.flatMap((node) => {
    if (node.op !== 'fact') return [];
    const exact = node.kind === 'ratio' ? 'fraction' : 'integer';
    const form = node.kind === 'truth' ? 'truth' : isMoney(node.kind) ? 'cents' : exact;
    return [{ name: factName(node), form, node }];
  });
}

function factName(node: Node): string {
  return identifier(String(node.data['pointer']).slice(1));
}

/**
 * The facts of the cases that are no lists, a row a case, as they stood on the day asked about where the question takes
 * them so. With `listsOf` this is what `fillFindings` fills from; no finding is worked out here.
 */
export function factColumnsOf(id: QuestionId, cases: readonly CheckedFacts[], options: DecideOptions): Columns {
  const facts = factColumns(id);
  const columns = Object.assign(
    {},
    ...facts.map(({ name, form, node }) => emptyColumns(name, form, node, cases.length)),
  );
  cases.forEach((checked, row) => {
    const evaluation = evaluate(QUESTIONS[id], checked, checked.facts.on ?? options.today, options);
    for (const { name, form, node } of facts) putValue(columns, row, name, form, node, evaluation);
  });
  return columns;
}

/**
 * The columns with those of the question's findings, worked out from lists: what `decideColumns` takes. A finding that is
 * no work on these lists keeps the columns that the caller gives it; without them it is not found, and its rows stay
 * open. So do rows that only the interpreter can tell: they are a case for `decide`. The findings that are lists
 * themselves go, row after row, into the tables of `into`. Facts are columns by the names of their pointers
 * (`participantDiedOn`); of a question that looks at a day they are given as they stood on it.
 * Throws a RangeError where a fact's column or a table is not given or too short, or the day asked about is absent.
 */
export function fillFindings(
  id: QuestionId,
  columns: Columns,
  lists: Lists,
  law: KernelLaw,
  rows: number,
  into: FoundLists = {},
): Columns {
  const { asOfDay } = QUESTIONS[id];
  const nodes = nodesOf(rootsOf(QUESTIONS[id]));
  const filled: Record<string, Columns[string]> = { ...columns };
  if (asOfDay && columnOf(columns, v.on).subarray(0, rows).includes(ABSENT))
    throw new RangeError('the day asked about is absent in a row');
  for (const [name, table] of Object.entries(lists)) {
    if ('offsets' in table && table.offsets.length <= rows)
      throw new RangeError(`the lists of ${name} are of fewer rows than are asked for`);
  }
  let findings: Findings | undefined;
  const plan = new BlockPlan(Math.min(BLOCK, rows), {
    codes: TEXT_CODES,
    law,
    placeOf: (reading, option) => optionsOf(reading as ReadingId).indexOf(option),
    factColumn: (node) => columnOf(columns, node),
    finding: (node) => (findings as Findings).of(node),
  });
  findings = new Findings(plan, lists, into, asOfDay);
  const writes = kernelOf(id).inputs.flatMap(({ name, form, node: place }) => {
    const node = nodes[place] as Node;
    if (node.op !== 'finding' || `${name}Status` in columns) return [];
    Object.assign(filled, emptyColumns(name, form, node, rows));
    if (!Findings.has(node)) return [notFound(filled, name)];
    return [written(plan, node, filled, name, form)];
  });
  for (let begin = 0; begin < rows; begin += BLOCK) {
    const count = Math.min(BLOCK, rows - begin);
    plan.run(begin, count);
    for (const write of writes) write(begin, count);
  }
  return filled;
}

function columnOf(columns: Columns, node: Node): Columns[string] {
  const column = columns[factName(node)];
  if (column === undefined) throw new RangeError(`the column ${factName(node)} is not given`);
  return column;
}

type Write = (begin: number, count: number) => void;

function notFound(filled: Columns, name: string): Write {
  const status = filled[`${name}Status`] as Uint8Array;
  return (begin, count) => status.fill(UNKNOWN, begin, begin + count);
}

/** Copies what a finding found in a block to its columns. */
function written(plan: BlockPlan, node: Node, filled: Columns, name: string, form: InputForm): Write {
  const { value, bits, overs } = plan.of(node);
  const [values, denominators] = [filled[name], filled[`${name}Denominator`]];
  const status = filled[`${name}Status`] as Uint8Array;
  return (begin, count) => {
    for (let i = 0; i < count; i++) {
      status[begin + i] = (bits[i] as number) & ~DOUBTFUL;
      if (bits[i] !== 0 || form === 'list') continue;
      if (values !== undefined) values[begin + i] = value[i] as number;
      if (denominators !== undefined && overs !== undefined) denominators[begin + i] = overs[i] as number;
    }
  };
}

/** Outcome and fields of each row from facts and lists: the findings filled, and the question's kernel run over them. */
export function decideLists(
  id: QuestionId,
  columns: Columns,
  lists: Lists,
  law: KernelLaw,
  rows: number,
  into: FoundLists = {},
): Columns {
  return decideColumns(id, fillFindings(id, columns, lists, law, rows, into), law, rows);
}
