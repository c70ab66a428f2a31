// The examples of the contract, answered by the bundled command line exactly as the contract says.
// They are examples, not the specification; the law's own cases are in law/.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundle, linesOf, retiro } from './bin.ts';

interface Example {
  readonly name: string;
  readonly question: string;
  readonly expect: object;
}

const text = readFileSync(new URL('./contract/examples.ndjson', import.meta.url), 'utf8');
const examples = linesOf(text) as unknown as readonly Example[];

describe('retiro decide --lines', () => {
  let answers: readonly Record<string, unknown>[] = [];

  beforeAll(() => {
    bundle();
    answers = linesOf(retiro(['decide', '--lines', '--no-proof'], text).out);
  });

  test('answers every example', () => {
    expect(answers).toHaveLength(examples.length);
  });

  test.each(examples.map((example, i) => [`${example.question}: ${example.name}`, example, i] as const))(
    '%s',
    (_, example, i) => {
      expect(answers[i]).toMatchObject(example.expect);
    },
  );
});
