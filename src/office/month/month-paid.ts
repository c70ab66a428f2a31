// What was borne, paid out and found overpaid of each month of an award, from the keys of its transfers.
// What a month should come to is in month-lines.ts; what of the difference is confirmed, in recalculation/.

import { formatMonth } from '../../base/index.ts';
import { type PayKey, parsePayKey } from '../../ledger/index.ts';
import type { MonthFacts } from './month-facts.ts';

/** A month of an award as its transfers have it. Amounts in cents. */
export interface PaidMonth {
  readonly award: string;
  /** 'YYYY-MM'. */
  readonly month: string;
  /** What the System and the State Insurance Fund bear of it, after every recalculation. */
  gross: number;
  fund: number;
  /** What has reached a payee. */
  net: number;
  /** What is owed back of it. */
  overpaid: number;
  /** Whether it reached a payee in its turn. */
  inTurn: boolean;
  /** The last recalculation of it; undefined where there is none. */
  recalculation: string | undefined;
}

/** The months of the participant's awards of which anything was borne, in the order in which that was. */
export function paidMonths({ paid }: Pick<MonthFacts, 'paid'>): PaidMonth[] {
  const months = new Map<string, PaidMonth>();
  for (const [text, cents] of paid) {
    const key = parsePayKey(text);
    if (key !== undefined) add(monthOf(months, key), key, cents);
  }
  return [...months.values()];
}

function monthOf(months: Map<string, PaidMonth>, { award, month }: PayKey): PaidMonth {
  const name = `${award} ${formatMonth(month)}`;
  const found = months.get(name);
  if (found !== undefined) return found;
  const none = { gross: 0, fund: 0, net: 0, overpaid: 0, inTurn: false, recalculation: undefined };
  const made: PaidMonth = { award, month: formatMonth(month), ...none };
  months.set(name, made);
  return made;
}

function add(month: PaidMonth, { cause, part }: PayKey, cents: number): void {
  if (cause.kind === 'recalculation') month.recalculation = cause.id;
  switch (part.kind) {
    case 'gross':
    case 'fund':
    case 'net':
    case 'overpaid':
      month[part.kind] += cents;
      if (part.kind === 'net' && cause.kind === 'regular') month.inTurn = true;
      return;
    case 'deduction':
      month.net += cents;
  }
}

/** What is payable of a month and has not reached the payee, in cents; below zero where too much has, and is not owed yet. */
export function payableOf({ gross, fund, net, overpaid }: PaidMonth): number {
  return gross + fund - net + overpaid;
}
