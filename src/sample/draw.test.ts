// The generator's numbers are fixed: another sequence would be another office under the same seed.
// What is drawn with them is tested beside the files that draw.

import { expect, test } from 'vitest';
import { dayOf } from '../base/index.ts';
import { Draw, hashOf } from './draw.ts';

const draws = (draw: Draw, count: number): readonly number[] => Array.from({ length: count }, () => draw.below(1000));

test('the sequence of a seed and a name is the one it always was', () => {
  expect(draws(new Draw(1, 'J-0001'), 6)).toEqual([963, 437, 117, 658, 954, 913]);
});

test('the hash is FNV-1a', () => {
  expect(hashOf('')).toBe(0x811c9dc5);
  expect(hashOf('foobar')).toBe(0xbf9cf968);
});

test('another seed and another name draw something else', () => {
  const own = draws(new Draw(1, 'J-0001'), 6);
  expect(draws(new Draw(2, 'J-0001'), 6)).not.toEqual(own);
  expect(draws(new Draw(1, 'J-0002'), 6)).not.toEqual(own);
});

test('both ends of a range are drawn, and nothing outside it', () => {
  const draw = new Draw(7, 'range');
  const numbers = new Set(Array.from({ length: 500 }, () => draw.between(3, 6)));
  expect([...numbers].sort()).toEqual([3, 4, 5, 6]);
  const [from, to] = [dayOf(2024, 2, 28), dayOf(2024, 3, 1)];
  const days = new Set(Array.from({ length: 500 }, () => draw.dayBetween(from, to)));
  expect([...days].sort()).toEqual([from, dayOf(2024, 2, 29), to]);
});
