// Judges what was found after a kill against what had been promised: what is lost, what is there twice, what does not add up.
// It takes rows as they are and nothing from the office, so that it does not make the office's own mistakes.

import { createHash } from 'node:crypto';
import type { Line, Snapshot } from './protocol.ts';

/** What the dead were answered. */
export interface Promised {
  /** Keys of commands. */
  readonly answered: readonly string[];
  readonly released: { readonly name: string; readonly sha256: string } | undefined;
}

export interface Findings {
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly unbalanced: readonly string[];
}

const SIGNED = ['posting', 'posted', 'released'];

/** Whatever was found at any moment: half a month may be there, but nothing half done. */
export function judge(found: Snapshot, promised: Promised): Findings {
  return {
    lost: lost(found, promised),
    duplicated: duplicated(found, promised),
    unbalanced: [...ledgerFaults(found), ...postingFaults(found), ...fileFaults(found)],
  };
}

/** A month that was worked to its end is also the same, to the byte, as one that nobody disturbed. */
export function judgeEnd(left: Snapshot, promised: Promised, undisturbed: Snapshot): Findings {
  const findings = judge(left, promised);
  const paid = left.runs.filter(({ state }) => state === 'released');
  const [run, expected] = [paid[0], undisturbed.runs.find(({ state }) => state === 'released')];
  const differs =
    run !== undefined && (run.total_cents !== expected?.total_cents || run.file_sha256 !== expected.file_sha256);
  return {
    lost: [
      ...findings.lost,
      ...(run === undefined || left.files.length === 0 ? ['the month'] : []),
      ...(left.auditFault === undefined ? [] : [`audit ${left.auditFault}`]),
    ],
    duplicated: [...findings.duplicated, ...(left.files.length > 1 ? ['the file of the month'] : [])],
    unbalanced: [...findings.unbalanced, ...(differs ? ['the month differs from one that was not disturbed'] : [])],
  };
}

function lost(found: Snapshot, { answered, released }: Promised): string[] {
  const commands = new Map(found.commands.map((command) => [command.key, command]));
  const gone = answered.flatMap((key) => {
    const command = commands.get(key);
    if (command === undefined) return [key];
    return hasItsEffect(found, command) ? [] : [`${key} ${command.name}`];
  });
  const file = found.files.find(({ name }) => name === released?.name);
  return [...gone, ...(released !== undefined && file === undefined ? [released.name] : [])];
}

/** That a command is on file is not enough: what it did has to be there too. */
function hasItsEffect(found: Snapshot, { id, name, outcome }: Snapshot['commands'][number]): boolean {
  const { run, batch, sha256 } = outcome as { run?: string; batch?: number | null; sha256?: string };
  const states = found.runs.filter((one) => run === undefined || one.id === run).map(({ state }) => state);
  const some = (...needed: readonly string[]): boolean => states.some((state) => needed.includes(state));
  const batches = (...needed: readonly string[]): boolean =>
    batch === null || found.batches.some(({ number, state }) => number === batch && needed.includes(state));
  switch (name) {
    case 'open-run':
      return states.length === 1;
    case 'prepare-batch':
      return batches('prepared', 'posted') && (batch === null || found.lines.some((line) => line.command === id));
    case 'finish-preparation':
      return some('prepared', ...SIGNED);
    case 'sign-run':
      return some(...SIGNED);
    case 'post-batch':
      return batches('posted') && (batch === null || found.transfers.some((transfer) => transfer.command === id));
    case 'finish-posting':
      return some('posted', 'released');
    case 'record-release':
      return found.runs.some((one) => one.id === run && one.state === 'released' && one.file_sha256 === sha256);
    default:
      throw new Error(`nobody said what ${name} does to a month`);
  }
}

function duplicated(found: Snapshot, { released }: Promised): string[] {
  const signed = found.runs.filter(({ state }) => SIGNED.includes(state));
  const file = found.files.find(({ name }) => name === released?.name);
  const entries = found.files.flatMap(({ text }) => entriesOf(text));
  const paid = found.transfers
    .filter(({ run, key }) => key.includes('/net/') && found.runs.some(({ id }) => id === run))
    .map(({ participant, cents }) => `${participant.toUpperCase()} ${cents}`);
  return [
    ...twice(found.transfers.map(({ participant, key }) => `${participant} ${key}`)),
    ...twice(found.lines.map((line) => `${line.run} ${line.participant} ${payKey(line)}`)),
    ...(signed.length > 1 ? [`runs ${signed.map(({ id }) => id).join(', ')}`] : []),
    ...beyond(entries, paid).map((entry) => `file ${entry}`),
    ...(file !== undefined && sha256Of(file.text) !== released?.sha256 ? [`${file.name} is another file`] : []),
  ];
}

