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
  /** The award that it took the place of. */
  readonly replaces?: string | undefined;
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
  /** 'regular', or 'recalculation/' and the last one that changed the month. */
  readonly cause: string;
  readonly part: string;
  readonly cents: number;
}

export const keyOf = ({ award, month, cause, part }: Pick<Line, 'award' | 'month' | 'cause' | 'part'>): string =>
  `pay/${award}/${month}/${cause}/${part}`;

/** What was borne of a month of an award, by the System and by the Fund, what went out, and what is owed back. */
export interface Borne {
  readonly award: string;
  readonly month: string;
  gross: number;
  fund: number;
  net: number;
  overpaid: number;
  /** Whether it went out in its turn. */
  inTurn: boolean;
  /** The last recalculation of it. */
  last?: string;
}

/** What was borne of each month, by 'award month'. */
export function borneOf({ paid }: Pick<Payable, 'paid'>): Map<string, Borne> {
  const months = new Map<string, Borne>();
  for (const [key, cents] of paid) {
    const [pay, award = '', month = '', ...rest] = key.split('/');
    if (pay !== 'pay') continue;
    const borne = months.get(`${award} ${month}`) ?? {
      award,
      month,
      gross: 0,
      fund: 0,
      net: 0,
      overpaid: 0,
      inTurn: false,
    };
    months.set(`${award} ${month}`, borne);
    const regular = rest.shift() === 'regular';
    if (!regular) borne.last = `${rest.shift()}`;
    const part = rest[0] as 'gross' | 'fund' | 'net' | 'overpaid';
    borne[part] += cents;
    if (regular && part === 'net') borne.inTurn = true;
  }
  return months;
}

/** What of a month is borne and has not gone out. */
export const payableOf = ({ gross, fund, net, overpaid }: Borne): number => gross + fund - net + overpaid;

/** The awards whose place an award took, one after the other. */
export function replacedBy(awards: readonly Award[], award: Award): readonly Award[] {
  const before = awards.find(({ id }) => id === award.replaces);
  return before === undefined ? [] : [before, ...replacedBy(awards, before)];
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
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

/** What a month of an award comes to: all of it, and what the Fund bears of it; undefined where nothing is due. */
export function monthOf(person: Payable, award: Award, month: string): { total: number; fund: number } | undefined {
  const first = firstMonth(award);
  if (month < first) return undefined;
  const start = award.startsOn > `${first}-01` ? award.startsOn : `${first}-01`;
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

/** The first month that is paid here. */
function firstMonth({ startsOn, paidThrough }: Award): string {
  const month = startsOn.slice(0, 7);
  return paidThrough !== undefined && monthAfter(paidThrough) > month ? monthAfter(paidThrough) : month;
}

/** The lines of a run of the month. */
export function linesOf(people: readonly Payable[], runMonth: string): Line[] {
  return people.flatMap((person) => {
    const borne = borneOf(person);
    return person.awards.flatMap((award) =>
      award.rule === 'lump-sum' ? lumpSum(person, award, runMonth) : awardLines(person, award, runMonth, borne),
    );
  });
}

const lineOf = (
  { participant }: Payable,
  { id: award, rule }: Award,
  line: Omit<Line, 'participant' | 'award' | 'rule'>,
) => ({
  participant,
  award,
  rule,
  ...line,
});

const isHeld = ({ banked, diedOn }: Payable, { payee }: Award): boolean =>
  !banked.has(payee) || (payee === 'self' && diedOn !== undefined);

function lumpSum(person: Payable, award: Award, runMonth: string): Line[] {
  const month = award.startsOn.slice(0, 7);
  const net = { month, cause: 'regular', part: `net/${award.payee}` };
  // A lump sum of nothing is never on a line.
  if (award.cents === 0 || month > runMonth || person.paid.has(keyOf({ award: award.id, ...net }))) return [];
  if (isHeld(person, award)) return [lineOf(person, award, { ...net, part: 'gross', cents: 0 })];
  return [lineOf(person, award, { ...net, cents: award.cents })];
}

function awardLines(person: Payable, award: Award, runMonth: string, borne: ReadonlyMap<string, Borne>): Line[] {
  const lines: Line[] = [];
  const add = (month: string, cause: string, part: string, cents: number): void => {
    lines.push(lineOf(person, award, { month, cause, part, cents }));
  };
  const net = `net/${award.payee}`;
  const held = isHeld(person, award);
  for (const month of monthsToPay(person, award, runMonth, borne)) {
    if (person.paid.has(keyOf({ award: award.id, month, cause: 'regular', part: net }))) continue;
    const before = borne.get(`${award.id} ${month}`);
    const due = monthOf(person, award, month) ?? { total: 0, fund: 0 };
    const payable = before === undefined ? due.total : payableOf(before);
    if (payable === 0 && month !== runMonth) continue;
    if (before === undefined) {
      add(month, 'regular', 'gross', due.total - due.fund);
      if (due.fund > 0) add(month, 'regular', 'fund', due.fund);
    }
    if (payable > 0 && !held) add(month, 'regular', net, payable);
  }
  for (const one of borne.values()) {
    if (one.award !== award.id || !one.inTurn || payableOf(one) <= 0) continue;
    if (held) add(one.month, `recalculation/${one.last}`, 'gross', 0);
    else add(one.month, `recalculation/${one.last}`, net, payableOf(one));
  }
  return lines;
}

/** The months due that no award whose place this one took has had; and those borne under it, whatever is due of them now. */
function monthsToPay(
  person: Payable,
  award: Award,
  runMonth: string,
  borne: ReadonlyMap<string, Borne>,
): ReadonlySet<string> {
  const before = replacedBy(person.awards, award);
  const months = new Set<string>();
  for (let month = firstMonth(award); month <= runMonth; month = monthAfter(month)) {
    const had = before.some(({ id }) => borne.has(`${id} ${month}`));
    if (!had && monthOf(person, award, month) !== undefined) months.add(month);
  }
  for (const one of borne.values()) if (one.award === award.id) months.add(one.month);
  return months;
}
