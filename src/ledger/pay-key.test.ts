// The keys of payments: each payment has one text, and no other text is one.
// That a key stands once is the store's constraint.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Month, parseMonth } from '../base/index.ts';
import { formatPayKey, type PayCause, type PayKey, type PayPart, parsePayKey } from './pay-key.ts';

fc.configureGlobal({ seed: 1954, numRuns: 500 });

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,10}$/);

const cause: fc.Arbitrary<PayCause> = fc.oneof(
  fc.constant({ kind: 'regular' as const }),
  id.map((of) => ({ kind: 'recalculation' as const, id: of })),
  id.map((of) => ({ kind: 'reissue' as const, of })),
);
const part: fc.Arbitrary<PayPart> = fc.oneof(
  fc.constant({ kind: 'gross' as const }),
  id.map((payee) => ({ kind: 'net' as const, payee })),
  id.map((of) => ({ kind: 'deduction' as const, of })),
);
const key: fc.Arbitrary<PayKey> = fc.record({
  award: id,
  month: fc.integer({ min: 12, max: 119_999 }).map((month) => month as Month),
  cause,
  part,
});

describe('the key of a payment', () => {
  test('is written and read back, and two keys have two texts', () => {
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(parsePayKey(formatPayKey(one))).toEqual(one);
        expect(formatPayKey(one) === formatPayKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  test('that is read at all is written as it was read', () => {
    const piece = fc.constantFrom(
      'pay',
      'A1',
      '2026-11',
      'regular',
      'recalculation',
      'reissue',
      'gross',
      'net',
      'deduction',
      '',
      '..',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 4, maxLength: 8 }), (pieces) => {
        const text = ['pay', 'A1', '2026-11', ...pieces].join('/');
        for (const each of [text, pieces.join('/')]) {
          const read = parsePayKey(each);
          if (read !== undefined) expect(formatPayKey(read)).toBe(each);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('says award, month, cause and part', () => {
    const month = parseMonth('2026-11')!;
    const texts: [PayCause, PayPart, string][] = [
      [{ kind: 'regular' }, { kind: 'gross' }, 'pay/A-9/2026-11/regular/gross'],
      [
        { kind: 'recalculation', id: 'R3' },
        { kind: 'net', payee: 'P-17' },
        'pay/A-9/2026-11/recalculation/R3/net/P-17',
      ],
      [
        { kind: 'reissue', of: 'ret.5' },
        { kind: 'deduction', of: 'tax' },
        'pay/A-9/2026-11/reissue/ret.5/deduction/tax',
      ],
    ];
    for (const [why, which, text] of texts) {
      expect(formatPayKey({ award: 'A-9', month, cause: why, part: which })).toBe(text);
    }
  });

  test.each([
    'pay/A/2026-13/regular/gross',
    'pay/A/2026-1/regular/gross',
    'pay//2026-11/regular/gross',
    'pay/A/2026-11/regular',
    'pay/A/2026-11/regular/gross/x',
    'pay/A/2026-11/regular/gross/',
    'pay/A/2026-11/regular/net',
    'pay/A/2026-11/regular/net/',
    'pay/A/2026-11/regular/net/P/Q',
    'pay/A/2026-11/recalculation/gross',
    'pay/A/2026-11/reissue//gross',
    'pay/A/2026-11/other/1/gross',
    'Pay/A/2026-11/regular/gross',
    '/pay/A/2026-11/regular/gross',
  ])('is not %s', (text) => {
    expect(parsePayKey(text)).toBeUndefined();
  });

  test('of what is no id is not written', () => {
    const month = parseMonth('2026-11')!;
    for (const award of ['', 'a/b', 'ñ', ' ']) {
      expect(() => formatPayKey({ award, month, cause: { kind: 'regular' }, part: { kind: 'gross' } })).toThrow(
        RangeError,
      );
    }
  });
});
