// Proposes a decision on a case: the law on the facts as known now, under the readings adopted; another person approves it.
// It stores hashes and what was found, not the proof: that is made again from the same facts.

import { z } from 'zod';
import { addDays, formatDay } from '../../base/index.ts';
import { lawGraphOf } from '../../law/index.ts';
import type { Json, Tx } from '../../store/index.ts';
import { eventsOf, lockCase, stayOf } from '../cases/case-file.ts';
import { refreshCases } from '../cases/refresh-cases.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { decideCase, estimateOf } from '../record/case-decision.ts';
import type { FactsDocument } from '../record/case-facts.ts';
import { knownUpTo, readingsOn } from '../record/known.ts';
import { lastDayAsJudge, SERVING } from '../record/service-facts.ts';
import { refuse } from '../refuse.ts';
import { command, type Db } from '../verb.ts';
import { APPLIED_FOR } from './file-application.ts';

export const proposeDecision = command({
  name: 'propose-decision',
  roles: ['caseworker'],
  says: {
    en: 'Proposes a decision on a case, by the law on the facts as known; another person approves it.',
    es: 'Propone una decisión sobre un caso, según la ley y los hechos conocidos; otra persona la aprueba.',
  },
  input: z.strictObject({
    participant: idSchema,
    question: z.enum(APPLIED_FOR),
    application: idSchema.optional(),
    on: daySchema.optional().describe('The day asked about; today where absent.'),
    startsOn: daySchema
      .optional()
      .describe(
        'From when a pension is paid where the law does not say; the day after the last day served where absent.',
      ),
  }),
  output: z.object({
    decision: z.string(),
    outcome: z.enum(['granted', 'denied']),
    proofHash: z.string(),
    result: z.record(z.string(), z.unknown()).nullable() as unknown as z.ZodType<Json>,
    estimate: z.object({ inferred: z.array(z.string()), unconfirmed: z.array(z.string()) }).nullable(),
  }),
  subject: ({ participant }) => participant,
  async run(tx, { person, today, language }, { participant, question, application, on, startsOn }) {
    if (application !== undefined) await lockUndecided(tx.db, participant, application);
    const known = await knownUpTo(tx.db);
    const { options } = await readingsOn(tx.db, today, known, { participant, application });
    const day = on === undefined ? today : asDay(on);
    const { decision, facts, factsHash, proofHash } = await decideCase(
      tx.db,
      { participant, question, application, on: day, known },
      options,
      language,
    );
    const { outcome, result = null, readings, unconfirmed, law } = decision;
    if (outcome !== 'granted' && outcome !== 'denied') {
      refuse('not-ready', {
        outcome,
        missing: outcome === 'needs-facts' ? decision.missing : openReasons(decision.reasons),
      });
    }
    await storeGraph(tx, question, law);
    const id = tx.newId();
    await tx.append('decision', [
      {
        participant,
        id,
        question,
        on_day: formatDay(day),
        application: application ?? null,
        starts_on:
          outcome === 'granted' && question.endsWith('disability') ? (startsOn ?? dayAfterService(facts)) : null,
        known,
        facts_hash: factsHash,
        proof_hash: proofHash,
        graph_hash: law,
        readings,
        outcome,
        result: result as Json,
        unconfirmed: [...unconfirmed],
        proposed_by: person.id,
      },
    ]);
    await refreshCases(tx, [participant], today);
    const estimate = await estimateOf(tx.db, decision, today, known, { participant, application });
    return { decision: id, outcome, proofHash, result: result as Json, estimate };
  },
});

function openReasons(reasons: readonly { readonly holds: boolean | null; readonly clause: string }[]): string[] {
  return reasons.filter(({ holds }) => holds === null).map(({ clause }) => clause);
}

/** The graph is stored once, when a decision first rests on it. */
async function storeGraph(tx: Tx, question: (typeof APPLIED_FOR)[number], hash: string): Promise<void> {
  const found = await tx.db.selectFrom('law_graph').select('hash').where('hash', '=', hash).executeTakeFirst();
  if (found === undefined) {
    await tx.append('law_graph', [{ hash, question, body: lawGraphOf(question) as unknown as Json }]);
  }
}

/** Locks the case, so that a stay comes before or after. Refuses where it is closed, or while a contest stays it. */
async function lockUndecided(db: Db, participant: string, id: string): Promise<void> {
  const { closed_on } = await lockCase(db, participant, id);
  if (closed_on !== null) refuse('case-closed', { case: id, on: closed_on });
  const stay = stayOf(await eventsOf(db, participant, id));
  if (stay !== undefined) refuse('case-stayed', { case: id, ...stay });
}

/** The day after the last day served as judge. Refuses where the participant serves still: a person has to say the day. */
function dayAfterService(facts: FactsDocument): string {
  const last = lastDayAsJudge(facts);
  if (last === undefined || last === SERVING) refuse('starts-on-needed');
  return formatDay(addDays(asDay(last), 1));
}
