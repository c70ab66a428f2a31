// What a granted decision pays: its awards, and the transfers by which an account becomes due or buys an annuity.
// The amounts are the decision's; from which month they are paid is the month's business.

import { type Cents, cents, formatMoney } from '../../base/index.ts';
import { formatAccount, type Role, systemAccount } from '../../ledger/index.ts';
import type { Json, NewRow, Row, Tx } from '../../store/index.ts';
import { asCents } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { balancesKnown } from './balances.ts';
import type { FactsDocument } from './case-facts.ts';
import { SELF } from './facts.ts';
import { lastDayAsJudge, SERVING } from './service-facts.ts';

export interface Grant {
  readonly awards: readonly NewRow<'award'>[];
  readonly transfers: readonly NewRow<'transfer'>[];
  /** Payees that the office has no facts about yet, by the subject of those facts. */
  readonly payees: readonly { readonly subject: string; readonly name: string }[];
}

/** A granted decision as its award is made from it. */
export interface Granted {
  readonly participant: string;
  readonly id: string;
  readonly question: string;
  readonly on_day: string;
  readonly starts_on: string | null;
  readonly known: number;
  readonly result: Readonly<Record<string, Json>>;
}

const NOTHING: Grant = { awards: [], transfers: [], payees: [] };

/** What the decision grants. Refuses where an account no longer holds what was decided. */
export async function grantOf(tx: Tx, row: Row<'decision'>, facts: FactsDocument, today: string): Promise<Grant> {
  if (row.outcome !== 'granted') return NOTHING;
  const granted: Granted = { ...row, result: row.result as Record<string, Json> };
  switch (row.question) {
    case 'hybrid-separation':
      return separationGrant(tx, granted, today);
    case 'hybrid-death':
      return deathGrant(tx, granted, facts, today);
    default:
      return { ...NOTHING, awards: [disabilityAward(granted, facts)] };
  }
}

function text(result: Readonly<Record<string, Json>>, name: string): string {
  const value = result[name];
  if (typeof value !== 'string') throw new TypeError(`the result has no ${name}`);
  return value;
}

/** An award of the decision: its first, or the one of that number. */
function awardOf(granted: Granted, number: number, parts: Partial<NewRow<'award'>>): NewRow<'award'> {
  return {
    participant: granted.participant,
    id: `${granted.id}-a${number}`,
    decision: granted.id,
    conversion: null,
    kind: granted.question,
    rule: 'pension',
    cents: 0,
    starts_on: granted.on_day,
    payee: SELF,
    offsets: {},
    ...parts,
  };
}

/** The pension of § 238, with what the Fund owes of it and the wage above which earnings cut it. */
export function disabilityAward(granted: Granted, facts: FactsDocument): NewRow<'award'> {
  const { result } = granted;
  const offset = typeof result['participantMonthly'] === 'string';
  const wage = wageAtRetirement(facts);
  return awardOf(granted, 1, {
    cents: asCents(text(result, offset ? 'participantMonthly' : 'monthly')),
    starts_on: granted.starts_on ?? granted.on_day,
    offsets: {
      ...(offset ? { fundMonthly: text(result, 'fundMonthly'), systemMonthly: text(result, 'systemMonthly') } : {}),
      ...(wage === undefined ? {} : { wageAtRetirement: wage }),
    },
  });
}

/** The annual salary in force at the end of service as judge; undefined where it is not on file. */
function wageAtRetirement(facts: FactsDocument): string | undefined {
  const salaries = (facts['salaries'] ?? []) as readonly { readonly from: string; readonly annual: string }[];
  const served = lastDayAsJudge(facts);
  const last = served === SERVING ? String(facts['on']) : served;
  return last === undefined ? undefined : salaries.filter(({ from }) => from <= last).at(-1)?.annual;
}

