// What a story tells of rights: certificates, applications, cases, decisions, contests, awards and letters.
// Payments are in payments.ts.

import { cents, dayInPuertoRico, formatDay, formatMoney, type Language } from '../../base/index.ts';
import { QUESTION_TITLES } from '../../wire/index.ts';
import { caseKind, stageWords } from '../cases/kinds.ts';
import { contentOf } from '../letters/on-file.ts';
import { awardsKnown } from '../record/awards.ts';
import type { Db } from '../verb.ts';
import type { Audited, Told } from './told.ts';

/** Everything of rights that was known by then. */
export async function tellRights(db: Db, participant: string, known: number, language: Language): Promise<Told[]> {
  return [
    ...(await tellCertificates(db, participant, known)),
    ...(await tellCases(db, participant, known, language)),
    ...(await tellDecisions(db, participant, known, language)),
    ...(await tellContests(db, participant, known)),
    ...(await tellAwards(db, participant, known, language)),
    ...(await tellLetters(db, participant, known)),
  ];
}

const title = (question: string, language: Language): string =>
  Object.hasOwn(QUESTION_TITLES, question)
    ? QUESTION_TITLES[question as keyof typeof QUESTION_TITLES][language]
    : question;

const auditOf = ({ seq, at, person }: Audited): Audited => ({ seq, at, person });

/** The day in Puerto Rico of what was written at that instant. */
const dayOf = (at: string): string => formatDay(dayInPuertoRico(Date.parse(at)));

async function tellCertificates(db: Db, participant: string, known: number): Promise<Told[]> {
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('audit', 'audit.command', 'certificate.command')
    .select(['certificate.id', 'examined_on', 'audit.seq', 'audit.at', 'audit.person'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .execute();
  return rows.map((row) => ({
    on: row.examined_on,
    kind: 'certificate',
    ids: { certificate: row.id },
    audit: auditOf(row),
  }));
}

async function tellCases(db: Db, participant: string, known: number, language: Language): Promise<Told[]> {
  const files = await db
    .selectFrom('case_file')
    .innerJoin('audit', 'audit.command', 'case_file.command')
    .select(['case_file.id', 'kind', 'opened_on', 'audit.seq', 'audit.at', 'audit.person'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .execute();
  const events = await db
    .selectFrom('case_event')
    .innerJoin('audit', 'audit.command', 'case_event.command')
    .select(['case_file', 'case_event.kind', 'on_day', 'value', 'audit.seq', 'audit.at', 'audit.person'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .where('case_event.kind', 'in', ['stage', 'closed', 'reopened'])
    .orderBy('n')
    .execute();
  const kinds = new Map(files.map(({ id, kind }) => [id, kind]));
  return [
    ...files.map((row): Told => {
      const { asks, says } = caseKind(row.kind);
      const kind = asks === undefined ? 'case-opened' : 'application';
      return { on: row.opened_on, kind, parts: { what: says[language] }, ids: { case: row.id }, audit: auditOf(row) };
    }),
    ...events.map((row): Told => {
      const { stage = '', outcome = '' } = row.value as Readonly<Record<string, string>>;
      const event = { on: row.on_day, ids: { case: row.case_file }, audit: auditOf(row) };
      if (row.kind === 'reopened') return { ...event, kind: 'case-reopened' };
      if (row.kind === 'closed') return { ...event, kind: 'case-closed', parts: { what: outcome } };
      const what = stageWords(kinds.get(row.case_file) ?? '', stage)[language];
      return { ...event, kind: 'case-stage', parts: { what } };
    }),
  ];
}

async function tellDecisions(db: Db, participant: string, known: number, language: Language): Promise<Told[]> {
  const rows = await db
    .selectFrom('decision as d')
    .innerJoin('audit', 'audit.command', 'd.command')
    .select(['d.id', 'd.question', 'd.outcome', 'd.application', 'audit.seq', 'audit.at', 'audit.person'])
    .where('d.participant', '=', participant)
    .where('audit.seq', '<=', known)
    .execute();
  const ended = await Promise.all(
    (['decision_approval', 'decision_rejection'] as const).map((table) =>
      db
        .selectFrom(table)
        .innerJoin('audit', 'audit.command', `${table}.command`)
        .select(['decision', 'audit.seq', 'audit.at', 'audit.person'])
        .where('participant', '=', participant)
        .where('audit.seq', '<=', known)
        .execute(),
    ),
  );
  return rows.flatMap((row): Told[] => {
    const ids = { decision: row.id, ...(row.application === null ? {} : { case: row.application }) };
    const parts = { what: title(row.question, language), outcome: row.outcome };
    const told = (kind: Told['kind'], audit: Audited): Told => ({
      on: dayOf(audit.at),
      kind,
      parts,
      ids,
      audit: auditOf(audit),
    });
    const [approved, rejected] = ended.map((all) => all.find(({ decision }) => decision === row.id));
    return [
      told('decision-proposed', row),
      ...(approved === undefined ? [] : [told('decision-approved', approved)]),
      ...(rejected === undefined ? [] : [told('decision-rejected', rejected)]),
    ];
  });
}

async function tellContests(db: Db, participant: string, known: number): Promise<Told[]> {
  const filed = await db
    .selectFrom('contest')
    .innerJoin('audit', 'audit.command', 'contest.command')
    .select(['contest.id', 'decision', 'case_file', 'filed_on', 'audit.seq', 'audit.at', 'audit.person'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .execute();
  const concluded = await db
    .selectFrom('contest_outcome')
    .innerJoin('audit', 'audit.command', 'contest_outcome.command')
    .select(['contest', 'disposition', 'decided_on', 'audit.seq', 'audit.at', 'audit.person'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .execute();
  return [
    ...filed.map((row): Told => {
      const ids = { contest: row.id, decision: row.decision, case: row.case_file };
      return { on: row.filed_on, kind: 'contest-filed', ids, audit: auditOf(row) };
    }),
    ...concluded.map((row): Told => {
      const parts = { what: row.disposition };
      return {
        on: row.decided_on,
        kind: 'contest-concluded',
        parts,
        ids: { contest: row.contest },
        audit: auditOf(row),
      };
    }),
  ];
}

async function tellAwards(db: Db, participant: string, known: number, language: Language): Promise<Told[]> {
  const awards = (await awardsKnown(db, participant, participant, known)).filter(({ counts }) => counts);
  const lines = await db
    .selectFrom('audit')
    .select(['command', 'seq', 'at', 'person'])
    .where('command', 'in', ['', ...awards.map(({ command }) => command)])
    .execute();
  const audits = new Map(lines.map((line) => [line.command, line]));
  return awards.flatMap(({ id, kind, decision, cents: amount, starts_on, command }): Told[] => {
    const audit = audits.get(command);
    if (audit === undefined) return [];
    const ids = { award: id, ...(decision === null ? {} : { decision }) };
    const parts = { what: title(kind, language) };
    return [
      { on: starts_on, kind: 'award-begins', parts, amount: formatMoney(cents(amount)), ids, audit: auditOf(audit) },
    ];
  });
}

async function tellLetters(db: Db, participant: string, known: number): Promise<Told[]> {
  const rows = await db
    .selectFrom('letter')
    .innerJoin('audit', 'audit.command', 'letter.command')
    .select(['letter.id', 'data', 'dated', 'audit.seq', 'audit.at', 'audit.person'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .execute();
  return rows.map((row) => {
    // In the language in which it was written.
    const parts = { what: contentOf(row).title };
    return { on: row.dated, kind: 'letter', parts, ids: { letter: row.id }, audit: auditOf(row) };
  });
}
