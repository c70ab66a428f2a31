// Looks over every award: whether what was decided and paid is still what the facts and the law make of it.
// It finds what is owed to people as readily as by them, changes nothing of it, and opens a case for each, once.

import { z } from 'zod';
import { cents, formatMoney } from '../../base/index.ts';
import { read } from '../../store/index.ts';
import { type Look, lookSchema } from '../../wire/index.ts';
import { openCase } from '../commands/open-case.ts';
import { actorOf, type Office, runCommand } from '../office.ts';
import { awardsAnew, decisionsAnew } from '../recalculation/anew.ts';
import { type MonthDifference, totalsOf } from '../recalculation/differences.ts';
import { findDifferences } from '../recalculation/find.ts';
import { payeesKnown } from '../record/awards.ts';
import { knownUpTo } from '../record/known.ts';
import { type Acting, type Db, process } from '../verb.ts';

/** So many participants in one reading of the database. */
const PAGE = 200;

/** What is found of one participant. */
interface Found {
  readonly participant: string;
  readonly decisions: number;
  readonly months: readonly MonthDifference[];
  readonly openCase: string | undefined;
}

export const lookOver = process({
  name: 'look-over',
  roles: ['clerk', 'caseworker'],
  says: {
    en: 'Looks over every award for what is owed to people or by them, and opens a case for each.',
    es: 'Revisa cada concesión en busca de lo que se debe a las personas o por ellas, y abre un caso por cada una.',
  },
  input: z.strictObject({}),
  output: lookSchema,
  async run(office, acting): Promise<Look> {
    const actor = actorOf(acting.person);
    const known = await read(office.database, actor, (db) => knownUpTo(db));
    const ids = await read(office.database, actor, (db) => payeesKnown(db, known));
    const found: Look['found'] = [];
    const sum = { more: 0, less: 0 };
    for (let from = 0; from < ids.length; from += PAGE) {
      const page = ids.slice(from, from + PAGE);
      for (const one of await read(office.database, actor, (db) => findIn(db, page, known))) {
        const { more, less } = totalsOf(one.months);
        sum.more += more;
        sum.less += less;
        found.push({
          participant: one.participant,
          decisions: one.decisions,
          months: one.months.length,
          more: formatMoney(cents(more)),
          less: formatMoney(cents(less)),
          case: one.openCase ?? (await openFor(office, acting, one.participant)),
        });
      }
    }
    const [more, less] = [formatMoney(cents(sum.more)), formatMoney(cents(sum.less))];
    return { known, looked: ids.length, found, more, less };
  },
});

/** Those of the participants, who are in the order of their ids, for whom something would come out otherwise. */
async function findIn(db: Db, ids: readonly string[], known: number): Promise<Found[]> {
  const range = { first: ids[0] ?? '', last: ids.at(-1) ?? '' };
  const open = await openCases(db, range);
  const found: Found[] = [];
  for (const { person, under } of await findDifferences(db, range, known)) {
    const anew = await decisionsAnew(db, person.participant, known);
    const months = under(awardsAnew(person.awards, anew));
    if (anew.length + months.length === 0) continue;
    const { participant } = person;
    found.push({ participant, decisions: anew.length, months, openCase: open.get(participant) });
  }
  return found;
}

async function openCases(
  db: Db,
  { first, last }: { first: string; last: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('case_now')
    .select(['participant', 'id'])
    .where('participant', '>=', first)
    .where('participant', '<=', last)
    .where('kind', '=', 'recalculation')
    .where('closed_on', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ participant, id }) => [participant, id]));
}

/** A new case; under one key a day, so that two who look at once open one. */
async function openFor(office: Office, { person, now }: Acting, participant: string): Promise<string> {
  const key = `look-over/${now.slice(0, 10)}/${participant}`;
  const { outcome } = await runCommand(office, openCase, { person, key }, { participant, kind: 'recalculation' });
  return outcome.case;
}
