// The commands that act on the office, as processes on a database of their own: the month from its sample to its file.
// What the office does in each is tested there; here is what a call gets, with what exit status, in which words.

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, type Ended, retiro } from '../../test/bin.ts';
import { pngOf } from '../../test/office/papers.ts';

const folder = mkdtempSync(join(tmpdir(), 'retiro-cli-'));
const RETIRO_DATA = join(folder, 'data');
const OUT = join(folder, 'out');
const MONTH = '2026-11';

/** A process that opens a database takes its time where others work too. */
const SLOW = 120_000;

const call = (...args: string[]): Ended => retiro(args, '', { RETIRO_DATA });

/** The result of a call as JSON; a call that did not go well shows what it said. */
function result(...args: string[]) {
  const { status, out, complaints } = call(...args, '--json');
  expect([status, complaints]).toEqual([0, '']);
  return JSON.parse(out);
}

beforeAll(() => {
  bundle();
  expect(result('sample', '--judges', '6', '--pensioners', '30')).toEqual({ participants: expect.any(Number) });
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a document', { timeout: SLOW }, () => {
  const file = join(folder, 'acta.png');
  let document = '';

  test('goes in from a file, and says openly that it was not scanned', () => {
    writeFileSync(file, pngOf('acta'));
    const said = call('document', 'add', 'P-0001', file, '--kind', 'birth');
    expect([said.status, said.out]).toEqual([0, expect.stringContaining('It was not scanned for viruses')]);
    const { documents } = result('participant', 'P-0001');
    expect(documents).toMatchObject([{ kind: 'birth', name: 'acta.png', scanned: false, broughtBy: 'clerk' }]);
    document = documents[0].id;
  });

  test('is verified by another person, and comes out as it was, never over another file', () => {
    expect(call('document', 'verify', 'P-0001', document, '--as', 'clerk').status).toBe(3);
    expect(result('document', 'verify', 'P-0001', document)).toEqual({ document });
    const out = join(folder, 'copy.png');
    expect(result('document', 'get', 'P-0001', document, '--out', out)).toMatchObject({ file: out, name: 'acta.png' });
    expect(readFileSync(out).equals(pngOf('acta'))).toBe(true);
    expect(call('document', 'get', 'P-0001', document, '--out', out)).toMatchObject({
      status: 1,
      complaints: expect.stringContaining(out),
    });
  });

  test('is refused by the scanner that the environment names, in words', () => {
    writeFileSync(file, pngOf('virus'));
    const args = ['document', 'add', 'P-0001', file, '--kind', 'letter', '--lang', 'es'];
    const { status, complaints } = retiro(args, '', { RETIRO_DATA, RETIRO_SCANNER: '! grep -q virus' });
    expect([status, complaints]).toEqual([3, expect.stringContaining('escáner de virus rehusó')]);
  });
});

