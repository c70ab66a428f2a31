// The decisions that stand, made again on the facts as they are known now: which of them would come out otherwise.
// An award changes only by another decision; what its months would then come to is shown before anyone takes it.

import { addDays, formatDay, Refusal } from '../../base/index.ts';
import type { Decision } from '../../law/index.ts';
import type { Json, Row } from '../../store/index.ts';
import { asDay } from '../inputs.ts';
import type { PayableAward } from '../month/month-facts.ts';
import { type CaseDecision, decideCase } from '../record/case-decision.ts';
import { disabilityAward, type Granted } from '../record/grants.ts';
import type { Db } from '../verb.ts';

/** A decision that would come out otherwise now. */
export interface DecisionAnew {
  readonly row: Row<'decision'>;
  readonly award: string;
  /** Undefined where facts contradict each other by now: nobody can tell until that is mended. */
  readonly again: Decision | undefined;
  /** The award's parts as they would be; undefined where it would not be granted, or nobody can tell. */
  readonly granted: Pick<PayableAward, 'cents' | 'offsets'> | undefined;
}

/** The decisions on which a pension rests that is in force, and which would come out otherwise on facts known by then. */
export async function decisionsAnew(db: Db, participant: string, known: number): Promise<DecisionAnew[]> {
  const rows = await db
    .selectFrom('award_now as n')
    .innerJoin('award as a', (join) => join.onRef('a.participant', '=', 'n.participant').onRef('a.id', '=', 'n.award'))
    .innerJoin('decision as d', (join) =>
      join.onRef('d.participant', '=', 'a.participant').onRef('d.id', '=', 'a.decision'),
    )
    .selectAll('d')
    .select('n.award')
    .where('n.participant', '=', participant)
    .where('n.state', '=', 'current')
    // A § 242b annuity does not change, and what an account paid out is a matter of the account.
    .where('n.rule', '=', 'pension')
    .orderBy('n.award')
    .execute();
  const anew: DecisionAnew[] = [];
  for (const { award, ...row } of rows) {
    const again = await decidedAnew(db, row, known);
    if (again === undefined) anew.push({ row, award, again: undefined, granted: undefined });
    else if (again.decision.outcome !== row.outcome || !sameResult(again.decision.result, row.result)) {
      anew.push({ row, award, again: again.decision, granted: grantedAnew(row, again) });
    }
  }
  return anew;
}

/** The decision on its own day and under its own readings, on what is known by then; undefined where that contradicts itself. */
async function decidedAnew(db: Db, row: Row<'decision'>, known: number): Promise<CaseDecision | undefined> {
  const { participant, application } = row;
  const question = row.question as Decision['question'];
  const asked = { participant, question, application, on: asDay(row.on_day), known };
  try {
    return await decideCase(db, asked, row.readings as Record<string, string>, 'en');
  } catch (error) {
    // One record that contradicts itself keeps nobody from looking over the others.
    if (error instanceof Refusal && error.code === 'facts-contradict') return undefined;
    throw error;
  }
}

function sameResult(now: Decision['result'], then: Json | null): boolean {
  const text = (result: unknown): string =>
    JSON.stringify(Object.entries(result ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(now) === text(then);
}

function grantedAnew(row: Row<'decision'>, { decision, facts }: CaseDecision): DecisionAnew['granted'] {
  if (decision.outcome !== 'granted') return undefined;
  const granted: Granted = { ...row, result: decision.result as Granted['result'] };
  const { cents, offsets } = disabilityAward(granted, facts);
  return { cents, offsets: offsets as Record<string, string> };
}

/** The awards as they would be if those decisions were taken: one that would not be granted has no day, one nobody can tell stays. */
export function awardsAnew(awards: readonly PayableAward[], anew: readonly DecisionAnew[]): PayableAward[] {
  return awards.map((award) => {
    const change = anew.find((one) => one.award === award.id);
    if (change?.again === undefined) return award;
    return change.granted === undefined
      ? { ...award, endsOn: formatDay(addDays(asDay(award.startsOn), -1)) }
      : { ...award, ...change.granted };
  });
}
