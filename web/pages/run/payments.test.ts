// Lines put together into payments: by award and month, with what is borne and what reaches payees apart.
// How they look is in the journeys of test/e2e.

import { expect, test } from 'vitest';
import { type Line, paymentsOf } from './payments.ts';

const line = (more: Partial<Line>): Line => ({
  participant: 'P1',
  name: 'Ana Rivera Soto',
  award: 'A1',
  month: '2026-11',
  cause: 'regular',
  part: 'gross',
  amount: '100.00',
  days: 30,
  daysInMonth: 30,
  withdrawn: false,
  ...more,
});

test('the lines of an award for a month are one payment', () => {
  const lines = [
    line({ part: 'fund', amount: '30.05' }),
    line({ part: 'gross', amount: '70.00' }),
    line({ part: 'net/B1', amount: '60.05' }),
    line({ part: 'net/self', amount: '40.00' }),
  ];
  expect(paymentsOf(lines)).toEqual([
    {
      participant: 'P1',
      name: 'Ana Rivera Soto',
      award: 'A1',
      month: '2026-11',
      cause: 'regular',
      gross: '100.05',
      net: '100.05',
      days: 30,
      daysInMonth: 30,
      withdrawn: false,
    },
  ]);
});

test('another month, another award and another participant are payments of their own', () => {
  const lines = [line({}), line({ month: '2026-10' }), line({ award: 'A2' }), line({ participant: 'P2' })];
  expect(paymentsOf(lines)).toHaveLength(4);
});

test('a held payment reaches nobody, and one whose lines were all withdrawn is withdrawn', () => {
  expect(paymentsOf([line({ amount: '0.00' })])).toMatchObject([{ net: '0.00', withdrawn: false }]);
  expect(paymentsOf([line({ withdrawn: true }), line({ part: 'net/self', withdrawn: true })])).toMatchObject([
    { withdrawn: true },
  ]);
});
