// Which facts about payees count: those that another person has approved, by themselves or with the import that brought them.
// What a payee is paid is the month's business.

import type { Db } from '../verb.ts';
import type { FactOf } from './facts.ts';

/** Whether a payee's fact counts; a check to a name needs no approval, since it leads to no account. */
export type Counts = (fact: FactOf<'payee'>) => boolean;

/** What counts of the payees of a range of participants, both ends included, by the approvals known by then. */
export async function payeesThatCount(db: Db, first: string, last: string, known: number): Promise<Counts> {
  const own = await db
    .selectFrom('payee_approval')
    .innerJoin('audit', 'audit.command', 'payee_approval.command')
    .select(['participant', 'fact'])
    .where('audit.seq', '<=', known)
    .where('participant', '>=', first)
    .where('participant', '<=', last)
    .execute();
  const imports = await db
    .selectFrom('import_approval')
    .innerJoin('audit', 'audit.command', 'import_approval.command')
    .select('batch')
    .where('audit.seq', '<=', known)
    .execute();
  const facts = new Set(own.map(({ participant, fact }) => `${participant} ${fact}`));
  const batches = new Set(imports.map(({ batch }) => batch));
  return ({ participant, id, value }) =>
    value.method === 'check' ||
    facts.has(`${participant} ${id}`) ||
    (value.import !== undefined && batches.has(value.import));
}
