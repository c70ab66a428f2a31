// The key of a payment's transfer: `pay/{award}/{month}/{cause}/{part}`, by which nothing is ever paid twice.
// That a key stands once for a participant is the store's constraint; here it is built and read, in one place.

import { formatMonth, type Month, parseMonth } from '../base/index.ts';
import { isId } from './ids.ts';

/** Why a month is paid: in its turn, by a recalculation, or again after a payment came back. */
export type PayCause =
  | { readonly kind: 'regular' }
  | { readonly kind: 'recalculation'; readonly id: string }
  | { readonly kind: 'reissue'; readonly of: string };

/**
 * Which part of the payment a transfer is: what the System bears before deductions, what the State Insurance Fund bears
 * and is passed on, what a payee gets, or a deduction.
 */
export type PayPart =
  | { readonly kind: 'gross' }
  | { readonly kind: 'fund' }
  | { readonly kind: 'net'; readonly payee: string }
  | { readonly kind: 'deduction'; readonly of: string }
  /** What was paid too much of the month, and is owed back. */
  | { readonly kind: 'overpaid' };

export interface PayKey {
  readonly award: string;
  readonly month: Month;
  readonly cause: PayCause;
  readonly part: PayPart;
}

/** The cause that a text names, as a key writes it; undefined where it names none. */
export function parsePayCause(text: string): PayCause | undefined {
  return parseCause(text.split('/'));
}

/** The text of the key. Throws a RangeError where a part of it is no id. */
export function formatPayKey(key: PayKey): string {
  const text = `pay/${key.award}/${formatMonth(key.month)}/${causeText(key.cause)}/${partText(key.part)}`;
  if (parsePayKey(text) === undefined) throw new RangeError(`${text} is no key of a payment`);
  return text;
}

/** The key of a text; undefined where it is the key of no payment. */
export function parsePayKey(text: string): PayKey | undefined {
  const [pay, award = '', named = '', ...rest] = text.split('/');
  const month = parseMonth(named);
  if (pay !== 'pay' || !isId(award) || month === undefined) return undefined;
  const cause = parseCause(rest);
  if (cause === undefined) return undefined;
  const part = parsePart(rest.slice(cause.kind === 'regular' ? 1 : 2));
  return part === undefined ? undefined : { award, month, cause, part };
}

/** A cause as a key writes it. */
export function causeText(cause: PayCause): string {
  switch (cause.kind) {
    case 'regular':
      return 'regular';
    case 'recalculation':
      return `recalculation/${cause.id}`;
    case 'reissue':
      return `reissue/${cause.of}`;
  }
}

function parseCause([kind, id = '']: readonly string[]): PayCause | undefined {
  if (kind === 'regular') return { kind };
  if (!isId(id)) return undefined;
  if (kind === 'recalculation') return { kind, id };
  return kind === 'reissue' ? { kind, of: id } : undefined;
}

function partText(part: PayPart): string {
  switch (part.kind) {
    case 'gross':
    case 'fund':
    case 'overpaid':
      return part.kind;
    case 'net':
      return `net/${part.payee}`;
    case 'deduction':
      return `deduction/${part.of}`;
  }
}

function parsePart([kind, id, ...more]: readonly string[]): PayPart | undefined {
  if (kind === 'gross' || kind === 'fund' || kind === 'overpaid') return id === undefined ? { kind } : undefined;
  if (id === undefined || !isId(id) || more.length > 0) return undefined;
  if (kind === 'net') return { kind, payee: id };
  return kind === 'deduction' ? { kind, of: id } : undefined;
}
