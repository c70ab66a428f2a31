// A naive office: people, facts, awards, runs and accounts as plain objects, and what every account has to hold.
// It knows no database and nothing of the product; rights it asks of the oracle. What each verb does to it is in rules.ts.

import type { CaseFile, Contest, Option } from './cases.ts';
import { type Award, dayBefore, keyOf, type Line, linesOf, type Payable } from './month.ts';
import type { Recalculation } from './recalculation.ts';

/** Something that became known with an audit number, and may have been taken back with another. */
export interface Known {
  readonly seq: number;
  gone?: number;
}

export interface Fact extends Known {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly from: string;
  readonly to?: string | undefined;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface ModelAward extends Award, Known {
  readonly decision?: string | undefined;
  readonly import?: string | undefined;
}

interface Payee extends Known {
  readonly id: string;
  readonly subject: string;
  readonly by: string;
  readonly import?: string | undefined;
  /** Without one, payments are held. */
  readonly bank: boolean;
  approved?: number;
}

/** What was asked for, what the application itself says, and what is established in its case, by pointer. */
export interface Application {
  readonly question: string;
  readonly filed: Readonly<Record<string, object>>;
  readonly facts: Map<string, unknown>;
}

export interface Person {
  readonly id: string;
  readonly birthDate: string;
  readonly sex?: string | undefined;
  readonly facts: Fact[];
  readonly certificates: Readonly<Record<string, unknown>>[];
  readonly applications: Map<string, Application>;
  readonly cases: Map<string, CaseFile>;
  readonly awards: ModelAward[];
  readonly payees: Payee[];
}

export interface Decision {
  readonly id: string;
  readonly participant: string;
  readonly question: string;
  readonly application?: string | undefined;
  readonly on: string;
  readonly by: string;
  readonly proofHash: string;
  readonly outcome: string;
  readonly result: Readonly<Record<string, unknown>>;
  readonly facts: string;
  /** The points that were settled in its case by then. */
  readonly readings: Readonly<Record<string, string>>;
  /** Whether it rests on what no award may rest on yet. */
  readonly estimate: boolean;
  readonly startsOn?: string | undefined;
  state: 'proposed' | 'approved' | 'rejected';
}

export interface Run {
  readonly id: string;
  readonly month: string;
  readonly known: number;
  readonly by: string;
  state: 'open' | 'prepared' | 'posting' | 'posted' | 'released' | 'abandoned';
  batched: boolean;
  filled: boolean;
  lines: Line[];
  digest?: string;
  approvedBy?: string;
  released?: string;
}

export interface Import {
  readonly id: string;
  readonly kind: 'awards' | 'bank-details';
  readonly by: string;
  approved?: number;
}

export interface Document {
  readonly id: string;
  readonly participant: string;
  readonly kind: string;
  readonly content: string;
  readonly by: string;
  verified?: true;
}

export interface Resolution {
  readonly id: string;
  readonly by: string;
  readonly startsOn: string;
  /** Whether it adopts every reading; else none that a judge's right or month turns on. */
  readonly all: boolean;
  approved?: number;
}

export const SIGNED = ['posting', 'posted', 'released'];

/** Cents of a text such as "12.34". */
export const centsOf = (text: string): number => Number(text.replace('.', ''));
const moneyOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export class Model {
  /** The length of the audit chain. */
  seq = 1;
  readonly people = new Map<string, Person>();
  readonly numbers = new Set<string>();
  readonly imports = new Map<string, Import>();
  readonly documents = new Map<string, Document>();
  readonly decisions = new Map<string, Decision>();
  readonly resolutions = new Map<string, Resolution>();
  readonly runs = new Map<string, Run>();
  readonly options = new Map<string, Option>();
  readonly contests = new Map<string, Contest>();
  readonly recalculations = new Map<string, Recalculation>();
  /** Whose differences were settled last with which number. */
  readonly settledAt = new Map<string, number>();
  /** The case that a look opened for somebody on a day, whatever became of it. */
  readonly looks = new Map<string, string>();
  /** Debits less credits, in cents. */
  readonly accounts = new Map<string, number>();
  /** The transfers of each participant by key: cents, below zero of what was taken back, and since when they are known. */
  readonly transfers = new Map<string, Map<string, { readonly cents: number; readonly seq: number }>>();
  /** A cent too many on every payment: the mistake that the simulator has to notice. */
  wrongCents = 0;

  transfer(participant: string, key: string, debit: string, credit: string, cents: number, seq: number): void {
    const own = this.transfers.get(participant) ?? new Map();
    this.transfers.set(participant, own);
    if (own.has(key)) throw new Error(`the model pays ${participant} ${key} twice`);
    own.set(key, { cents, seq });
    this.accounts.set(debit, (this.accounts.get(debit) ?? 0) + cents);
    this.accounts.set(credit, (this.accounts.get(credit) ?? 0) - cents);
  }

  /** The same, or the other way round where the cents are below zero. */
  settle(participant: string, key: string, account: string, cents: number, seq: number): void {
    if (cents === 0) return;
    const payable = own(participant, 'benefits-payable');
    const [debit, credit] = cents > 0 ? [account, payable] : [payable, account];
    this.transfer(participant, key, debit, credit, Math.abs(cents), seq);
    this.transfers.get(participant)?.set(key, { cents, seq });
  }

  /** What the accounts of those names hold together on their credit side. */
  credit(participant: string, ...roles: readonly string[]): number {
    return roles.reduce((sum, role) => sum - (this.accounts.get(own(participant, role)) ?? 0), 0);
  }

  /** The facts of a kind that count by a number. */
  facts(person: Person, kind: string, known: number): Fact[] {
    return person.facts.filter((fact) => fact.kind === kind && stands(fact, known));
  }

  /** The points settled in the case of an application, each with its option. */
  settled(person: Person | undefined, application: string | undefined): Readonly<Record<string, string>> {
    return person?.cases.get(application ?? '')?.settled ?? {};
  }

  diedOn(person: Person, known: number): string | undefined {
    return this.facts(person, 'death', known).at(-1)?.from;
  }

  /** Whether a resolution that adopts every reading was known by then and is in force on the day. */
  adopted(known: number, today: string): boolean {
    return [...this.resolutions.values()].some(
      ({ all, approved, startsOn }) => all && approved !== undefined && approved <= known && startsOn <= today,
    );
  }

  private counts({ seq, decision, import: batch }: ModelAward, known: number): boolean {
    const approved = this.imports.get(batch ?? '')?.approved;
    return seq <= known && (decision !== undefined || (approved !== undefined && approved <= known));
  }

  /** The last day of an award: the day before the first of those that took its place, or the place of one that did. */
  endsOn({ awards }: Person, award: ModelAward, known: number): string | undefined {
    const after = new Set([award.id]);
    const ends: string[] = [];
    for (const { id, replaces, startsOn, seq } of awards) {
      if (replaces === undefined || !after.has(replaces) || seq > known) continue;
      after.add(id);
      ends.push(dayBefore(startsOn));
    }
    return ends.sort()[0];
  }

  /** Everyone with an award that counts, as known. */
  payable(known: number): Payable[] {
    return [...this.people.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((person): Payable[] => {
        const awards = person.awards
          .filter((award) => this.counts(award, known))
          .map((award) => ({ ...award, endsOn: this.endsOn(person, award, known) }));
        if (awards.length === 0) return [];
        const paid = [...(this.transfers.get(person.id) ?? [])].filter(([, { seq }]) => seq <= known);
        return [
          {
            participant: person.id,
            awards,
            diedOn: this.diedOn(person, known),
            earnings: new Map(
              this.facts(person, 'earnings', known).map(({ subject, value }) => [subject, centsOf(`${value.amount}`)]),
            ),
            banked: this.banked(person, known),
            paid: new Map(paid.map(([key, { cents }]) => [key, cents])),
          },
        ];
      });
  }

  /** The payees whose last details that count are those of a bank. */
  private banked({ payees }: Person, known: number): ReadonlySet<string> {
    const last = new Map<string, boolean>();
    for (const { subject, bank, seq, approved, import: batch } of payees) {
      const approval = batch === undefined ? approved : this.imports.get(batch)?.approved;
      if (seq <= known && (!bank || (approval !== undefined && approval <= known))) last.set(subject, bank);
    }
    return new Set([...last].filter(([, bank]) => bank).map(([subject]) => subject));
  }

  /** The lines of a run of the month with that cut-off. */
  monthLines(month: string, known: number): Line[] {
    const lines = linesOf(this.payable(known), month);
    return lines.map((line) =>
      line.part.startsWith('net/') ? { ...line, cents: line.cents + this.wrongCents } : line,
    );
  }

  /** Posts the lines of a run: what is borne becomes payable, what is payable leaves the bank. */
  post(run: Run, seq: number): void {
    for (const line of run.lines) {
      if (line.cents === 0) continue;
      const payable = own(line.participant, 'benefits-payable');
      const net = line.part.startsWith('net/');
      const source = line.part === 'fund' ? FUND : line.rule === 'hybrid-annuity' ? RESERVE : EXPENSE;
      const [debit, credit] = net ? [payable, BANK] : [source, payable];
      this.transfer(line.participant, keyOf(line), debit, credit, line.cents, seq);
    }
  }

  /** The document of facts about a case as it is now. */
  document(
    person: Person,
    on: string,
    application: string | undefined,
    known = this.seq,
  ): Readonly<Record<string, unknown>> {
    const { birthDate, sex, certificates } = person;
    const facts = (kind: string): Fact[] => this.facts(person, kind, known);
    const byFrom = (kind: string): Fact[] =>
      facts(kind).sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    const brought = application === undefined ? {} : broughtBy(person.applications.get(application) as Application);
    const { disability, account, ...others } = brought;
    const orders = facts('order').map(({ from, value }) => ({ filedOn: from, ...value }));
    const document = {
      on,
      participant: {
        birthDate,
        sex,
        enrolledOn: facts('enrollment').at(-1)?.from,
        diedOn: this.diedOn(person, known),
      },
      service: byFrom('service').map(({ from, to, value }) => ({ from, to, ...value })),
      salaries: byFrom('salary').map(({ from, value }) => ({ from, annual: value.annual })),
      account: { balance: moneyOf(this.credit(person.id, ...HYBRID)), ...account },
      debts: moneyOf(Math.max(0, -this.credit(person.id, 'debt'))),
      orders: orders.length === 0 ? undefined : orders,
      heirs: facts('heirs').at(-1)?.value.heirs,
      ...others,
      disability: disability === undefined || certificates.length === 0 ? disability : { ...disability, certificates },
    };
    return JSON.parse(JSON.stringify(document));
  }
}

/** The facts of a case: what the application says, and over it what is established, each in its part. */
export function broughtBy({ filed, facts }: Pick<Application, 'filed' | 'facts'>): Record<string, object> {
  const brought: Record<string, object> = { ...filed };
  for (const [pointer, value] of facts) {
    const [, part = '', name = ''] = pointer.split('/');
    brought[part] = { ...brought[part], [name]: value };
  }
  return brought;
}

export function stands({ seq, gone }: Known, known: number): boolean {
  return seq <= known && !(gone !== undefined && gone <= known);
}

export const HYBRID = ['hybrid-contributions', 'hybrid-return'] as const;

export const own = (participant: string, role: string): string => `judiciary:${participant}:${role}`;
const system = (role: string): string => `judiciary:system:${role}`;
export const BANK = system('bank');
export const FUND = system('sif-receivable');
export const RESERVE = system('annuity-reserve');
export const OPENING = system('opening');
export const EXPENSE = system('benefit-expense');
