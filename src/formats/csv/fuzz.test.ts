// Damaged tables: whatever a file was changed into, it is read or refused with places, and never a crash.
// The kinds of damage are those that files suffer on their way; each has its own test elsewhere.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as cell from './kinds.ts';
import { column, optional, tableLayout } from './layout.ts';
import { readTable } from './read-table.ts';

fc.configureGlobal({ seed: 1954, numRuns: 3000 });

const layout = tableLayout({
  ssn: column('SSN', cell.ssn),
  name: column('Name', cell.text(60)),
  day: column('Day', cell.day),
  amount: column('Amount', cell.signedMoney),
  rate: optional('Rate', cell.rate),
  code: column('Code', cell.codeOf(['REG', 'ADJ'])),
});

const good = new TextEncoder().encode(
  'SSN,Name,Day,Amount,Rate,Code\n001234567,"De la Cruz, Ana",2026-11-30,1234.56,0.08,REG\n' +
    '599001234,Núñez,2026-12-31,-1.00,,ADJ\n',
);

const pieces = ['"', '""', ',', ';', '\n', '\r', '\0', '=cmd', '1e5', '٣', '-', '\uFEFF', '\u202E', ',,,,,\n', 'ñ'];
const piece = fc.oneof(
  fc.constantFrom(...pieces).map((text) => [...new TextEncoder().encode(text)]),
  fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 3 }),
);
const damage = fc.record({ at: fc.nat(good.length), removed: fc.nat(12), put: piece });

test('a damaged table is read or refused, each fault with its place, code and words in both languages', () => {
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), fc.nat(good.length), (changes, cutAt) => {
      const bytes = [...good];
      for (const { at, removed, put } of changes) bytes.splice(at, removed, ...put);
      for (const end of [bytes.length, cutAt]) {
        const table = readTable(new Uint8Array(bytes.slice(0, end)), layout);
        if ('rows' in table) {
          expect(table.rows.length).toBeGreaterThan(0);
          continue;
        }
        expect(table.faults.length).toBeGreaterThan(0);
        for (const { row, code, says, value } of table.faults) {
          expect(row).toBeGreaterThan(0);
          expect(code).toMatch(/^[a-z0-9-]+$/);
          expect(says.en.length * says.es.length).toBeGreaterThan(0);
          expect(value).not.toMatch(/[\p{Cc}\u202E]|(?<![\du])\d{9}/u);
        }
      }
    }),
  );
});

test('random bytes are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(readTable(bytes, layout)).toHaveProperty('faults');
    }),
  );
});

test('a quotation mark in front of ten megabytes costs no more than reading them', () => {
  const huge = new TextEncoder().encode(`SSN,Name,Day,Amount,Rate,Code\n"${'a,\n'.repeat(3_500_000)}`);
  expect(readTable(huge, layout)).toMatchObject({ faults: [{ row: 2, code: 'quote-not-closed' }] });
});
