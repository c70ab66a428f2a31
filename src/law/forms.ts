// How a field of a result is written: declared as data, so that `decide` writes what the law's document says.
// Which field has which form is in questions.ts.

import {
  type Day,
  formatDay,
  formatDecimal,
  formatMoney,
  formatMonth,
  formatRatio,
  type Month,
  type Ratio,
} from '../base/index.ts';

/** A column of a list: the name that it has in the result, the part of each entry that it shows, and how. */
export interface Column {
  readonly name: string;
  readonly part: string;
  readonly form: Form;
}

/**
 * How a value is written: `plain` as JSON has it (a text, a truth, an integer), money as "1234.50", a ratio as "2/3", a
 * percentage with its places, a code as what it means, a list as `rows`, and one `part` of a finding's value in its form.
 */
export type Form =
  | { readonly as: 'plain' | 'money' | 'ratio' | 'day' | 'month' }
  | { readonly as: 'percent'; readonly places: number }
  | { readonly as: 'code'; readonly meanings: Readonly<Record<string, boolean | null>> }
  | { readonly as: 'rows'; readonly columns: readonly Column[] }
  | { readonly as: 'part'; readonly part: string; readonly form: Form };

/** The value as the result holds it. Money comes in cents, whole by now. */
export function write(form: Form, value: unknown): unknown {
  switch (form.as) {
    case 'plain':
      return value;
    case 'money':
      return formatMoney(wholeCents(value as Ratio | bigint | number));
    case 'ratio':
      return formatRatio(value as Ratio);
    case 'day':
      return formatDay(value as Day);
    case 'month':
      return formatMonth(value as Month);
    case 'percent': {
      const { n, d } = value as Ratio;
      return formatDecimal({ n: n * 100n, d }, form.places);
    }
    case 'code':
      return form.meanings[value as string];
    case 'rows':
      return (value as readonly object[]).map((entry) =>
        Object.fromEntries(form.columns.map((column) => [column.name, writePart(column, entry)])),
      );
    case 'part':
      return writePart(form, value as object);
  }
}

function writePart({ part, form }: { readonly part: string; readonly form: Form }, whole: object): unknown {
  return write(form, (whole as Readonly<Record<string, unknown>>)[part]);
}

function wholeCents(amount: Ratio | bigint | number): bigint | number {
  return typeof amount === 'object' ? amount.n / amount.d : amount;
}
