// What a month pays, worked out naively under the default readings: whole cents, plain loops, one award at a time.
// It shares nothing with the product, which asks its rules.

export interface Award {
  readonly id: string;
  readonly kind: string;
  readonly rule: 'pension' | 'hybrid-annuity' | 'lump-sum';
  readonly cents: number;
  readonly startsOn: string;
  readonly payee: string;
  readonly paidThrough?: string | undefined;
  readonly fund?: number | undefined;
  readonly wage?: number | undefined;
  readonly endsOn?: string | undefined;
}

/** What is known of a person at the cut-off. Days and months are texts. */
export interface Payable {
  readonly participant: string;
  readonly awards: readonly Award[];
  readonly diedOn?: string | undefined;
  readonly earnings: ReadonlyMap<string, number>;
  /** The payees with a bank account that counts. */
  readonly banked: ReadonlySet<string>;
  /** Cents by the key of what was paid or borne before. */
  readonly paid: ReadonlyMap<string, number>;
}

export interface Line {
  readonly participant: string;
  readonly award: string;
  readonly rule: Award['rule'];
  readonly month: string;
  readonly part: string;
  readonly cents: number;
}

export const keyOf = ({ award, month, part }: Pick<Line, 'award' | 'month' | 'part'>): string =>
  `pay/${award}/${month}/regular/${part}`;

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** n/d to the nearest whole, halves up. */
function rounded(n: number, d: number): number {
  return Math.floor((2 * n + d) / (2 * d));
}

/** The days of a month that are paid, from a first day to the death or to the day before the next award. */
function paidDays({ rule }: Award, month: string, start: string, end: string | undefined): number {
  const first = start.startsWith(month) ? Number(start.slice(8)) : 1;
  let last = daysIn(month);
  if (start.slice(0, 7) > month) return 0;
  if (end !== undefined) {
    if (end < start || end.slice(0, 7) < month) return 0;
    if (end.startsWith(month) && rule === 'pension') last = Number(end.slice(8));
  }
  return Math.max(0, last - first + 1);
}

/** What a month of an award comes to: all of it, and what the Fund bears of it. */
function monthOf(
  person: Payable,
  award: Award,
  month: string,
  start: string,
): { total: number; fund: number } | undefined {
  const { diedOn } = person;
  const end = award.endsOn !== undefined && (diedOn === undefined || award.endsOn < diedOn) ? award.endsOn : diedOn;
  const days = paidDays(award, month, start, end);
  if (days === 0) return undefined;
  let monthly = award.cents;
  const income = person.earnings.get(month);
  if (income !== undefined && award.wage !== undefined) {
    monthly -= Math.min(monthly, Math.max(0, monthly + income - rounded(award.wage, 12)));
  }
  const total = rounded(monthly * days, daysIn(month));
  return { total, fund: Math.min(total, rounded((award.fund ?? 0) * days, daysIn(month))) };
}

/** The lines of a run of the month. */
export function linesOf(people: readonly Payable[], runMonth: string): Line[] {
  return people.flatMap((person) => person.awards.flatMap((award) => awardLines(person, award, runMonth)));
}

function awardLines(person: Payable, award: Award, runMonth: string): Line[] {
  const lines: Line[] = [];
  const add = (month: string, part: string, cents: number): void => {
    const { participant } = person;
    lines.push({ participant, award: award.id, rule: award.rule, month, part, cents });
  };
  const before = (month: string, part: string): number | undefined =>
    person.paid.get(keyOf({ award: award.id, month, part }));
  const net = `net/${award.payee}`;
  const held = !person.banked.has(award.payee) || (award.payee === 'self' && person.diedOn !== undefined);
  if (award.rule === 'lump-sum') {
    const month = award.startsOn.slice(0, 7);
    // A lump sum of nothing is never on a line.
    if (award.cents === 0 || month > runMonth || before(month, net) !== undefined) return [];
    if (held) add(month, 'gross', 0);
    else add(month, net, award.cents);
    return lines;
  }
  let month = award.startsOn.slice(0, 7);
  if (award.paidThrough !== undefined && monthAfter(award.paidThrough) > month) month = monthAfter(award.paidThrough);
  const start = award.startsOn > `${month}-01` ? award.startsOn : `${month}-01`;
  for (; month <= runMonth; month = monthAfter(month)) {
    const due = monthOf(person, award, month, start);
    if (due === undefined || before(month, net) !== undefined) continue;
    const [gross, fund] = [before(month, 'gross'), before(month, 'fund')];
    const borne = gross !== undefined || fund !== undefined;
    const payable = borne ? (gross ?? 0) + (fund ?? 0) : due.total;
    if (payable === 0 && month !== runMonth) continue;
    if (!borne) {
      add(month, 'gross', due.total - due.fund);
      if (due.fund > 0) add(month, 'fund', due.fund);
    }
    if (payable > 0 && !held) add(month, net, payable);
  }
  return lines;
}
