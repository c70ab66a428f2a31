// The steps of a letter against the proof that they come from, over random cases: nothing is made up, and each can be followed.
// What whole letters say is in letters.test.ts.

import { describe, expect, test } from 'vitest';
import { makeRng, randomCase } from '../../../test/oracle/random-cases.ts';
import { parseDay } from '../../base/index.ts';
import { CLAUSES, decide, isQuestion, PARAMETERS, READINGS, readFacts } from '../../law/index.ts';
import { CURRENT_TEMPLATE, renderLetter, type Section } from '../../letters/index.ts';
import { stepSections } from './steps.ts';

interface Case {
  readonly proof: NonNullable<ReturnType<typeof decide>['proof']>;
  readonly question: string;
}

/** The proofs of so many random cases, in both languages by turns. */
function proofs(count: number): (Case & { readonly language: 'en' | 'es' })[] {
  const rng = makeRng(20261102);
  const today = parseDay('2026-11-02');
  if (today === undefined) throw new RangeError();
  return Array.from({ length: count }).flatMap((_, index) => {
    const { question, facts, readings } = randomCase(rng);
    const checked = readFacts(facts);
    if ('faults' in checked || !isQuestion(question)) return [];
    const language = index % 2 === 0 ? 'es' : 'en';
    try {
      const { proof } = decide(question, checked, { today, readings, language });
      return proof === undefined ? [] : [{ proof, question, language } as const];
    } catch {
      // A day for which the law has no figure is no case for a letter.
      return [];
    }
  });
}

const CASES = proofs(600);

/** The rows of each table, by the place of its section. */
const rowsOf = (sections: readonly Section[]): (readonly (readonly string[])[])[] =>
  sections.map(({ blocks }) => blocks.flatMap((block) => ('table' in block ? block.table.rows : [])));

/** The numbers of a text: "$96,000.00" is 96000. */
const numbersIn = (text: string): number[] =>
  [...text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

const REGISTER = new Set(numbersIn(JSON.stringify([CLAUSES, PARAMETERS, READINGS])));

describe('the steps of a proof', () => {
  test('come from enough cases to say something', () => {
    expect(CASES.length).toBeGreaterThan(400);
    expect(new Set(CASES.map(({ question }) => question)).size).toBeGreaterThan(12);
  });

  test('hold no number that is not in the proof or in the register of the law', () => {
    for (const { proof, language } of CASES) {
      const known = new Set(numbersIn(JSON.stringify(proof)));
      const shares = [...JSON.stringify(proof).matchAll(/(\d+)\/(\d+)/g)].flatMap(([, n, d]) => {
        const part = Number(n) / Number(d);
        return [part, part * 100].map((value) => Number(value.toFixed(6)));
      });
      for (const share of shares) known.add(share);
      const made = rowsOf(stepSections(proof, new Map(), language)).flatMap((rows) =>
        rows.flatMap(([name = '', ...cells]) => {
          const own = /\d/.test(name) ? cells : [];
          // What a step rests on are names of other rows.
          return own.flatMap((cell, index) => (index === 2 && /^\d+$/.test(name) ? [] : numbersIn(cell)));
        }),
      );
      // Facts are counted from one for people ("salaries 1"), and months are told in years too.
      for (const number of [...known])
        known
          .add(number + 1)
          .add(Math.floor(number / 12))
          .add(number % 12);
      expect(made.filter((number) => !known.has(number) && !REGISTER.has(number))).toEqual([]);
    }
  });

  test('rest on rows that are there, and on steps that stand before them', () => {
    for (const { proof, language } of CASES) {
      const tables = rowsOf(stepSections(proof, new Map(), language));
      const names = new Set(tables.flatMap((rows) => rows.map(([name = '']) => name)));
      for (const [name = '', , , rests = ''] of tables[0] ?? []) {
        for (const part of rests.split('; ')) {
          const [, step] = /^(?:step|paso) (\d+)$/.exec(part) ?? [];
          if (step !== undefined) expect(Number(step)).toBeLessThan(Number(name));
          if (/^[FGRHCL]\d+$/.test(part)) expect(names.has(part)).toBe(true);
        }
      }
    }
  });

  test('name every fact, figure and reading once', () => {
    for (const { proof, language } of CASES) {
      for (const rows of rowsOf(stepSections(proof, new Map(), language))) {
        const names = rows.map(([name]) => name);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test('are rendered, whatever the case', () => {
    for (const { proof, language, question } of CASES.slice(0, 60)) {
      const annex = stepSections(proof, new Map(), language);
      const bytes = renderLetter(CURRENT_TEMPLATE, {
        language,
        dated: '2026-11-02',
        title: question,
        head: { over: '', name: 'Retiro', lines: [] },
        to: ['Ana'],
        references: [],
        summary: { label: '', says: '', lines: [] },
        sections: [],
        signed: [],
        basis: [],
        annex,
        foot: '',
        pageWords: '{page}/{pages}',
      });
      expect(bytes.length).toBeGreaterThan(1000);
    }
  });
});
