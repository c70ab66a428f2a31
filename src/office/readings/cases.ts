// The cases that a reading can bear on: decisions that stand, and applications that wait for one, with their facts.
// They come page by page, each page one short reading; what is known by one number is the same in all of them.

import { type Day, formatDay } from '../../base/index.ts';
import { isQuestion, type Readings, readFacts } from '../../law/index.ts';
import { type Actor, among, type Database, type Json, read } from '../../store/index.ts';
import type { ChangedCase } from '../../wire/index.ts';
import { asDay } from '../inputs.ts';
import { caseFacts } from '../record/case-facts.ts';
import { factsKnown } from '../record/facts.ts';
import type { Db } from '../verb.ts';
import { type Asked, isSame, type Made, made } from './differences.ts';

/** Where cases are read: as whom, up to which audit number, on which day. */
export interface Moment {
  readonly database: Database;
  readonly actor: Actor;
  readonly known: number;
  readonly today: Day;
  /** The option in force of every reading. */
  readonly inForce: Readings;
}

/** A case, and its answer of now. */
export interface Case extends Asked {
  readonly shown: Pick<
    ChangedCase,
    'participant' | 'decision' | 'application' | 'question' | 'on' | 'state' | 'running'
  >;
  /** Those that it was decided under, and the ones in force where it consulted none. */
  readonly readings: Readings;
  readonly now: Made;
}

/** So many cases that their facts are a short reading of the embedded database. */
const PAGE = 10;

/** Every case in pages; undefined stands for one that cannot be examined. */
export async function* casesInPages(moment: Moment): AsyncGenerator<readonly (Case | undefined)[]> {
  yield* pagesOf(moment, decisionsAfter);
  yield* pagesOf(moment, applicationsAfter);
}

interface Place {
  readonly participant: string;
  readonly id: string;
}

/** A case as it is on file, not yet decided again. */
interface Filed extends Place {
  readonly asked: { readonly question: string; readonly on: string; readonly known: number };
  readonly shown: Pick<ChangedCase, 'decision' | 'application' | 'state' | 'running'>;
  readonly facts: Json | undefined;
  /** Of a decision: what it says, and the readings that it consulted. */
  readonly says: Made | undefined;
}

type After = (db: Db, moment: Moment, place: Place) => Promise<Filed[]>;

async function* pagesOf(moment: Moment, after: After): AsyncGenerator<readonly (Case | undefined)[]> {
  let place: Place = { participant: '', id: '' };
  for (;;) {
    const page = await read(moment.database, moment.actor, (db) => after(db, moment, place));
    const last = page.at(-1);
    if (last === undefined) return;
    place = last;
    // Decided outside of the reading: the database is free meanwhile.
    yield page.map((filed) => caseOf(filed, moment));
  }
}

/** The case with its answer of now; undefined where its facts contradict each other, or it is not what it says. */
function caseOf({ participant, asked, shown, facts, says }: Filed, { inForce }: Moment): Case | undefined {
  const { question } = asked;
  const checked = readFacts(facts);
  if (!isQuestion(question) || 'faults' in checked) return undefined;
  const on = asDay(asked.on);
  const readings = { ...inForce, ...says?.readings };
  const now = made({ question, checked, on }, readings);
  if (says !== undefined && !isSame(now, says)) return undefined;
  return { question, checked, on, readings, now, shown: { participant, ...shown, question, on: asked.on } };
}

