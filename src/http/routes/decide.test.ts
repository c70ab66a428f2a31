// POST /api/decide/{question}: the decisions it gives, and what it says of requests that are not well formed.
// What a decision should be is the law's business and tested there; refusals of the protocol are in ../refusals.test.ts.

import { describe, expect, test } from 'vitest';
import { EXAMPLES, testServer } from '../../../test/http/test-server.ts';
import { decisionSchema, resultSchemas } from '../../wire/index.ts';

const { ask } = testServer();

const MEMBER = { facts: { participant: { enrolledOn: '2014-01-01' } } };

describe('a decision', () => {
  test.each(EXAMPLES)('is what the contract says: $name', async ({ question, facts, readings, expect: expected }) => {
    const answer = await ask(question, { facts, readings });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ question, ...expected });
  });

  test.each(EXAMPLES)('fits the schema that the documentation shows: $name', async ({ question, facts, readings }) => {
    const decision = (await ask(question, { facts, readings })).json();
    expect(decisionSchema.parse(decision)).toEqual(decision);
    const { result } = decision;
    if (result !== undefined)
      expect(resultSchemas[question as keyof typeof resultSchemas].parse(result)).toEqual(result);
  });

  test('that needs facts says what it can still be, as the documentation shows it', async () => {
    const facts = { interest: { principal: '1000.00', from: '2020-01-01' } };
    const decision = (await ask('interest', { facts })).json();
    expect(decision).toMatchObject({
      outcome: 'needs-facts',
      missing: ['/interest/to'],
      bounds: { outcomes: ['granted'], amounts: { balance: { from: '1000.00', to: null } } },
    });
    expect(decisionSchema.parse(decision)).toEqual(decision);
    expect((await ask('cohort', MEMBER)).json()).not.toHaveProperty('bounds');
  });

  test('takes the day asked about from the facts', async () => {
    expect((await ask('cohort', { facts: { ...MEMBER.facts, on: '2020-02-29' } })).json().on).toBe('2020-02-29');
  });

  test('is in English unless asked otherwise', async () => {
    const answer = await ask('service', { facts: {} });
    expect(answer.headers['content-language']).toBe('en');
    expect(answer.json().proof.from[0].text).toMatch(/^The group of the participant/);
  });

  test.each([
    ['the query', '?lang=es', {}],
    ['Accept-Language', '', { 'accept-language': 'es-PR,es;q=0.9,en;q=0.5' }],
    ['the query, whatever Accept-Language says', '?lang=es', { 'accept-language': 'en' }],
  ])('is in Spanish where %s says so', async (_, query, headers) => {
    const inEnglish = await ask('service', { facts: {} });
    const inSpanish = await ask(`service${query}`, { facts: {} }, headers);
    expect(inSpanish.headers['content-language']).toBe('es');
    expect(inSpanish.headers.vary).toMatch(/accept-language/i);
    expect(inSpanish.json().proof).not.toEqual(inEnglish.json().proof);
    expect({ ...inSpanish.json(), proof: 0, reasons: 0 }).toEqual({ ...inEnglish.json(), proof: 0, reasons: 0 });
  });

  test('leaves the proof out with proof=false, and nothing else', async () => {
    const { proof, ...rest } = (await ask('cohort?proof=true', MEMBER)).json();
    expect(proof).toMatchObject({ text: 'cohort', value: 'granted' });
    expect((await ask('cohort?proof=false', MEMBER)).json()).toEqual(rest);
  });

  test('ignores the keys name and expect, so that a line of the contract may be sent as it is', async () => {
    expect((await ask('cohort', { ...MEMBER, name: 'x', expect: {} })).statusCode).toBe(200);
  });

  test('takes null for readings that are not given', async () => {
    expect((await ask('cohort', { ...MEMBER, readings: null })).statusCode).toBe(200);
  });

  test('takes JSON with a byte order mark', async () => {
    expect((await ask('cohort', `\uFEFF${JSON.stringify(MEMBER)}`)).statusCode).toBe(200);
  });
});

describe('today', () => {
  test.each([
    ['2026-11-30T03:59:59.999Z', '2026-11-29'],
    ['2026-11-30T04:00:00.000Z', '2026-11-30'],
    ['2026-07-01T03:59:59.999Z', '2026-06-30'],
  ])('at %s is %s, the day in Puerto Rico', async (instant, day) => {
    clock.now = Date.parse(instant);
    expect((await atClock.ask('cohort', MEMBER)).json().on).toBe(day);
  });
});

const clock = { now: 0 };
const atClock = testServer({ now: () => clock.now });

