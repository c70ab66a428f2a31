// `retiro decide QUESTION` as a process of its own: exit statuses, pointers, languages and formats of one document.
// Streams of many are tested in decide-lines.test.ts, what the law decides in test/law.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, type Ended, retiro } from '../../test/bin.ts';
import { dayInPuertoRico, formatDay } from '../base/index.ts';

const FACTS = '{"interest":{"principal":"1000.00","from":"2020-02-29","to":"2026-08-01"}}';

/** A judge removed from office: what becomes of the account is left to a person. */
const REMOVED = JSON.stringify({
  on: '2026-11-30',
  participant: { birthDate: '1960-01-15', enrolledOn: '2014-07-01' },
  service: [{ capacity: 'judge', from: '2014-07-01', to: '2026-06-15', endedBy: 'removal' }],
  account: { balance: '240000.00', factor: '12' },
});

const folder = mkdtempSync(join(tmpdir(), 'retiro-'));
const file = join(folder, 'facts.json');

beforeAll(() => {
  bundle();
  writeFileSync(file, FACTS);
});

afterAll(() => rmSync(folder, { recursive: true }));

const interest = (input: string | Buffer, ...options: string[]): Ended =>
  retiro(['decide', 'interest', ...options], input);

/** The pointer before each line of complaints. */
function pointersOf({ complaints }: Ended): readonly string[] {
  return complaints
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(': ')));
}

describe('a document of facts', () => {
  test('gives one decision, with status 0 and nothing on standard error', () => {
    const { status, out, complaints } = interest(FACTS);
    expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
    expect(JSON.parse(out)).toMatchObject({
      question: 'interest',
      outcome: 'granted',
      result: { interest: '171.85', balance: '1171.85' },
      missing: [],
      readings: { rounding: 'half-up-monthly' },
      unconfirmed: [],
      proof: { value: 'granted' },
    });
  });

  test('may come from a file, and "-" is standard input', () => {
    expect(retiro(['decide', 'interest', file]).out).toBe(interest(FACTS).out);
    expect(interest(FACTS, '-').out).toBe(interest(FACTS).out);
  });

  test('may start with a byte order mark', () => {
    expect(interest(`\uFEFF${FACTS}`).status).toBe(0);
  });

  test.each([
    ['denied', 'medical-proof', '{"disability":{"certificates":[]}}'],
    ['needs-facts', 'interest', '{}'],
    ['needs-decision', 'hybrid-separation', REMOVED],
  ])('is decided with status 0 whatever the outcome (%s)', (outcome, question, facts) => {
    const { status, out } = retiro(['decide', question], facts);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ outcome });
  });

  test('that needs facts says between which amounts the answer lies, in both languages', () => {
    const facts = '{"contribution":{"salary":"120000.00","month":"2020-01"}}';
    const { bounds } = JSON.parse(retiro(['decide', 'contribution'], facts).out) as { bounds: object };
    expect(bounds).toMatchObject({
      amounts: { amount: { from: '800.00', to: '1200.00' } },
      decides: [{ fact: '/participant/enrolledOn', share: { from: '1.00', to: '1.00' } }],
    });
    const outline = (lang: string) =>
      retiro(['decide', 'contribution', '--format', 'text', '--lang', lang, '--no-proof'], facts).out;
    expect(outline('en')).toContain('\n  amount: between 800.00 and 1200.00\n');
    expect(outline('es')).toContain('\n  amount: entre 800.00 y 1200.00\n');
  });

  test('without `on` is asked today in Puerto Rico', () => {
    const before = formatDay(dayInPuertoRico(Date.now()));
    const { on } = JSON.parse(retiro(['decide', 'service'], '{}', { TZ: 'Pacific/Auckland' }).out) as { on: string };
    expect([before, formatDay(dayInPuertoRico(Date.now()))]).toContain(on);
  });

  test('that is not well formed gives status 2, no decision, and a line a fault with its pointer', () => {
    const facts = {
      on: '2026-02-30',
      person: {},
      debts: 5,
      heirs: [null],
      service: [{ capacity: 'judge', from: '2010-01-01', to: '2009-01-01' }],
      interest: { to: '' },
    };
    const ended = interest(JSON.stringify(facts));
    expect([ended.status, ended.out]).toEqual([2, '']);
    expect([...pointersOf(ended)].sort()).toEqual(
      ['/debts', '/heirs/0', '/interest/to', '/on', '/person', '/service/0'].sort(),
    );
  });

  test('says what would be right', () => {
    expect(interest('{"on":"2026-02-30"}').complaints).toBe(
      '/on: is no date: write year-month-day as on the calendar, like "2026-11-30"\n',
    );
  });

  test('keeps a fault on one line, whatever stands in its keys', () => {
    const ended = interest('{"a/b\\n~\\u001b[31m":1}');
    expect(pointersOf(ended)).toEqual(['/a~1b\\u000a~0\\u001b[31m']);
  });

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a broken text', '{"a":'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
    ['more than 16 MiB', `"${'x'.repeat(16 * 1024 * 1024)}"`],
    ['a text a million levels deep', '['.repeat(1_000_000)],
    ['a list a million levels deep', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
  ])('that is %s is a fault at "", with status 2 and one line', (_, input) => {
    const ended = interest(input);
    expect([ended.status, ended.out, pointersOf(ended)]).toEqual([2, '', ['']]);
  });

  test('that is no JSON is told where', () => {
    expect(interest('{\n  "interest": {,}\n}').complaints).toBe(': is no JSON: unexpected "," at line 2, column 16\n');
  });

  test('with a million faults is told a thousand', () => {
    const keys = Array.from({ length: 200_000 }, (_, i) => `"k${i}":0`);
    const pointers = pointersOf(interest(`{${keys.join()}}`));
    expect(pointers).toHaveLength(1001);
    expect(pointers.at(-1)).toBe('');
  });
});

