// How a node's value stands in generated code: the names of its variables, and a denominator as a product of factors.
// The statements that give them their values are in emit.ts.

import { commonDivisor } from '../../base/index.ts';

/** A value that is one number or one truth. */
export interface Plain {
  readonly form: 'plain';
  readonly value: string;
  readonly status: string;
}

/** An exact ratio: a whole number and, beside it, a numerator over the factors of a denominator. */
export interface Fraction {
  readonly form: 'fraction';
  /** Zero unless a sum of unlike fractions would have made the numerator too large to be exact. */
  readonly whole: string;
  readonly value: string;
  readonly over: Product;
  readonly status: string;
}

export type Representation = Plain | Fraction;

/** A product of an integer and named factors, in one order, so that equal denominators are seen to be equal. */
export interface Product {
  readonly integer: number;
  readonly names: readonly string[];
}

export const ONE: Product = { integer: 1, names: [] };

export const named = (name: string): Product => ({ integer: 1, names: [name] });

export function times(a: Product, b: Product): Product {
  return { integer: a.integer * b.integer, names: [...a.names, ...b.names].sort() };
}

export function same(a: Product, b: Product): boolean {
  return a.integer === b.integer && a.names.join() === b.names.join();
}

export function isOne({ integer, names }: Product): boolean {
  return integer === 1 && names.length === 0;
}

/** The product as an expression. */
export function written({ integer, names }: Product): string {
  return [...(integer === 1 && names.length > 0 ? [] : [`${integer}`]), ...names].join(' * ');
}

/** Whether two fractions have denominators that are only known when the code runs, and are not the same. */
export function unlike(a: Product, b: Product, shared: string): boolean {
  const own = ({ names }: Product): boolean => names.some((name) => name !== shared);
  return own(a) && own(b) && !same(a, b);
}

/** The least common multiple where it is seen, and by what each of the two is to be multiplied to reach it. */
export function common(
  a: Product,
  b: Product,
): { readonly all: Product; readonly ofA: Product; readonly ofB: Product } {
  const restOfB = [...b.names];
  const onlyA = a.names.filter((name) => {
    const at = restOfB.indexOf(name);
    if (at >= 0) restOfB.splice(at, 1);
    return at < 0;
  });
  const shared = Number(commonDivisor(BigInt(a.integer), BigInt(b.integer)));
  const ofA: Product = { integer: b.integer / shared, names: restOfB };
  const ofB: Product = { integer: a.integer / shared, names: onlyA };
  return { all: times(a, ofA), ofA, ofB };
}

/** The bits of several statuses together. */
export function either(...statuses: readonly string[]): string {
  const bits = [...new Set(statuses.filter((status) => status !== '0'))];
  return bits.length === 0 ? '0' : bits.join(' | ');
}

/** An exact value on its way to a representation. */
export type Exact = Pick<Fraction, 'whole' | 'value' | 'over'>;

/** What the ratios of the law are over, all alike. */
export const LAW_OVER = 'over';

/** A fraction without a whole number apart. */
export function fractionOf(value: string, over: Product, status: string): Fraction {
  return { form: 'fraction', whole: '0', value, over, status };
}

/** A value as a fraction; an integer is over one. */
export function asFraction(value: Representation): Fraction {
  return value.form === 'fraction' ? value : fractionOf(value.value, ONE, value.status);
}

/** A number written out, or a name, as a product. */
export function asProduct(value: string): Product {
  return /^\d+$/.test(value) ? { integer: Number(value), names: [] } : named(value);
}
