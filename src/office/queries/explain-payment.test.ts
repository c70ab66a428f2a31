// Why a payment is what it is, and why a decision was taken: parts and trees down to clauses, documents and facts.
// That the lines are right is in month/month-lines.test.ts; here they are explained as they are.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  certify,
  convertPensioner,
  enrollJudge,
  grant,
  occupational,
  officeForAll,
  propose,
  refused,
} from '../../../test/office/scenarios.ts';
import { ask } from '../office.ts';
import { explainPayment } from './explain-payment.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

interface Step {
  readonly clause?: string;
  readonly text: string;
  readonly value: unknown;
  readonly from: readonly Step[];
}

/** Every step of a tree. */
const steps = (node: Step): Step[] => [node, ...node.from.flatMap(steps)];
const clausesOf = (node: Step): string[] => steps(node).flatMap(({ clause }) => clause ?? []);

let award = '';

// P1: 50% of 105,000.00 is 4,375.00 a month, of which the Fund owes 985.50, from 15 November: 16 days of 30.
beforeAll(async () => {
  await enrollJudge(house, 'P1', { born: '1970-03-15', from: '2008-02-01', annual: '105000.00', bank: '00001111' });
  await certify(house, 'P1', '2026-09-01');
  const granted = await grant(house, 'P1', {
    question: 'occupational-disability',
    facts: occupational('2026-08-10', { fundMonthly: '985.50' }),
    startsOn: '2026-11-15',
  });
  award = granted.awards[0];
  await convertPensioner(house, 'P2', { bank: '00002222' });
});

const explain = (person: string, participant = 'P1', id = award, month = '2026-11') =>
  house.as(person, 'explain-payment', { participant, award: id, month });

const partsOf = ({ parts }: { parts: Record<string, unknown>[] }) =>
  parts.map(({ part, amount, payee }) => `${part} ${amount} ${payee}`);

describe('a payment of a decision made here', () => {
  const PARTS = ['fund 525.60 null', 'gross 1807.73 null', 'net/self 2333.33 self'];

  test('is explained before any run, as it would be', async () => {
    const explained = await explain('caseworker');
    expect(explained).toMatchObject({ run: null, state: 'calculated' });
    expect(partsOf(explained).sort()).toEqual(PARTS);
    expect(explained.proof.value).toBe('2333.33');
  });

  test('is explained with the parts of its run, which are its lines', async () => {
    const run = await house.as('payroll', 'prepare-run', { month: '2026-11' });
    const explained = await explain('payroll');
    expect(explained).toMatchObject({ run: run.id, state: 'prepared' });
    expect(partsOf(explained)).toEqual(PARTS);
    const { lines } = await house.as('payroll', 'list-run-lines', { run: run.id, search: 'p1' });
    expect(lines.map(({ part, amount }: Record<string, string>) => `${part} ${amount}`)).toEqual(
      explained.parts.map(({ part, amount }: Record<string, string>) => `${part} ${amount}`),
    );
    await house.as('approver', 'approve-run', { run: run.id });
    expect(await explain('payroll')).toMatchObject({ state: 'posted', proof: explained.proof });
  });

  test('4-238-A.offset: reaches down to the clauses and the facts of the decision', async () => {
    const { proof, readings } = await explain('auditor');
    expect(clausesOf(proof)).toEqual(
      expect.arrayContaining(['4-234-11.first', '4-238-A.fund-pays-system', '4-238-A.amount', '4-238-A.offset']),
    );
    const values = steps(proof).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['2333.33', '4375.00', '985.50']));
    expect(readings).toMatchObject({ 'day-count': 'actual-days' });
  });

  test('is explained to its participant, and to no other', async () => {
    expect(partsOf(await explain('participant'))).toEqual(PARTS);
    await refused(house, 'no-such-participant', () => explain('participant', 'P2', 'old-1'));
  });

  test('is explained in either language, with the same values', async () => {
    const person = house.person('auditor');
    const input = { participant: 'P1', award, month: '2026-11' };
    const english = await ask(house.office, explainPayment, { person }, input);
    const spanish = await ask(house.office, explainPayment, { person, language: 'es' }, input);
    const valuesOf = (node: unknown) => steps(node as Step).map(({ clause, value }) => [clause, value]);
    expect(valuesOf(spanish.proof)).toEqual(valuesOf(english.proof));
    expect((spanish.proof as Step).text).not.toBe((english.proof as Step).text);
  });

  test.each([
    ['no-such-award', 'P1', 'none', '2026-11'],
    ['no-such-award', 'P99', 'none', '2026-11'],
  ])('is refused as %s where there is none', async (code, participant, id, month) => {
    await refused(house, code, () => explain('auditor', participant, id, month));
  });

  test('is nothing before the month in which it starts', async () => {
    await refused(house, 'nothing-paid', () => explain('auditor', 'P1', award, '2026-10'));
  });
});

describe('a payment of a converted award', () => {
  test('rests on its authority and document, and is not recomputed', async () => {
    const { award: shown, proof } = await explain('auditor', 'P2', 'old-1');
    expect(shown).toMatchObject({ decision: null, conversion: { document: 'JS-2015-88' } });
    const values = steps(proof).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['Junta de Síndicos', 'JS-2015-88', '3100.00']));
    expect(clausesOf(proof).filter((clause) => clause.startsWith('4-238'))).toEqual([]);
  });

  test('of a month that was paid before this system is none of its business', async () => {
    await refused(house, 'nothing-paid', () => explain('auditor', 'P2', 'old-1', '2026-10'));
  });
});

describe('a decision read', () => {
  const read = (person: string, participant: string, decision: string) =>
    house.as(person, 'read-decision', { participant, decision });

  test('is the same made again, with its proof, its facts as known then and its award', async () => {
    const { decisions } = await house.as('auditor', 'read-participant', { participant: 'P1' });
    await certify(house, 'P1', '2026-10-01');
    const answer = await read('auditor', 'P1', decisions[0].id);
    expect(answer).toMatchObject({ same: true, decision: { state: 'approved' }, awards: [{ id: award }] });
    expect(answer.facts.disability.certificates).toHaveLength(2);
    expect(clausesOf(answer.again.proof)).toContain('4-238-A.offset');
  });

  test('is read by its participant, and by no other', async () => {
    const own = await house.as('participant', 'read-participant', { participant: 'P1' });
    expect(await read('participant', 'P1', own.decisions[0].id)).toMatchObject({ same: true });
    await certify(house, 'P2', '2026-10-01');
    const facts = { disability: { onsetOn: '2015-10-01', totalAndPermanent: true } };
    const { decision } = await propose(house, 'P2', { question: 'nonoccupational-disability', facts });
    await refused(house, 'no-such-decision', () => read('participant', 'P2', decision));
    await refused(house, 'no-such-decision', () => read('auditor', 'P1', decision));
    await refused(house, 'not-allowed', () => read('payroll', 'P2', decision));
  });
});