async function separationGrant(tx: Tx, granted: Granted, today: string): Promise<Grant> {
  const { participant, result } = granted;
  if (result['form'] === 'distribution') {
    const amount = asCents(text(result, 'amount'));
    const transfers = await outOfAccount(tx, granted, amount, payable(participant), today);
    return {
      ...NOTHING,
      awards: [awardOf(granted, 1, { rule: 'lump-sum', cents: amount, starts_on: today })],
      transfers,
    };
  }
  // The whole account buys the annuity: what is left of it at death is a right of its own (§ 242b(f)).
  const held = await accountHeld(tx, participant, granted.known);
  const award = awardOf(granted, 1, {
    rule: 'hybrid-annuity',
    cents: asCents(text(result, 'monthly')),
    starts_on: text(result, 'startsOn'),
    offsets: { form: text(result, 'form') },
  });
  const transfers = await outOfAccount(tx, granted, held, reserve(), today);
  return { ...NOTHING, awards: [award], transfers };
}

async function deathGrant(tx: Tx, granted: Granted, facts: FactsDocument, today: string): Promise<Grant> {
  const { participant, result } = granted;
  const amount = asCents(text(result, 'amount'));
  const collected = asCents(text(result, 'debtsCollected'));
  // Taken out of the account for nobody, it would be owed to nobody.
  if (amount > 0 && result['shares'] === undefined) refuse('not-ready', { outcome: 'granted', missing: ['/heirs'] });
  const all = cents(amount + collected);
  // An account that has bought an annuity is in the reserve; any other still stands in the participant's name.
  const out =
    facts['retirement'] === undefined
      ? await outOfAccount(tx, granted, all, payable(participant), today)
      : [transfer(granted, tx, 'reserve', reserve(), payable(participant), all, today)];
  const debt =
    collected === 0
      ? []
      : [transfer(granted, tx, 'debt', payable(participant), own(participant, 'debt'), collected, today)];
  const shares = (result['shares'] ?? []) as readonly { readonly name: string; readonly amount: string }[];
  const payees = shares.map(({ name }, index) => ({ subject: `${granted.id}-b${index + 1}`, name }));
  return {
    awards: shares.flatMap((share, index) => {
      const value = asCents(share.amount);
      const payee = payees[index]?.subject ?? SELF;
      return value === 0
        ? []
        : [awardOf(granted, index + 1, { rule: 'lump-sum', cents: value, starts_on: today, payee })];
    }),
    transfers: [...(all === 0 ? [] : out), ...debt],
    payees,
  };
}

const own = (participant: string, role: Role): string => formatAccount({ fund: 'judiciary', owner: participant, role });
const payable = (participant: string): string => own(participant, 'benefits-payable');
const reserve = (): string => formatAccount(systemAccount('judiciary', 'annuity-reserve'));

async function accountHeld(tx: Tx, participant: string, known: number): Promise<Cents> {
  const balances = await balancesKnown(tx.db, participant, known, ['hybrid-contributions', 'hybrid-return']);
  return cents(balances.reduce((sum, { balance }) => sum + balance, 0));
}

/** Takes an amount out of the Hybrid account: of the contributions first, then of their return. */
async function outOfAccount(
  tx: Tx,
  granted: Granted,
  amount: Cents,
  to: string,
  today: string,
): Promise<NewRow<'transfer'>[]> {
  const { participant, known } = granted;
  const balances = await balancesKnown(tx.db, participant, known, ['hybrid-contributions', 'hybrid-return']);
  let left: number = amount;
  const transfers = balances.flatMap(({ account, balance }) => {
    const part = Math.min(left, Math.max(0, balance));
    left -= part;
    const role = account.slice(account.lastIndexOf(':') + 1);
    return part === 0 ? [] : [transfer(granted, tx, role, account, to, cents(part), today)];
  });
  if (left > 0)
    refuse('account-short', { participant, held: formatMoney(cents(amount - left)), needed: formatMoney(amount) });
  return transfers;
}

function transfer(
  { participant, id }: Granted,
  tx: Tx,
  part: string,
  debit: string,
  credit: string,
  amount: Cents,
  day: string,
): NewRow<'transfer'> {
  return {
    participant,
    id: tx.newId(),
    key: `grant/${id}/${part}`,
    fund: 'judiciary',
    event: id,
    debit,
    credit,
    cents: amount,
    value_date: day,
  };
}
