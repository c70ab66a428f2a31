// One case: what happened in it and where the time went, what was established, settled, decided and contested, what it needs.
// What the law says of it now is asked as any decision is: of the missing facts, the most decisive first.

import { z } from 'zod';
import { type Day, daysBetween, formatDay, type Language } from '../../base/index.ts';
import { decide, type QuestionId, readFacts } from '../../law/index.ts';
import { type CaseAnswer, caseAnswerSchema } from '../../wire/index.ts';
import { type CaseEvent, eventsOf, stayOf } from '../cases/case-file.ts';
import { caseKind, stageWords } from '../cases/kinds.ts';
import { openPointsOf } from '../cases/open-points.ts';
import { caseRow } from '../cases/rows.ts';
import { asDay, idSchema } from '../inputs.ts';
import { caseFacts } from '../record/case-facts.ts';
import { factsNow } from '../record/facts.ts';
import { knownUpTo, readingsOn } from '../record/known.ts';
import { actsForOneself } from '../record/own.ts';
import { decisionsKnown } from '../record/rights.ts';
import { refuse } from '../refuse.ts';
import { type Db, query } from '../verb.ts';

/** Nobody but a participant's own eyes: what colleagues noted for each other. */
const FOR_STAFF = ['noted'];

export const readCase = query({
  name: 'read-case',
  path: '/api/participants/:participant/cases/:case',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'auditor', 'participant'],
  says: {
    en: 'One case: what happened in it, what was decided, and what it still needs.',
    es: 'Un caso: lo que ocurrió en él, lo que se decidió y lo que todavía necesita.',
  },
  input: z.strictObject({ participant: idSchema, case: idSchema }),
  output: caseAnswerSchema,
  async run(db, { person, today, language }, { participant, case: id }) {
    const alone = actsForOneself(person, participant);
    const row = await db
      .selectFrom('case_now')
      .selectAll()
      .where('participant', '=', participant)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) refuse('no-such-case', { participant, case: id });
    const { about } = await db
      .selectFrom('case_file')
      .select('about')
      .where('participant', '=', participant)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const known = await knownUpTo(db);
    const events = await eventsOf(db, participant, id);
    const { asks, steps } = caseKind(row.kind);
    const at = (steps ?? []).findIndex((step) => step.id === row.stage);
    const now = await lawNow(db, { participant, id, asks, today, known, language });
    const decisions = await decisionsKnown(db, participant, known);
    const ids = await decisionsOf(db, participant, id);
    const shownEvents = await withPeople(db, participant, id, events);
    return {
      case: caseRow(row, today, language),
      about: about as CaseAnswer['about'],
      mayBeBroughtTo:
        steps === undefined || row.closed_on !== null
          ? []
          : steps
              .slice(0, at + 2)
              .flatMap((step) => (step.id === row.stage ? [] : [{ id: step.id, name: step.says[language] }])),
      events: shownEvents.filter(({ kind }) => !alone || !FOR_STAFF.includes(kind)),
      stages: stagesOf(row.kind, steps?.[0]?.id ?? 'gathering', row.opened_on, events, today, language),
      established: await establishedIn(db, participant, id),
      options: await optionsSettled(db, participant, id),
      openPoints: row.closed_on === null ? (now?.open ?? []) : [],
      decisions: decisions.filter((decision) => ids.has(decision.id)),
      contests: await contestsOf(db, participant, id),
      stayed: stayOf(events) ?? null,
      now: now?.decision ?? null,
    };
  },
});

interface Asked {
  readonly participant: string;
  readonly id: string;
  readonly asks: QuestionId | undefined;
  readonly today: Day;
  readonly known: number;
  readonly language: Language;
}

/** What the law says today, and the points that it leaves to a person. */
interface LawNow {
  readonly decision: NonNullable<CaseAnswer['now']>;
  readonly open: CaseAnswer['openPoints'];
}

/** Undefined of a kind that no decision ends, and where facts on file contradict each other. */
async function lawNow(db: Db, { participant, id, asks, today, known, language }: Asked): Promise<LawNow | undefined> {
  if (asks === undefined) return undefined;
  const facts = await caseFacts(db, { participant, application: id, on: formatDay(today), known });
  const checked = facts === undefined ? undefined : readFacts(facts);
  if (checked === undefined || 'faults' in checked) return undefined;
  const { options } = await readingsOn(db, today, known, { participant, application: id });
  const decision = decide(asks, checked, { today, readings: options, language });
  const open = openPointsOf(asks, checked, options, today);
  return {
    decision: decision as unknown as LawNow['decision'],
    open: open.map((point) => ({ reading: point.reading, options: [...point.options] })),
  };
}

