// Approves a proposed decision, bound to the proof that was seen; its award and its letter come in the same transaction.
// Nothing is approved that rests on facts that have moved, or on a reading or figure that no award may rest on.

import { z } from 'zod';
import { addDays, formatDay } from '../../base/index.ts';
import type { NewRow, Tx } from '../../store/index.ts';
import { asDay, idSchema } from '../inputs.ts';
import { issueLetter } from '../letters/issue.ts';
import { lockSignatures, refusePosting } from '../month/runs.ts';
import { estimateOf } from '../record/case-decision.ts';
import { decideAgain, movedSince, waitingDecision } from '../record/decisions.ts';
import { factRow } from '../record/facts.ts';
import { grantOf } from '../record/grants.ts';
import { knownUpTo } from '../record/known.ts';
import { refreshRecords } from '../record/refresh.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const approveDecision = command({
  name: 'approve-decision',
  roles: ['approver'],
  says: {
    en: 'Approves a decision that another person proposed; what it grants becomes an award.',
    es: 'Aprueba una decisión que propuso otra persona; lo que concede pasa a ser una concesión.',
  },
  clauses: ['4-242b-d.fixed'],
  input: z.strictObject({
    participant: idSchema,
    decision: idSchema,
    proofHash: z.string().describe('What was seen.'),
  }),
  output: z.object({ decision: z.string(), outcome: z.string(), awards: z.array(z.string()) }),
  subject: ({ participant }) => participant,
  async run(tx, acting, { participant, decision: id, proofHash }) {
    const { person, today, language } = acting;
    const row = await waitingDecision(tx.db, participant, id, person.id);
    if (proofHash !== row.proof_hash) {
      refuse('not-what-was-seen', { seen: proofHash.slice(0, 12), now: row.proof_hash.slice(0, 12) });
    }
    const known = await knownUpTo(tx.db);
    const moved = await movedSince(tx.db, row, known, today);
    if (moved.length > 0) refuse('facts-moved', { what: moved });
    const again = await decideAgain(tx.db, row, language);
    if (again.proofHash !== row.proof_hash) refuse('facts-moved', { what: 'law' });
    const estimate = row.outcome === 'granted' ? await estimateOf(tx.db, again.decision, today, known, row) : null;
    if (estimate !== null) refuse('estimate-only', { ...estimate });
    await tx.append('decision_approval', [
      { participant, decision: id, approver: person.id, maker: row.proposed_by, proof_hash: proofHash },
    ]);
    const { awards, transfers, payees } = await grantOf(tx, row, again.facts, formatDay(today));
    if (transfers.length > 0) await tx.append('transfer', transfers);
    if (payees.length > 0) {
      await tx.append(
        'fact',
        payees.map(({ subject, name }) =>
          factRow(tx, { participant, kind: 'payee', subject, from: today, value: { name, method: 'check' } }),
        ),
      );
    }
    const granted = await replacing(tx, awards);
    if (granted.length > 0) {
      await tx.append('award', granted);
      await tx.db.insertInto('award_now').values(granted.map(nowOf)).execute();
    }
    await refreshRecords(tx, [participant], today);
    await issueLetter(tx, acting, { participant, kind: 'decision', about: id });
    return { decision: id, outcome: row.outcome, awards: granted.map((award) => award.id) };
  },
});

function nowOf({ participant, id, kind, rule, cents, starts_on, ends_on = null }: NewRow<'award'>) {
  return { participant, award: id, kind, rule, cents, starts_on, ends_on, state: 'current' };
}

/**
 * The awards, each naming the one in force for the same right that it takes the place of; that one ends the day before.
 * A § 242b annuity does not change.
 */
async function replacing(tx: Tx, awards: readonly NewRow<'award'>[]): Promise<NewRow<'award'>[]> {
  const [first] = awards;
  if (first === undefined || first.rule === 'lump-sum') return [...awards];
  const { participant, kind, starts_on } = first;
  const [current, another] = await tx.db
    .selectFrom('award_now')
    .selectAll()
    .where('participant', '=', participant)
    .where('kind', 'like', sameRight(kind))
    .where('state', '=', 'current')
    .orderBy('award')
    .execute();
  if (current === undefined) return [...awards];
  // Two converted awards for one right: which of them is replaced, nobody can tell from here.
  if (another !== undefined) refuse('already-exists', { what: 'award', id: another.award });
  if (current.rule === 'hybrid-annuity') refuse('award-is-fixed', { award: current.award });
  // A month that is paid stays paid under the award that it was paid under; a recalculation settles the difference.
  await lockSignatures(tx.db);
  await refusePosting(tx.db);
  // No day is paid under two awards: those before the current one end with it, where the new one starts before they end.
  const lastDay = formatDay(addDays(asDay(starts_on), -1));
  await tx.db
    .updateTable('award_now')
    .set((e) => ({
      state: 'ended',
      ends_on: e.fn<string>('greatest', ['starts_on', e.cast<string>(e.val(lastDay), 'date')]),
    }))
    .where('participant', '=', participant)
    .where('kind', 'like', sameRight(kind))
    .where('state', 'in', ['current', 'ended'])
    .where('rule', '<>', 'lump-sum')
    .where((e) => e.or([e('ends_on', 'is', null), e('ends_on', '>', lastDay)]))
    .execute();
  return [{ ...first, replaces: current.award }, ...awards.slice(1)];
}

/** The kinds of awards that are one right: whoever is disabled has one pension for it, whatever the cause. */
function sameRight(kind: string): string {
  return kind.endsWith('-disability') ? '%-disability' : kind;
}
