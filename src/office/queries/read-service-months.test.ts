// Service by month as the office shows it: each month with its spell, the document that proves it, and who verified that.
// Which months are credited, and by which clause, is tested with the law.

import { beforeAll, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import { paperOf } from '../../../test/office/papers.ts';
import { enrollJudge, officeForAll, refused } from '../../../test/office/scenarios.ts';
import { serviceMonthsSchema } from '../../wire/index.ts';

let house: TestOffice;
let document: string;
officeForAll((opened) => {
  house = opened;
});
beforeAll(async () => {
  const judge = {
    born: '1970-03-15',
    from: '2010-03-31',
    to: '2010-05-01',
    endedBy: 'resignation',
    annual: '89600.00',
  };
  await enrollJudge(house, 'P1', judge);
  const paper = { participant: 'P1', kind: 'service', name: 'scan.png', content: paperOf('service') };
  ({ document } = await house.as('clerk', 'add-document', paper));
  const spell = { participant: 'P1', spell: 'G1', capacity: 'government', from: '2010-01-15', to: '2010-01-20' };
  await house.as('clerk', 'record-service', { rows: [{ ...spell, refundReturned: true, document }] });
  await house.as('caseworker', 'verify-document', { participant: 'P1', document });
});

const read = (who = 'auditor', more: object = {}) =>
  house.as(who, 'read-service-months', { participant: 'P1', ...more });

test('each month has what credits it, and each spell what proves it and who verified that', async () => {
  const answer = await read();
  expect(serviceMonthsSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ retirementMonths: 3, disabilityMonths: 4, on: '2026-11-02' });
  expect(answer.spells).toEqual([
    { spell: 'G1', fact: expect.any(String), document, verifiedBy: 'caseworker' },
    { spell: 's1', fact: expect.any(String), document: null, verifiedBy: null },
  ]);
  expect(answer.months).toMatchObject([
    {
      month: '2010-01',
      as: 'government',
      spells: ['G1'],
      retirement: { credited: false, clause: '4-234-14.non-judge', says: expect.stringContaining('not complete') },
      disability: { credited: true, clause: '4-234-14.non-judge-disability' },
    },
    { month: '2010-02', as: null, spells: [], retirement: { credited: false, clause: '4-234-14.gaps' } },
    { month: '2010-03', as: 'judge', spells: ['s1'], retirement: { credited: true, clause: '4-234-14.month' } },
    { month: '2010-04', as: 'judge' },
    { month: '2010-05', as: 'judge' },
  ]);
});

test('it is as known by a number, and up to a day', async () => {
  const { spells } = await house.as('auditor', 'read-participant', { participant: 'P1' }).then(({ service }) => ({
    spells: service as { readonly id: string; readonly known: number }[],
  }));
  const known = (spells.find(({ id }) => id === 'G1')?.known ?? 0) - 1;
  expect(await read('auditor', { known })).toMatchObject({
    known,
    disabilityMonths: 3,
    months: [{ month: '2010-03' }, {}, {}],
  });
  expect((await read('auditor', { on: '2010-04-15' })).months.at(-1).month).toBe('2010-04');
});

test('a participant sees their own, and no one is shown who is not on file', async () => {
  expect(await read('participant')).toMatchObject({ disabilityMonths: 4 });
  await refused(house, 'no-such-participant', () => house.as('auditor', 'read-service-months', { participant: 'P0' }));
});
