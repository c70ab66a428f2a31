// The facts of a case in the shapes of `decide`: what is on file about the participant, and what the application brought.
// They are put together from what was known by a number of the audit chain, so that the same number gives the same facts.

import { type Cents, cents, digestOf, formatMoney } from '../../base/index.ts';
import { type Json, knownBy } from '../../store/index.ts';
import type { Db } from '../verb.ts';
import { balancesKnown } from './balances.ts';
import { certificatesOf } from './certificates.ts';
import { type Fact, type FactOf, factsKnown, ofKind } from './facts.ts';

/** A document of facts as `decide` takes it. */
export type FactsDocument = Readonly<Record<string, Json>>;

export interface CaseRequest {
  readonly participant: string;
  /** The application of the case, whose facts belong to it; none for a question about the record alone. */
  readonly application?: string | undefined;
  /** The day asked about, 'YYYY-MM-DD'. */
  readonly on: string;
  readonly known: number;
}

const KINDS = ['person', 'enrollment', 'service', 'salary', 'death', 'order', 'heirs', 'case'] as const;

/** The facts of the case. Undefined where there is no such participant, or no such application, as known. */
export async function caseFacts(db: Db, request: CaseRequest): Promise<FactsDocument | undefined> {
  const { participant, application, on, known } = request;
  const facts = await factsKnown(db, participant, known, KINDS);
  if (ofKind(facts, 'person').length === 0) return undefined;
  const filed = application === undefined ? {} : await asFiled(db, participant, application, known);
  if (filed === undefined) return undefined;
  const brought = application === undefined ? {} : established(filed, application, ofKind(facts, 'case'));
  const certificates = (await certificatesOf(db, participant, known)).map(({ id: _, recorded: __, ...found }) => found);
  const { disability, account, ...others } = brought;
  return pruned({
    on,
    ...recordFacts(facts),
    // What an application says of the balance does not count: the ledger holds it, and an award comes out of it.
    account: { ...account, balance: formatMoney(await accountBalance(db, participant, known)) },
    debts: formatMoney(await debtBalance(db, participant, known)),
    ...others,
    // Certificates that have not come are not known; that there will be none is established in the case.
    disability: disability === undefined || certificates.length === 0 ? disability : { ...disability, certificates },
  });
}

/** The digest of a document of facts: of its canonical text, keys sorted. */
export function factsHash(document: FactsDocument): string {
  return digestOf(JSON.stringify(sorted(document)));
}

/** The value with the keys of every object sorted: its text is the same whichever way it came about. */
export function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/** The facts of service in the order in which they stand in a document of facts. */
export function spellsInOrder(facts: readonly Fact[]): FactOf<'service'>[] {
  return ofKind(facts, 'service').sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** What the record says, whatever the case. */
function recordFacts(facts: readonly Fact[]): Record<string, unknown> {
  const person = ofKind(facts, 'person').at(-1);
  const byFrom = (a: Fact, b: Fact): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);
  const orders = ofKind(facts, 'order').map(({ from, value }) => ({ filedOn: from, ...value }));
  return {
    participant: {
      birthDate: person?.from,
      sex: person?.value.sex,
      enrolledOn: ofKind(facts, 'enrollment').at(-1)?.from,
      diedOn: ofKind(facts, 'death').at(-1)?.from,
    },
    service: spellsInOrder(facts).map(({ from, to, value }) => ({ from, to: to ?? undefined, ...value })),
    salaries: ofKind(facts, 'salary')
      .sort(byFrom)
      .map(({ from, value }) => ({ from, annual: value.annual })),
    orders: orders.length === 0 ? undefined : orders,
    heirs: ofKind(facts, 'heirs').at(-1)?.value.heirs,
  };
}

/** The facts of one case, in the shapes of `decide`. */
type CaseFacts = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** What the application itself says: of a disability, when it was filed and on which form. */
async function asFiled(db: Db, participant: string, id: string, known: number): Promise<CaseFacts | undefined> {
  const row = await db
    .selectFrom('application')
    .leftJoin('audit', 'audit.command', 'application.command')
    .select(['kind', 'filed_on', 'body'])
    .where('participant', '=', participant)
    .where('application.id', '=', id)
    .where(knownBy(known))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (!row.kind.endsWith('disability')) return {};
  return { disability: { application: { filedOn: row.filed_on, ...(row.body as Record<string, Json>) } } };
}

/** The facts with those that were established in the case put in, each at its pointer. */
function established(filed: CaseFacts, id: string, facts: readonly FactOf<'case'>[]): CaseFacts {
  const brought = structuredClone(filed) as Record<string, Record<string, Json>>;
  for (const { subject, value } of facts) {
    const [of, ...path] = subject.split('/');
    const last = path.pop();
    if (of !== id || last === undefined) continue;
    let into = brought as Record<string, Json>;
    for (const key of path) {
      into[key] ??= {};
      into = into[key] as Record<string, Json>;
    }
    into[last] = value.value;
  }
  return brought;
}

/** The participant's own contributions to the Hybrid account and their return, as known. */
async function accountBalance(db: Db, participant: string, known: number): Promise<Cents> {
  const balances = await balancesKnown(db, participant, known, ['hybrid-contributions', 'hybrid-return']);
  return cents(balances.reduce((sum, { balance }) => sum + balance, 0));
}

async function debtBalance(db: Db, participant: string, known: number): Promise<Cents> {
  const balances = await balancesKnown(db, participant, known, ['debt']);
  return cents(
    Math.max(
      0,
      balances.reduce((sum, { balance }) => sum + balance, 0),
    ),
  );
}

/** Without what is not known, so that the text of a document is the same whichever way it came about. */
function pruned(document: Record<string, unknown>): FactsDocument {
  return JSON.parse(JSON.stringify(document)) as FactsDocument;
}
