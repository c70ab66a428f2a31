// The law against the plain oracle: the same outcome and the same result, or the case that parts them.
// The 100,000 cases are in oracle.long.test.ts.

import { describe, expect, test } from 'vitest';
import { readFacts } from '../../src/law/index.ts';
import { plainFaults } from '../oracle/plain-decide.ts';
import { makeRng, randomMalformedLine } from '../oracle/random-cases.ts';
import { compare } from './compare-with-oracle.ts';

describe('the law and the plain oracle', () => {
  test('give the same outcome and result in 3,000 random cases', { timeout: 120_000 }, () => {
    const { differences, open, sameMissing, reached } = compare(3000, 2026);
    expect(differences).toEqual([]);
    expect(sameMissing / open).toBeGreaterThan(0.95);
    expect(reached.size).toBeGreaterThan(45);
  });

  test('find the same faults in 3,000 malformed documents', () => {
    const rng = makeRng(2026);
    for (let i = 0; i < 3000; i++) {
      const line = randomMalformedLine(rng) as { facts?: unknown };
      if (typeof line.facts !== 'object' || line.facts === null || Array.isArray(line.facts)) continue;
      const checked = readFacts(line.facts);
      const got = 'faults' in checked ? [...new Set(checked.faults.map(({ at }) => `/facts${at}`))].sort() : [];
      expect({ line, at: got }).toEqual({ line, at: plainFaults(line).filter((at) => at.startsWith('/facts')) });
    }
  });
});
