// The table of docs/readings.md against the sample in its own size: what the page tells of it, the program says.
// What the columns mean is tested with the query (queries/compare-readings.test.ts).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/databases.ts';
import type { OptionEffect } from '../../wire/index.ts';
import { ask } from '../office.ts';
import { samplePerson } from '../people.ts';
import { compareReadings } from '../queries/compare-readings.ts';
import { loadSample } from '../sample-system.ts';

const PAGE = readFileSync('docs/readings.md', 'utf8');

/** The cells of the table below the heading of the sample, without its head. */
function rowsOfPage(): string[][] {
  const [, section = ''] = PAGE.split('## The sample, on 30 November 2026');
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

function changes({ decisions, applications, month }: OptionEffect): boolean {
  const payday = month?.payday;
  return decisions + applications + (month?.differ ?? 0) + (month?.refused ?? 0) > 0 || payday?.now !== payday?.under;
}

function paymentsOf({ month }: OptionEffect): string {
  if (month === null) return '–';
  const { differ, difference, refused, payday } = month;
  return [
    `${differ}: ${difference}`,
    ...(refused === 0 ? [] : [`${refused} without an amount`]),
    ...(payday.now === payday.under ? [] : [`payday ${payday.now} → ${payday.under}`]),
  ].join('; ');
}

test('the page tells what the sample says, option by option', { timeout: 120_000 }, async () => {
  const database = await openTestDatabase();
  const office = { database, now: () => '2026-11-30T12:00:00.000Z' };
  await loadSample(office, {});
  const person = await samplePerson(database, 'auditor');
  const { known, examined, readings } = await ask(office, compareReadings, { person }, {});
  await database.close();
  const { decisions, applications, payments, converted } = examined;
  for (const words of [
    `up to audit number ${known}: ${decisions} decisions and ${applications} applications`,
    `${payments} payments of October 2026; ${converted} converted awards`,
  ]) {
    expect(PAGE.replaceAll('\n', ' ')).toContain(words);
  }
  const rows = readings.flatMap(({ id, decisions: consult, options }) =>
    options
      .filter(changes)
      .map((option) => [
        id,
        option.option,
        ...[consult, option.decisions, option.outcomes].map(String),
        ...[option.monthly, option.monthlyRunning, option.lumpSums],
        String(option.applications),
        paymentsOf(option),
      ]),
  );
  expect(rowsOfPage()).toEqual(rows);
});
