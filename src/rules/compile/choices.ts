// Values that depend on a condition in generated code: options of a reading, branches, what absence means, all and any.
// Each keeps apart what is unknown, what is left to a person and what is false, as the interpreter does.

import {
  asFraction,
  type Exact,
  either,
  type Fraction,
  named,
  type Plain,
  type Product,
  type Representation,
  same,
  written,
} from './representation.ts';
import type { Writer } from './writer.ts';

/** An option of a reading: its value, the statements that it alone needs, and when it applies. */
interface Option {
  readonly value: Representation;
  readonly lines: readonly string[];
  readonly when: string;
}

/** The value of the option that applies; the statements of the others are passed over. */
export function byReading(w: Writer, base: string, type: string, options: readonly Option[]): Representation {
  const name = w.fresh(base);
  const parts = new Map<string, readonly string[]>([[name, options.map(({ value }) => value.value)]]);
  /** A part that differs between the options gets a name of its own. */
  const part = (suffix: string, values: readonly string[]): string => {
    const [first] = values as [string];
    if (values.every((value) => value === first)) return first;
    const own = w.fresh(`${name}${suffix}`);
    parts.set(own, values);
    return own;
  };
  const statuses = options.map(({ value }) => value.status);
  const status = part('Bits', statuses);
  if (statuses.some((one) => w.lacks(one))) w.lacking(status);
  const fractions = options.map(({ value }) => asFraction(value));
  const whole = part(
    'Whole',
    fractions.map((fraction) => fraction.whole),
  );
  const overs = fractions.map(({ over }) => written(over));
  const over = part('Over', overs);
  for (const [own, values] of parts) {
    w.write(`let ${own}: ${own === name ? type : 'number'};`);
    w.sized(own, Math.max(...values.map((value) => w.sizeOf(value))));
  }
  options.forEach(({ lines, when }, i) => {
    const test = i === options.length - 1 ? 'else' : `${i === 0 ? '' : 'else '}if (${when})`;
    w.write(`${test} {`, ...lines, ...[...parts].map(([own, values]) => `${own} = ${values[i]};`), '}');
  });
  if (options.every(({ value }) => value.form === 'plain')) return { form: 'plain', value: name, status };
  const [{ over: product }] = fractions as [Fraction];
  return { form: 'fraction', whole, value: name, over: over === overs[0] ? product : named(over), status };
}

/** The value of the branch that the condition takes; while it is open, what both branches say alike. */
export function chosen(
  w: Writer,
  name: string,
  type: string,
  when: Representation,
  then: Representation,
  otherwise: Representation,
): Representation {
  const value = oneOf(w, name, type, when.value, then, otherwise);
  const sameForm =
    value.form === 'plain' || (value.whole === '0' && same(asFraction(then).over, asFraction(otherwise).over));
  const alike = sameForm ? equality(then.value, otherwise.value) : 'false';
  return { ...value, status: w.status(name, chosenStatus(w, when, then.status, otherwise.status, alike)) };
}

function chosenStatus(w: Writer, when: Representation, then: string, otherwise: string, alike: string): string {
  const taken = then === otherwise ? then : `${when.value} ? ${then} : ${otherwise}`;
  if (when.status === '0') return taken;
  if (w.lacks(when.status)) return `chosenBits(${when.status}, ${when.value}, ${then}, ${otherwise}, ${alike})`;
  return taken === '0' ? when.status : `${when.status} !== 0 ? ${when.status} : ${taken}`;
}

/** One of two values, without regard to what may be open. */
export function oneOf(
  w: Writer,
  name: string,
  type: string,
  condition: string,
  then: Representation,
  otherwise: Representation,
): Representation {
  const value = oneOfTwo(w, name, condition, then.value, otherwise.value, type);
  if (then.form === 'plain' && otherwise.form === 'plain') return { form: 'plain', value, status: '0' };
  return { form: 'fraction', value, ...besides(w, condition, asFraction(then), asFraction(otherwise)), status: '0' };
}

/** What stands beside the numerator of one of two fractions. */
function besides(w: Writer, condition: string, a: Fraction, b: Fraction): Omit<Exact, 'value'> {
  const whole = a.whole === b.whole ? a.whole : oneOfTwo(w, 'whole', condition, a.whole, b.whole);
  const over: Product = same(a.over, b.over)
    ? a.over
    : named(oneOfTwo(w, 'over', condition, written(a.over), written(b.over)));
  return { whole, over };
}

/** One of two integers or truths by a name. */
export function oneOfTwo(w: Writer, name: string, condition: string, a: string, b: string, type?: string): string {
  return w.sized(w.put(name, `${condition} ? ${a} : ${b}`, type), Math.max(w.sizeOf(a), w.sizeOf(b)));
}

/**
 * The value given, or what its absence means. A choice among what is given may be settled by what all its branches
 * share, which the interpreter alone sees: while one wavers, nothing is said.
 */
export function whereUnknown(
  w: Writer,
  name: string,
  type: string,
  given: Representation,
  meaning: Representation,
  wavering: string,
): Representation {
  if (given.status === '0') return given;
  const absent = w.put('absent', `${given.status} === UNKNOWN`);
  const value = oneOf(w, name, type, absent, meaning, given);
  const meant = wavering === '0' ? meaning.status : either(meaning.status, `((${wavering}) & UNKNOWN)`);
  const there = w.isOfFact(given.status) ? '0' : given.status;
  return { ...value, status: w.status(name, meant === there ? meant : `${absent} ? ${meant} : ${there}`) };
}

/** `all`, or `any` where true decides: a deciding value settles it, whatever else is open. */
export function connected(w: Writer, values: readonly Plain[], any: boolean): { value: string; status: string } {
  const bits = either(...values.map(({ status }) => status));
  if (bits === '0') return { value: values.map(({ value }) => value).join(any ? ' || ' : ' && '), status: '0' };
  const settled = values.map(({ value, status }) => {
    const truth = any ? value : `!${value}`;
    return status === '0' ? truth : `(${truth} && ${status} === 0)`;
  });
  const decided = w.put('settled', settled.join(' || '));
  const all = w.put('bits', bits);
  const sticky = w.sure ? '0' : `${all} & NO_LAW`;
  return { value: any ? decided : `!${decided}`, status: `${decided} ? ${sticky} : ${all}` };
}

/** Whether two values are the same: said at once of two that are written out. */
function equality(a: string, b: string): string {
  const literal = /^(?:\d+|true|false)$/;
  return literal.test(a) && literal.test(b) ? `${a === b}` : `${a} === ${b}`;
}
