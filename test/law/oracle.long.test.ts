// The law against the plain oracle at length: 100,000 random cases, in parts that say which seed to replay.
// A quick part of it runs with the other tests, in oracle.test.ts.

import { describe, expect, test } from 'vitest';
import { compare } from './compare-with-oracle.ts';

describe('the law and the plain oracle', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'give the same outcome and result in 10,000 random cases of seed %i',
    (seed) => {
      const { differences, open, sameMissing } = compare(10_000, seed);
      expect(differences).toEqual([]);
      expect(sameMissing / open).toBeGreaterThan(0.95);
    },
  );
});
