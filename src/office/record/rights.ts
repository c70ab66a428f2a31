// Applications, certificates, decisions and awards of a participant as known, in the shapes in which the doors show them.
// The facts they rest on are in case-facts.ts.

import { cents, dayInPuertoRico, formatMoney } from '../../base/index.ts';
import type { Json } from '../../store/index.ts';
import type { AwardRow, DecisionRow, ParticipantRecord } from '../../wire/index.ts';
import type { Db } from '../verb.ts';
import { awardsKnown } from './awards.ts';
import { estimateOf } from './case-decision.ts';

export async function applicationsKnown(
  db: Db,
  participant: string,
  known: number,
): Promise<ParticipantRecord['applications']> {
  const rows = await db
    .selectFrom('application')
    .innerJoin('audit', 'audit.command', 'application.command')
    .select(['application.id', 'kind', 'filed_on', 'body', 'audit.seq'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .orderBy('audit.seq')
    .execute();
  return rows.map(({ id, kind, filed_on, body, seq }) => {
    const { onForm = null } = body as { readonly onForm?: boolean };
    return { id, kind, filedOn: filed_on, onForm, recorded: seq };
  });
}

/** Decisions proposed by then, in the state they were in by then; all of them, or one. */
export async function decisionsKnown(
  db: Db,
  participant: string,
  known: number,
  only?: string,
): Promise<DecisionRow[]> {
  const all = db
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
    .select([
      'audit.seq',
      'audit.at',
      'y.approver as approver',
      'ya.seq as approved',
      'n.approver as rejecter',
      'n.reason',
      'na.seq as rejected',
    ])
    .where('d.participant', '=', participant)
    .where('audit.seq', '<=', known)
    .orderBy('audit.seq');
  const rows = await (only === undefined ? all : all.where('d.id', '=', only)).execute();
  const shown: DecisionRow[] = [];
  for (const row of rows) {
    const approved = row.approved !== null && row.approved <= known;
    const rejected = row.rejected !== null && row.rejected <= known;
    const readings = row.readings as Record<string, string>;
    const unconfirmed = row.unconfirmed as string[];
    // As of the decision's own day: an adoption since then does not make it anything else until it is approved.
    const day = dayInPuertoRico(Date.parse(row.at));
    const estimate = approved ? null : await estimateOf(db, { readings, unconfirmed }, day, known, row);
    shown.push({
      id: row.id,
      question: row.question,
      on: row.on_day,
      known: row.known,
      outcome: row.outcome as DecisionRow['outcome'],
      result: row.result as Record<string, Json> | null,
      state: approved ? 'approved' : rejected ? 'rejected' : 'proposed',
      proposedBy: row.proposed_by,
      decidedBy: approved ? row.approver : rejected ? row.rejecter : null,
      reason: rejected ? row.reason : null,
      readings,
      estimate,
      proofHash: row.proof_hash,
      recorded: row.seq,
    });
  }
  return shown;
}

/** Awards known by then; all of them, or one. */
export async function awardsOf(db: Db, participant: string, known: number, only?: string): Promise<AwardRow[]> {
  const awards = await awardsKnown(db, participant, participant, known);
  return awards
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({ id, kind, rule, counts, replacedAfter, conversion, import: batch, ...award }): AwardRow => ({
        id,
        kind,
        rule: rule as AwardRow['rule'],
        amount: formatMoney(cents(award.cents)),
        startsOn: award.starts_on,
        endsOn: replacedAfter ?? award.ends_on,
        payee: award.payee,
        state: !counts ? 'proposed' : replacedAfter === undefined ? 'current' : 'ended',
        decision: award.decision,
        conversion: conversion === null || batch === null ? null : shownConversion(conversion, batch),
        recorded: award.seq,
      }),
    );
}

function shownConversion(conversion: Json, batch: string): AwardRow['conversion'] {
  const { authority, document, decidedOn } = conversion as Record<'authority' | 'document' | 'decidedOn', string>;
  return { authority, document, decidedOn, import: batch };
}
