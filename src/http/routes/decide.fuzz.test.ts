// Whatever is sent to POST /api/decide/{question}, the answer is a decision or what is wrong, never a failure of ours.
// What is right and what is wrong, case by case, is in decide.test.ts.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLES, testServer } from '../../../test/http/test-server.ts';

const { ask } = testServer();

const RUNS = { numRuns: 300 };

const example = fc.constantFrom(...EXAMPLES);
const question = fc.oneof(
  { weight: 5, arbitrary: example.map((one) => one.question) },
  { weight: 1, arbitrary: fc.string() },
);

const STRANGE = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '-1',
  '1e400',
  '2026-02-30',
  '0000-00',
  '٣',
  '\u0000',
  '\uD800',
];

const leaf = fc.oneof(fc.constantFrom<unknown>(...STRANGE, null, true, -0, 1e21, -1, 0.1, 2 ** 53), fc.jsonValue());

/** What stands somewhere in a document put in the place of what stands somewhere else, or something strange. */
function mutated(document: unknown, choices: readonly number[], strange: unknown): unknown {
  const [choice, ...rest] = choices;
  if (choice === undefined || typeof document !== 'object' || document === null) return strange;
  const keys = Object.keys(document);
  const key = keys[choice % (keys.length + 1)] ?? STRANGE[choice % STRANGE.length] ?? '';
  const part = mutated((document as Record<string, unknown>)[key], rest, strange);
  if (Array.isArray(document)) return document.toSpliced(Number(key) || 0, 1, part);
  return Object.fromEntries([...Object.entries(document).filter(([other]) => other !== key), [key, part]]);
}

async function answersWell(asked: string, body: unknown): Promise<void> {
  const answer = await ask(asked, body);
  expect([200, 404, 422]).toContain(answer.statusCode);
  if (answer.statusCode === 200) expect(answer.json()).toHaveProperty('outcome');
  else expect(answer.json().error.length).toBeGreaterThan(0);
}

test('an example with one part of it replaced', async () => {
  const choices = fc.array(fc.nat(40), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(example, choices, leaf, ({ facts, readings, question: asked }, where, strange) =>
      answersWell(asked, mutated({ facts, readings: readings ?? {} }, where, strange)),
    ),
    RUNS,
  );
});

test('the facts of one question with another', async () => {
  await fc.assert(
    fc.asyncProperty(example, question, ({ facts }, asked) => answersWell(encodeURIComponent(asked), { facts })),
    RUNS,
  );
});

test('any JSON', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.json(), (asked, body) => answersWell(encodeURIComponent(asked), body)),
    RUNS,
  );
});

test('any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1 }), (bytes) => answersWell('cohort', Buffer.from(bytes))),
    RUNS,
  );
});

test('an example cut short or with a byte changed', async () => {
  await fc.assert(
    fc.asyncProperty(example, fc.nat(), fc.nat(256), ({ facts, question: asked }, at, byte) => {
      const bytes = Buffer.from(JSON.stringify({ facts }));
      if (byte === 256) return answersWell(asked, bytes.subarray(0, at % bytes.length));
      bytes[at % bytes.length] = byte;
      return answersWell(asked, bytes);
    }),
    RUNS,
  );
});
