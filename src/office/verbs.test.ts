// The list of verbs against the folders: every file is in it under its own name, with roles, words in both languages and clauses.
// What each verb does is beside it.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../law/index.ts';
import { ROLES } from '../wire/index.ts';
import { VERBS } from './verbs.ts';

const FOLDERS = { commands: 'command', processes: 'process', queries: 'query' } as const;

const filesOf = (folder: string): string[] =>
  readdirSync(`src/office/${folder}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length));

const verbs = [...VERBS.values()];

describe.each(Object.entries(FOLDERS))('the folder %s', (folder, kind) => {
  test('holds the verbs of that kind, each in the file of its name, and no others', () => {
    const listed = verbs.filter((verb) => verb.kind === kind).map(({ name }) => name);
    expect(listed.sort()).toEqual(filesOf(folder).sort());
  });

  test.each(filesOf(folder))('has in the file %s the verb of that name', (name) => {
    const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const text = readFileSync(`src/office/${folder}/${name}.ts`, 'utf8');
    expect(text).toContain(`export const ${camel} = ${kind}({\n  name: '${name}',`);
  });
});

describe.each(verbs.map((verb) => [verb.name, verb] as const))('%s', (name, verb) => {
  test('is a verb and a noun', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('says what it does in one sentence of each language', () => {
    for (const words of [verb.says.en, verb.says.es]) expect(words).toMatch(/^\p{Lu}.*\.$/u);
    expect(verb.says.es).not.toBe(verb.says.en);
  });

  test('is for somebody, and never for an administrator of accounts alone', () => {
    expect(verb.roles.length).toBeGreaterThan(0);
    expect(ROLES).toEqual(expect.arrayContaining([...verb.roles]));
    expect(new Set(verb.roles).size).toBe(verb.roles.length);
    expect(verb.roles).not.toEqual(['admin']);
  });

  test('carries out clauses that the register holds', () => {
    expect(Object.keys(CLAUSES)).toEqual(expect.arrayContaining([...(verb.clauses ?? [])]));
  });

  test('takes an object that has no room for what it does not know', () => {
    expect(verb.input.safeParse({ 'no such key': 1 }).success).toBe(false);
  });

  test('is asked under an address whose parts it takes, where it is a query', () => {
    if (verb.kind !== 'query') return;
    const parts = [...verb.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(Object.keys(verb.input.shape)).toEqual(expect.arrayContaining(parts));
  });
});

test('no two queries have one address', () => {
  const paths = verbs.flatMap((verb) => (verb.kind === 'query' ? [verb.path.replace(/:\w+/g, ':')] : []));
  expect(new Set(paths).size).toBe(paths.length);
});

test('what proposes and what approves are not for the same role, but for the Board, which has two members', () => {
  const pairs = verbs.filter(
    ({ name }) => name.startsWith('approve-') && VERBS.has(name.replace('approve', 'propose')),
  );
  expect(pairs.map(({ name }) => name)).toEqual([
    'approve-bank-details',
    'approve-option',
    'approve-decision',
    'approve-recalculation',
    'approve-resolution',
  ]);
  for (const { name, roles } of pairs) {
    const proposes = VERBS.get(name.replace('approve', 'propose'))?.roles ?? [];
    const both = roles.filter((role) => proposes.includes(role));
    expect(both).toEqual(name === 'approve-resolution' ? ['board'] : []);
  }
});
