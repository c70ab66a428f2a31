// Shapes of the facts document: each checks one value, says what is wrong and what would be right, and yields it typed.
// Rules between several facts are in consistency.ts; which facts there are is in facts.ts.

import {
  type Cents,
  type Day,
  lowestTerms,
  type Month,
  parseDay,
  parseDecimal,
  parseMoney,
  parseMonth,
  pointerPart,
  type Ratio,
  type Words,
} from '../../base/index.ts';

/** One thing wrong with the facts: where (a JSON pointer), a stable code, and what would be right. */
export interface Fault {
  readonly at: string;
  readonly code: string;
  readonly says: Words;
}

/** How a fact is written in the document: what the law's own document says of it. */
export type FactForm =
  | { readonly as: 'day' | 'month' | 'money' | 'percent' | 'factor' | 'share' | 'text' | 'truth' | 'count' | 'years' }
  | { readonly as: 'code'; readonly codes: readonly string[] }
  | { readonly as: 'object'; readonly keys: Readonly<Record<string, FactForm>>; readonly required: readonly string[] }
  | { readonly as: 'list'; readonly of: FactForm; readonly mayBeEmpty: boolean };

/** Checks a value found at a pointer; undefined where it is absent (left out or null) or at fault. */
export interface Shape<T, W = unknown> {
  (value: unknown, at: string, faults: Fault[]): T | undefined;
  readonly form: FactForm;
  /** Never there: it keeps, for the compiler, the form in which a document gives the value. */
  readonly written?: W;
}

export type Of<S> = S extends Shape<infer T> ? T : never;

/** The form in which a document gives what the shape checks. */
export type WrittenOf<S> = S extends Shape<unknown, infer W> ? W : never;

/** An object in a list knows where it came from, so that a proof can point to it. */
export interface Placed {
  readonly at: string;
}

/** More than anybody mends at once; a document of megabytes may be wrong in a million places. */
const MAX_FAULTS = 1000;

const MORE_FAULTS: Fault = {
  at: '',
  code: 'more-faults',
  says: {
    en: `there are more than ${MAX_FAULTS} faults: mend these first`,
    es: `hay más de ${MAX_FAULTS} faltas: corrija primero estas`,
  },
};

/** Adds a fault to those found, up to a number that can be read. */
export function addFault(faults: Fault[], fault: Fault): void {
  if (faults.length <= MAX_FAULTS) faults.push(faults.length < MAX_FAULTS ? fault : MORE_FAULTS);
}

/** A number of more characters than any that the law needs would only cost time. */
const MAX_DIGITS = 40;

function shapeOf<T, W>(
  form: FactForm,
  check: (value: unknown, at: string, faults: Fault[]) => T | undefined,
): Shape<T, W> {
  return Object.assign(check, { form });
}

function leaf<T, W>(form: FactForm, code: string, says: Words, parse: (value: unknown) => T | undefined): Shape<T, W> {
  return shapeOf(form, (value, at, faults) => {
    if (value === null || value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) addFault(faults, { at, code, says });
    return parsed;
  });
}

const ofText =
  <T>(parse: (text: string) => T | undefined) =>
  (value: unknown): T | undefined =>
    typeof value === 'string' ? parse(value) : undefined;

export const day: Shape<Day, string> = leaf(
  { as: 'day' },
  'not-a-date',
  {
    en: 'is no date: write year-month-day as on the calendar, like "2026-11-30"',
    es: 'no es una fecha: escriba año-mes-día según el calendario, como "2026-11-30"',
  },
  ofText(parseDay),
);

export const month: Shape<Month, string> = leaf(
  { as: 'month' },
  'not-a-month',
  {
    en: 'is no month: write year-month, like "2026-11"',
    es: 'no es un mes: escriba año-mes, como "2026-11"',
  },
  ofText(parseMonth),
);

export const money: Shape<Cents, string> = leaf(
  { as: 'money' },
  'not-money',
  {
    en: 'is no amount: write dollars and two decimals in quotes, without sign or commas, like "1234.50"',
    es: 'no es una cantidad: escriba dólares y dos decimales entre comillas, sin signo ni comas, como "1234.50"',
  },
  ofText(parseMoney),
);

/** A percentage as a share: "2.5" is 25/1000. */
export const percent: Shape<Ratio, string> = leaf(
  { as: 'percent' },
  'not-a-rate',
  {
    en: 'is no rate: write a percentage in quotes, like "2.5" for two and a half percent',
    es: 'no es una tasa: escriba un por ciento entre comillas, como "2.5" para dos y medio por ciento',
  },
  ofText((text) => {
    const parsed = text.length > MAX_DIGITS ? undefined : parseDecimal(text);
    return parsed === undefined ? undefined : lowestTerms({ n: parsed.n, d: parsed.d * 100n });
  }),
);

export const factor: Shape<Ratio, string> = leaf(
  { as: 'factor' },
  'not-a-factor',
  {
    en: 'is no factor: write a number above zero in quotes, like "12.3456"',
    es: 'no es un factor: escriba un número mayor que cero entre comillas, como "12.3456"',
  },
  ofText((text) => {
    const parsed = text.length > MAX_DIGITS ? undefined : parseDecimal(text);
    return parsed === undefined || parsed.n === 0n ? undefined : lowestTerms(parsed);
  }),
);

export const share: Shape<Ratio, string> = leaf(
  { as: 'share' },
  'not-a-share',
  {
    en: 'is no share: write "1" or a fraction above zero and at most one, like "2/3"',
    es: 'no es una participación: escriba "1" o una fracción mayor que cero y no mayor que uno, como "2/3"',
  },
  ofText(parseShare),
);