async function decisionsOf(db: Db, participant: string, id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('decision')
    .select('id')
    .where('participant', '=', participant)
    .where('application', '=', id)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** The events with who made them, and their audit numbers. */
async function withPeople(
  db: Db,
  participant: string,
  id: string,
  events: readonly CaseEvent[],
): Promise<CaseAnswer['events']> {
  const rows = await db
    .selectFrom('case_event')
    .innerJoin('audit', 'audit.command', 'case_event.command')
    .select(['n', 'audit.person', 'audit.seq'])
    .where('participant', '=', participant)
    .where('case_file', '=', id)
    .execute();
  const made = new Map(rows.map((row) => [row.n, row]));
  return events.map(({ n, kind, on, value }) => {
    const { person = '', seq = 0 } = made.get(n) ?? {};
    return { n, kind, on, by: person, value: { ...value }, known: seq };
  });
}

/** The stages in their order, each until the next one, the last until it was closed or today. */
function stagesOf(
  kind: string,
  first: string,
  openedOn: string,
  events: readonly CaseEvent[],
  today: Day,
  language: Language,
): CaseAnswer['stages'] {
  const moves = [
    { stage: first, from: openedOn },
    ...events.flatMap(({ kind: what, value, on }) => {
      if (what === 'stage') return [{ stage: value.stage, from: on }];
      return what === 'closed' ? [{ stage: 'closed', from: on }] : [];
    }),
  ];
  return moves.map(({ stage, from }, i) => ({
    stage,
    name: stageWords(kind, stage)[language],
    from,
    days:
      stage === 'closed'
        ? 0
        : daysBetween(asDay(from), moves[i + 1] === undefined ? today : asDay(moves[i + 1]?.from ?? from)),
  }));
}

async function establishedIn(db: Db, participant: string, id: string): Promise<CaseAnswer['established']> {
  const facts = (await factsNow(db, participant, ['case'])).filter(({ subject }) => subject.startsWith(`${id}/`));
  return facts.map(({ id: fact, subject, value, document, known }) => ({
    pointer: subject.slice(id.length),
    value: value.value,
    document,
    reason: value.reason ?? null,
    fact,
    known,
  }));
}

async function optionsSettled(db: Db, participant: string, id: string): Promise<CaseAnswer['options']> {
  const rows = await db
    .selectFrom('case_option as o')
    .leftJoin('case_option_approval as y', (join) =>
      join.onRef('y.participant', '=', 'o.participant').onRef('y.case_option', '=', 'o.id'),
    )
    .innerJoin('audit', 'audit.command', 'o.command')
    .selectAll('o')
    .select('y.approver')
    .where('o.participant', '=', participant)
    .where('o.case_file', '=', id)
    .orderBy('audit.seq')
    .execute();
  return rows.map(({ reading, option, authority, reasons, document, proposed_by, approver, ...row }) => ({
    id: row.id,
    reading,
    option,
    authority,
    reasons,
    document,
    proposedBy: proposed_by,
    approvedBy: approver,
  }));
}

async function contestsOf(db: Db, participant: string, id: string): Promise<CaseAnswer['contests']> {
  const rows = await db
    .selectFrom('contest as c')
    .leftJoin('contest_outcome as o', (join) =>
      join.onRef('o.participant', '=', 'c.participant').onRef('o.contest', '=', 'c.id'),
    )
    .innerJoin('audit', 'audit.command', 'c.command')
    .select(['c.id', 'c.decision', 'c.forum', 'c.filed_on', 'c.deadline', 'c.grounds'])
    .select(['o.disposition', 'o.decided_on', 'o.authority', 'o.reasons'])
    .where('c.participant', '=', participant)
    .where('c.case_file', '=', id)
    .orderBy('audit.seq')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    decision: row.decision,
    forum: row.forum as CaseAnswer['contests'][number]['forum'],
    filedOn: row.filed_on,
    deadline: row.deadline,
    late: row.deadline !== null && row.filed_on > row.deadline,
    grounds: row.grounds,
    disposition: row.disposition as CaseAnswer['contests'][number]['disposition'],
    decidedOn: row.decided_on,
    authority: row.authority,
    reasons: row.reasons,
  }));
}
