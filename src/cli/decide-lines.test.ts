// `retiro decide --lines` as a process of its own: every line its answer, in order, whatever the stream holds.
// How bytes become lines is tested in lines.test.ts, one document alone in decide-document.test.ts.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundle, linesOf, retiro } from '../../test/bin.ts';

const GOOD =
  '{"question":"interest","facts":{"interest":{"principal":"1000.00","from":"2020-02-29","to":"2026-08-01"}}}';
const with_ = (more: object): string => JSON.stringify({ ...(JSON.parse(GOOD) as object), ...more });

beforeAll(() => bundle());

const decideLines = (input: string | Buffer, ...options: string[]) =>
  retiro(['decide', '--lines', '--no-proof', ...options], input);

/** For each answer the pointers of its faults, or its outcome. */
function gistOf(out: string): readonly unknown[] {
  return linesOf(out).map(
    ({ error, outcome }) => (error as { at: string }[] | undefined)?.map(({ at }) => at) ?? outcome,
  );
}

describe('a stream of requests', () => {
  test('is answered line by line in order, a faulty line in its place, with status 2', () => {
    const { status, out, complaints } = decideLines([GOOD, 'no JSON', '{"question":"interest","facts":{}}'].join('\n'));
    expect([status, complaints]).toEqual([2, '']);
    expect(gistOf(out)).toEqual(['granted', [''], 'needs-facts']);
    expect(linesOf(out)[1]).toEqual({
      error: [{ at: '', code: 'not-json', says: 'is no JSON: unexpected "n" at line 1, column 1' }],
    });
  });

  test('without a fault ends with 0, and so does one without a line', () => {
    expect(decideLines(`${GOOD}\n${GOOD}`).status).toBe(0);
    expect(decideLines('\n \n')).toEqual({ status: 0, out: '', complaints: '' });
  });

  test('may have blank lines, carriage returns, a byte order mark, and no newline at its end', () => {
    const { status, out } = decideLines(`\uFEFF${GOOD}\r\n\r\n  \n${GOOD}\r\n${GOOD}`);
    expect([status, gistOf(out)]).toEqual([0, ['granted', 'granted', 'granted']]);
  });

  test('is answered as each question alone is', () => {
    const alone = retiro(['decide', 'interest'], JSON.stringify((JSON.parse(GOOD) as { facts: object }).facts));
    expect(retiro(['decide', '--lines'], GOOD).out).toBe(alone.out);
  });

  test('may name its lines and what it expects of them', () => {
    expect(gistOf(decideLines(with_({ name: 1, expect: [null] })).out)).toEqual(['granted']);
  });

  test('may have readings, null among them, which come over those of the call', () => {
    const lines = [GOOD, with_({ readings: null }), with_({ readings: { 'interest-fraction': 'simple-within-year' } })];
    const { out } = decideLines(lines.join('\n'), '--reading', 'interest-fraction=compound-fraction');
    const applied = linesOf(out).map(({ readings }) => (readings as Record<string, string>)['interest-fraction']);
    expect(applied).toEqual(['compound-fraction', 'compound-fraction', 'simple-within-year']);
  });

  test('is not begun under a reading that there is not', () => {
    const { status, out, complaints } = decideLines(GOOD, '--reading', 'rounding=up');
    expect([status, out]).toEqual([2, '']);
    expect(complaints).toMatch(/^\/readings\/rounding: .*\n$/);
  });

  test('bears a line that is no UTF-8, one above 4 MiB, and one a million levels deep', () => {
    const deep = `{"question":"interest","facts":{},"expect":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
    const input = Buffer.concat([
      Buffer.from([0xff, 0x0a]),
      Buffer.from(`"${'x'.repeat(5 * 1024 * 1024)}"\n${deep}\n${'['.repeat(1_000_000)}\n${GOOD}\n`),
    ]);
    const { status, out, complaints } = decideLines(input);
    expect([status, complaints]).toEqual([2, '']);
    expect(gistOf(out)).toEqual([[''], [''], 'needs-facts', [''], 'granted']);
  });

  test('is said in the language of the call', () => {
    expect(decideLines('x', '--lang', 'es').out).toContain('no es JSON');
    expect(retiro(['decide', '--lines'], 'x', { LANG: 'es_PR' }).out).toContain('no es JSON');
  });

  test('may be printed as outlines, with an empty line between', () => {
    const { out } = decideLines(`${GOOD}\n{"question":"interest","facts":{"on":1}}`, '--format', 'text');
    expect(out).toMatch(/^interest, .*: granted\nResult\n(?:.+\n)+\n\/facts\/on: is no date/);
  });
});

/** Each line with one thing or several wrong, and the pointers to them. */
const FAULTY: readonly (readonly [string, string, readonly string[]])[] = [
  ['no object', '[]', ['']],
  ['an unknown question', with_({ question: 'pension' }), ['/question']],
  ['no question', '{"facts":{}}', ['/question']],
  ['a question that is no text', with_({ question: 7 }), ['/question']],
  ['no facts', '{"question":"interest"}', ['/facts']],
  ['facts that are null', with_({ facts: null }), ['/facts']],
  ['facts that are a list', with_({ facts: [] }), ['/facts']],
  ['a fault among the facts', with_({ facts: { heirs: [{ name: 1 }] } }), ['/facts/heirs/0/name']],
  [
    'facts at fault together',
    with_({ facts: { interest: { from: '2020-01-02', to: '2020-01-01' } } }),
    ['/facts/interest'],
  ],
  ['an unknown key', with_({ lang: 'es' }), ['/lang']],
  ['a key that a pointer must escape', with_({ 'a/b~c': 1 }), ['/a~1b~0c']],
  ['readings that are no object', with_({ readings: ['x'] }), ['/readings']],
  ['an unknown reading', with_({ readings: { 'no/such': 'x' } }), ['/readings/no~1such']],
  ['an unknown option', with_({ readings: { rounding: 'up' } }), ['/readings/rounding']],
  ['an option that is null', with_({ readings: { rounding: null } }), ['/readings/rounding']],
  [
    'several',
    with_({ lang: 1, question: 1, readings: { a: 1 }, facts: { on: 1 } }),
    ['/lang', '/question', '/readings/a', '/facts/on'],
  ],
];

describe('a faulty line', () => {
  let answers: readonly unknown[] = [];

  beforeAll(() => {
    answers = gistOf(decideLines(FAULTY.map(([, line]) => line).join('\n')).out);
  });

  test.each(FAULTY.map(([what, , pointers], i) => [what, pointers, i] as const))(
    'with %s is answered by pointers into the line',
    (_, pointers, i) => {
      expect(answers[i]).toEqual(pointers);
    },
  );
});

describe('a stream', () => {
  test('is answered as it comes: a line that has ended does not wait for the next', async () => {
    const child = spawn(process.execPath, ['dist/retiro.mjs', 'decide', '--lines', '--no-proof']);
    child.stdin.write(`${GOOD}\n${GOOD.slice(0, 20)}`);
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    expect(gistOf(first.toString())).toEqual(['granted']);
    child.stdin.end(GOOD.slice(20));
    const [second] = (await once(child.stdout, 'data')) as [Buffer];
    expect(gistOf(second.toString())).toEqual(['granted']);
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
  });

  test('ends quietly when its reader has seen enough', async () => {
    const child = spawn(process.execPath, ['dist/retiro.mjs', 'decide', '--lines']);
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${GOOD}\n`.repeat(20_000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [status, signal] = await once(child, 'close');
    expect([status, signal, complaints]).toEqual([0, null, '']);
  });
});
