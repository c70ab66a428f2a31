// The synthetic office as a whole: the same for the same seed, of the size asked for, and every reference resolves.
// Careers and pensions are looked at in record.test.ts, cases in cases.test.ts.

import { describe, expect, test } from 'vitest';
import { sampleOf } from './index.ts';

const sample = sampleOf();
const ids = (letter: string): readonly string[] =>
  sample.members.map(({ id }) => id).filter((id) => id.startsWith(letter));
const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;

describe('the sample', () => {
  test('is the same for the same arguments, and made of plain values', () => {
    expect(sampleOf({ judges: 386, pensioners: 480, seed: 1 })).toEqual(sample);
    expect(JSON.parse(JSON.stringify(sample))).toEqual(sample);
  });

  test('is another for another seed, with the same cases', () => {
    const other = sampleOf({ seed: 2 });
    expect(other.members).not.toEqual(sample.members);
    expect(other.awards).not.toEqual(sample.awards);
    expect(other.cases).toEqual(sample.cases);
  });

  test('has the same people in it, whatever its size', () => {
    const small = sampleOf({ judges: 1, pensioners: 60 });
    const own = (id: string) => small.members.find((member) => member.id === id);
    for (const id of ['P-0020', 'C-0001', 'C-0030']) {
      expect(own(id)).toEqual(sample.members.find((member) => member.id === id));
    }
  });

  test('is made in well under a fifth of a second', () => {
    const times = Array.from({ length: 5 }, () => {
      const from = performance.now();
      sampleOf();
      return performance.now() - from;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  test.each([[{ judges: 0 }], [{ judges: 1.5 }], [{ pensioners: -1 }], [{ pensioners: 1_000_000 }], [{ seed: 0.5 }]])(
    'is refused for %o',
    (size) => {
      expect(() => sampleOf(size)).toThrow(RangeError);
    },
  );

  test('stands with the least there can be: one judge, and no pensioner but those of the cases', () => {
    const least = sampleOf({ judges: 1, pensioners: 0 });
    expect(least.awards).toEqual([]);
    expect(least.cases).toEqual(sample.cases);
    expect(least.people.find(({ id }) => id === 'judge')?.participant).toBe('J-0001');
  });
});

describe('the people who may act', () => {
  test('are the twelve, each in its role', () => {
    expect(sample.people.map(({ id, roles }) => `${id}: ${roles.join(' ')}`)).toEqual([
      'clerk: clerk',
      'caseworker: caseworker',
      'medical: medical',
      'approver: approver',
      'payroll: payroll',
      'treasurer: treasurer',
      'board: board',
      'board-2: board',
      'auditor: auditor',
      'admin: admin',
      'judge: participant',
      'pensioner: participant',
    ]);
  });

  test('hold a judge in office and a pensioner with an occupational disability and money of the Fund', () => {
    const participant = (id: string) => sample.people.find((person) => person.id === id)?.participant;
    const spells = sample.service.filter((spell) => spell.participant === participant('judge'));
    expect(spells.at(-1)).toMatchObject({ capacity: 'judge', office: 'superior' });
    expect(spells.at(-1)?.to).toBeUndefined();
    const [own] = sample.cases.filter((one) => one.participant === participant('pensioner'));
    expect(own).toMatchObject({ question: 'occupational-disability', outcome: 'granted', state: 'approved' });
    expect(own?.facts).toMatchObject({ disability: { fundMonthly: expect.any(String) } });
  });
});

describe('the members', () => {
  test('are 386 judges, then 455 pensioners with a converted award, then the people of the cases', () => {
    expect([ids('J').length, ids('P').length, ids('C').length]).toEqual([386, 455, 37]);
    expect(sample.members.map(({ id }) => id)).toEqual([...ids('J'), ...ids('P'), ...ids('C')]);
    expect(sample.awards.map(({ participant }) => participant)).toEqual(ids('P'));
    expect(new Set(sample.cases.map(({ participant }) => participant))).toEqual(new Set(ids('C')));
  });

  test('are 480 pensioners with those whom approved cases make', () => {
    const made = sample.cases.filter(({ outcome, state }) => outcome === 'granted' && state === 'approved');
    expect(sample.awards.length + new Set(made.map(({ participant }) => participant)).size).toBe(480);
  });

  test('have each an id, a Social Security number and an account of their own', () => {
    const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
    unique(sample.members.map(({ id }) => id));
    unique(sample.members.map(({ ssn }) => ssn));
    unique(sample.members.flatMap(({ bank }) => bank?.account ?? []));
    unique(sample.service.map(({ id }) => id));
    unique(sample.awards.map(({ id }) => id));
    unique(sample.awards.map(({ document }) => document));
  });

  test('have numbers of the right form that nobody was given', () => {
    for (const { id, ssn, bank } of sample.members) {
      expect(ssn).toMatch(/^9\d\d-(0[1-9]|[1-4]\d)-(?!0000)\d{4}$/);
      expect(bank === undefined).toBe(id.startsWith('J'));
      if (bank === undefined) continue;
      expect(bank.account).toMatch(/^[1-9]\d{5,11}$/);
      expect(bank.routing).toMatch(/^5[0-6]\d{7}$/);
      expect([...bank.routing].reduce((sum, digit, i) => sum + Number(digit) * [3, 7, 1][i % 3]!, 0) % 10).toBe(0);
    }
  });

  test('are women and men, and speak mostly Spanish', () => {
    const women = count(sample.members, ({ sex }) => sex === 'female');
    const english = count(sample.members, ({ language }) => language === 'en');
    expect(women / sample.members.length).toBeGreaterThan(0.4);
    expect(women / sample.members.length).toBeLessThan(0.6);
    expect(english).toBeGreaterThan(30);
    expect(english).toBeLessThan(sample.members.length / 8);
  });

  test('bear two surnames, with the accents they have', () => {
    for (const { givenNames, surnames } of sample.members) {
      expect(givenNames).toMatch(/^\p{Lu}/u);
      expect(surnames.split(' ').length).toBeGreaterThanOrEqual(2);
      expect(`${givenNames} ${surnames}`).toMatch(/^[\p{L} .]+$/u);
    }
    const names = sample.members.map(({ surnames }) => surnames).join(' ');
    expect(names).toMatch(/ñ/);
    expect(names).toMatch(/De la Cruz|Del Valle/);
  });

  test('are whom every row is about', () => {
    const known = new Set(sample.members.map(({ id }) => id));
    const { people, service, salaries, accounts, awards, cases, earnings, deaths } = sample;
    const named = [...service, ...salaries, ...accounts, ...awards, ...cases, ...earnings, ...deaths];
    const mentioned = [
      ...people.flatMap(({ participant }) => participant ?? []),
      ...named.map((row) => row.participant),
    ];
    expect(mentioned.filter((id) => !known.has(id))).toEqual([]);
  });
});
