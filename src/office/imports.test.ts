// Imports against a real database: the example files go in whole, and what is wrong is found at its row and column.
// What the formats room finds in a table is tested there; that docs/import.md says what the layouts are, here.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOffice, type TestOffice } from '../../test/office/office.ts';
import { IMPORT_KINDS, type ImportKind, importColumns, importVerb, performImport } from './index.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const example = (kind: ImportKind): string => readFileSync(`examples/import/${kind}.csv`, 'utf8');

let office: TestOffice;

beforeAll(async () => {
  office = await openOffice();
  office.at('2026-11-16T13:00:00.000Z');
}, 60_000);
afterAll(() => office.close());

const PEOPLE: Readonly<Partial<Record<ImportKind, string>>> = { 'fund-payments': 'treasurer' };

function send(kind: ImportKind, table: string | Uint8Array, dryRun = false) {
  const person = office.person(PEOPLE[kind] ?? 'clerk');
  return performImport(office.office, { person, dryRun }, kind, typeof table === 'string' ? bytes(table) : table);
}

async function faultsOf(kind: ImportKind, table: string) {
  const done = await send(kind, table);
  if (!('faults' in done)) throw new Error('it was taken');
  return done.faults.map(({ row, column, code }) => [row, column, code]);
}

describe('the example of each kind', () => {
  const written: Readonly<Record<ImportKind, object>> = {
    members: { participants: 2, import: expect.any(String) },
    service: { spells: 3 },
    salaries: { salaries: 2 },
    accounts: { accounts: 3 },
    awards: { awards: 1, import: expect.any(String) },
    earnings: { months: 1 },
    deaths: { deaths: 1 },
    'fund-payments': { payments: 1 },
  };

  test.each(IMPORT_KINDS)('is taken: %s', async (kind) => {
    expect(await send(kind, example(kind))).toMatchObject({ outcome: written[kind] });
  });

  test('is on file as it was sent', async () => {
    const record = await office.as('auditor', 'read-participant', { participant: 'J-1001' });
    expect(record).toMatchObject({ givenNames: 'Ana María', ssnLast4: '3456', diedOn: '2026-10-30' });
    expect(record.service.map(({ capacity }: { capacity: string }) => capacity)).toEqual(['government', 'judge']);
    expect(record.payees).toMatchObject([{ bankLast4: '6789', state: 'proposed' }]);
    expect(record.awards).toMatchObject([{ amount: '5600.00', state: 'proposed' }]);
  });

  test('waits for another person where it holds awards', async () => {
    const done = await send('awards', example('awards').replace(',A1,', ',A2,'));
    const { import: id } = (done as { outcome: { import: string } }).outcome;
    await expect(office.as('clerk', 'approve-import', { import: id })).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await office.as('approver', 'approve-import', { import: id })).toMatchObject({ kind: 'awards', rows: 1 });
  });
});

describe('a table in Spanish', () => {
  test('is read by its names and values in Spanish, whatever their order and separator', async () => {
    const table =
      'apellidos;nombres;participante;fecha de nacimiento;sexo;fecha de ingreso;idioma;seguro social;número de ruta;cuenta bancaria;tipo de cuenta\nVélez;Rosa;J-2001;1970-01-31;femenino;;es;;550000013;22;ahorros\n';
    expect(await send('members', table)).toMatchObject({ outcome: { participants: 1 } });
    expect(await office.as('auditor', 'read-participant', { participant: 'J-2001' })).toMatchObject({ sex: 'female' });
  });

  test('is answered by its own names', async () => {
    expect(await faultsOf('deaths', 'fecha de muerte,participante\n2026-11-01,J-9999\n')).toEqual([
      [2, 'participante', 'no-such-participant'],
    ]);
  });
});

describe('what is wrong', () => {
  test('is found in every row by the command, and nothing is written', async () => {
    const table = 'participant,died on\nJ-1002,2026-11-01\nJ-9998,2026-11-01\nJ-1001,2026-11-02\nJ-2001,2031-01-01\n';
    expect(await faultsOf('deaths', table)).toEqual([
      [3, 'participant', 'no-such-participant'],
      [4, 'died on', 'already-dead'],
      [5, 'died on', 'dates-contradict'],
    ]);
    expect(await office.as('auditor', 'read-participant', { participant: 'J-1002' })).toMatchObject({ diedOn: null });
  });

  test('is found in the cells before the command sees any', async () => {
    const table = 'participant,died on\n_x,2026-11-01\nJ-1002,1/2/2026\n';
    expect(await faultsOf('deaths', table)).toEqual([[3, 'died on', 'not-a-day']]);
    expect(await faultsOf('deaths', 'participant,died on\n_x,2026-11-01\n')).toEqual([[2, 'participant', 'not-an-id']]);
  });

  test('of bank details is that some are missing', async () => {
    const table = example('members').replaceAll('J-1', 'J-3').replace(',550000013,', ',,').replace('900123456', '');
    expect(await faultsOf('members', table)).toEqual([[2, 'routing number', 'incomplete']]);
  });

  test('is said at its column where only the schema of the command knows it', async () => {
    const table = example('fund-payments').replace('1250.00', '0.00').replace('118', '119');
    expect(await faultsOf('fund-payments', table)).toEqual([[2, 'amount', 'custom']]);
  });

  test('is said in both languages', async () => {
    const done = await send('deaths', 'participant,died on\nJ-9998,2026-11-01\n');
    expect(done).toMatchObject({
      faults: [
        { says: { en: expect.stringMatching(/no participant/), es: expect.stringMatching(/no hay participante/) } },
      ],
    });
  });
});

describe('a dry run', () => {
  test('finds what the command would, and writes nothing', async () => {
    const table = 'participant,died on\nJ-1002,2026-11-01\n';
    expect(await send('deaths', table, true)).toMatchObject({ outcome: { deaths: 1 }, head: undefined });
    expect(await office.as('auditor', 'read-participant', { participant: 'J-1002' })).toMatchObject({ diedOn: null });
    expect(await send('deaths', table.replace('J-1002', 'J-9998'), true)).toMatchObject({
      faults: [{ row: 2, code: 'no-such-participant' }],
    });
  });

  test('is for those alone who may import', async () => {
    const asking = { person: office.person('auditor'), dryRun: true };
    const attempt = performImport(office.office, asking, 'deaths', bytes(example('deaths')));
    await expect(attempt).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('docs/import.md', () => {
  const sections = new Map(
    readFileSync('docs/import.md', 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );

  test('has a section for each kind and no other', () => {
    expect([...sections.keys()]).toEqual(IMPORT_KINDS);
  });

  test.each(IMPORT_KINDS)('names the columns of %s as they are, who imports it, and the example', (kind) => {
    const section = sections.get(kind) ?? '';
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => line.split('|').map((part) => part.trim()));
    expect(rows.map(([, en, es, , empty]) => [en, es, empty])).toEqual(
      importColumns(kind).map(({ header, required }) => [header.en, header.es, required ? '' : 'yes']),
    );
    for (const [index, { names = {} }] of importColumns(kind).entries()) {
      for (const { en, es } of Object.values(names)) {
        expect(rows[index]?.[3]).toContain(`\`${en}\``);
        expect(rows[index]?.[3]).toContain(`\`${es}\``);
      }
    }
    expect(section).toContain(`Done by ${importVerb(kind).roles.join(' or ')}.`);
    expect(section).toContain(`\`\`\`csv\n${example(kind)}\`\`\``);
  });
});
