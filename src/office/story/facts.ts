// What a story tells of facts: each as it was recorded, whether it still counts, and what withdrew it.
// What the facts mean together is in record/.

import type { Db } from '../verb.ts';
import type { Told } from './told.ts';

type Value = Readonly<Record<string, string | undefined>>;

/** The facts known by then, those that count no more among them. */
export async function tellFacts(db: Db, participant: string, known: number): Promise<Told[]> {
  const rows = await db
    .selectFrom('fact')
    .innerJoin('audit', 'audit.command', 'fact.command')
    .selectAll('fact')
    .select(['audit.seq', 'audit.at', 'audit.person'])
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .orderBy('audit.seq')
    .orderBy((e) => e.fn<number>('length', ['fact.id']))
    .orderBy('fact.id')
    .execute();
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const replaced = new Set(rows.flatMap(({ corrects, withdraws }) => corrects ?? withdraws ?? []));
  return rows.flatMap((row): Told[] => {
    const { id, kind, subject, valid_from, valid_to, value, document, withdraws, seq, at, person } = row;
    const audit = { seq, at, person };
    const ids = { fact: id, ...(document === null ? {} : { document }) };
    if (withdraws !== null) {
      const what = kinds.get(withdraws) ?? kind;
      return [{ on: valid_from, kind: 'withdrawn', parts: { what }, ids: { ...ids, withdraws }, audit }];
    }
    const counts = !replaced.has(id);
    const { capacity = '', office = '', endedBy = '', annual, amount } = value as Value;
    const began: Told = {
      on: valid_from,
      kind: `fact.${kind}` as Told['kind'],
      parts: { capacity, office, payee: subject, pointer: subject.slice(subject.indexOf('/') + 1) },
      amount: annual ?? amount,
      counts,
      ids,
      audit,
    };
    if (kind !== 'service' || valid_to === null) return [began];
    return [began, { on: valid_to, kind: 'fact.service-end', parts: { capacity, endedBy }, counts, ids, audit }];
  });
}
