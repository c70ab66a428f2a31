// What an answer can still be, as people read it in both languages.
// What the bounds are is the law's and tested there.

import { expect, test } from 'vitest';
import { amountTexts, decidesTexts, outcomesText } from './bounds.ts';

const BOUNDS = {
  outcomes: ['granted', 'denied'],
  amounts: {
    monthly: { from: '900.00', to: '2250.00' },
    annual: { from: '0.00', to: null },
    percent: { from: '30.0000', to: '30.0000' },
  },
  decides: [
    { fact: '/participant/birthDate', share: { from: '1.00', to: '1.00' } },
    { fact: '/account/factor', share: { from: '0.05', to: '0.40' } },
  ],
} as const;

/** The sentences take lists that may grow. */
const bounds = structuredClone(BOUNDS) as unknown as Parameters<typeof outcomesText>[0];

test('the outcomes that are possible make a sentence', () => {
  expect(outcomesText(bounds, 'en')).toBe('Once they are known, it may turn out: granted or denied.');
  expect(outcomesText(bounds, 'es')).toBe('Cuando se conozcan, puede resultar: procede o no procede.');
});

test('an amount lies between two, has no limit, or is known', () => {
  expect(amountTexts(bounds, 'en')).toEqual([
    ['A month', 'between $900.00 and $2,250.00'],
    ['A year', '$0.00 or more'],
    ['Percent', '30.0000%'],
  ]);
  expect(amountTexts(bounds, 'es').map(([, text]) => text)).toEqual([
    'entre $900.00 y $2,250.00',
    '$0.00 o más',
    '30.0000%',
  ]);
});

test('each fact decides a part of the difference', () => {
  expect(decidesTexts(bounds, 'en')).toEqual([
    'Participant: Birth: decides 100% of the difference.',
    'Account: Factor: decides between 5% and 40% of the difference.',
  ]);
  expect(decidesTexts(bounds, 'es')).toEqual([
    'Participante: Nacimiento: decide 100% de la diferencia.',
    'Cuenta: Factor: decide entre 5% y 40% de la diferencia.',
  ]);
});
