// GET /api/questions, /api/readings and /api/clauses: the law's register as it goes out.
// What stands in the register is checked in the law room.

import { expect, test } from 'vitest';
import { EXAMPLES, testServer } from '../../../test/http/test-server.ts';
import { clausesSchema, questionsSchema, readingsSchema, resultSchemas } from '../../wire/index.ts';

const { send, ask } = testServer();

const get = async (url: string) => {
  const answer = await send({ url });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('every question of the contract is listed, titled in both languages', async () => {
  const { questions } = questionsSchema.parse(await get('/api/questions'));
  expect(new Set(questions.map(({ id }) => id))).toEqual(new Set(EXAMPLES.map(({ question }) => question)));
  for (const { title } of questions) expect(title.en).not.toBe(title.es);
});

test('the fields of a result are those of its schema, and those that are always there are needed', async () => {
  const { questions } = questionsSchema.parse(await get('/api/questions'));
  for (const { id, result } of questions) {
    const shape: Readonly<Record<string, { isOptional(): boolean }>> = resultSchemas[id].shape;
    const fields = Object.entries(shape).map(([name, schema]) => ({ name, always: !schema.isOptional() }));
    expect([id, result]).toEqual([id, fields]);
  }
});

test('every reading that a decision consults is listed with the option that it applied', async () => {
  const { readings } = readingsSchema.parse(await get('/api/readings'));
  const applied = (await ask('hybrid-separation', { facts: {} })).json().readings;
  expect(Object.keys(applied).length).toBeGreaterThan(0);
  for (const [id, option] of Object.entries(applied)) {
    const listed = readings.find((reading) => reading.id === id);
    expect(listed?.default).toBe(option);
    expect(listed?.options.map((one) => one.id)).toContain(option);
  }
});

test('every option of a reading may be asked for, and says what it does in both languages', async () => {
  const { readings } = readingsSchema.parse(await get('/api/readings'));
  for (const { id, options } of readings) {
    for (const option of options) {
      expect(option.says.en).not.toBe(option.says.es);
      expect((await ask('cohort', { facts: {}, readings: { [id]: option.id } })).statusCode).toBe(200);
    }
  }
});

test('every clause that a decision names is listed, with the readings of its open points', async () => {
  const { clauses } = clausesSchema.parse(await get('/api/clauses'));
  const { readings } = readingsSchema.parse(await get('/api/readings'));
  const ids = clauses.map(({ id }) => id);
  for (const { question, facts } of EXAMPLES) {
    for (const { clause } of (await ask(question, { facts })).json().reasons) expect(ids).toContain(clause);
  }
  for (const { reads } of clauses) for (const id of reads) expect(readings.map((reading) => reading.id)).toContain(id);
});

test('whatever a query adds changes nothing', async () => {
  expect(await get('/api/clauses?x=1')).toEqual(await get('/api/clauses'));
});
