// Exact arithmetic on fractions in generated code: sums, products, comparisons and rounding, all in integers.
// A numerator that would grow too large to be exact is split into its whole number and the rest.

import {
  asFraction,
  asProduct,
  common,
  type Exact,
  type Fraction,
  isOne,
  LAW_OVER,
  type Product,
  type Representation,
  times,
  unlike,
  written,
} from './representation.ts';
import type { Writer } from './writer.ts';

/** How two values compare: over one denominator, or part by part where that would make them too large. */
export function comparison(w: Writer, a: Representation, b: Representation, operator: string): string {
  if (a.form === 'plain' && b.form === 'plain') return `${a.value} ${operator} ${b.value}`;
  const [x, y] = [asFraction(a), asFraction(b)];
  const alike = overOne(w, x, y);
  if (alike !== undefined) return alike.values.join(` ${operator} `);
  const [p, q] = [proper(w, x), proper(w, y)];
  const wholes = w.put('wholes', `${p.whole} - ${q.whole}`);
  const n = w.put('n', `${p.value} * ${written(y.over)}`);
  const m = w.put('n', `${q.value} * ${written(x.over)}`);
  w.write(
    w.sure
      ? `if (${wholes} === 0) most += ${n} + ${m};`
      : `if (${wholes} === 0 && (${n} > EXACT || ${m} > EXACT)) beyond = true;`,
  );
  return `(${wholes} !== 0 ? ${wholes} : ${n} - ${m}) ${operator} 0`;
}

/** The numerators of two values over one denominator; undefined where that would make them too large. */
export function overOne(
  w: Writer,
  a: Representation,
  b: Representation,
): { readonly values: readonly [string, string]; readonly over: Product } | undefined {
  const [x, y] = [asFraction(a), asFraction(b)];
  if (x.whole !== '0' || y.whole !== '0' || unlike(x.over, y.over, LAW_OVER)) return undefined;
  const { all, ofA, ofB } = common(x.over, y.over);
  return { values: [w.product(x.value, ofA), w.product(y.value, ofB)], over: all };
}

/** A sum or a difference over the common denominator; of unlike fractions the whole numbers are taken out first. */
export function sum(w: Writer, name: string, a: Fraction, b: Fraction, sign: '+' | '-'): Exact {
  const { all, ofA, ofB } = common(a.over, b.over);
  const apart = a.whole !== '0' || b.whole !== '0' || unlike(a.over, b.over, LAW_OVER);
  const [x, y] = apart ? [proper(w, a), proper(w, b)] : [a, b];
  const value = added(w, name, w.product(x.value, ofA), w.product(y.value, ofB), sign);
  return { whole: apart ? added(w, 'whole', x.whole, y.whole, sign) : '0', value, over: all };
}

/** The sum or the difference of two integers. */
function added(w: Writer, name: string, a: string, b: string, sign: '+' | '-'): string {
  return w.checked(w.put(name, `${a} ${sign} ${b}`), w.sizeOf(a) + w.sizeOf(b));
}

export function product(w: Writer, a: Fraction, b: Fraction): Exact {
  const value = w.product(improper(w, a), asProduct(improper(w, b)));
  return { whole: '0', value, over: times(a.over, b.over) };
}

/** a by b, which is above zero. */
export function quotient(w: Writer, a: Fraction, b: Fraction): Exact {
  if (a.whole !== '0' && /^\d+$/.test(b.value) && isOne(b.over)) return dividedMixed(w, a, b.value);
  const over = times(a.over, asProduct(improper(w, b)));
  return { whole: '0', value: w.product(improper(w, a), b.over), over };
}

/** The fraction to the integer below it, or above it. */
export function wholePart(w: Writer, { whole, value, over }: Fraction, way: 'floor' | 'ceil'): string {
  const part = `Math.${way}(${value} / (${written(over)}))`;
  return w.sized(w.put(way, whole === '0' ? part : `${whole} + ${part}`), w.sizeOf(whole) + w.sizeOf(value));
}

/** The fraction rounded; `even` says whether a tie goes to the even integer. */
export function rounded(w: Writer, name: string, fraction: Fraction, even: string): string {
  const { whole, value, over } = fraction;
  if (isOne(over) && whole === '0') return value;
  const by = denominator(w, over);
  const mixed = whole === '0' ? '' : `${whole} + `;
  const slow = whole === '0' ? `roundOf(${value}, ${by}, ${even})` : `roundMixed(${whole}, ${value}, ${by}, ${even})`;
  const size = w.sizeOf(whole) + w.sizeOf(value);
  if (!w.sure) return w.put(name, slow);
  // Most amounts are above zero and rounded half up: that is said here, so that the loop calls nothing for them.
  const fast = `${mixed}Math.floor((2 * ${value} + ${by}) / (2 * ${by}))`;
  return w.sized(w.put(name, `${even} || ${whole === '0' ? value : whole} < 0 ? ${slow} : ${fast}`), size);
}

/** What a fraction is over as one integer. */
function denominator(w: Writer, over: Product): string {
  return over.names.length === 0 ? written(over) : w.product('1', over);
}

/** The fraction with its whole number apart, so that the numerator is below the denominator. */
function proper(w: Writer, { whole, value, over }: Fraction): Exact {
  if (isOne(over)) return { whole: whole === '0' ? value : w.put('whole', `${whole} + ${value}`), value: '0', over };
  const by = denominator(w, over);
  const part = w.sized(w.put('part', `Math.floor(${value} / ${by})`), w.sizeOf(value));
  const rest = w.sized(w.put('rest', `${value} - ${part} * ${by}`), w.sizeOf(by));
  return { whole: whole === '0' ? part : w.put('whole', `${whole} + ${part}`), value: rest, over };
}

/** The numerator of the fraction with its whole number in it. */
function improper(w: Writer, { whole, value, over }: Fraction): string {
  if (whole === '0') return value;
  const n = w.put('n', `${whole} * ${written(over)} + ${value}`);
  return w.checked(n, w.sizeOf(whole) * w.sizeOf(written(over)) + w.sizeOf(value));
}

function dividedMixed(w: Writer, { whole, value, over }: Fraction, by: string): Exact {
  const part = w.put('part', `Math.floor(${whole} / ${by})`);
  const rest = w.checked(
    w.put('rest', `(${whole} - ${part} * ${by}) * ${written(over)} + ${value}`),
    w.sizeOf(by) * w.sizeOf(written(over)) + w.sizeOf(value),
  );
  return { whole: part, value: rest, over: times(over, asProduct(by)) };
}
