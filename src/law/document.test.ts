// The law as a document: it keeps its schema, holds all that decides, and its reference says what it holds.
// That somebody else decides the same from it is tried by `npm run second`.

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { lawDocument } from './document.ts';
import { lawGraphOf, lawHashOf, readingsInLaw } from './graph.ts';
import { QUESTIONS, type QuestionId } from './questions.ts';

const law = lawDocument();
const schema: object = JSON.parse(readFileSync('docs/law-graph.schema.json', 'utf8'));
const reference = readFileSync('docs/rule-graph.md', 'utf8');
const keepsSchema = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false }).compile(
  schema,
);

type Json = Record<string, unknown>;
const copy = () => JSON.parse(JSON.stringify(law)) as Json & { nodes: Json[]; questions: Json; parameters: Json };
const questions = Object.keys(QUESTIONS) as QuestionId[];

describe('the document of the law', () => {
  test('keeps its schema', () => {
    keepsSchema(copy());
    expect(keepsSchema.errors).toBeNull();
  });

  test('is the same text each time', () => {
    expect(JSON.stringify(lawDocument())).toBe(JSON.stringify(law));
  });

  test('holds each node after the nodes it uses, and nothing that no question stands on', () => {
    const used = new Set(law.nodes.flatMap(({ args }) => args));
    law.nodes.forEach(({ args }, place) => {
      for (const arg of args) expect(arg).toBeLessThan(place);
    });
    const roots = Object.values(law.questions).flatMap(({ cohort, first, needs, conditions, fields }) => [
      ...(cohort === undefined ? [] : [cohort]),
      ...needs,
      ...conditions,
      ...[...first, ...fields].flatMap(({ node, when }) => (when === undefined ? [node] : [when, node])),
    ]);
    for (const place of roots) expect(law.nodes[place]).toBeDefined();
    expect(new Set([...used, ...roots]).size).toBe(law.nodes.length);
  });

  test.each(questions)('holds the graph of %s as it is stored, under the hash that decisions name', (id) => {
    const { hash, cohort, first, needs, conditions, fields } = law.questions[id];
    const seen = new Set<number>();
    const below = (place: number): void => {
      if (seen.has(place)) return;
      for (const arg of law.nodes[place]?.args ?? []) below(arg);
      seen.add(place);
    };
    if (cohort !== undefined) below(cohort);
    for (const place of [...needs, ...conditions]) below(place);
    for (const { node, when } of [...first, ...fields]) for (const place of [when ?? node, node]) below(place);
    const places = [...seen];
    const own = places.map((place) => {
      const { op, kind, data, args } = law.nodes[place] as (typeof law.nodes)[number];
      return [op, kind, data, args.map((arg) => places.indexOf(arg))];
    });
    expect(own).toEqual(lawGraphOf(id));
    expect(hash).toBe(lawHashOf(id));
  });

  test('names only figures, readings, options, clauses and facts that it holds', () => {
    for (const { op, data } of law.nodes) {
      const { id, options, clause, pointer } = data as Record<string, string> & { options: readonly string[] };
      if (op === 'parameter') expect(law.parameters).toHaveProperty([id as string]);
      if (op === 'reading') expect(Object.keys((law.readings as Json)[id as string] as Json)).toContain('options');
      if (op === 'reading') expect(optionsIn(id as string)).toEqual(options);
      if (clause !== undefined) expect(law.clauses).toHaveProperty([clause]);
      if (pointer !== undefined) expect(formAt(pointer)).toBeDefined();
    }
    for (const id of questions) for (const reading of readingsInLaw(id)) expect(law.readings).toHaveProperty([reading]);
  });
});

function optionsIn(id: string): readonly string[] {
  return Object.keys((law.readings as Readonly<Record<string, { readonly options: object }>>)[id]?.options ?? {});
}

function formAt(pointer: string): unknown {
  let form: unknown = law.facts;
  for (const key of pointer.split('/').slice(1)) form = (form as { keys: Json } | undefined)?.keys[key];
  return form;
}

