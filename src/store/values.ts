// How values travel: both drivers hand over PostgreSQL's own text, and this one table reads it; parameters go as text too.
// Which column holds what is in tables.ts.

/** A JSON value, as jsonb keeps it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A value to be stored as JSON whatever its shape: a bare array would be taken for an array of PostgreSQL. */
export class JsonParameter {
  readonly value: Json;
  constructor(value: Json) {
    this.value = value;
  }
}

/** Marks a value as JSON in a statement of the query builder. */
export function json(value: Json): JsonParameter {
  return new JsonParameter(value);
}

type Parser = (text: string) => unknown;

const asText: Parser = (text) => text;

/** Counts and cents: a number above 2^53 would be another number, so it is refused. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no integer below 2^53`);
  return value;
}

/** 'YYYY-MM-DD' as it is; infinity and years before Christ are no days of this office. */
function parseDate(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new RangeError(`${text} is no day of the common calendar`);
  return text;
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:([+-]\d\d)(?::?(\d\d))?)?$/;

/** An instant as ISO 8601 in UTC: milliseconds, or microseconds where the server kept some. */
function parseInstant(text: string): string {
  const match = TIMESTAMP.exec(text);
  if (match === null || match[4] === undefined) throw new RangeError(`${text} is no instant of the common calendar`);
  const [, day, time, fraction = '', hours, minutes = '00'] = match;
  const micros = fraction.padEnd(6, '0');
  const whole = new Date(`${day}T${time}.${micros.slice(0, 3)}${hours}:${minutes}`).toISOString();
  return micros.endsWith('000') ? whole : `${whole.slice(0, -1)}${micros.slice(3)}Z`;
}

/** A time without zone, as written: 'YYYY-MM-DDTHH:MM:SS' with its fraction. */
function parseTimestamp(text: string): string {
  const match = TIMESTAMP.exec(text);
  if (match === null || match[4] !== undefined) throw new RangeError(`${text} is no time of the common calendar`);
  return `${match[1]}T${match[2]}${match[3] === undefined ? '' : `.${match[3]}`}`;
}

function parseBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}

const ARRAY_PART = /([{},])|"((?:[^"\\]|\\.)*)"|([^{},"]+)/gs;

/** A one-dimensional array in PostgreSQL's notation. */
function arrayOf(parse: Parser): Parser {
  return (text) => {
    const values: unknown[] = [];
    let depth = 0;
    for (const [, mark, quoted, bare] of text.matchAll(ARRAY_PART)) {
      if (mark === '{') depth += 1;
      if (depth > 1) throw new RangeError('an array of arrays is not read');
      if (quoted !== undefined) values.push(parse(quoted.replace(/\\(.)/gs, '$1')));
      if (bare !== undefined) values.push(bare === 'NULL' ? null : parse(bare));
    }
    return values;
  };
}

/** Each type with the oid of the array of it, where that is read too. All others stay text. */
const TABLE: readonly (readonly [name: string, oid: number, array: number, parse: Parser])[] = [
  ['bool', 16, 1000, (text) => text === 't'],
  ['bytea', 17, 1001, parseBytes],
  ['name', 19, 1003, asText],
  ['int8', 20, 1016, parseInteger],
  ['int2', 21, 1005, Number],
  ['int4', 23, 1007, Number],
  ['text', 25, 1009, asText],
  ['oid', 26, 1028, Number],
  ['json', 114, 199, JSON.parse],
  ['float4', 700, 1021, Number],
  ['float8', 701, 1022, Number],
  ['bpchar', 1042, 1014, asText],
  ['varchar', 1043, 1015, asText],
  ['date', 1082, 1182, parseDate],
  ['timestamp', 1114, 1115, parseTimestamp],
  ['timestamptz', 1184, 1185, parseInstant],
  ['numeric', 1700, 1231, asText],
  ['jsonb', 3802, 3807, JSON.parse],
];

const PARSERS: ReadonlyMap<number, Parser> = new Map(
  TABLE.flatMap(([, oid, array, parse]) => [
    [oid, parse],
    [array, arrayOf(parse)],
  ]),
);

/** What a driver hands over: names and types of columns, and each value as the server wrote it. */
export interface RawRows {
  readonly fields: readonly { readonly name: string; readonly oid: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** The rows as objects. A RangeError where a value does not fit what it is read as. */
export function parseRows({ fields, rows }: RawRows): Record<string, unknown>[] {
  const readers = fields.map(({ name, oid }) => ({ name, parse: PARSERS.get(oid) ?? asText }));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    readers.forEach(({ name, parse }, index) => {
      const text = values[index] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    return row;
  });
}

/** A parameter as the text that PostgreSQL reads. A TypeError for what has no one meaning: a Date, a function, NaN. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
    case 'bigint':
      return `${value}`;
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} is no number to store`);
      return `${value}`;
    case 'object':
      return objectText(value);
    default:
      throw new TypeError(`a ${typeof value} is no value to store`);
  }
}

function objectText(value: object): string {
  if (value instanceof JsonParameter) return JSON.stringify(value.value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return arrayText(value);
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return JSON.stringify(value);
  throw new TypeError(`a ${value.constructor.name} is no value to store: days and instants are texts`);
}

function arrayText(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    const text = parameterText(value);
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}
