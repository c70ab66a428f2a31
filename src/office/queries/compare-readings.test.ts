// What each reading changes, on the sample in a real database: against figures worked out by hand, against each decision
// decided again under every option, and as the Board's adoptions, rejections, deaths and replaced awards move it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/databases.ts';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  certify,
  enrollJudge,
  grant,
  nonoccupational,
  occupational,
  officeForAll,
  propose,
  refused,
  tamper,
} from '../../../test/office/scenarios.ts';
import { type Decision, decide, optionsOf, type QuestionId, READINGS, readFacts } from '../../law/index.ts';
import { type Database, read } from '../../store/index.ts';
import type { ChangedCase, ReadingEffects } from '../../wire/index.ts';
import { approveResolution } from '../commands/approve-resolution.ts';
import { proposeResolution } from '../commands/propose-resolution.ts';
import { asDay } from '../inputs.ts';
import { ask, type Office, runCommand, SYSTEM_ACTOR } from '../office.ts';
import { samplePerson } from '../people.ts';
import { centsOf } from '../readings/differences.ts';
import { loadSample } from '../sample-system.ts';
import { compareReadings } from './compare-readings.ts';
import { readDecision } from './read-decision.ts';

type ReadingId = keyof typeof READINGS;

const IDS = Object.keys(READINGS) as ReadingId[];

const optionOf = (effects: ReadingEffects, reading: string, option: string) => {
  const found = effects.readings.find(({ id }) => id === reading)?.options.find((each) => each.option === option);
  if (found === undefined) throw new RangeError(`${reading} was not tried under ${option}`);
  return found;
};

const sumOf = (rows: readonly ChangedCase[], of: 'monthly' | 'lumpSum'): number =>
  rows.reduce((sum, row) => sum + centsOf(row[of]?.difference ?? '0.00'), 0);

