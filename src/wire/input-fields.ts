// The plain fields of an input: those that a text can give, in an address or as an option of a call, and how it is read.
// Whether a value is right is for the schema to say. A schema is known by what it says of itself: it may be another copy's.

import type { z } from 'zod';

type PlainKind = 'text' | 'number' | 'boolean';

export interface PlainField {
  readonly field: string;
  readonly kind: PlainKind;
  readonly says: string | undefined;
  /** The value that a text stands for; the text itself where it is no such value, for the schema to refuse. */
  read(text: string): unknown;
}

interface Described {
  readonly description?: string | undefined;
  readonly def: { readonly type: string; readonly innerType?: Described };
}

const KINDS: Readonly<Record<string, PlainKind>> = {
  string: 'text',
  enum: 'text',
  number: 'number',
  boolean: 'boolean',
};

const READERS: Readonly<Record<PlainKind, (text: string) => unknown>> = {
  text: (text) => text,
  number: (text) => (/^-?\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
};

/** The plain fields of an input, and the names of those that hold more than a text can say. */
export function plainFields(input: z.ZodObject): {
  readonly plain: readonly PlainField[];
  readonly others: readonly string[];
} {
  const fields = Object.entries(input.shape as unknown as Readonly<Record<string, Described>>).map(
    ([field, schema]) => {
      const kind = KINDS[innermost(schema).def.type];
      return { field, kind, says: schema.description ?? innermost(schema).description };
    },
  );
  return {
    plain: fields.flatMap(({ kind, ...field }) =>
      kind === undefined ? [] : [{ ...field, kind, read: READERS[kind] }],
    ),
    others: fields.flatMap(({ field, kind }) => (kind === undefined ? [field] : [])),
  };
}

/** What was given as texts, each in the kind that its field has. A field that the input does not have stays as it is. */
export function inputOfTexts(input: z.ZodObject, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = new Map(plainFields(input).plain.map((field) => [field.field, field]));
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      return [key, typeof value === 'string' ? (fields.get(key)?.read(value) ?? value) : value];
    }),
  );
}

/** The schema within what makes a field optional, or gives it a value where it is absent. */
function innermost(schema: Described): Described {
  return schema.def.innerType === undefined ? schema : innermost(schema.def.innerType);
}
