// Cases in the shape in which the doors show them: with their words, and the days that are left.
// What a case holds beside its row is put together in queries/read-case.ts.

import { type Day, daysBetween, type Language } from '../../base/index.ts';
import type { Row } from '../../store/index.ts';
import type { CaseRow } from '../../wire/index.ts';
import { asDay } from '../inputs.ts';
import { caseKind, stageWords } from './kinds.ts';

/** The row as it is shown on a day. */
export function caseRow(row: Row<'case_now'>, today: Day, language: Language): CaseRow {
  return {
    participant: row.participant,
    id: row.id,
    kind: { id: row.kind, name: caseKind(row.kind).says[language] },
    stage: { id: row.stage, name: stageWords(row.kind, row.stage)[language] },
    since: row.since,
    owner: row.owner,
    openedOn: row.opened_on,
    promisedOn: row.promised_on,
    daysLeft: row.closed_on === null ? daysBetween(today, asDay(row.promised_on)) : null,
    closedOn: row.closed_on,
    events: row.events,
  };
}
