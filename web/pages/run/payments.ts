// The lines of a run put together into payments: what an award pays for a month is several lines, seen as one.
// How a payment looks is in lines.tsx; what the lines are is the office's.

import type { RunLines } from '../../../src/wire/index.ts';
import { amountOf, centsOf } from '../../show/money.ts';

export type Line = RunLines['lines'][number];

/** What a run pays of an award for a month. */
export interface Payment {
  readonly participant: string;
  readonly name: string;
  readonly award: string;
  readonly month: string;
  readonly cause: string;
  /** What is borne by whoever bears it. */
  readonly gross: string;
  /** What reaches payees. */
  readonly net: string;
  readonly days: number | null;
  readonly daysInMonth: number | null;
  readonly withdrawn: boolean;
}

export function keyOf({
  participant,
  award,
  month,
  cause,
}: Pick<Payment, 'participant' | 'award' | 'month' | 'cause'>): string {
  return [participant, award, month, cause].join(' ');
}

/** The payments in the order of their first lines. */
export function paymentsOf(lines: readonly Line[]): readonly Payment[] {
  const together = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(line);
    together.set(key, [...(together.get(key) ?? []), line]);
  }
  return [...together.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { participant, name, award, month, cause, days, daysInMonth } = first;
    const [net, gross] = [sumOf(own.filter(isNet)), sumOf(own.filter((line) => !isNet(line)))];
    const withdrawn = own.every((line) => line.withdrawn);
    return [{ participant, name, award, month, cause, gross, net, days, daysInMonth, withdrawn }];
  });
}

/** A net line is what reaches one payee. */
function isNet({ part }: Line): boolean {
  return part.split('/')[0] === 'net';
}

function sumOf(lines: readonly Line[]): string {
  return amountOf(lines.reduce((sum, { amount }) => sum + centsOf(amount), 0n));
}
