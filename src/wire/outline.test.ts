// A decision as an outline: which parts it has, and how a proof is laid out.
// What a decision says is the law's business.

import { describe, expect, test } from 'vitest';
import { type Decision, outlineOf } from './index.ts';

const BARE: Decision = {
  question: 'payments',
  on: '2026-11-30',
  outcome: 'granted',
  result: undefined,
  reasons: [],
  missing: [],
  bounds: undefined,
  readings: {},
  unconfirmed: [],
  law: '',
  proof: undefined,
};

describe('the outline of a decision', () => {
  test('is one line where there is nothing more to say', () => {
    expect(outlineOf(BARE, 'en')).toEqual(['payments, 2026-11-30: granted']);
    expect(outlineOf({ ...BARE, outcome: 'needs-facts' }, 'es')).toEqual(['payments, 2026-11-30: faltan hechos']);
  });

  test('says what an answer can still be, and what decides it', () => {
    const decision: Decision = {
      ...BARE,
      outcome: 'needs-facts',
      missing: ['/account/factor', '/account/balance'],
      bounds: {
        outcomes: ['granted', 'denied'],
        amounts: {
          monthly: { from: '900.00', to: '2250.00' },
          annual: { from: '0.00', to: null },
          months: { from: 12, to: 12 },
        },
        decides: [
          { fact: '/account/factor', share: { from: '1.00', to: '1.00' } },
          { fact: '/account/balance', share: { from: '0.05', to: '0.40' } },
        ],
      },
    };
    expect(outlineOf(decision, 'en').slice(4)).toEqual([
      'What it can still be',
      '  granted or denied',
      '  monthly: between 900.00 and 2250.00',
      '  annual: 0.00 or more',
      '  months: 12',
      'How much of the difference each fact decides',
      '  /account/factor: 100%',
      '  /account/balance: between 5% and 40%',
    ]);
    expect(outlineOf(decision, 'es').slice(4)).toEqual([
      'Lo que todavía puede ser',
      '  procede o no procede',
      '  monthly: entre 900.00 y 2250.00',
      '  annual: 0.00 o más',
      '  months: 12',
      'Qué parte de la diferencia decide cada hecho',
      '  /account/factor: 100%',
      '  /account/balance: entre 5% y 40%',
    ]);
  });

  test('shows each part of a decision under its heading', () => {
    const decision: Decision = {
      ...BARE,
      result: {
        total: '10.00',
        enrolled: null,
        payments: [
          { month: '2026-01', days: 31 },
          { month: '2026-02', days: 9 },
        ],
      },
      reasons: [{ clause: '4-238', rule: 'r', holds: null, text: 'It is so' }],
      missing: ['/participant'],
      readings: { rounding: 'half-up-monthly' },
      unconfirmed: ['a.figure'],
    };
    expect(outlineOf(decision, 'en')).toEqual([
      'payments, 2026-11-30: granted',
      'Result',
      '  total: 10.00',
      '  enrolled: open',
      '  payments',
      '    month 2026-01, days 31',
      '    month 2026-02, days 9',
      'An estimate, no award: the text of these figures has not been read',
      '  a.figure',
      'Facts needed',
      '  /participant',
      'Reasons',
      '  open: 4-238: It is so',
      'Readings applied',
      '  rounding: half-up-monthly',
    ]);
  });

  test('indents a proof, and shows what a step came from once', () => {
    const born = { fact: '/participant/birthDate', text: 'the date of birth', value: '1960-01-01', from: [] };
    const age = { clause: '4-234', cite: '§ 234', text: 'The age', value: true, from: [born] };
    const proof = {
      text: 'payments',
      value: 'granted',
      from: [age, { text: 'total', value: '1.00', from: [age, born] }],
    };
    expect(outlineOf({ ...BARE, proof }, 'en').slice(1)).toEqual([
      'Proof',
      '  [§ 234] The age = yes',
      '    [/participant/birthDate] the date of birth = 1960-01-01',
      '  total = 1.00',
      '    [§ 234] The age = yes (shown above)',
      '    [/participant/birthDate] the date of birth = 1960-01-01',
    ]);
  });
});
