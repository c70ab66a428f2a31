// From list columns to decisions: the columns of facts, the findings worked out from lists, and the kernels run over both.
// Which list work answers which finding is in findings.ts.

import {
  ABSENT,
  BlockPlan,
  columnName,
  DOUBTFUL,
  type Input,
  identifier,
  inputColumns,
  type KernelLaw,
  type Node,
  nodesOf,
  UNKNOWN,
} from '../../rules/index.ts';
import { type Columns, columnsOfInputs, decideColumns, emptyColumns, inputsOf } from '../columns.ts';
import type { DecideOptions } from '../decide.ts';
import type { CheckedFacts } from '../facts/read-facts.ts';
import { QUESTIONS, type QuestionId, rootsOf } from '../questions.ts';
import { optionsOf, type ReadingId } from '../readings.ts';
import * as v from '../vocabulary.ts';
import { TEXT_CODES } from '../vocabulary.ts';
import { Findings, type FoundLists } from './findings.ts';
import type { Lists } from './tables.ts';

/** So many rows at a time that what is worked out on the way stays near the processor. */
const BLOCK = 512;

/** The facts that a question stands on, those that its findings take among them. */
function factsOf(id: QuestionId): readonly Input[] {
  const nodes = nodesOf([...rootsOf(QUESTIONS[id]), v.diedOn]);
  return nodes.filter(({ op }) => op === 'fact').map((node) => ({ name: factName(node), node }));
}

function factName(node: Node): string {
  return identifier(String(node.data['pointer']).slice(1));
}

/**
 * The facts of the cases that are no lists, a row a case, as they stood on the day asked about where the question takes
 * them so. With `listsOf` this is what `fillFindings` fills from; no finding is worked out here.
 */
export function factColumnsOf(id: QuestionId, cases: readonly CheckedFacts[], options: DecideOptions): Columns {
  return columnsOfInputs(id, factsOf(id), cases, options);
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
  const writes = inputsOf(id).flatMap((input) => {
    if (input.node.op !== 'finding' || columnName(input.name, 'status') in columns) return [];
    Object.assign(filled, emptyColumns(inputColumns(input), rows));
    return [Findings.has(input.node) ? written(plan, input, filled) : notFound(filled, input.name)];
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
  const status = filled[columnName(name, 'status')] as Uint8Array;
  return (begin, count) => status.fill(UNKNOWN, begin, begin + count);
}

/** Copies what a finding found in a block to its columns. */
function written(plan: BlockPlan, { name, node }: Input, filled: Columns): Write {
  const { value, bits, overs } = plan.of(node);
  // Of a list there is no column but that of its status.
  const [values, denominators] = [filled[name], filled[columnName(name, 'over')]];
  const status = filled[columnName(name, 'status')] as Uint8Array;
  return (begin, count) => {
    for (let i = 0; i < count; i++) {
      status[begin + i] = (bits[i] as number) & ~DOUBTFUL;
      if (bits[i] !== 0) continue;
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
