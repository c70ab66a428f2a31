// The people of the office at the month: prepared, approved and posted, released to a folder, each step told as it happens.
// Begun again after a death it does the same from the start: that this pays nobody twice is what is tested.

import { setTimeout as pause } from 'node:timers/promises';
import { type Database, type Office, perform, putFile, samplePerson, VERBS } from '../../src/office/index.ts';
import { read } from '../../src/store/index.ts';
import type { RunRow } from '../../src/wire/index.ts';
import { MONTH, NOW, type Phase, type Report, type Snapshot, type Told } from './protocol.ts';
import { snapshotOf } from './snapshot.ts';

/** So few participants that the month has several batches. */
const BATCH = 30;

/** An answer takes its time to reach whoever asked: long enough for a kill at random to fall there. */
const ON_ITS_WAY_MILLISECONDS = 5;

interface Released {
  readonly file: { readonly name: string; readonly sha256: string; readonly base64: string };
}

export class OfficeAtWork {
  readonly #office: Office;
  readonly #told: Told;
  readonly #tell: (report: Report) => void;
  #points = 0;
  #commands = 0;
  #key = '';
  #unanswered = false;
  #releasing = false;

  constructor(database: Database, told: Told, tell: (report: Report) => void) {
    this.#told = told;
    this.#tell = tell;
    this.#office = {
      database,
      now: () => NOW,
      batch: BATCH,
      newKey: () => this.#nextCommand(),
      fault: ({ at, text }) => this.#point(at === 'committed' ? 'answer' : 'transaction', `${at} ${text}`),
    };
  }

  /** Works the month to its end. */
  async workMonth(): Promise<void> {
    const known = await this.#knownBefore();
    const { id: run, digest } = await this.#act<RunRow>('payroll', 'prepare-run', { month: MONTH, known });
    await this.#act('approver', 'approve-run', { run, digest });
    this.#releasing = true;
    this.#tell({ is: 'releasing' });
    const { file } = await this.#act<Released>('treasurer', 'release-run', { run });
    const { name, sha256, base64 } = file;
    await putFile(this.#told.files, name, Buffer.from(base64, 'base64'), (step) => this.#point('release', step));
    this.#tell({ is: 'released', name, sha256 });
  }

  /** Looks without telling: no part of the month, so nobody dies over it. */
  async snapshot(): Promise<Snapshot> {
    const office = { database: this.#office.database, now: () => NOW };
    const asked = await perform(office, verbOf('read-trial-balance'), await this.#as('auditor'), {});
    const { difference } = asked.outcome as { difference: string };
    return snapshotOf(this.#office.database, this.#told.files, difference);
  }

  /** The cut-off of the run whose opening was answered: whoever got the answer goes on with it. */
  async #knownBefore(): Promise<number | undefined> {
    const { opened } = this.#told;
    if (opened === undefined) return undefined;
    const row = await read(this.#office.database, { person: 'system', roles: ['system'] }, (db) =>
      db
        .selectFrom('command')
        .innerJoin('run', 'run.command', 'command.id')
        .select('run.known')
        .where('command.key', '=', opened)
        .executeTakeFirst(),
    );
    return row?.known;
  }

  /** Each command takes a key when it begins: by then the answer to the one before has arrived. */
  #nextCommand(): string {
    this.#answered();
    this.#commands += 1;
    this.#key = `crash/${this.#told.life}/${this.#commands}`;
    this.#unanswered = true;
    return this.#key;
  }

  #answered(): void {
    if (this.#unanswered) this.#tell({ is: 'answered', key: this.#key });
    this.#unanswered = false;
  }

  async #point(within: Phase, at: string): Promise<void> {
    this.#points += 1;
    const phase = this.#releasing ? 'release' : within;
    this.#tell({ is: 'point', number: this.#points, key: this.#key, phase, at });
    if (this.#points === this.#told.dieAt) process.kill(process.pid, 'SIGKILL');
    if (within !== 'transaction') await pause(ON_ITS_WAY_MILLISECONDS);
  }

  async #act<T>(person: string, name: string, input: unknown): Promise<T> {
    const outcome = await perform(this.#office, verbOf(name), await this.#as(person), input);
    this.#answered();
    return outcome.outcome as T;
  }

  async #as(id: string) {
    return { person: await samplePerson(this.#office.database, id) };
  }
}

function verbOf(name: string) {
  const verb = VERBS.get(name);
  if (verb === undefined) throw new Error(`the office has no ${name}`);
  return verb;
}