/** What passes through a person's account and does not go out is what was held back: no more, no less. */
function ledgerFaults({ transfers, runs, lines, batches, difference }: Snapshot): string[] {
  const owed = new Map<string, number>();
  const add = (participant: string, cents: number): void => {
    owed.set(participant, (owed.get(participant) ?? 0) + cents);
  };
  for (const { run, debit, credit, cents } of transfers) {
    if (!runs.some(({ id }) => id === run)) continue;
    for (const [account, sum] of [[debit, -cents] as const, [credit, cents] as const]) {
      const [, owner = '', role] = account.split(':');
      if (role === 'benefits-payable') add(owner, sum);
    }
  }
  const posted = new Set(
    batches.filter(({ state }) => state === 'posted').map(({ run, number }) => `${run} ${number}`),
  );
  for (const { run, batch, participant, part, cents } of lines) {
    if (posted.has(`${run} ${batch}`)) add(participant, part.startsWith('net/') ? cents : -cents);
  }
  const left = [...owed]
    .filter(([, sum]) => sum !== 0)
    .map(([participant, sum]) => `payable to ${participant}: ${sum}`);
  return [...(difference === '0.00' ? [] : [`trial balance ${difference}`]), ...left];
}

/** The lines of the posted batches are the transfers of the run, one to one, and a run is what its lines add up to. */
function postingFaults({ runs, batches, lines, transfers }: Snapshot): string[] {
  return runs.flatMap((run) => {
    const posted = batches.filter((batch) => batch.run === run.id && batch.state === 'posted');
    const standing = lines.filter((line) => line.run === run.id);
    const due = standing
      .filter(({ batch, cents }) => cents > 0 && posted.some(({ number }) => number === batch))
      .map((line) => `${line.participant} ${payKey(line)} ${line.cents}`);
    const made = transfers
      .filter((transfer) => transfer.run === run.id)
      .map(({ participant, key, cents }) => `${participant} ${key} ${cents}`);
    const net = standing.filter(({ part }) => part.startsWith('net/'));
    const agrees =
      run.lines === null ||
      (run.lines === net.length && run.total_cents === net.reduce((sum, { cents }) => sum + cents, 0));
    return [
      ...beyond(due, made).map((key) => `line without transfer: ${key}`),
      ...beyond(made, due).map((key) => `transfer without line: ${key}`),
      ...(agrees ? [] : [`run ${run.id} is not its lines`]),
    ];
  });
}

/** A file under its name is whole, and pays what the run's lines pay. */
function fileFaults({ files, runs, lines }: Snapshot): string[] {
  return files.flatMap(({ name, text }) => {
    const run = runs.find(({ id }) => name.includes(id));
    if (run === undefined) return [`${name} is of no run`];
    if (run.file_sha256 !== sha256Of(text)) return [`${name} is not the file that was recorded`];
    const due = lines
      .filter((line) => line.run === run.id && line.part.startsWith('net/'))
      .map(({ participant, cents }) => `${participant.toUpperCase()} ${cents}`);
    const entries = entriesOf(text);
    return [...beyond(due, entries), ...beyond(entries, due)].map((entry) => `${name}: ${entry}`);
  });
}

/** Whom a NACHA file pays, and how many cents: amounts and ids have their columns in an entry, which begins with a 6. */
function entriesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((record) => record.startsWith('6'))
    .map((record) => `${record.slice(39, 54).trim()} ${Number(record.slice(29, 39))}`);
}

function payKey({ award, month, cause, part }: Line): string {
  return `pay/${award}/${month.slice(0, 7)}/${cause}/${part}`;
}

function twice(keys: readonly string[]): string[] {
  return beyond(keys, [...new Set(keys)]);
}

/** Those of the first that the second does not have, each as often as it has too few. */
function beyond(first: readonly string[], second: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const key of second) left.set(key, (left.get(key) ?? 0) + 1);
  return first.filter((key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

function sha256Of(text: string): string {
  return createHash('sha256').update(Buffer.from(text, 'latin1')).digest('hex');
}
