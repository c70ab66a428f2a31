// A command that touches every kind of table there is, for the tests that make the door fail at each of its statements.
// It is no command of the office.

import { type Call, type Database, type Fault, json, type Outcome, type Tx, transact } from '../../src/store/index.ts';

export const SAMPLE_NOW = '2026-11-30T12:00:00.000Z';

/** The call with a key of its own. */
export function sampleCall(key: string): Call {
  return {
    person: 'ana',
    roles: ['clerk', 'payroll'],
    command: 'sample',
    key,
    input: { key },
    now: SAMPLE_NOW,
    subject: 'P1',
  };
}

/** Facts, the record as it is now, a sealed value, transfers, a run: nine statements. */
export async function sampleEffect(tx: Tx): Promise<{ fact: string; last4: string | null }> {
  const participant = tx.newId();
  const fact = tx.newId();
  const sealed = await tx.sealed.seal('bank', '021502011 000123456789');
  await tx.append('fact', [
    {
      participant,
      id: fact,
      kind: 'birth',
      subject: 'self',
      valid_from: '1961-02-03',
      value: { day: '1961-02-03', ñ: [1.5, true] },
    },
    {
      participant,
      id: tx.newId(),
      kind: 'office',
      subject: 'self',
      valid_from: '1990-01-01',
      valid_to: '1999-12-31',
      value: {},
    },
  ]);
  const named = { given_names: 'Ana', surnames: 'Ñandú', birth_date: '1961-02-03', language: 'es' };
  await tx.db
    .insertInto('participant_now')
    .values({ participant, fund: 'judiciary', status: 'active', ...named, fact })
    .execute();
  await tx.db
    .insertInto('service_now')
    .values({ participant, id: '1', kind: 'judicial', starts_on: '1990-01-01', value: json([]), fact })
    .execute();
  await tx.db
    .updateTable('participant_now')
    .set({ status: 'pensioner' })
    .where('participant', '=', participant)
    .execute();
  const found = await tx.db
    .selectFrom('participant_now')
    .select('status')
    .where('participant', '=', participant)
    .execute();
  if (found[0]?.status !== 'pensioner') tx.refuse('SAMPLE_NOT_FOUND');
  await tx.append('transfer', [
    {
      participant,
      id: tx.newId(),
      key: 'contribution/2026-11',
      fund: 'judiciary',
      event: 'contribution',
      debit: 'judiciary:system:bank',
      credit: `judiciary:${participant}:contributions`,
      cents: 12_345,
      value_date: '2026-11-30',
    },
  ]);
  return { fact, last4: sealed.last4 };
}

export function runSample(
  database: Database,
  key: string,
  fault?: Fault,
): Promise<Outcome<{ fact: string; last4: string | null }>> {
  return transact(database, sampleCall(key), sampleEffect, fault);
}

/** How many rows of each kind there are after so many samples have been done. */
export function rowsAfter(samples: number): Record<string, number> {
  return {
    command: samples,
    audit: samples,
    fact: 2 * samples,
    participant_now: samples,
    service_now: samples,
    sealed: samples,
    transfer: samples,
  };
}
