// Everything on file about one participant, as of a day as known on a day.
// It is folded from facts; the tables of now are for searching.

import { z } from 'zod';
import { cents, type Day, formatDay, formatMoney, formatMonth, groupBy } from '../../base/index.ts';
import { parsePayKey, plainRoles } from '../../ledger/index.ts';
import { type ParticipantRecord, participantRecordSchema } from '../../wire/index.ts';
import { documentsKnown } from '../documents/on-file.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { paydayOf } from '../month/payday.ts';
import { balancesKnown } from '../record/balances.ts';
import { certificatesOf } from '../record/certificates.ts';
import { type Fact, factsKnown, ofKind, SELF } from '../record/facts.ts';
import { knownOn, knownUpTo } from '../record/known.ts';
import { actsForOneself } from '../record/own.ts';
import { payeesThatCount } from '../record/payees.ts';
import { applicationsKnown, awardsOf, decisionsKnown } from '../record/rights.ts';
import { statusOn } from '../record/status.ts';
import { refuse } from '../refuse.ts';
import { type Db, query } from '../verb.ts';

const KINDS = [
  'person',
  'enrollment',
  'service',
  'salary',
  'death',
  'payee',
  'order',
  'earnings',
  'heirs',
  'case',
] as const;

export const readParticipant = query({
  name: 'read-participant',
  path: '/api/participants/:participant',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  says: {
    en: 'Everything on file about one participant, as of a day as known on a day.',
    es: 'Todo lo que consta de un participante, a una fecha según lo conocido en una fecha.',
  },
  clauses: ['4-234-12'],
  input: z.strictObject({
    participant: idSchema,
    asOf: daySchema.optional().describe('The day as of which; today where absent.'),
    knownOn: daySchema.optional().describe('The day at whose end it was known; all that is known where absent.'),
  }),
  output: participantRecordSchema,
  async run(db, { person, today }, { participant, asOf, knownOn: on }) {
    actsForOneself(person, participant);
    const known = on === undefined ? await knownUpTo(db) : await knownOn(db, asDay(on));
    const day = asOf === undefined ? today : asDay(asOf);
    const facts = await factsKnown(db, participant, known, KINDS);
    const [own] = ofKind(facts, 'person').slice(-1);
    if (own === undefined) refuse('no-such-participant', { participant });
    const awards = await awardsOf(db, participant, known);
    const service = spellsOn(facts, day);
    const diedOn = ofKind(facts, 'death').at(-1)?.from ?? null;
    const { givenNames, surnames, sex = null, language, ssnLast4 = null } = own.value;
    return {
      participant,
      asOf: formatDay(day),
      known,
      givenNames,
      surnames,
      birthDate: own.from,
      sex,
      language,
      ssnLast4,
      enrolledOn: ofKind(facts, 'enrollment').at(-1)?.from ?? null,
      diedOn: diedOn !== null && diedOn <= formatDay(day) ? diedOn : null,
      status: statusOn(formatDay(day), {
        diedOn,
        spells: service,
        awards: awards.filter(({ state, rule }) => state !== 'proposed' && rule !== 'lump-sum'),
      }),
      service,
      salaries: salariesOn(facts, day),
      accounts: await accountsKnown(db, participant, known),
      payees: await payeesKnown(db, participant, facts, known),
      orders: ofKind(facts, 'order').map((fact) => ({
        id: fact.subject,
        value: { filedOn: fact.from, ...fact.value },
        ...sourceOf(fact),
      })),
      applications: await applicationsKnown(db, participant, known),
      certificates: await certificatesOf(db, participant, known),
      documents: await documentsKnown(db, participant, known, facts),
      earnings: earningsOf(facts),
      decisions: await decisionsKnown(db, participant, known),
      awards,
      payments: await paymentsOf(db, participant, known),
    };
  },
});

/** What a row of the record rests on. */
function sourceOf({ id, document, known }: Pick<Fact, 'id' | 'document' | 'known'>) {
  return { fact: id, document, known };
}