describe('the month', { timeout: SLOW }, () => {
  let run = '';
  let known = 0;

  test('is prepared by whoever may, and shown', () => {
    const prepared = result('payroll', 'prepare', MONTH);
    expect(prepared).toMatchObject({ month: MONTH, state: 'prepared', openedBy: 'payroll' });
    ({ id: run, known } = prepared);
  });

  test('prepared again with the same cut-off, is the same run', () => {
    expect(result('payroll', 'prepare', MONTH, '--known', `${known}`)).toMatchObject({ id: run, known });
  });

  test('is not approved by who opened it, nor with another digest than was seen', () => {
    expect(call('payroll', 'approve', run, '--as', 'payroll')).toMatchObject({
      status: 3,
      out: '',
      complaints: 'retiro: approve-run is done by approver; payroll has payroll\n',
    });
    expect(call('payroll', 'approve', run, '--digest', 'x')).toMatchObject({ status: 3 });
  });

  test('is not released before it is approved', () => {
    expect(call('payroll', 'release', run, '--out', OUT)).toMatchObject({ status: 3, out: '' });
  });

  test('is approved by another person, and posted at once', () => {
    expect(result('payroll', 'approve', run)).toMatchObject({ id: run, state: 'posted', approvedBy: 'approver' });
  });

  test('is released as a file of the hash that is recorded, the same when released again', () => {
    const { file, fileSha256 } = result('payroll', 'release', run, '--out', OUT);
    const bytes = readFileSync(file);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(fileSha256);
    expect(result('payroll', 'release', run, '--out', OUT)).toMatchObject({ file, fileSha256, state: 'released' });
    expect(readdirSync(OUT)).toHaveLength(1);
  });

  test('is never written over another file', () => {
    const file = join(OUT, readdirSync(OUT)[0] ?? '');
    const bytes = readFileSync(file);
    writeFileSync(file, 'another');
    expect(call('payroll', 'release', run, '--out', OUT)).toMatchObject({
      status: 3,
      complaints: expect.stringContaining(file),
    });
    expect(readFileSync(file, 'utf8')).toBe('another');
    writeFileSync(file, bytes);
  });

  test('is reproduced to the byte', () => {
    expect(result('payroll', 'replay', MONTH)).toMatchObject({ month: MONTH, same: true });
  });

  test('has its state in the fixed fields', () => {
    const status = result('payroll', 'status', MONTH);
    expect(status).toMatchObject({ month: MONTH, runs: [{ id: run, state: 'released' }] });
    const [row] = status.runs;
    expect([typeof row.lines, typeof row.total, row.fileSha256]).toEqual([
      'number',
      'string',
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  });

  test('is not prepared with another cut-off any more', () => {
    const { status, complaints } = call('payroll', 'prepare', MONTH, '--lang', 'es');
    expect([status, complaints]).toEqual([3, expect.stringContaining('está pagado por la corrida')]);
  });

  test('leaves books that balance, and nothing to find fault with', () => {
    expect(result('ledger', 'trial-balance', '--as-of', '2026-12-31')).toMatchObject({ difference: '0.00' });
    expect(result('verify')).toMatchObject({ ok: true });
  });

  test('is shown to people in their language', () => {
    expect(call('payroll', 'status', MONTH).out).toMatch(/^month {2}2026-11\n\nruns\n {2}id .* released /s);
    expect(call('payroll', 'status', MONTH, '--lang', 'es').out).toMatch(/^mes {2}2026-11\n\ncorridas\n .* emitida /s);
  });
});

describe('a call', { timeout: SLOW }, () => {
  test.each([
    [['payroll', 'status', '2026-13'], 2, '/month: is no month: write it like 2026-11'],
    [['payroll', 'prepare', MONTH, '--known', 'x'], 2, 'retiro: is no whole number in range: x; write digits alone'],
    [
      ['payroll', 'cancel', 'none'],
      3,
      'retiro: there is no run none: see the runs of a month with `retiro payroll status MONTH`',
    ],
    [['participant', 'none'], 3, 'retiro: there is no participant none on file: look for the name first'],
    [['payroll', 'release', 'none'], 2, 'retiro: the call is not understood'],
    [['verify', '--as', 'nobody'], 3, 'retiro: there is no person nobody; on the sample system there are admin'],
    [['sample'], 3, 'retiro: the database is not empty'],
    [['import', 'contributions', 'x.csv'], 2, 'retiro: importing contributions comes later'],
    [['import', 'things', 'x.csv'], 2, 'retiro: there is no kind of import things'],
    [['import', 'deaths', 'none.csv'], 2, 'retiro: the file none.csv cannot be read'],
    [['office', 'nothing'], 2, 'retiro: there is no command nothing'],
  ])('%j ends with %i and says what is wrong', (args, status, says) => {
    const ended = call(...args);
    expect([ended.status, ended.out]).toEqual([status, '']);
    expect(ended.complaints).toContain(says);
    expect(ended.complaints.trimEnd().split('\n')).toHaveLength(1);
  });

  test('on a folder that does not exist says how to make one, and makes none', () => {
    const ended = retiro(['verify'], '', { RETIRO_DATA: join(folder, 'nowhere') });
    expect(ended).toMatchObject({ status: 3, complaints: expect.stringContaining('`retiro sample`') });
    expect(readdirSync(folder)).not.toContain('nowhere');
  });

  test('of any verb takes its plain fields as options, and all of its input as a document', () => {
    expect(result('office', 'list-participants', '--limit', '2').participants).toHaveLength(2);
    const input = join(folder, 'input.json');
    writeFileSync(input, '{"search": "", "limit": 1}');
    expect(result('office', 'list-participants', '--input', input).participants).toHaveLength(1);
    expect(result('office', 'list-participants', '--input', input, '--limit', '3').participants).toHaveLength(3);
    writeFileSync(input, '[1]');
    expect(call('office', 'list-participants', '--input', input).status).toBe(2);
    writeFileSync(input, '{');
    expect(call('office', 'list-participants', '--input', input)).toMatchObject({ status: 2, out: '' });
  });
});

describe('an import', { timeout: SLOW }, () => {
  const file = join(folder, 'members.csv');

  test('is checked, then taken, and says who goes on with it', () => {
    writeFileSync(file, readFileSync('examples/import/members.csv'));
    expect(call('import', 'members', file, '--dry-run').out).toContain('nothing was written');
    const { status, out } = call('import', 'members', file);
    expect(status).toBe(0);
    const id = /retiro office approve-import --import (\S+)/.exec(out)?.[1] ?? '';
    expect(result('office', 'approve-import', '--import', id)).toMatchObject({ kind: 'bank-details', rows: 1 });
  });

  test('that is refused says a line for each fault, by row and column', () => {
    const { status, out, complaints } = call('import', 'members', file, '--lang', 'es');
    expect([status, out]).toEqual([2, '']);
    expect(complaints.trimEnd().split('\n')).toEqual([
      'fila 2, columna participant, already-exists: participante J-1001 ya está en el expediente',
      'fila 2, columna social security, already-exists: seguro social …3456 ya está en el expediente',
      'fila 3, columna participant, already-exists: participante J-1002 ya está en el expediente',
      'retiro: no se importó nada: corrija el archivo e impórtelo de nuevo',
    ]);
  });
});

describe('a letter', { timeout: SLOW }, () => {
  test('is written to a file, the same bytes as issued; and another file is not written over', () => {
    const { letter, code } = result(
      'office',
      'issue-letter',
      '--participant',
      'J-0001',
      '--kind',
      'certificate-of-service',
    );
    expect(code).toMatch(/^[0-9A-Z]{16}$/);
    const path = join(OUT, 'letter.pdf');
    const written = result('letter', 'J-0001', letter, '--out', path);
    expect(written).toMatchObject({ id: letter, kind: 'certificate-of-service', file: path });
    const bytes = readFileSync(path);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(written.sha256);
    writeFileSync(path, 'something else');
    expect(call('letter', 'J-0001', letter, '--out', path)).toMatchObject({ status: 3, out: '' });
    expect(call('letter', 'J-0001', 'none', '--out', path, '--lang', 'es')).toMatchObject({
      status: 3,
      complaints: expect.stringContaining('no hay una carta none'),
    });
  });
});

describe('while a server holds the folder, a call', { timeout: SLOW }, () => {
  let server: ChildProcess;

  beforeAll(async () => {
    const env = { ...process.env, LANG: 'C', RETIRO_DATA, PORT: '0' };
    server = spawn(process.execPath, ['dist/retiro.mjs', 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of createInterface(server.stdout as NodeJS.ReadableStream)) {
      if (line.includes('http://')) break;
    }
  }, SLOW);
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'close');
  });

  test('asks that server, as the person who fits', () => {
    expect(result('payroll', 'status', MONTH).runs).toHaveLength(1);
    expect(result('verify')).toMatchObject({ ok: true });
    expect(result('office', 'list-participants', '--limit', '1').participants).toHaveLength(1);
    expect(result('participant', 'J-0001', '--as-of', '2026-10-31')).toMatchObject({ asOf: '2026-10-31' });
  });

  test('is refused in the same words and with the same status', () => {
    expect(call('payroll', 'cancel', 'none', '--lang', 'es')).toMatchObject({
      status: 3,
      complaints: expect.stringMatching(/^retiro: no hay una corrida none/),
    });
    expect(call('payroll', 'approve', 'none', '--as', 'payroll').status).toBe(3);
    expect(call('verify', '--as', 'nobody').status).toBe(3);
    expect(call('sample').status).toBe(3);
  });

  test('imports through that server', () => {
    const file = join(folder, 'deaths.csv');
    writeFileSync(file, 'participant,died on\nJ-1001,2026-11-01\nnone,2026-11-01\n');
    expect(call('import', 'deaths', file)).toMatchObject({
      status: 2,
      complaints: expect.stringContaining('row 3, column participant, no-such-participant: '),
    });
    writeFileSync(file, 'participant,died on\nJ-1001,2026-11-01\n');
    expect(result('import', 'deaths', file, '--dry-run')).toEqual({ dryRun: true, deaths: 1 });
    expect(result('import', 'deaths', file)).toEqual({ deaths: 1 });
  });

  test('does not start a second server', () => {
    expect(call('serve')).toMatchObject({ status: 1, complaints: expect.stringContaining('in use by process') });
  });
});
