// Which columns hold a value, under which names and in which arrays: said once for generated code and for tables.
// What stands in them is in kernel.ts; how a row reads them is in emit.ts.

import { isExact, isMoney, type Kind, type Node } from '../node.ts';
import { ABSENT } from './kernel.ts';

/** How a value comes in columns: an integer or a code, a truth, whole cents, numerator and denominator, or its status alone. */
export type InputForm = 'integer' | 'truth' | 'cents' | 'fraction' | 'list';

/** A fact, or what a finding found: what kernels take from columns. */
export interface Input {
  readonly name: string;
  readonly node: Node;
}

/** A column: its name, and the array and what stands in it where nothing is known. */
export interface ColumnShape {
  readonly name: string;
  readonly array: 'Float64Array' | 'Int32Array' | 'Int8Array' | 'Uint8Array';
  readonly empty: number;
}

/** A fact's amount is in whole cents; a finding's may be any fraction of them. */
export function inputForm({ op, kind }: Node): InputForm {
  if (kind === 'list' || kind === 'truth') return kind;
  if (!isExact(kind)) return 'integer';
  return op === 'fact' && isMoney(kind) ? 'cents' : 'fraction';
}

/** The name of a part of an input, or of a result that is a ratio. */
export function columnName(name: string, part: 'value' | 'over' | 'status'): string {
  return part === 'value' ? name : `${name}${part === 'over' ? 'Denominator' : 'Status'}`;
}

/** The columns of an input: its value, what a fraction is over, and of a finding why it found nothing. */
export function inputColumns({ name, node }: Input): readonly ColumnShape[] {
  const form = inputForm(node);
  return [
    ...(form === 'list' ? [] : [valueColumn(name, node.kind)]),
    ...(form === 'fraction' ? [overColumn(name)] : []),
    ...(node.op === 'finding' ? [{ name: columnName(name, 'status'), array: 'Uint8Array' as const, empty: 0 }] : []),
  ];
}

/** The columns of a field of a result: its value, and what a ratio is over. */
export function outputColumns(name: string, kind: Kind): readonly ColumnShape[] {
  return [valueColumn(name, kind), ...(kind === 'ratio' ? [overColumn(name)] : [])];
}

function valueColumn(name: string, kind: Kind): ColumnShape {
  const array = isExact(kind) ? 'Float64Array' : kind === 'truth' || kind === 'text' ? 'Int8Array' : 'Int32Array';
  return { name, array, empty: ABSENT };
}

function overColumn(name: string): ColumnShape {
  return { name: columnName(name, 'over'), array: 'Float64Array', empty: 1 };
}