describe('a document that is spoilt', () => {
  test.each<[string, (document: ReturnType<typeof copy>) => void]>([
    ['of another format', (document) => Object.assign(document, { format: 'law' })],
    ['of a version that nobody described', (document) => Object.assign(document, { version: 2 })],
    ['without facts', (document) => delete document['facts']],
    ['with something more', (document) => Object.assign(document, { more: true })],
    ['with a node of no kind', ({ nodes }) => delete nodes[0]!['kind']],
    ['with an operation that there is not', ({ nodes }) => Object.assign(nodes[0]!, { op: 'power' })],
    [
      'with a comparison of three',
      ({ nodes }) => nodes.push({ op: 'below', kind: 'truth', data: {}, args: [0, 1, 2] }),
    ],
    [
      'with a comparison that is no truth',
      ({ nodes }) => nodes.push({ op: 'below', kind: 'money', data: {}, args: [0, 1] }),
    ],
    ['with a fact that has no pointer', ({ nodes }) => nodes.push({ op: 'fact', kind: 'day', data: {}, args: [] })],
    [
      'with a constant of another kind',
      ({ nodes }) => nodes.push({ op: 'constant', kind: 'truth', data: { value: 1 }, args: [] }),
    ],
    [
      'with an argument that is no place',
      ({ nodes }) => nodes.push({ op: 'not', kind: 'truth', data: {}, args: [-1] }),
    ],
    ['with words in one language', ({ nodes }) => Object.assign(nodes[0]!, { words: { en: 'a thing' } })],
    ['with a shortened hash', ({ questions: { cohort } }) => Object.assign(cohort as Json, { hash: 'abc' })],
    [
      'with a field in no form',
      ({ questions: { cohort } }) => Object.assign(cohort as Json, { fields: [{ name: 'x', node: 0 }] }),
    ],
    [
      'with a form that there is not',
      ({ questions: { cohort } }) =>
        Object.assign(cohort as Json, { fields: [{ name: 'x', node: 0, form: { as: 'euro' } }] }),
    ],
    [
      'with a figure of no standing',
      ({ parameters }) => {
        const [figure] = Object.values(parameters) as { values: Json[] }[];
        delete figure!.values[0]!['standing'];
      },
    ],
    [
      'with a day that is none',
      ({ parameters }) => {
        const [figure] = Object.values(parameters) as { values: Json[] }[];
        Object.assign(figure!.values[0]!, { value: '1954-13-01' });
      },
    ],
  ])('%s is refused by the schema', (_, spoil) => {
    const document = copy();
    spoil(document);
    expect(keepsSchema(document)).toBe(false);
  });
});

describe('the reference of the graph', () => {
  const operations = new Set(law.nodes.map(({ op }) => op));
  const findings = new Map(
    law.nodes.filter(({ op }) => op === 'finding').map(({ data, args }) => [`${data['name']}`, { data, args }]),
  );

  test.each([...operations])('says what %s does', (op) => {
    expect(reference).toContain(`\`${op}\``);
  });

  test.each([...findings])(
    'describes the finding %s in its version, with as many arguments as it has',
    (name, { data, args }) => {
      const described = new RegExp(`\\*\\*${name}\\*\\* ${data['version']} \\(([^)]*)\\)`).exec(reference)?.[1];
      const names = described === 'as level-instalment' ? 'principal, accrued, annual, months, rounding' : described;
      expect(names === '' ? 0 : names?.split(',').length).toBe(args.length);
    },
  );

  test('describes no finding that is not there, and every form', () => {
    const described = [...reference.matchAll(/\*\*([a-z-]+)\*\* \d+ \(/g)].map(([, name]) => name as string);
    expect(described.filter((name) => !findings.has(name))).toEqual([]);
    for (const [, as] of JSON.stringify([law.facts, law.questions]).matchAll(/"as":"([a-z]+)"/g)) {
      expect(reference).toContain(`| \`${as}\``);
    }
  });
});
