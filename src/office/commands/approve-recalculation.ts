// Approves a recalculation that another person proposed: what is due becomes payable and goes out with the next month, what
// was paid too much becomes a debt. A later one settles only what has changed since.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { formatAccount, formatPayKey, type PayPart, type Role, systemAccount } from '../../ledger/index.ts';
import type { NewRow, Tx } from '../../store/index.ts';
import { asMonth, idSchema } from '../inputs.ts';
import type { MonthFacts } from '../month/month-facts.ts';
import { type PaidMonth, paidMonths, payableOf } from '../month/month-paid.ts';
import { FUND, lockSignatures, refusePosting } from '../month/runs.ts';
import type { MonthDifference } from '../recalculation/differences.ts';
import { findDifferences } from '../recalculation/find.ts';
import { balancesKnown } from '../record/balances.ts';
import { knownUpTo } from '../record/known.ts';
import { lockRecords } from '../record/participants.ts';
import { refuse } from '../refuse.ts';
import { command, type Db } from '../verb.ts';
import { digestOfMonths } from './propose-recalculation.ts';

export const approveRecalculation = command({
  name: 'approve-recalculation',
  roles: ['approver'],
  says: {
    en: 'Approves a recalculation that another person proposed: arrears become payable, what was overpaid a debt.',
    es: 'Aprueba un recálculo que propuso otra persona: los atrasos pasan a ser pagaderos, lo pagado de más una deuda.',
  },
  clauses: ['4-234-11.monthly', '4-234-11.last', '4-242b-d.last', '4-238-C.earnings'],
  input: z.strictObject({
    participant: idSchema,
    recalculation: idSchema,
    digest: z.string().describe('What was seen.'),
  }),
  output: z.object({ recalculation: z.string(), transfers: z.int() }),
  subject: ({ participant }) => participant,
  async run(tx, { person, today }, { participant, recalculation: id, digest }) {
    const row = await tx.db
      .selectFrom('recalculation')
      .selectAll()
      .where('participant', '=', participant)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) refuse('no-such-proposal', { what: 'recalculation', id });
    if (row.proposed_by === person.id) refuse('own-proposal', { person: person.id });
    await lockSignatures(tx.db);
    await lockRecords(tx.db, [participant]);
    await refuseApproved(tx.db, participant, id);
    if (digest !== row.digest) refuse('not-what-was-seen', { seen: digest.slice(0, 12), now: row.digest.slice(0, 12) });
    await refusePosting(tx.db);
    const known = await knownUpTo(tx.db);
    const [found] = await findDifferences(tx.db, { first: participant, last: participant }, known);
    const differences = found?.differences ?? [];
    if (found === undefined || digestOfMonths(differences) !== row.digest) refuse('facts-moved', { what: 'facts' });
    await tx.append('recalculation_approval', [
      { participant, recalculation: id, approver: person.id, maker: row.proposed_by, digest },
    ]);
    const debts = await balancesKnown(tx.db, participant, known, ['debt']);
    const settling = new Settling(
      tx,
      found.person,
      id,
      formatDay(today),
      debts.reduce((sum, { balance }) => sum + balance, 0),
    );
    const transfers = differences.flatMap((difference) => settling.transfersOf(difference));
    await tx.append('transfer', transfers);
    return { recalculation: id, transfers: transfers.length };
  },
});

async function refuseApproved(db: Db, participant: string, id: string): Promise<void> {
  const before = await db
    .selectFrom('recalculation_approval')
    .select('approver')
    .where('participant', '=', participant)
    .where('recalculation', '=', id)
    .executeTakeFirst();
  if (before !== undefined) {
    refuse('already-decided', { what: 'recalculation', id, state: 'approved', by: before.approver });
  }
}

/** The transfers by which differences are settled. What is owed already is reduced before anything is paid. */
class Settling {
  readonly #tx: Tx;
  readonly #person: MonthFacts;
  readonly #id: string;
  readonly #day: string;
  readonly #paid: ReadonlyMap<string, PaidMonth>;
  /** What the participant owes, in cents. */
  #debt: number;

  constructor(tx: Tx, person: MonthFacts, id: string, day: string, debt: number) {
    this.#tx = tx;
    this.#person = person;
    this.#id = id;
    this.#day = day;
    this.#debt = debt;
    this.#paid = new Map(paidMonths(person).map((paid) => [`${paid.award} ${paid.month}`, paid]));
  }

  transfersOf({ award, month, paidGross, dueGross, paidFund, dueFund }: MonthDifference): NewRow<'transfer'>[] {
    const bought = this.#person.awards.some(({ id, rule }) => id === award && rule === 'hybrid-annuity');
    const gross = this.#transfer(
      award,
      month,
      'gross',
      bought ? 'annuity-reserve' : 'benefit-expense',
      dueGross - paidGross,
    );
    const fund = this.#transfer(award, month, 'fund', 'sif-receivable', dueFund - paidFund);
    const paid = this.#paid.get(`${award} ${month}`);
    const before = paid === undefined ? 0 : payableOf(paid);
    const owed = this.#owed(before + dueGross - paidGross + dueFund - paidFund, paid?.overpaid ?? 0);
    return [...gross, ...fund, ...this.#transfer(award, month, 'overpaid', 'debt', owed)];
  }

  /** What becomes owed of a month of which so much would be payable; below zero, what is owed no more. */
  #owed(payable: number, overpaid: number): number {
    const owed = payable < 0 ? -payable : -Math.min(payable, Math.max(0, overpaid), Math.max(0, this.#debt));
    this.#debt += owed;
    return owed;
  }

  /** So many cents between the account and what is payable to the participant: into it, or out of it where below zero. */
  #transfer(
    award: string,
    month: string,
    part: Exclude<PayPart['kind'], 'net' | 'deduction'>,
    role: Role,
    amount: number,
  ): NewRow<'transfer'>[] {
    if (amount === 0) return [];
    const owner = this.#person.participant;
    const payable = formatAccount({ fund: FUND, owner, role: 'benefits-payable' });
    const account = formatAccount(role === 'debt' ? { fund: FUND, owner, role } : systemAccount(FUND, role));
    const cause = { kind: 'recalculation', id: this.#id } as const;
    return [
      {
        participant: owner,
        id: this.#tx.newId(),
        key: formatPayKey({ award, month: asMonth(month), cause, part: { kind: part } }),
        fund: FUND,
        event: this.#id,
        debit: amount > 0 ? account : payable,
        credit: amount > 0 ? payable : account,
        cents: Math.abs(amount),
        value_date: this.#day,
      },
    ];
  }
}
