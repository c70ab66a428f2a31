// The command `retiro readings` as a process: for programs and for people, in both languages, with and without a database.
// What the figures are made of is tested with the query (office/queries/compare-readings.test.ts).

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, type Ended, retiro } from '../../test/bin.ts';
import { listReadings } from '../office/index.ts';
import type { ReadingRow } from '../wire/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'retiro-readings-'));
const RETIRO_DATA = join(folder, 'data');

const REGISTER = listReadings();

const registered = (id: string): ReadingRow => {
  const row = REGISTER.find((reading) => reading.id === id);
  if (row === undefined) throw new RangeError(`there is no reading ${id}`);
  return row;
};

/** A process that opens a database takes its time where others work too. */
const SLOW = 120_000;

const call = (...args: string[]): Ended => retiro(['readings', ...args], '', { RETIRO_DATA });

beforeAll(() => {
  bundle();
  expect(retiro(['sample', '--judges', '6', '--pensioners', '30'], '', { RETIRO_DATA }).status).toBe(0);
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rows of the table under that heading, by their first two cells. */
function rowsUnder(out: string, heading: string): string[][] {
  const lines = out.split('\n');
  const from = lines.indexOf(heading);
  expect(from).toBeGreaterThan(0);
  return lines.slice(from + 1).flatMap((line) => (line.trim() === '' ? [] : [line.trim().split(/\s{2,}/)]));
}

describe('on the sample', { timeout: SLOW }, () => {
  test('answers programs with every reading, as whoever sees the cases', () => {
    const { status, out } = call('--json');
    const { examined, readings } = JSON.parse(out);
    expect([status, readings.map(({ id }: { id: string }) => id)]).toEqual([0, REGISTER.map(({ id }) => id)]);
    expect(examined).toMatchObject({ leftOut: 0, month: '2026-10' });
    const changed = readings.find(({ id }: { id: string }) => id === 'years-over-ten').options[0];
    expect(changed).toMatchObject({ option: 'whole-years', decisions: changed.cases.length });
  });

  test('shows people a row for each option, with the figures of the answer to programs', () => {
    const { readings } = JSON.parse(call('--json').out);
    const english = rowsUnder(call().out, 'readings');
    const spanish = rowsUnder(call('--lang', 'es').out, 'lecturas');
    expect(english[0]?.slice(0, 5)).toEqual(['reading', 'option', 'consult', 'differ', 'outcomes']);
    expect(spanish[0]?.slice(0, 5)).toEqual(['lectura', 'opción', 'consultan', 'cambian', 'otro desenlace']);
    type Told = { id: string; decisions: number; options: Record<string, unknown>[] };
    const told = (readings as Told[]).flatMap(({ id, decisions, options }) =>
      options.map((option) =>
        [id, option['option'], decisions, option['decisions'], option['outcomes'], option['monthly']].map(String),
      ),
    );
    for (const rows of [english, spanish]) {
      const shown = rows.slice(1).filter((row) => row[1] !== '–');
      expect(shown.map((row) => row.slice(0, 6))).toEqual(told);
      // A point with one option alone has a row without figures.
      expect(rows.slice(1).filter((row) => row[1] === '–').length).toBeGreaterThan(0);
    }
  });

  test('shows one reading in words, with its cases', () => {
    const { asks, options } = registered('years-over-ten');
    for (const language of ['en', 'es'] as const) {
      const { status, out } = call('years-over-ten', '--lang', language);
      expect(status).toBe(0);
      for (const words of [asks, ...options.map(({ says }) => says)]) expect(out).toContain(words[language]);
      expect(out).toMatch(/C-0009 .* -59\.88 /);
    }
    expect(call('years-over-ten').out).toContain('monthly 2359.16 → 2299.28');
    expect(call('years-over-ten', '--lang', 'es').out).toContain('mensual 2359.16 → 2299.28');
  });

  test('shows the payments of the last month, and its payday, where the month asks for the reading', () => {
    expect(call('payday').out).toContain('payday 2026-10-30 → 2026-11-02');
    expect(call('day-of-death').out).toMatch(/ {2}changes\n {4}participant/);
    expect(call('earnings-period', '--lang', 'es').out).toMatch(/\d sin cantidad/);
  });

  test('shows the Board sums, and no case', () => {
    const { out } = call('years-over-ten', '--as', 'board', '--json');
    const [{ options }] = JSON.parse(out).readings;
    expect(options[0]).toMatchObject({ decisions: expect.any(Number), cases: null });
    expect(call('years-over-ten', '--as', 'board').out).not.toContain('C-0009');
    expect(call('--as', 'payroll')).toMatchObject({ status: 3, out: '' });
  });

  test.each([
    ['en', '/reading: "nothing" is no reading; the readings are rounding, attained-age, '],
    ['es', '/reading: "nothing" no es una lectura; las lecturas son rounding, attained-age, '],
  ])('says in %s which readings there are where one is none', (language, says) => {
    const { status, out, complaints } = call('nothing', '--lang', language);
    expect([status, out]).toEqual([2, '']);
    expect(complaints.startsWith(says)).toBe(true);
  });
});

describe('without a database', { timeout: SLOW }, () => {
  const nowhere = join(folder, 'nowhere');
  const without = (...args: string[]): Ended => retiro(['readings', ...args], '', { RETIRO_DATA: nowhere });

  test('shows the register with its defaults, says that nothing was examined, and makes no database', () => {
    const { status, out } = without();
    expect(status).toBe(0);
    expect(out).toContain(`There is no database at ${nowhere}`);
    for (const { id, default: option } of REGISTER) {
      expect(out).toMatch(new RegExp(`^${id} +${option} `, 'm'));
    }
    expect(without('--lang', 'es').out).toContain(`No hay base de datos en ${nowhere}`);
    expect(readdirSync(folder)).not.toContain('nowhere');
  });

  test('answers programs with the register, and null for what was examined', () => {
    const answer = JSON.parse(without('payday', '--json', '--lang', 'es').out);
    expect(answer).toMatchObject({ examined: null, readings: [{ id: 'payday', default: 'preceding-banking-day' }] });
    expect(answer.readings[0].asks).toBe(registered('payday').asks.es);
    expect(without('nothing').status).toBe(2);
  });
});