describe('on the sample', () => {
  let database: Database;
  let office: Office;
  let effects: ReadingEffects;
  const as = async (person: string, reading?: ReadingId, language: 'en' | 'es' = 'en') =>
    ask(office, compareReadings, { person: await samplePerson(database, person), language }, { reading });

  beforeAll(async () => {
    database = await openTestDatabase();
    office = { database, now: () => '2026-11-30T12:00:00.000Z' };
    await loadSample(office, { judges: 12, pensioners: 40, seed: 7 });
    effects = await as('auditor');
  }, 60_000);
  afterAll(() => database?.close());

  test('says what was examined: all decisions, applications that wait, the payments of the month that was paid', async () => {
    const counts = await read(database, SYSTEM_ACTOR, async (db) => ({
      decisions: (await db.selectFrom('decision').select('id').execute()).length,
      applications: (await db.selectFrom('application').select('id').execute()).length,
      converted: (await db.selectFrom('award').select('id').where('conversion', 'is not', null).execute()).length,
      paid: (await db.selectFrom('line').select(['award', 'month', 'participant']).distinct().execute()).length,
    }));
    expect(effects.examined).toMatchObject({
      decisions: counts.decisions,
      // Every decision of the sample rests on an application of its own.
      applications: counts.applications - counts.decisions,
      converted: counts.converted,
      rejected: 0,
      leftOut: 0,
      month: '2026-10',
      payments: counts.paid,
    });
    expect(counts.decisions).toBeGreaterThan(30);
  });

  test('tells every reading, with every option but the one in force', () => {
    expect(effects.readings.map(({ id }) => id)).toEqual(IDS);
    for (const { id, inForce, adopted, options } of effects.readings) {
      expect([id, inForce, adopted]).toEqual([id, READINGS[id].default, true]);
      expect(options.map(({ option }) => option)).toEqual(optionsOf(id).filter((option) => option !== inForce));
    }
  });

  test('4-238-B.amount: ten months over twelve years earn nothing under whole-years', () => {
    const { cases } = optionOf(effects, 'years-over-ten', 'whole-years');
    const row = cases?.find(({ participant }) => participant === 'C-0009');
    // 154 months: 30 % and 34 months over ten years, 32.8333… % of 86,223.00 is 28,309.885 a year; 32 % is 27,591.36.
    expect(row).toMatchObject({
      question: 'nonoccupational-disability',
      state: 'approved',
      running: true,
      outcome: { now: 'granted', under: 'granted' },
      monthly: { now: '2359.16', under: '2299.28', difference: '-59.88' },
      lumpSum: null,
    });
    expect(row?.fields).toEqual([
      { name: 'percent', now: '32.8333', under: '32.0000' },
      { name: 'annual', now: '28309.89', under: '27591.36' },
      { name: 'monthly', now: '2359.16', under: '2299.28' },
    ]);
  });

  test('4-238-A.offset: what reaches the participant is compared where the Fund pays, and what the System bears is told', () => {
    const { cases } = optionOf(effects, 'fund-offset', 'net-only');
    const row = cases?.find(({ participant }) => participant === 'C-0002');
    expect(row?.monthly).toEqual({ now: '3823.50', under: '3183.50', difference: '-640.00' });
  });

  test('tells an outcome that becomes another one without an amount', () => {
    const { cases, decisions, outcomes, monthly } = optionOf(effects, 'twelve-under-65', 'needs-decision');
    expect(cases).toHaveLength(decisions);
    expect([outcomes, monthly]).toEqual([decisions, '0.00']);
    for (const row of cases ?? []) {
      expect(row).toMatchObject({ outcome: { now: 'granted', under: 'needs-decision' }, monthly: null, lumpSum: null });
    }
  });

  test('tells applications that wait and would be answered, apart from decisions and their sums', () => {
    const option = optionOf(effects, 'dismissed-account', 'refund');
    expect(option).toMatchObject({ decisions: 0, applications: 1, lumpSums: '0.00' });
    expect(option.cases).toMatchObject([
      { decision: null, state: 'waiting', outcome: { now: 'needs-decision', under: 'granted' }, lumpSum: null },
    ]);
  });

  test('tells a reading that nothing on file consults', () => {
    expect(effects.readings.find(({ id }) => id === 'telephone-gate')).toMatchObject({
      decisions: 0,
      applications: 0,
      options: [{ option: 'at-application', decisions: 0, monthly: '0.00', cases: [], month: null }],
    });
  });

  test('adds up: the totals are the sums of the rows', () => {
    let rows = 0;
    for (const { decisions: consulting, options } of effects.readings) {
      for (const { cases, month, ...option } of options) {
        const decided = (cases ?? []).filter(({ decision }) => decision !== null);
        rows += decided.length;
        expect(decided.length).toBeLessThanOrEqual(consulting);
        expect(option).toMatchObject({
          decisions: decided.length,
          applications: (cases ?? []).length - decided.length,
          outcomes: decided.filter(({ outcome }) => outcome.now !== outcome.under).length,
        });
        expect(centsOf(option.monthly)).toBe(sumOf(decided, 'monthly'));
        expect(centsOf(option.lumpSums)).toBe(sumOf(decided, 'lumpSum'));
        expect(centsOf(option.monthlyRunning)).toBe(
          sumOf(
            decided.filter(({ running }) => running),
            'monthly',
          ),
        );
        const amounts = (month?.payments ?? []).flatMap(({ difference }) => difference ?? []);
        expect(centsOf(month?.difference ?? '0.00')).toBe(amounts.reduce((sum, each) => sum + centsOf(each), 0));
      }
    }
    expect(rows).toBeGreaterThan(20);
  });

  test('is what decide says of every decision under every option, consulted or not', async () => {
    const found = await decisionsDecidedAgain(database, office);
    const told = effects.readings.flatMap(({ id, options }) =>
      options.flatMap(({ option, cases }) =>
        (cases ?? []).flatMap((row) =>
          row.decision === null ? [] : [`${id} ${option} ${row.decision} ${row.monthly?.difference ?? '–'}`],
        ),
      ),
    );
    expect(told.sort()).toEqual(found.sort());
    expect(found.length).toBeGreaterThan(20);
  });

  test('gives one reading by its id, as among all, in the words of either language', async () => {
    const all = effects.readings.find(({ id }) => id === 'years-over-ten');
    expect((await as('auditor', 'years-over-ten')).readings).toEqual([all]);
    const [spanish] = (await as('auditor', 'years-over-ten', 'es')).readings;
    const { asks, options } = READINGS['years-over-ten'];
    expect([spanish?.asks, spanish?.says]).toEqual([asks.es, options.months.es]);
    expect(spanish?.options.map(({ says }) => says)).toEqual([options['whole-years'].es, options['round-up'].es]);
  });

  test('is the same for all who see cases; the Board has the sums without the cases', async () => {
    for (const person of ['approver', 'caseworker']) expect(await as(person)).toEqual(effects);
    const board = await as('board');
    expect(board.examined).toEqual(effects.examined);
    for (const [index, { options, ...reading }] of board.readings.entries()) {
      const { options: seen = [], ...same } = effects.readings[index] ?? {};
      expect(reading).toEqual(same);
      expect(options).toEqual(
        seen.map((option) => ({
          ...option,
          cases: null,
          month: option.month === null ? null : { ...option.month, payments: null },
        })),
      );
    }
    await expect(as('payroll')).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('4-234-11.last: the last month paid is made again: a day of death that is not paid', async () => {
    const { month } = optionOf(effects, 'day-of-death', 'exclude');
    const [row] = month?.payments ?? [];
    const { participant = '', award = '' } = row ?? {};
    const found = await read(database, SYSTEM_ACTOR, (db) =>
      db
        .selectFrom('award')
        .innerJoin('participant_now as p', 'p.participant', 'award.participant')
        .select(['cents', 'died_on'])
        .where('award.participant', '=', participant)
        .where('award.id', '=', award)
        .executeTakeFirstOrThrow(),
    );
    const days = Number(String(found.died_on).slice('2026-10-'.length));
    const part = (of: number): number => Math.round((found.cents * of) / 31);
    expect(String(found.died_on)).toMatch(/^2026-10-/);
    expect([row?.now, row?.under].map((amount) => centsOf(amount ?? ''))).toEqual([part(days), part(days - 1)]);
    expect(month).toMatchObject({ differ: 1, refused: 0, difference: row?.difference });
  });

  test('4-234-11.monthly: the payday of that month under the other option', () => {
    // 31 October 2026 is a Saturday.
    const { month } = optionOf(effects, 'payday', 'following-banking-day');
    expect(month).toMatchObject({ differ: 0, payday: { now: '2026-10-30', under: '2026-11-02' } });
  });

  test('4-238-C.earnings: a month that an option leaves without an amount is told as that', () => {
    const { month } = optionOf(effects, 'earnings-period', 'year');
    expect(month?.refused).toBeGreaterThan(0);
    for (const row of month?.payments ?? []) {
      expect(row).toMatchObject({ under: null, difference: null, refused: 'earnings-by-year' });
    }
  });

  test('leaves out a decision that is not made again as it stands, and says that it does', async () => {
    await tamper(
      { database },
      `update retiro.decision set outcome = 'denied', result = null where participant = 'C-0009'`,
    );
    const { examined, readings } = await as('auditor', 'years-over-ten');
    expect(examined).toMatchObject({ decisions: effects.examined.decisions - 1, leftOut: 1 });
    const named = readings[0]?.options.flatMap(({ cases }) => (cases ?? []).map(({ participant }) => participant));
    expect(named).not.toContain('C-0009');
  });

  test('tries the former option once the Board has adopted another: what was decided under it stays', async () => {
    const member = async (id: string) => ({ person: await samplePerson(database, id) });
    const resolution = { board: 'board-2026', number: 'JR-2', takenOn: '2026-11-30', startsOn: '2026-11-30' };
    const adopts = [{ reading: 'years-over-ten', option: 'round-up' }];
    await runCommand(office, proposeResolution, await member('board'), { ...resolution, adopts });
    await runCommand(office, approveResolution, await member('board-2'), { resolution: 'JR-2' });
    const [reading] = (await as('auditor', 'years-over-ten')).readings;
    expect(reading).toMatchObject({ inForce: 'round-up', adopted: true });
    expect(reading?.options).toMatchObject([
      { option: 'months', decisions: 0, monthly: '0.00' },
      { option: 'whole-years', decisions: optionOf(effects, 'years-over-ten', 'whole-years').decisions - 1 },
    ]);
  });
});

/** Every decision on its own facts under each option that is not the default: those that differ, with the difference a month. */
async function decisionsDecidedAgain(database: Database, office: Office): Promise<string[]> {
  const person = await samplePerson(database, 'auditor');
  const rows = await read(database, SYSTEM_ACTOR, (db) => db.selectFrom('decision').selectAll().execute());
  const found: string[] = [];
  for (const { participant, id, question, on_day: on } of rows) {
    const { facts } = await ask(office, readDecision, { person }, { participant, decision: id });
    const checked = readFacts(facts);
    if ('faults' in checked) throw new TypeError(`${id}: ${JSON.stringify(checked.faults)}`);
    const under = (readings: Record<string, string>): Decision =>
      decide(question as QuestionId, checked, { today: asDay(on), readings });
    const now = under({});
    for (const reading of IDS) {
      for (const option of optionsOf(reading).filter((each) => each !== READINGS[reading].default)) {
        const other = under({ [reading]: option });
        if (JSON.stringify([now.outcome, now.result]) === JSON.stringify([other.outcome, other.result])) continue;
        found.push(`${reading} ${option} ${id} ${monthlyDifference(now, other)}`);
      }
    }
  }
  return found;
}

function monthlyDifference(now: Decision, other: Decision): string {
  const amounts = [now, other].map(({ outcome, result }) => {
    const monthly = result?.['participantMonthly'] ?? result?.['monthly'];
    if (monthly !== undefined) return Number(monthly);
    return outcome === 'denied' ? 0 : undefined;
  });
  const [before, after] = amounts;
  if (before === undefined || after === undefined) return '–';
  return (after - before).toFixed(2).replace('-0.00', '0.00');
}

describe('in an office', () => {
  let house: TestOffice;
  officeForAll((opened) => {
    house = opened;
  });
  const effectsOf = (reading: string) => house.as('auditor', 'compare-readings', { reading });

  test('with nothing on file nothing was examined, and no month', async () => {
    const { examined, readings } = await house.as('auditor', 'compare-readings');
    expect(examined).toMatchObject({
      decisions: 0,
      applications: 0,
      converted: 0,
      payments: 0,
      run: null,
      month: null,
    });
    expect(readings).toHaveLength(IDS.length);
    expect(readings[0].options[0]).toMatchObject({ decisions: 0, month: null });
  });

  test('a decision that was rejected is not examined, and its application waits again', async () => {
    const judge = {
      born: '1970-03-15',
      from: '2015-10-01',
      to: '2026-11-01',
      endedBy: 'disability',
      annual: '90000.00',
    };
    await enrollJudge(house, 'P1', { ...judge, from: '2013-10-01' });
    await certify(house, 'P1', '2026-09-01');
    const given = { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-10') };
    const { decision } = await propose(house, 'P1', given);
    expect((await effectsOf('years-over-ten')).examined).toMatchObject({ decisions: 1, applications: 0, rejected: 0 });
    await house.as('approver', 'reject-decision', { participant: 'P1', decision, reason: 'the wrong form' });
    const { examined, readings } = await effectsOf('years-over-ten');
    expect(examined).toMatchObject({ decisions: 0, applications: 1, rejected: 1 });
    expect(readings[0]).toMatchObject({ decisions: 0, applications: 1 });
  });

  test('a decision runs from its approval until another one takes its place', async () => {
    await enrollJudge(house, 'P2', { born: '1970-03-15', from: '2008-02-01', annual: '105000.00' });
    await certify(house, 'P2', '2026-09-01');
    const fund = (fundMonthly: string) => ({
      question: 'occupational-disability',
      facts: occupational('2026-08-10', { fundMonthly }),
    });
    const running = async () =>
      (await effectsOf('fund-offset')).readings[0].options[0].cases.map(({ state, running: runs }: ChangedCase) => [
        state,
        runs,
      ]);
    const first = await propose(house, 'P2', { ...fund('985.50'), startsOn: '2026-11-15' });
    expect(await running()).toEqual([['proposed', false]]);
    await house.as('approver', 'approve-decision', {
      participant: 'P2',
      decision: first.decision,
      proofHash: first.proofHash,
    });
    expect(await running()).toEqual([['approved', true]]);
    await grant(house, 'P2', { ...fund('500.00'), startsOn: '2026-12-01' });
    const both = await effectsOf('fund-offset');
    // 50 % of 105,000.00 is 4,375.00 a month: under net-only the Fund's part does not reach the participant.
    expect(both.readings[0].options[0]).toMatchObject({ monthly: '-1485.50', monthlyRunning: '-500.00' });
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P2', diedOn: '2026-11-01' }] });
    expect((await effectsOf('fund-offset')).readings[0].options[0]).toMatchObject({ monthlyRunning: '0.00' });
  });

  test('is refused to whoever neither decides nor adopts', async () => {
    for (const person of ['clerk', 'medical', 'payroll', 'treasurer', 'admin', 'participant']) {
      await refused(house, 'not-allowed', () => house.as(person, 'compare-readings'));
    }
  });

  test('writes nothing', async () => {
    const before = (await effectsOf('payday')).known;
    expect((await effectsOf('payday')).known).toBe(before);
  });
});