function parseShare(text: string): Ratio | undefined {
  if (text === '1') return { n: 1n, d: 1n };
  const match = /^(\d+)\/(\d+)$/.exec(text);
  if (match === null || text.length > MAX_DIGITS) return undefined;
  const [n, d] = [BigInt(match[1] as string), BigInt(match[2] as string)];
  return n > 0n && n <= d ? { n, d } : undefined;
}

export const text: Shape<string, string> = leaf(
  { as: 'text' },
  'not-text',
  { en: 'is no text: write it in quotes', es: 'no es un texto: escríbalo entre comillas' },
  ofText((value) => value),
);

export const truth: Shape<boolean, boolean> = leaf(
  { as: 'truth' },
  'not-true-or-false',
  {
    en: 'is neither true nor false: write true or false without quotes',
    es: 'no es cierto ni falso: escriba true o false sin comillas',
  },
  (value) => (typeof value === 'boolean' ? value : undefined),
);

export const count: Shape<number, number> = leaf(
  { as: 'count' },
  'not-a-count',
  {
    en: 'is no whole number of zero or more: write it without quotes, like 120',
    es: 'no es un número entero de cero o más: escríbalo sin comillas, como 120',
  },
  (value) => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined),
);

/** A number of years, whole or not, as the exact ratio of its decimal digits. */
export const years: Shape<Ratio, number> = leaf(
  { as: 'years' },
  'not-a-number',
  {
    en: 'is no number of zero or more: write it without quotes, like 3 or 2.5',
    es: 'no es un número de cero o más: escríbalo sin comillas, como 3 o 2.5',
  },
  (value) =>
    typeof value === 'number' && value >= 0 && value < 1e6
      ? (parseDecimal(`${value}`) ?? parseDecimal(value.toFixed(20)))
      : undefined,
);

export function oneOf<const T extends string>(...codes: readonly T[]): Shape<T, T> {
  const list = codes.map((code) => `"${code}"`).join(', ');
  const says = { en: `is none of ${list}`, es: `no es ninguno de ${list}` };
  return leaf({ as: 'code', codes }, 'not-a-code', says, (value) => codes.find((code) => code === value));
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type ObjectOf<S extends Shapes> = { readonly [K in keyof S]: Of<S[K]> | undefined };

/** Each key may be left out, or null, but those that are required. */
type WrittenObject<S extends Shapes, R extends keyof S> = {
  readonly [K in keyof S as Exclude<K, R>]?: WrittenOf<S[K]> | null | undefined;
} & { readonly [K in keyof S as Extract<K, R>]: WrittenOf<S[K]> };

/** An object with these keys and no others; those in `required` may not be absent. */
export function object<S extends Shapes, const R extends keyof S & string = never>(
  shapes: S,
  required: readonly R[] = [],
): Shape<ObjectOf<S>, WrittenObject<S, R>> {
  const entries = Object.entries(shapes);
  const known = Object.keys(shapes).join(', ');
  const keys = Object.fromEntries(entries.map(([key, { form }]) => [key, form]));
  return shapeOf({ as: 'object', keys, required }, (value, at, faults) => {
    if (value === null || value === undefined) return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) {
      addFault(faults, {
        at,
        code: 'not-an-object',
        says: { en: `is no object with ${known}`, es: `no es un objeto con ${known}` },
      });
      return undefined;
    }
    const given = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(given)) {
      if (Object.hasOwn(shapes, key)) continue;
      addFault(faults, {
        at: `${at}/${pointerPart(key)}`,
        code: 'unknown-key',
        says: {
          en: `"${key}" is not known here; known are ${known}`,
          es: `"${key}" no se conoce aquí; se conocen ${known}`,
        },
      });
    }
    for (const key of required) {
      if ((given[key] ?? null) !== null) continue;
      addFault(faults, {
        at: `${at}/${key}`,
        code: 'required',
        says: { en: 'is needed here', es: 'es necesario aquí' },
      });
    }
    // Assigned one by one, in one order: this runs for every object of every request, and so stays a plain, fast object.
    const checked: Record<string, unknown> = {};
    for (const [key, shape] of entries) {
      const part = given[key] ?? null;
      checked[key] = part === null ? undefined : shape(part, `${at}/${key}`, faults);
    }
    return checked as ObjectOf<S>;
  });
}

/** A list of objects that know their place. An empty one says that there is none, unless it may not be empty. */
export function listOf<T extends object, W>(
  shape: Shape<T, W>,
  rule: 'may-be-empty' | 'never-empty',
): Shape<readonly (T & Placed)[], readonly W[]> {
  const form: FactForm = { as: 'list', of: shape.form, mayBeEmpty: rule === 'may-be-empty' };
  return shapeOf(form, (value, at, faults) => {
    if (value === null || value === undefined) return undefined;
    if (!Array.isArray(value)) {
      addFault(faults, { at, code: 'not-a-list', says: { en: 'is no list', es: 'no es una lista' } });
      return undefined;
    }
    if (value.length === 0 && rule === 'never-empty') {
      addFault(faults, {
        at,
        code: 'empty-list',
        says: { en: 'is empty: leave it out where nobody is known', es: 'está vacía: omítala si no se conoce a nadie' },
      });
      return undefined;
    }
    const checked = value.map((element, i) => checkedElement(shape, element, `${at}/${i}`, faults));
    return checked.filter((element) => element !== undefined);
  });
}

function checkedElement<T extends object>(
  shape: Shape<T>,
  element: unknown,
  at: string,
  faults: Fault[],
): (T & Placed) | undefined {
  if (element === null) {
    addFault(faults, {
      at,
      code: 'null-in-list',
      says: { en: 'is null: a list holds only what there is', es: 'es null: una lista contiene solo lo que hay' },
    });
    return undefined;
  }
  const checked = shape(element, at, faults);
  return checked === undefined ? undefined : { ...checked, at };
}
