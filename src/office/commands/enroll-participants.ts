// Puts participants on file: who they are, when they enrolled, and where their payments may go.
// Their service, salaries and accounts are commands of their own; an order of beneficiaries too.

import { z } from 'zod';
import { type Day, digestOf, formatDay } from '../../base/index.ts';
import { isRoutingNumber } from '../../formats/index.ts';
import type { NewRow, Tx } from '../../store/index.ts';
import { asDay, daySchema, idSchema, textSchema } from '../inputs.ts';
import { factRow, type NewFact, SELF } from '../record/facts.ts';
import { keptName, participantsAmong, sortKey } from '../record/participants.ts';
import { insertAll } from '../record/refresh.ts';
import { contradiction, type RowFault, refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

export const bankSchema = z
  .strictObject({
    routing: z.string().refine(isRoutingNumber).describe('Nine digits with the right check digit.'),
    account: z.string().regex(/^\d{1,17}$/),
    type: z.enum(['checking', 'savings']),
  })
  .meta({ id: 'BankDetails' });

const participantSchema = z.strictObject({
  participant: idSchema,
  givenNames: textSchema(100),
  surnames: textSchema(100),
  birthDate: daySchema,
  sex: z.enum(['female', 'male']).optional(),
  enrolledOn: daySchema.optional(),
  language: z.enum(['en', 'es']),
  ssn: z
    .string()
    .regex(/^\d{9}$/)
    .optional(),
  bank: bankSchema.optional(),
});

const input = z.strictObject({ rows: z.array(participantSchema).min(1).max(100_000) });

type NewParticipant = z.output<typeof participantSchema>;

export const enrollParticipants = command({
  name: 'enroll-participants',
  roles: ['clerk'],
  says: {
    en: 'Puts participants on file. Bank details count once another person has approved the import.',
    es: 'Incorpora participantes al expediente. Los datos bancarios valen cuando otra persona aprueba la importación.',
  },
  input,
  output: z.object({ participants: z.int(), import: z.string().nullable() }),
  async run(tx, { person, today }, { rows }) {
    refuseRows(await faultsOf(tx, rows, today));
    const banked = rows.filter(({ bank }) => bank !== undefined);
    const batch = banked.length === 0 ? null : tx.newId();
    const facts: NewRow<'fact'>[] = [];
    const now: NewRowOfNow[] = [];
    for (const row of rows) {
      const ssn = row.ssn === undefined ? undefined : await tx.sealed.seal('ssn', row.ssn);
      const own = factRow(tx, personFact(row, ssn));
      facts.push(own);
      if (row.enrolledOn !== undefined) facts.push(factRow(tx, enrollmentFact(row.participant, row.enrolledOn)));
      if (row.bank !== undefined && batch !== null) facts.push(await payeeFact(tx, row, row.bank, batch, today));
      now.push({
        participant: row.participant,
        fund: 'judiciary',
        given_names: row.givenNames,
        surnames: row.surnames,
        birth_date: row.birthDate,
        sex: row.sex ?? null,
        language: row.language,
        enrolled_on: row.enrolledOn ?? null,
        status: 'active',
        died_on: null,
        ssn: ssn?.id ?? null,
        ssn_last4: ssn?.last4 ?? null,
        fact: own.id,
      });
    }
    await tx.append('fact', facts);
    await insertAll(now, (part) => tx.db.insertInto('participant_now').values(part).execute());
    await insertAll(now, (part) =>
      tx.db
        .insertInto('name_search')
        .values(
          part.map(({ participant, given_names, surnames }) => ({
            participant,
            name: keptName(`${given_names} ${surnames}`),
            sort_key: sortKey(surnames, given_names, participant),
          })),
        )
        .execute(),
    );
    if (batch !== null) {
      const digest = digestOf(JSON.stringify(banked.map(({ participant, bank }) => [participant, bank])));
      await tx.append('import_batch', [
        { id: batch, kind: 'bank-details', rows: banked.length, total_cents: 0, digest, proposed_by: person.id },
      ]);
    }
    return { participants: rows.length, import: batch };
  },
});

interface NewRowOfNow {
  readonly participant: string;
  readonly fund: string;
  readonly given_names: string;
  readonly surnames: string;
  readonly birth_date: string;
  readonly sex: string | null;
  readonly language: string;
  readonly enrolled_on: string | null;
  readonly status: string;
  readonly died_on: null;
  readonly ssn: string | null;
  readonly ssn_last4: string | null;
  readonly fact: string;
}

async function faultsOf(tx: Tx, rows: readonly NewParticipant[], today: Day): Promise<RowFault[]> {
  const onFile = await participantsAmong(
    tx.db,
    rows.map(({ participant }) => participant),
  );
  const seen = new Set<string>();
  const faults: RowFault[] = [];
  for (const [row, { participant, birthDate, enrolledOn, ssn }] of rows.entries()) {
    if (onFile.has(participant) || seen.has(participant)) {
      faults.push({
        row,
        field: 'participant',
        code: 'already-exists',
        details: { what: 'participant', id: participant },
      });
    }
    seen.add(participant);
    if (asDay(birthDate) > today) faults.push(contradiction(row, 'birthDate', birthDate, 'today', formatDay(today)));
    if (enrolledOn !== undefined && enrolledOn < birthDate) {
      faults.push(contradiction(row, 'enrolledOn', enrolledOn, 'birthDate', birthDate));
    }
    if (ssn !== undefined && (seen.has(`ssn ${ssn}`) || (await tx.sealed.find('ssn', ssn)).length > 0)) {
      faults.push({ row, field: 'ssn', code: 'already-exists', details: { what: 'ssn', id: `…${ssn.slice(-4)}` } });
    }
    seen.add(`ssn ${ssn}`);
  }
  return faults;
}

function personFact(row: NewParticipant, ssn: { id: string; last4: string | null } | undefined): NewFact<'person'> {
  const { participant, givenNames, surnames, sex, language, birthDate } = row;
  const sealed = ssn === undefined ? {} : { ssn: ssn.id, ssnLast4: ssn.last4 ?? '' };
  return {
    participant,
    kind: 'person',
    subject: SELF,
    from: asDay(birthDate),
    value: { givenNames, surnames, ...(sex === undefined ? {} : { sex }), language, ...sealed },
  };
}

function enrollmentFact(participant: string, enrolledOn: string): NewFact<'enrollment'> {
  return { participant, kind: 'enrollment', subject: SELF, from: asDay(enrolledOn), value: {} };
}

async function payeeFact(
  tx: Tx,
  row: NewParticipant,
  bank: z.output<typeof bankSchema>,
  batch: string,
  today: Day,
): Promise<NewRow<'fact'>> {
  const sealed = await tx.sealed.seal('bank', JSON.stringify(bank));
  return factRow(tx, {
    participant: row.participant,
    kind: 'payee',
    subject: SELF,
    from: today,
    value: {
      name: `${row.givenNames} ${row.surnames}`,
      method: 'deposit',
      bank: sealed.id,
      last4: bank.account.slice(-4),
      import: batch,
    },
  });
}
