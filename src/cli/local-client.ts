// The office in this process: the database is open here, and a verb is performed on it.
// Where a server holds the folder, it is asked instead (remote-client.ts).

import type { Language } from '../base/index.ts';
import type { AnyVerb, Asking, Database, ImportFault, Office, RowFault } from '../office/index.ts';
import { refusalWords, type WireFault } from '../wire/index.ts';
import { actorFor, type Caller, type Client, type OfficeDoor, type TableFault } from './office-client.ts';
import { scannerIn } from './place.ts';
import { REFUSED } from './status.ts';
import { stopFor, stopWith } from './stop.ts';

export function localClient(door: OfficeDoor, database: Database, caller: Caller): Client {
  const { language } = caller;
  const office: Office = { database, now: () => new Date().toISOString(), scanner: scannerIn(process.env) };

  async function asking(verb: AnyVerb): Promise<Asking> {
    const { kind, people } = await door.houseOf(database);
    if (kind === undefined) throw stopFor(REFUSED, 'database-empty', '', language);
    const id = actorFor(verb, kind === 'sample', people, caller);
    return { person: await door.samplePerson(database, id), language };
  }

  return {
    async perform(verb, input) {
      const who = await asking(verb);
      const { outcome, replayed, head } = await inWords(door.perform(office, verb, who, input), language);
      return { outcome, replayed, known: head?.seq ?? null };
    },
    async importTable(kind, bytes, dryRun) {
      const who = { ...(await asking(door.importVerb(kind))), dryRun };
      const done = await inWords(door.performImport(office, who, kind, bytes), language);
      if ('faults' in done) return { faults: done.faults.map((fault) => inLanguage(fault, language)) };
      return { outcome: done.outcome, replayed: done.replayed, known: done.head?.seq ?? null };
    },
    close: () => database.close(),
  };
}

function inLanguage(fault: ImportFault, language: Language): TableFault {
  return { ...fault, says: fault.says[language] };
}

/** A refusal becomes its words. It is known by its name: the office is bundled apart, with a class of its own. */
export async function inWords<T>(work: Promise<T>, language: Language): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
    const { code, details } = error as Error & { code: string; details: Readonly<Record<string, unknown>> };
    const faults =
      code === 'rows-refused'
        ? (details.faults as readonly RowFault[]).map((fault): WireFault => {
            const says = refusalWords(fault.code, fault.details, language);
            return { at: `/rows/${fault.row}/${fault.field}`, code: fault.code, says };
          })
        : [{ at: '', code, says: refusalWords(code, details, language) }];
    throw stopWith(REFUSED, faults);
  }
}
