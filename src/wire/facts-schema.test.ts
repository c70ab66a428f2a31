// The documented facts against the facts that the law checks: the same keys, the same codes, the same kinds of value.
// What the law says of facts that are wrong is tested in the law room.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type FactsDocument, type Fault, readFacts } from '../law/index.ts';
import { decideRequestSchema } from './decision-schema.ts';
import { factsSchema } from './facts-schema.ts';

/** A place in the facts: its pointer, its schema, and a document that holds a value there. */
interface Place {
  readonly at: string;
  readonly schema: z.ZodType;
  readonly documentWith: (value: unknown) => unknown;
}

/** Every place of the documented facts, lists by their first element. */
function* placesIn({ at, schema, documentWith }: Place): Generator<Place> {
  yield { at, schema, documentWith };
  if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries<z.ZodType>(schema.shape)) {
      yield* placesIn({
        at: `${at}/${key}`,
        schema: bare(part),
        documentWith: (value) => documentWith({ [key]: value }),
      });
    }
  } else if (schema instanceof z.ZodArray) {
    const element = bare(schema.element as z.ZodType);
    yield* placesIn({ at: `${at}/0`, schema: element, documentWith: (value) => documentWith([value]) });
  }
}

/** What a fact is where it is known. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}

function faultAt(at: string, document: unknown, code?: string): Fault | undefined {
  const read = readFacts(document);
  const faults = 'faults' in read ? read.faults : [];
  return faults.find((fault) => fault.at === at && (code === undefined || fault.code === code));
}

const PLACES = [...placesIn({ at: '', schema: factsSchema, documentWith: (value) => value })];
const isObject = ({ schema }: Place): boolean => schema instanceof z.ZodObject;
const isList = ({ schema }: Place): boolean => schema instanceof z.ZodArray;

const CODES: Readonly<Record<string, string>> = {
  Money: 'not-money',
  Day: 'not-a-date',
  Month: 'not-a-month',
  Percent: 'not-a-rate',
  Factor: 'not-a-factor',
  Share: 'not-a-share',
  Count: 'not-a-count',
  string: 'not-text',
  boolean: 'not-true-or-false',
  number: 'not-a-number',
  enum: 'not-a-code',
};

test.each(PLACES.filter(isObject))(
  'the object at "$at" has the keys that the law knows',
  ({ at, schema, documentWith }) => {
    const says = faultAt(`${at}/zz`, documentWith({ zz: 1 }), 'unknown-key')?.says.en ?? '';
    expect(Object.keys((schema as z.ZodObject).shape)).toEqual(says.split('known are ')[1]?.split(', '));
  },
);

describe.each(PLACES.filter((place) => !isObject(place) && !isList(place)))(
  'the fact at "$at"',
  ({ at, schema, documentWith }) => {
    test('is of the kind that the law asks for', () => {
      const fault = faultAt(at, documentWith({}));
      expect(fault?.code).toBe(CODES[z.globalRegistry.get(schema)?.id ?? schema.type]);
      if (!(schema instanceof z.ZodEnum)) return;
      expect(fault?.says.en).toBe(`is none of ${schema.options.map((code) => `"${code}"`).join(', ')}`);
    });

    test('may be null in both or in neither', () => {
      const issues = factsSchema.safeParse(documentWith(null)).error?.issues ?? [];
      const refused = issues.some(({ path }) => `/${path.join('/')}` === at);
      expect(refused).toBe(faultAt(at, documentWith(null)) !== undefined);
    });
  },
);

test.each(PLACES.filter(isList))('the list at "$at" may be empty in both or in neither', ({ at, documentWith }) => {
  expect(factsSchema.safeParse(documentWith([])).success).toBe(faultAt(at, documentWith([])) === undefined);
});

test('what the law needs within an object is needed in both', () => {
  for (const spell of [{}, { capacity: 'judge' }, { from: '2020-01-01' }, { capacity: 'judge', from: '2020-01-01' }]) {
    const document = { service: [spell] };
    expect(factsSchema.safeParse(document).success).toBe(!('faults' in readFacts(document)));
  }
});

test('what is documented is what the compiler takes for facts', () => {
  // The compiler checks this: a documented code or type that the law does not take would not compile.
  const documented = {} as z.input<typeof factsSchema>;
  const facts: FactsDocument = documented;
  expect('faults' in readFacts(facts)).toBe(false);
});

test('every example of the contract is a documented request', () => {
  for (const line of readFileSync('test/contract/examples.ndjson', 'utf8').trimEnd().split('\n')) {
    const { facts, readings } = JSON.parse(line);
    expect(decideRequestSchema.parse({ facts, readings })).toEqual({ facts, readings });
  }
});