/** Decisions by their place that were proposed and not rejected by then. */
async function decisionsAfter(db: Db, { known }: Moment, { participant, id }: Place): Promise<Filed[]> {
  const rows = await db
    .selectFrom('decision as d')
    .innerJoin('audit', 'audit.command', 'd.command')
    .leftJoin('decision_approval as y', (join) =>
      join.onRef('y.participant', '=', 'd.participant').onRef('y.decision', '=', 'd.id'),
    )
    .leftJoin('audit as ya', 'ya.command', 'y.command')
    .leftJoin('decision_rejection as n', (join) =>
      join.onRef('n.participant', '=', 'd.participant').onRef('n.decision', '=', 'd.id'),
    )
    .leftJoin('audit as na', 'na.command', 'n.command')
    .selectAll('d')
    .select('ya.seq as approved')
    .where('audit.seq', '<=', known)
    .where((e) => e.or([e('na.seq', 'is', null), e('na.seq', '>', known)]))
    .where((e) => e(e.refTuple('d.participant', 'd.id'), '>', e.tuple(participant, id)))
    .orderBy('d.participant')
    .orderBy('d.id')
    .limit(PAGE)
    .execute();
  const ids = [...new Set(rows.map((row) => row.participant))];
  const over = await ended(db, ids, known);
  const filed: Filed[] = [];
  for (const row of rows) {
    const { application, on_day: on } = row;
    const approved = row.approved !== null && row.approved <= known;
    const running = approved && !over.has(row.participant) && !over.has(row.id);
    filed.push({
      participant: row.participant,
      id: row.id,
      asked: { question: row.question, on, known: row.known },
      shown: { decision: row.id, application, state: approved ? 'approved' : 'proposed', running },
      facts: await factsOf(db, row.participant, application, on, row.known),
      says: {
        outcome: row.outcome as Made['outcome'],
        result: (row.result as Made['result'] | null) ?? undefined,
        readings: row.readings as Readings,
      },
    });
  }
  return filed;
}

/** Applications by their place of which no decision stands by then: as they would be answered today. */
async function applicationsAfter(db: Db, { known, today }: Moment, { participant, id }: Place): Promise<Filed[]> {
  const rows = await db
    .selectFrom('application as a')
    .innerJoin('audit', 'audit.command', 'a.command')
    .leftJoin(decided(db, known).as('s'), (join) =>
      join.onRef('s.participant', '=', 'a.participant').onRef('s.application', '=', 'a.id'),
    )
    .where('s.participant', 'is', null)
    .select(['a.participant', 'a.id', 'a.kind'])
    .where('audit.seq', '<=', known)
    .where((e) => e(e.refTuple('a.participant', 'a.id'), '>', e.tuple(participant, id)))
    .orderBy('a.participant')
    .orderBy('a.id')
    .limit(PAGE)
    .execute();
  const on = formatDay(today);
  const filed: Filed[] = [];
  for (const row of rows) {
    filed.push({
      participant: row.participant,
      id: row.id,
      asked: { question: row.kind, on, known },
      shown: { decision: null, application: row.id, state: 'waiting', running: false },
      facts: await factsOf(db, row.participant, row.id, on, known),
      says: undefined,
    });
  }
  return filed;
}

/** The applications on which a decision stands by then: one that was rejected leaves its application waiting. */
function decided(db: Db, known: number) {
  return db
    .selectFrom('decision as d')
    .innerJoin('audit as da', 'da.command', 'd.command')
    .leftJoin('decision_rejection as n', (join) =>
      join.onRef('n.participant', '=', 'd.participant').onRef('n.decision', '=', 'd.id'),
    )
    .leftJoin('audit as na', 'na.command', 'n.command')
    .select(['d.participant', 'd.application'])
    .where('da.seq', '<=', known)
    .where((e) => e.or([e('na.seq', 'is', null), e('na.seq', '>', known)]));
}

/** How many decisions were rejected by then. */
export async function rejectedKnown(db: Db, known: number): Promise<number> {
  const { count } = await db
    .selectFrom('decision_rejection as n')
    .innerJoin('audit', 'audit.command', 'n.command')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('audit.seq', '<=', known)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What no longer runs: the participants known to have died, and the decisions whose award another one replaced. */
async function ended(db: Db, ids: readonly string[], known: number): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const deaths = await factsKnown(db, { ids }, known, ['death']);
  const replaced = await db
    .selectFrom('award as a')
    .innerJoin('award as by', (join) =>
      join.onRef('by.participant', '=', 'a.participant').onRef('by.replaces', '=', 'a.id'),
    )
    .innerJoin('audit', 'audit.command', 'by.command')
    .select('a.decision')
    .where('a.participant', '=', among(ids))
    .where('audit.seq', '<=', known)
    .execute();
  return new Set([
    ...deaths.map(({ participant }) => participant),
    ...replaced.flatMap(({ decision }) => decision ?? []),
  ]);
}

async function factsOf(
  db: Db,
  participant: string,
  application: string | null,
  on: string,
  known: number,
): Promise<Json | undefined> {
  const asked = { participant, application: application ?? undefined, on, known };
  return (await caseFacts(db, asked)) as Json | undefined;
}
