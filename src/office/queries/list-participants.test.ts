// Participants by name: sorted as Spanish does, found without accents, by parts of names and starts of ids, page by page.
// What is on file about one of them is in read-participant.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import { enrollJudge, grant, officeForAll, refused } from '../../../test/office/scenarios.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

/** In the order in which a list shows them. */
const NAMES: readonly (readonly [id: string, surnames: string, givenNames: string])[] = [
  ['K5', 'Álvarez', 'Zoé'],
  ['K2', 'Alverio', 'Ana'],
  ['K1', 'Munoz', 'Ana'],
  ['K9', 'Munzón', 'Ana'],
  ['K3', 'Muñoz', 'Ana'],
  ['K8', 'Muñoz', 'Beatriz'],
  ['K4', 'Múzquiz', 'Ana'],
  ['K6', 'Ortiz', 'Zulma'],
  ['K10', 'Ortiz Díaz', 'Ana'],
  ['K7', 'Ortizu', 'Ana'],
];

beforeAll(async () => {
  const rows = NAMES.toSorted().map(([participant, surnames, givenNames]) => ({
    participant,
    surnames,
    givenNames,
    birthDate: '1970-03-15',
    language: 'es',
  }));
  await house.as('clerk', 'enroll-participants', { rows });
});

const list = (input: object = {}) => house.as('clerk', 'list-participants', input);
const idsOf = async (input: object = {}): Promise<string[]> =>
  (await list(input)).participants.map(({ id }: { id: string }) => id);

test('are in the order of surnames and given names, accents apart, ñ after n, a shorter surname before a longer', async () => {
  expect(await idsOf()).toEqual(NAMES.map(([id]) => id));
});

describe('a search', () => {
  test.each([
    ['a surname without its accents', 'munoz', ['K1', 'K3', 'K8']],
    ['a surname in capitals with them', 'MUÑOZ', ['K1', 'K3', 'K8']],
    ['the start of a surname', 'muz', ['K4']],
    ['words of both, in any order', 'ana ortiz', ['K10', 'K7']],
    ['the second surname', 'diaz', ['K10']],
    ['an id', 'K10', ['K10']],
    ['the start of an id', 'K1', ['K1', 'K10']],
    ['the inside of a word', 'rtiz', []],
    ['what stands for anything elsewhere', 'K_', []],
    ['nobody', 'zzz', []],
  ])('finds %s', async (_, search, ids) => {
    expect(await idsOf({ search })).toEqual(ids);
    expect((await list({ search })).total).toBe(ids.length);
  });

  test.each(['', '   ', '%'])('for %j, which has no word, lists everyone', async (search) => {
    expect((await list({ search })).total).toBe(NAMES.length);
  });
});

describe('pages', () => {
  test.each([1, 3, 10])('of %i hold everyone once, in order', async (limit) => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ limit, after });
      expect(page.total).toBe(NAMES.length);
      ids.push(...page.participants.map(({ id }: { id: string }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(ids).toEqual(NAMES.map(([id]) => id));
  });
});

test('a judge whose annuity is deferred is a pensioner from its day on, without anything being written', async () => {
  await enrollJudge(house, 'P3', {
    born: '1962-03-20',
    from: '2014-07-01',
    to: '2026-07-31',
    endedBy: 'retirement',
    annual: '90000.00',
    accounts: { 'hybrid-contributions': '100000.00' },
  });
  await grant(house, 'P3', { question: 'hybrid-separation', facts: { account: { factor: '12.5' } } });
  expect((await list({ search: 'P3' })).participants).toMatchObject([{ id: 'P3', status: 'deferred' }]);
  house.at('2027-03-20T13:00:00.000Z');
  expect((await list({ search: 'P3' })).participants).toMatchObject([{ id: 'P3', status: 'pensioner' }]);
});

test('a participant lists nobody', async () => {
  await refused(house, 'not-allowed', () => house.as('participant', 'list-participants'));
});