describe('a request that is not well formed', () => {
  const faultsOf = async (question: string, body: unknown, headers = {}): Promise<readonly [string, string][]> => {
    const answer = await ask(question, body, headers);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json())).toEqual(['error']);
    return answer.json().error.map(({ at, code, says, ...more }: Record<string, string>) => {
      expect(says).toMatch(/\S/);
      expect(more).toEqual({});
      return [at, code];
    });
  };

  test.each<[string, string, unknown, string, string]>([
    ['an unknown question', 'cohorts', MEMBER, '/question', 'no-question'],
    ['a question of the prototype', '__proto__', MEMBER, '/question', 'no-question'],
    ['a question of odd characters', 'a%2Fb%00', MEMBER, '/question', 'no-question'],
    ['no JSON', 'cohort', '{"facts": }', '', 'not-json'],
    ['nothing', 'cohort', '', '', 'not-json'],
    ['half a JSON', 'cohort', '{"facts": {"participant"', '', 'not-json'],
    ['a list', 'cohort', [], '', 'not-a-request'],
    ['a text', 'cohort', '"facts"', '', 'not-a-request'],
    ['null', 'cohort', null, '', 'not-a-request'],
    ['a number', 'cohort', 7, '', 'not-a-request'],
    ['no facts', 'cohort', {}, '/facts', 'no-facts'],
    ['null for facts', 'cohort', { facts: null }, '/facts', 'no-facts'],
    ['a list of facts', 'cohort', { facts: [] }, '/facts', 'not-an-object'],
    ['a date that is none', 'cohort', { facts: { on: '2026-02-29' } }, '/facts/on', 'not-a-date'],
    ['a number for money', 'cohort', { facts: { debts: 5 } }, '/facts/debts', 'not-money'],
    ['an unknown fact', 'cohort', { facts: { 'a/b~c': 1 } }, '/facts/a~1b~0c', 'unknown-key'],
    ['an unknown key', 'cohort', { ...MEMBER, fact: 1 }, '/fact', 'unknown-key'],
    ['a question within', 'cohort', { ...MEMBER, question: 'cohort' }, '/question', 'unknown-key'],
    ['a list of readings', 'cohort', { ...MEMBER, readings: [] }, '/readings', 'not-readings'],
    ['an unknown reading', 'cohort', { ...MEMBER, readings: { x: 'y' } }, '/readings/x', 'no-reading'],
    ['an unknown option', 'cohort', { ...MEMBER, readings: { rounding: {} } }, '/readings/rounding', 'no-option'],
    ['a day without law', 'contribution', beforeTheLaw(), '/facts/participant/enrolledOn', 'enrolled-before-system'],
    ['the key __proto__', 'cohort', '{"facts": {}, "__proto__": {"facts": 1}}', '/__proto__', 'unknown-key'],
    ['__proto__ in facts', 'cohort', '{"facts": {"__proto__": {"on": "x"}}}', '/facts/__proto__', 'unknown-key'],
    ['constructor', 'cohort', '{"facts": {"constructor": {"prototype": 1}}}', '/facts/constructor', 'unknown-key'],
    [
      '__proto__ as a reading',
      'cohort',
      '{"facts": {}, "readings": {"__proto__": "x"}}',
      '/readings/__proto__',
      'no-reading',
    ],
    ['a language that is none', 'cohort?lang=fr', MEMBER, '/lang', 'no-language'],
    ['two languages', 'cohort?lang=en&lang=es', MEMBER, '/lang', 'no-language'],
    ['a proof that is neither', 'cohort?proof=1', MEMBER, '/proof', 'not-true-or-false'],
    ['an unknown query', 'cohort?prof=false', MEMBER, '/prof', 'unknown-key'],
    ['an unknown query of the prototype', 'cohort?__proto__=1', MEMBER, '/__proto__', 'unknown-key'],
  ])('is told of %s', async (_, question, body, at, code) => {
    expect(await faultsOf(question, body)).toEqual([[at, code]]);
  });

  test('is told of all faults at once', async () => {
    const body = { facts: { on: 1, heirs: [] }, readings: { x: 'y' }, z: 1 };
    expect(await faultsOf('q', body)).toEqual([
      ['/z', 'unknown-key'],
      ['/question', 'no-question'],
      ['/readings/x', 'no-reading'],
      ['/facts/on', 'not-a-date'],
      ['/facts/heirs', 'empty-list'],
    ]);
  });

  test.each([
    ['en', 'is no date'],
    ['es', 'no es una fecha'],
  ])('is told in its language: %s', async (language, says) => {
    const body = { facts: { on: 'x' } };
    for (const answer of [
      await ask(`cohort?lang=${language}`, body),
      await ask('cohort', body, { 'accept-language': language }),
    ]) {
      expect(answer.headers['content-language']).toBe(language);
      expect(answer.json().error[0].says).toContain(says);
    }
  });

  test('is told that its bytes are no UTF-8', async () => {
    const latin = Buffer.from('{"facts": {"heirs": [{"name": "Ñandú"}]}}', 'latin1');
    expect(await faultsOf('cohort', latin)).toEqual([['', 'not-utf-8']]);
  });

  test.each([
    ['lists', '['.repeat(500_000) + ']'.repeat(500_000), `${'/0'.repeat(10)}`],
    ['objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`, `${'/a'.repeat(10)}`],
    ['one level too deep', `{"facts": {"a": ${'['.repeat(9)}${']'.repeat(9)}}}`, `/facts/a${'/0'.repeat(8)}`],
  ])('is told where it lies too deep: %s', async (_, body, at) => {
    expect(await faultsOf('cohort', body)).toEqual([[at, 'too-deep']]);
  });

  test('lists no more faults than anybody reads', async () => {
    const wrong = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 'x']));
    for (const body of [wrong(50_000), { facts: {}, readings: wrong(50_000) }, { facts: wrong(50_000) }]) {
      const answer = await ask('cohort', body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.map(({ code }: { code: string }) => code)).toContain('more-faults');
      expect(answer.json().error.length).toBeLessThan(1010);
    }
  });
});

/** Facts from before the System, which the law refuses as such. */
function beforeTheLaw(): object {
  return { facts: { participant: { enrolledOn: '1950-01-01' } } };
}
