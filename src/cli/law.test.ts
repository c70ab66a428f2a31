// `retiro law` as a process of its own: the document for programs, and in short for people in both languages.
// What the document holds is tested in the law room.

import { beforeAll, describe, expect, test } from 'vitest';
import { bundle, retiro } from '../../test/bin.ts';
import { lawDocument, summarizeLaw } from '../office/index.ts';

beforeAll(bundle);

describe('retiro law', () => {
  test('--json is the document of the law and nothing else, in any language', () => {
    const expected = `${JSON.stringify(lawDocument())}\n`;
    expect(retiro(['law', '--json'])).toEqual({ status: 0, out: expected, complaints: '' });
    expect(retiro(['law', '--json', '--lang', 'es']).out).toBe(expected);
  });

  test.each([
    ['en', /^nodes +\d+\nparameters +\d+\nreadings +\d+\nclauses +\d+\n\nquestions\n {2}question +nodes +parameters/],
    ['es', /^nodos +\d+\nparámetros +\d+\nlecturas +\d+\ncláusulas +\d+\n\npreguntas\n {2}pregunta +nodos +parámetros/],
  ])('in %s is a line for each question, with the start of its hash', (language, head) => {
    const { status, out } = retiro(['law', '--lang', language]);
    expect(status).toBe(0);
    expect(out).toMatch(head);
    for (const { question, nodes, law } of summarizeLaw(lawDocument()).questions) {
      expect(out).toMatch(new RegExp(`\\n  ${question} +${nodes} .* ${law.slice(0, 12)}…\\n`));
    }
  });

  test('names the law that a decision names', () => {
    const { law } = JSON.parse(retiro(['decide', 'cohort', '--no-proof'], '{}').out) as { law: string };
    const { questions } = JSON.parse(retiro(['law', '--json']).out) as { questions: { cohort: { hash: string } } };
    expect(questions.cohort.hash).toBe(law);
  });

  test('takes no argument that it does not know', () => {
    const { status, out, complaints } = retiro(['law', 'everything']);
    expect([status, out]).toEqual([2, '']);
    expect(complaints).toContain('retiro: ');
  });
});