function spellsOn(facts: readonly Fact[], day: Day): ParticipantRecord['service'] {
  return ofKind(facts, 'service')
    .filter(({ from }) => from <= formatDay(day))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ subject, from, to, value, ...fact }) => ({
      id: subject,
      capacity: value.capacity,
      office: value.office ?? null,
      from,
      to: to !== null && to <= formatDay(day) ? to : null,
      endedBy: to !== null && to <= formatDay(day) ? (value.endedBy ?? null) : null,
      refundReturned: value.refundReturned ?? null,
      ...sourceOf(fact),
    }));
}

function salariesOn(facts: readonly Fact[], day: Day): ParticipantRecord['salaries'] {
  return ofKind(facts, 'salary')
    .filter(({ from }) => from <= formatDay(day))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, value, ...fact }) => ({ from, annual: value.annual, ...sourceOf(fact) }));
}

/** The latest income recorded for each month. */
function earningsOf(facts: readonly Fact[]): ParticipantRecord['earnings'] {
  const latest = new Map(ofKind(facts, 'earnings').map((fact) => [fact.subject, fact]));
  return [...latest.values()]
    .sort((a, b) => (a.subject < b.subject ? -1 : 1))
    .map(({ subject, value, ...fact }) => ({ month: subject, amount: value.amount, ...sourceOf(fact) }));
}

async function accountsKnown(db: Db, participant: string, known: number): Promise<ParticipantRecord['accounts']> {
  const balances = await balancesKnown(db, participant, known, plainRoles());
  return balances.map(({ account, balance }) => ({ account, balance: formatMoney(cents(balance)) }));
}

/** The payees as approved by then, and proposals that waited then. */
async function payeesKnown(
  db: Db,
  participant: string,
  facts: readonly Fact[],
  known: number,
): Promise<ParticipantRecord['payees']> {
  const counted = await payeesThatCount(db, participant, participant, known);
  const stands = new Map<string, ParticipantRecord['payees'][number]>();
  for (const fact of ofKind(facts, 'payee')) {
    const { subject, value } = fact;
    const counts = counted(fact);
    const row = {
      id: subject,
      name: value.name,
      method: value.method,
      bankLast4: value.last4 ?? null,
      state: counts ? ('current' as const) : ('proposed' as const),
      ...sourceOf(fact),
    };
    stands.set(`${subject} ${row.state}`, row);
    // What counts takes the place of what was proposed before it.
    if (counts) stands.delete(`${subject} proposed`);
  }
  const place = ({ id }: { readonly id: string }): string => (id === SELF ? '' : id);
  return [...stands.values()].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
}

async function paymentsOf(db: Db, participant: string, known: number): Promise<ParticipantRecord['payments']> {
  const rows = await db
    .selectFrom('transfer as t')
    .innerJoin('audit', 'audit.command', 't.command')
    .innerJoin('run as r', 'r.id', 't.run')
    .select(['t.key', 't.cents', 'r.id', 'r.state', 'r.month', 'r.readings'])
    .where('t.participant', '=', participant)
    .where('audit.seq', '<=', known)
    .where('t.key', 'like', 'pay/%')
    .execute();
  const paid = groupBy(rows, ({ id, key }) => `${id} ${key.split('/').slice(0, 3).join('/')}`);
  return [...paid.values()]
    .flatMap((parts): ParticipantRecord['payments'] => {
      const [first] = parts;
      const key = first === undefined ? undefined : parsePayKey(first.key);
      if (first === undefined || key === undefined) return [];
      const sum = (net: boolean): string => {
        const own = parts.filter(({ key: text }) => text.includes('/net/') === net);
        return formatMoney(cents(own.reduce((total, part) => total + part.cents, 0)));
      };
      const net = parts.map(({ key: text }) => parsePayKey(text)?.part).find((part) => part?.kind === 'net');
      return [
        {
          run: first.id,
          month: formatMonth(key.month),
          award: key.award,
          cause: key.cause.kind,
          gross: sum(false),
          net: sum(true),
          payee: net?.kind === 'net' ? net.payee : null,
          payday: paydayOf(first),
          state: first.state === 'released' ? 'released' : 'posted',
        },
      ];
    })
    .sort((a, b) => (a.month === b.month ? (a.award < b.award ? -1 : 1) : a.month < b.month ? 1 : -1));
}
