// The fields of results: a node, the form in which its value is written, and the type that comes of it.
// Which question has which fields is in questions.ts; how a form is written is in forms.ts.

import type { Expr, Money, Node, ValueOfKind } from '../rules/index.ts';
import { type Column, type Form, write } from './forms.ts';
import { cents } from './judiciary/section-234.ts';

/** A field of a result: the node whose value it is, how it is written (as data, and done: W), and when it is there. */
export interface Field<N extends string = string, W = unknown> {
  readonly name: N;
  readonly node: Node;
  readonly form: Form;
  readonly write: (value: never) => W;
  /** The field stands only where this holds. */
  readonly when?: Expr<'truth'>;
  /** Left out where it is open, instead of leaving the question open. */
  readonly optional?: true;
}

/** When a field is there. */
type Place = Pick<Field, 'when' | 'optional'>;
type Always = Record<never, never>;

/** A form, with what the compiler knows of the values that are written in it. */
type FormOf<W> = Form & { readonly written?: W };

/** A field is written in the form that it declares; whoever asks knows the type of each field of the result. */
function field<N extends string, W, P extends Place = Always>(
  name: N,
  node: Node,
  form: FormOf<W>,
  place?: P,
): Field<N, W> & NoInfer<P> {
  return { name, node, form, write: (value: unknown) => write(form, value) as W, ...(place as P) };
}

export const amount = <const N extends string, K extends Money, P extends Place = Always>(
  name: N,
  node: Expr<K>,
  place?: P,
) => field(name, cents(node), { as: 'money' } as FormOf<string>, place);

export const plain = <const N extends string, K extends 'months' | 'text' | 'truth', P extends Place = Always>(
  name: N,
  node: Expr<K>,
  place?: P,
) => field(name, node, { as: 'plain' } as FormOf<ValueOfKind[K]>, place);

export const coded = <const N extends string, W extends boolean | null>(
  name: N,
  node: Expr<'text'>,
  meanings: Readonly<Record<string, W>>,
) => field(name, node, { as: 'code', meanings } as FormOf<W>);

export const date = <const N extends string, P extends Place = Always>(name: N, node: Expr<'day'>, place?: P) =>
  field(name, node, { as: 'day' } as FormOf<string>, place);

export const share = <const N extends string>(name: N, node: Expr<'ratio'>, places: number) =>
  field(name, node, { as: 'percent', places } as FormOf<string>);

export const list = <const N extends string, W, P extends Place = Always>(
  name: N,
  node: Expr<'list'>,
  form: FormOf<W>,
  place?: P,
) => field(name, node, form, place);

/** A column of a list: the part of each entry that it shows, how, and under which name. */
interface ColumnOf<P extends string, A extends string, N extends string> extends Column {
  readonly name: N;
  readonly part: P;
  readonly as: A;
}

/** What an entry of the columns is written as: all but what is plain as text. */
type Row<E, C> = {
  readonly [K in C as K extends ColumnOf<string, string, infer N> ? N : never]: K extends ColumnOf<
    infer P,
    infer A,
    string
  >
    ? A extends 'plain'
      ? P extends keyof E
        ? E[P]
        : never
      : string
    : never;
};

/** A list of entries of a type: a column for each part that is shown. */
export const rows =
  <E>() =>
  <const C extends readonly ColumnOf<keyof E & string, string, string>[]>(...columns: C) =>
    ({ as: 'rows', columns: columns.map(({ name, part, form }) => ({ name, part, form })) }) as FormOf<
      readonly Row<E, C[number]>[]
    >;

export const column = <
  const P extends string,
  const A extends 'plain' | 'money' | 'ratio' | 'day' | 'month',
  const N extends string = P,
>(
  part: P,
  as: A,
  name: N = part as string as N,
): ColumnOf<P, A, N> => ({ name, part, as, form: { as } });

/** One part of what a finding yields, in its form. */
export const partOf = <W>(part: string, form: FormOf<W>) => ({ as: 'part', part, form }) as FormOf<W>;

/** A value that the result holds as it is. */
export const asItIs = <W>(): FormOf<W> => ({ as: 'plain' });
