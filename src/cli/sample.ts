// The commands `retiro sample`, which fills an empty database, and `retiro worker`, which ends what others began.
// Who is in the sample, and what a worker does, is settled in the office.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import type { Database } from '../office/index.ts';
import { OFFICE_HELP, refusalWords } from '../wire/index.ts';
import { inWords } from './local-client.ts';
import { type CallOptions, loadOffice, paragraphs, print } from './office-call.ts';
import { type OfficeDoor, openOrFind } from './office-client.ts';
import { write } from './output.ts';
import { wholeNumber } from './payroll.ts';
import { placeIn } from './place.ts';
import { FAILED, MALFORMED, REFUSED } from './status.ts';
import { Stop, stopFor, stopWith } from './stop.ts';
import { toldToStop } from './told-to-stop.ts';

interface Size {
  readonly judges?: number;
  readonly pensioners?: number;
  readonly seed?: number;
}

/** Adds the commands, with their help in the language of the call. */
export function addSample(program: Command, language: Language): void {
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  const sample: Command = program
    .command('sample')
    .description(says('sample'))
    .usage(says('usage.options'))
    .option('--judges <N>', says('sample.judges'), wholeNumber)
    .option('--pensioners <N>', says('sample.pensioners'), wholeNumber)
    .option('--seed <S>', says('sample.seed'), wholeNumber)
    .option('--json', says('json'))
    .addHelpText('after', () => paragraphs(sample, [says('status.codes')]))
    .action(() => fill(sample.optsWithGlobals<Size & CallOptions>(), language));
  const worker: Command = program
    .command('worker', { hidden: true })
    .description(says('worker'))
    .usage(says('usage.options'))
    .addHelpText('after', () => paragraphs(worker, [says('worker.more')]))
    .action(() => workUntilTold(language));
}

async function fill(options: Size & CallOptions, language: Language): Promise<void> {
  const door = await loadOffice();
  const database = await openOrFind(door, placeIn(process.env), language);
  // A server fills an empty database before it says where it is.
  if (typeof database === 'string') throw new Stop(REFUSED, [`retiro: ${refusalWords('not-empty', {}, language)}`]);
  const { judges, pensioners, seed } = options;
  const given = Object.entries({ judges, pensioners, seed }).filter(([, value]) => value !== undefined);
  try {
    const filling = door.loadSample(officeOn(database), Object.fromEntries(given));
    await print(await inWords(filling, language), options, language);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw stopWith(MALFORMED, [{ at: '', code: 'out-of-range', says: error.message }]);
  } finally {
    await database.close();
  }
}

async function workUntilTold(language: Language): Promise<void> {
  const door: OfficeDoor = await loadOffice();
  const database = await openOrFind(door, placeIn(process.env), language);
  if (typeof database === 'string') throw stopFor(FAILED, 'database-held', database, language);
  const stop = new AbortController();
  const told = toldToStop().then(() => stop.abort());
  await write(process.stdout, `${OFFICE_HELP['worker.started'][language]}\n`);
  try {
    await door.work(officeOn(database), stop.signal);
    await told;
  } finally {
    await database.close();
  }
}

function officeOn(database: Database) {
  return { database, now: () => new Date().toISOString() };
}