describe('the options', () => {
  test('--no-proof leaves the proof out and changes nothing else', () => {
    const { proof, ...rest } = JSON.parse(interest(FACTS).out) as Record<string, unknown>;
    expect(proof).toBeDefined();
    expect(JSON.parse(interest(FACTS, '--no-proof').out)).toEqual(rest);
  });

  test('--reading decides under another reading, and may be repeated', () => {
    const readings = ['--reading', 'interest-fraction=compound-fraction', '--reading=attained-age=february-28'];
    const decision = JSON.parse(interest(FACTS, ...readings).out) as Record<string, unknown>;
    expect(decision.readings).toMatchObject({
      'interest-fraction': 'compound-fraction',
      'attained-age': 'february-28',
    });
  });

  test('--reading with an id or an option that there is not is a fault of the call, each at /readings/ID', () => {
    const ended = interest(FACTS, '--reading', 'rounding=x', '--reading', 'a/b=c');
    expect([ended.status, ended.out, pointersOf(ended)]).toEqual([2, '', ['/readings/rounding', '/readings/a~1b']]);
  });

  test('--lang es puts the texts and the faults into Spanish', () => {
    const { reasons } = JSON.parse(retiro(['--lang', 'es', 'decide', 'medical-proof'], '{}').out) as {
      reasons: { text: string }[];
    };
    expect(reasons[0]?.text).toMatch(/prueba médica/i);
    expect(interest('{"on":1}', '--lang', 'es').complaints).toMatch(/^\/on: no es una fecha/);
  });

  test('LANG speaks for the faults alone: a decision is in English unless asked otherwise', () => {
    const spanish = { LANG: 'es_PR.UTF-8' };
    expect(retiro(['decide', 'interest'], '{"on":1}', spanish).complaints).toMatch(/^\/on: no es una fecha/);
    expect(retiro(['decide', 'interest'], FACTS, spanish).out).toBe(interest(FACTS).out);
    expect(retiro(['decide', 'interest', '--lang', 'en'], '{"on":1}', spanish).complaints).toMatch(/^\/on: is no date/);
  });

  test('--format text prints an outline with the proof indented', () => {
    const { status, out } = interest(FACTS, '--format', 'text');
    expect(status).toBe(0);
    expect(out).toMatch(/^interest, \d{4}-\d\d-\d\d: granted\nResult\n {2}interest: 171\.85\n {2}balance: 1171\.85\n/);
    expect(out).toContain('\n          [/interest/principal] the principal = 1000.00\n');
    expect(interest(FACTS, '--format', 'text', '--no-proof').out).not.toContain('Proof');
  });

  test('--canonical prints the canonical proof alone, the same in every language and whatever else is asked for', () => {
    const { status, out } = interest(FACTS, '--canonical');
    expect([status, JSON.parse(out)[0].slice(0, 3)]).toEqual([0, ['rule:interest', '4-234-7', '17185']]);
    expect(interest(FACTS, '--canonical', '--lang', 'es', '--format', 'text', '--no-proof').out).toBe(out);
    expect(interest('{"debts":5}', '--canonical').status).toBe(2);
  });

  test('--json is --format json', () => {
    expect(interest(FACTS, '--json').out).toBe(interest(FACTS).out);
  });
});

describe('a call that is not well formed', () => {
  test('of a question that there is not lists those that there are, at /question', () => {
    const ended = retiro(['decide', 'pension'], FACTS);
    expect([ended.status, ended.out, pointersOf(ended)]).toEqual([2, '', ['/question']]);
    expect(ended.complaints).toContain('cohort, service, medical-proof');
  });

  test.each([
    ['no question', ['decide']],
    ['no command', []],
    ['an unknown command', ['decides']],
    ['an unknown option', ['decide', 'interest', '--verbose']],
    ['an option without its value', ['decide', 'interest', '--reading']],
    ['a reading without an option', ['decide', 'interest', '--reading', 'rounding']],
    ['a language that there is not', ['decide', 'interest', '--lang', 'fr']],
    ['a format that there is not', ['decide', 'interest', '--format', 'xml']],
    ['too many arguments', ['decide', 'interest', 'a', 'b']],
    ['too many arguments with --lines', ['decide', '--lines', 'a', 'b']],
    ['a file that is not there', ['decide', 'interest', 'no/such/file']],
    ['a file that is a folder', ['decide', 'interest', tmpdir()]],
    ['a file that is not there, with --lines', ['decide', '--lines', 'no/such/file']],
  ])('with %s ends with 2 and says so in both languages, without a stack trace', (_, args) => {
    const english = retiro(args, FACTS);
    const spanish = retiro(args, FACTS, { LANG: 'es_PR.UTF-8' });
    expect([english.status, english.out, spanish.status, spanish.out]).toEqual([2, '', 2, '']);
    expect(english.complaints).not.toBe(spanish.complaints);
    expect(english.complaints + spanish.complaints).not.toMatch(/\n {4}at |Error/);
  });
});

describe('--help', () => {
  test.each([
    ['retiro', []],
    ['retiro decide', ['decide']],
  ])('of %s fits on one screen in both languages', (_, args) => {
    for (const lang of ['en', 'es']) {
      const { status, out } = retiro([...args, '--help', '--lang', lang]);
      const lines = out.trimEnd().split('\n');
      expect(status).toBe(0);
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test('of retiro decide lists the questions', () => {
    expect(retiro(['decide', '--help']).out).toMatch(/QUESTION is one of cohort, service, medical-proof,/);
  });
});
