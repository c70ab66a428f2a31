// The house as built: rooms import only what the table allows, pure rooms touch nothing, files keep the house rules.
// Each check is also shown a made-up file that breaks it, so that none can pass by looking at nothing.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headerFaults, leftoverFaults, lengthFaults, wordListFaults } from './structure/house.ts';
import { importFaults } from './structure/imports.ts';
import { purityFaults } from './structure/purity.ts';
import { FOLDERS, ROOMS, roomOf } from './structure/rooms.ts';
import { type SourceFile, sourceFiles } from './structure/tree.ts';

type Check = (path: string, text: string) => string[];

const everything = sourceFiles(FOLDERS);
const product = everything.filter(({ path }) => /^(?:src|web)\//.test(path));

const faultsOf = (check: Check, files: readonly SourceFile[]) => files.flatMap(({ path, text }) => check(path, text));

describe('the tree', () => {
  test('is found', () => {
    expect(everything.map(({ path }) => path)).toContain('test/structure.test.ts');
    expect(new Set(product.map(({ path }) => roomOf(path)))).toContain('base');
  });

  test('has no file outside the rooms, and no import that the table forbids', () => {
    expect(faultsOf(importFaults, everything)).toEqual([]);
  });

  test('touches no clock, chance, file or network in its pure rooms', () => {
    expect(faultsOf(purityFaults, everything)).toEqual([]);
  });

  test('has no file of the product above 400 lines', () => {
    expect(faultsOf(lengthFaults, product)).toEqual([]);
  });

  test('says in the first two lines of every file of the product what lives there', () => {
    expect(faultsOf(headerFaults, product)).toEqual([]);
  });

  test('holds nothing put off, switched off or left out', () => {
    expect(faultsOf(leftoverFaults, everything)).toEqual([]);
  });

  test('keeps its word list sorted', () => {
    expect(wordListFaults(readFileSync('spelling/words.txt', 'utf8'))).toEqual([]);
  });
});

describe('the table of rooms', () => {
  test('names only rooms that it holds, and has no circle', () => {
    const settled = new Set<string>();
    const names = Object.keys(ROOMS);
    for (const _ of names) {
      for (const name of names) if (ROOMS[name]?.mayImport.every((other) => settled.has(other))) settled.add(name);
    }
    expect([...settled].sort()).toEqual(names.sort());
  });
});

describe('the import check', () => {
  test.each([
    ['another room that is below it', 'src/law/a.ts', "import { day } from '../base/index.ts';"],
    ['a file of its own room', 'src/law/judiciary/a.ts', "export * from '../facts/b.ts';"],
    ['a package on the list of its room', 'src/base/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['anything of node, where the room is not pure', 'src/store/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages and node, in a test', 'src/base/a.test.ts', "import 'node:fs'; import { test } from 'vitest';"],
    ['the oracle, from a test beside the code', 'src/law/a.test.ts', "import { age } from '../../test/oracle/age.ts';"],
    ['the oracle, from a test', 'test/law.test.ts', "import { age } from './oracle/age.ts';"],
    ['the product, in a test of the oracle', 'test/oracle/a.test.ts', "import { d } from '../../src/law/index.ts';"],
    ['the office, from a door', 'src/cli/main.ts', "const office = await import('../office/index.ts');"],
    [
      'what only looks like an import',
      'src/base/a.ts',
      "// import '../law/index.ts'\nconst text = \"from 'node:fs'\";",
    ],
  ])('allows %s', (_, path, text) => {
    expect(importFaults(path, text)).toEqual([]);
  });

  test.each([
    ['a room above it', 'src/base/a.ts', "import { decide } from '../law/index.ts';", 'base may not import law'],
    ['a type of a room above it', 'src/law/a.ts', "import type { X } from '../office/index.ts';", 'law may not import'],
    ['a re-export', 'src/rules/a.ts', "export * from '../law/index.ts';", 'rules may not import law'],
    ['a named re-export', 'src/rules/a.ts', "export type { X } from '../law/index.ts';", 'rules may not import law'],
    ['a dynamic import', 'src/http/a.ts', "await import('../store/index.ts');", 'http may not import store'],
    [
      'a dynamic import in a template',
      'src/http/a.ts',
      'await import(`../store/index.ts`);',
      'http may not import store',
    ],
    [
      'a type import within a type',
      'src/rules/a.ts',
      "type X = import('../law/index.ts').X;",
      'rules may not import law',
    ],
    ['an import for its effect', 'src/ledger/a.ts', "import '../store/index.ts';", 'ledger may not import store'],
    ['a required module', 'src/http/a.ts', "require('../store/index.ts');", 'http may not import store'],
    [
      'an import by assignment',
      'src/http/a.ts',
      "import x = require('../store/index.ts');",
      'http may not import store',
    ],
    ['a reference', 'src/rules/a.ts', '/// <reference path="../law/index.ts" />', 'rules may not import law'],
    [
      'the inside of a room',
      'src/law/a.ts',
      "import { day } from '../base/day.ts';",
      'the door of base is its index.ts',
    ],
    [
      'an index below the door',
      'src/office/a.ts',
      "import '../law/facts/index.ts';",
      'the door of law is its index.ts',
    ],
    ['an unknown room', 'src/law/a.ts', "import '../helpers/index.ts';", 'in no room of the table'],
    ['a file outside the rooms', 'src/cli/a.ts', "import '../../package.json';", 'in no room of the table'],
    ['a computed name', 'src/office/a.ts', 'await import(name);', 'computed name'],
    ['the project by its name', 'src/http/a.ts', "import 'retiro/src/store/index.ts';", 'by a relative path'],
    ['an alias', 'src/http/a.ts', "import '#store';", 'by a relative path'],
    ['node, in a pure room', 'src/formats/a.ts', "import { readFileSync } from 'node:fs';", 'formats is pure'],
    [
      'node by its old name, in a pure room',
      'src/base/a.ts',
      "import fs from 'fs';",
      'base may not import the package fs',
    ],
    ['a package, in the law', 'src/law/a.ts', "import { parse } from 'yaml';", 'law may not import the package yaml'],
    ['a package off the list', 'src/base/a.ts', "import '@noble/curves/a.js';", 'the package @noble/curves'],
    [
      'a test room, from the product',
      'src/law/a.ts',
      "import '../../test/oracle/age.ts';",
      'law may not import oracle',
    ],
    [
      'the product, in the oracle',
      'test/oracle/a.ts',
      "import '../../src/base/index.ts';",
      'oracle may not import base',
    ],
    ['the tests, in the oracle', 'test/oracle/a.ts', "import '../structure/tree.ts';", 'oracle may not import test'],
    ['a forbidden room, in a test beside the code', 'src/base/a.test.ts', "import '../law/index.ts';", 'base may not'],
    ['the web, from the server', 'src/http/a.ts', "import '../../web/app.ts';", 'http may not import web'],
  ])('catches %s', (_, path, text, fault) => {
    expect(importFaults(path, text)).toEqual([expect.stringContaining(fault)]);
  });

  test.each(['src/helpers/a.ts', 'src/a.ts', 'tools/a.ts'])('catches the file %s, which is in no room', (path) => {
    expect(importFaults(path, '')).toEqual([`${path}: is in no room of the table`]);
  });

  test('names the line of a fault', () => {
    const faults = importFaults('src/base/a.ts', "\n\nimport { decide } from '../law/index.ts';\n");
    expect(faults).toEqual(['src/base/a.ts:3: base may not import law (src/law/index.ts)']);
  });
});

describe('the purity check', () => {
  test.each([
    ['Date', 'const at = new Date();'],
    ['Date', 'function f(at: Date) {}'],
    ['Math.random', 'const x = Math.random();'],
    ['Math other than', 'const { random } = Math;'],
    ['Math other than', "const x = Math['random']();"],
    ['process', 'const zone = process.env.TZ;'],
    ['setTimeout', 'setTimeout(f, 1);'],
    ['fetch', 'const page = await fetch(url);'],
    ['console', "console.log('x');"],
    ['performance', 'const now = performance.now();'],
    ['globalThis', 'const D = globalThis.Date;'],
    ['crypto', 'crypto.randomUUID();'],
    ['Date', 'const clock = { Date };'],
    ['import.meta', 'const here = import.meta.dirname;'],
    ['Intl.DateTimeFormat', "new Intl.DateTimeFormat('es');"],
  ])('catches %s in %s', (used, text) => {
    expect(purityFaults('src/ledger/a.ts', text)).toEqual([
      expect.stringContaining(`ledger is pure and may not use ${used}`),
    ]);
  });

  test.each([
    'const x = Math.floor(1.5);',
    'interface Stop { process: string; fetch(): void }',
    'const fetched = { console: 1 }.console;',
    "const word = 'Date'; // a Date of the process",
    "new Intl.NumberFormat('es');",
  ])('allows %s', (text) => {
    expect(purityFaults('src/ledger/a.ts', text)).toEqual([]);
  });

  test('leaves tests and the rooms that are not pure alone', () => {
    expect(purityFaults('src/ledger/a.test.ts', 'new Date();')).toEqual([]);
    expect(purityFaults('src/store/a.ts', 'new Date();')).toEqual([]);
  });
});

describe('the house rules', () => {
  const lines = (count: number) => 'x\n'.repeat(count);

  test('catch a file of 401 lines, unless it is generated', () => {
    expect(lengthFaults('src/law/a.ts', lines(401))).toEqual([expect.stringContaining('has 401 lines')]);
    expect(lengthFaults('src/law/a.ts', lines(400))).toEqual([]);
    expect(lengthFaults('src/law/a.generated.ts', lines(401))).toEqual([]);
  });

  test.each(["import './b.ts';\n", '// One line.\nconst x = 1;\n', '/* One line. */\nconst x = 1;\n', '//\n//\n', ''])(
    'catch the header %j',
    (text) => {
      expect(headerFaults('src/law/a.ts', text)).toHaveLength(1);
    },
  );

  test.each(['// What lives here.\n// And what does not.\n', '/* What lives here.\n   And what does not. */\n'])(
    'allow the header %j',
    (text) => {
      expect(headerFaults('src/law/a.ts', text)).toEqual([]);
    },
  );

  test('ask a generated file to say so', () => {
    expect(headerFaults('src/law/a.generated.ts', '// Generated from clauses.yaml.\nexport {};\n')).toEqual([]);
    expect(headerFaults('src/law/a.generated.ts', '// Clauses.\n// Of the law.\n')).toHaveLength(1);
  });

  // Each is put together here, since this file too is searched for them.
  test.each([
    ['// TO', 'DO: later'],
    ['// FIX', 'ME'],
    ['// @ts-', 'ignore'],
    ['// @ts-', 'nocheck'],
    ['// eslint-', 'disable-next-line'],
    ['// biome-', 'ignore lint: why not'],
    ['test.', "only('x', f)"],
    ['describe.', "skip('x', f)"],
    ['test.', "only.each([1])('x', f)"],
  ])('catch %s%s', (start, end) => {
    expect(leftoverFaults('test/a.ts', `const x = 1;\n${start}${end}`)).toEqual([
      expect.stringMatching(/^test\/a\.ts:2: /),
    ]);
  });

  test.each(['// todo el mes', '// EL MÉTODO', 'const only = skip(1);', 'reader.skipped(1);'])('allow %s', (text) => {
    expect(leftoverFaults('test/a.ts', text)).toEqual([]);
  });

  test('catch a word out of order or twice', () => {
    expect(wordListFaults('Retiro\nannuity\nespañol\n')).toEqual([]);
    expect(wordListFaults('b\na\n')).toEqual(['a belongs before b']);
    expect(wordListFaults('a\na\n')).toEqual(['a stands twice']);
  });
});
