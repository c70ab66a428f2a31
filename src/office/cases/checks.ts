// The table of cases as they are now, made again from what opened them and their events, and compared.
// That facts and decisions give a case the stage it has is not looked at here: a stage follows when a command moves it.

import type { Found } from '../record/checks.ts';
import type { Db } from '../verb.ts';
import { asOpened, type CaseEvent, changesOf, eventsOf } from './case-file.ts';

/** Every case is what its opening and its events make of it, and there is no other. */
export async function caseFaults(db: Db): Promise<Found> {
  const files = await db.selectFrom('case_file').selectAll().orderBy('participant').orderBy('id').execute();
  const rows = await db.selectFrom('case_now').selectAll().execute();
  const now = new Map(rows.map((row) => [`${row.participant} ${row.id}`, row]));
  const faults: string[] = [];
  for (const { participant, id, kind, opened_on, promised_on } of files) {
    const events = await eventsOf(db, participant, id);
    const made = { participant, id, kind, opened_on, ...stateAfter({ kind, opened_on, promised_on }, events) };
    const row = now.get(`${participant} ${id}`);
    now.delete(`${participant} ${id}`);
    const same =
      row !== undefined && Object.entries(made).every(([name, value]) => row[name as keyof typeof row] === value);
    if (!same) faults.push(`${participant} ${id}`);
  }
  return { looked: files.length, faults: [...faults, ...now.keys()] };
}

function stateAfter(file: Parameters<typeof asOpened>[0], events: readonly CaseEvent[]): ReturnType<typeof asOpened> {
  const state = asOpened(file);
  for (const event of events) Object.assign(state, changesOf([event], event.on, state.events));
  return state;
}
