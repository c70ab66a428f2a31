// The steps of a proof as a page shows them: names, order, and what stands twice.
// How they unfold in a browser is in the journeys of test/e2e.

import { expect, test } from 'vitest';
import { isStep, type Step, shownSteps } from './steps.ts';

const birth: Step = { fact: '/participant/birthDate', text: 'the date of birth', value: '1960-05-02', from: [] };
const age: Step = { clause: '4-238-B.right', text: 'The age', value: 60, from: [birth] };

test('a step that came from others is shown whole where it stands first, and refers there afterwards', () => {
  const again: Step = structuredClone(age);
  const [right, amount] = shownSteps({
    text: 'q',
    from: [
      { text: 'right', value: true, from: [age] },
      { text: 'amount', value: '1.00', from: [again] },
    ],
  });
  expect(right?.from[0]).toMatchObject({ id: 'step-2', from: [{ id: 'step-3', step: birth }] });
  expect(right?.from[0]).not.toHaveProperty('above');
  expect(amount?.from[0]).toEqual({ id: 'step-5', step: again, from: [], above: 'step-2' });
});

test('facts are shown wherever they stand', () => {
  const steps = shownSteps({ text: 'q', from: [birth, structuredClone(birth)] });
  expect(steps.map(({ id, above }) => [id, above])).toEqual([
    ['step-1', undefined],
    ['step-2', undefined],
  ]);
});

test('steps that differ below are different', () => {
  const other: Step = { ...age, from: [{ ...birth, value: '1970-01-01' }] };
  expect(shownSteps({ text: 'q', from: [age, other] }).map(({ above }) => above)).toEqual([undefined, undefined]);
});

test.each([[null], ['text'], [{ value: 1 }], [{ text: 1 }]])('%j is no proof', (value) => {
  expect(isStep(value)).toBe(false);
});
