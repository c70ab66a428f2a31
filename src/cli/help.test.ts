// The help of every command, in both languages: what it does in one screen.
// What each command does is tested beside it.

import { beforeAll, describe, expect, test } from 'vitest';
import { bundle, retiro } from '../../test/bin.ts';

const LINES = 25;
const COLUMNS = 80;

beforeAll(bundle);

const COMMANDS: readonly (readonly string[])[] = [
  ['law'],
  ['worker'],
  ['sample'],
  ['import'],
  ['payroll'],
  ...['prepare', 'approve', 'release', 'replay', 'status', 'cancel', 'withdraw'].map((name) => ['payroll', name]),
  ['ledger'],
  ['ledger', 'trial-balance'],
  ['participant'],
  ['verify'],
  ['readings'],
  ['office'],
  ['office', 'enroll-participants'],
  ['office', 'explain-payment'],
];

describe.each(['en', 'es'])('in %s', (language) => {
  test.each(COMMANDS.map((command) => [command.join(' '), command]))('retiro %s', (_, command) => {
    const { status, out } = retiro([...command, '--help', '--lang', language]);
    expect(status).toBe(0);
    expect(out).toMatch(language === 'es' ? /^Uso: retiro / : /^Usage: retiro /);
    expect(out).not.toMatch(language === 'es' ? /\[options\]|Usage/ : /\[opciones\]|Uso/);
    expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(LINES);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(COLUMNS);
  });
});
