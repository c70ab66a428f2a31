// What physicians found about a participant, as known.
// Whether it is proof is the law's (§ 238(C)).

import { knownBy } from '../../store/index.ts';
import type { ParticipantRecord } from '../../wire/index.ts';
import type { Db } from '../verb.ts';

/** The certificates, in the order in which they became known. */
export async function certificatesOf(
  db: Db,
  participant: string,
  known: number,
): Promise<ParticipantRecord['certificates']> {
  const rows = await db
    .selectFrom('certificate')
    .leftJoin('audit', 'audit.command', 'certificate.command')
    .selectAll('certificate')
    .select('audit.seq')
    .where('participant', '=', participant)
    .where(knownBy(known))
    .orderBy('audit.seq')
    .orderBy('certificate.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    physician: row.physician,
    appointment: row.appointment as 'government' | 'designated' | 'own',
    licensed: row.licensed,
    examinedOn: row.examined_on,
    incapable: row.incapable,
    totalAndPermanent: row.total_and_permanent,
    recorded: row.seq ?? 0,
  }));
}
