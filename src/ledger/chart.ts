// The chart of accounts: what each role is, whose it is, and on which side its balance normally stands.
// An account is a role of an owner in a fund (account.ts).

import type { Words } from '../base/index.ts';
import { isId } from './ids.ts';

/** The trusts whose money is never mixed: the Judiciary's and the Employees'. */
export const FUNDS = ['judiciary', 'employees'] as const;

export type Fund = (typeof FUNDS)[number];

export type Side = 'debit' | 'credit';

/** Who may have an account of a role: a person, the System itself, or an employer (or the System for all of them). */
export type OwnerKind = 'person' | 'system' | 'employer';

interface RoleRules {
  readonly normal: Side;
  readonly owner: OwnerKind;
  readonly says: Words;
}

const CHART = {
  contributions: {
    normal: 'credit',
    owner: 'person',
    says: { en: 'contributions of the participant', es: 'aportaciones del participante' },
  },
  'hybrid-contributions': {
    normal: 'credit',
    owner: 'person',
    says: { en: 'contributions to the Hybrid Program', es: 'aportaciones al Programa Híbrido' },
  },
  'hybrid-return': {
    normal: 'credit',
    owner: 'person',
    says: { en: 'return of the Hybrid Program account', es: 'rendimiento de la cuenta del Programa Híbrido' },
  },
  'benefits-payable': {
    normal: 'credit',
    owner: 'person',
    says: { en: 'benefits payable', es: 'beneficios por pagar' },
  },
  debt: {
    normal: 'debit',
    owner: 'person',
    says: { en: 'debt to the System', es: 'deuda con el Sistema' },
  },
  'purchase-plan': {
    normal: 'debit',
    owner: 'person',
    says: { en: 'plan to pay for service', es: 'plan de pago de servicios' },
  },
  bank: { normal: 'debit', owner: 'system', says: { en: 'bank', es: 'banco' } },
  employer: {
    normal: 'debit',
    owner: 'employer',
    says: { en: 'receivable from the employer', es: 'por cobrar al patrono' },
  },
  'sif-receivable': {
    normal: 'debit',
    owner: 'system',
    says: { en: 'receivable from the State Insurance Fund', es: 'por cobrar al Fondo del Seguro del Estado' },
  },
  'benefit-expense': {
    normal: 'debit',
    owner: 'system',
    says: { en: 'expense for benefits', es: 'gasto de beneficios' },
  },
  unclaimed: {
    normal: 'credit',
    owner: 'system',
    says: { en: 'unclaimed money', es: 'dinero no reclamado' },
  },
  'annuity-reserve': {
    normal: 'credit',
    owner: 'system',
    says: { en: 'reserve for annuities bought from accounts', es: 'reserva para anualidades compradas de las cuentas' },
  },
  opening: {
    normal: 'debit',
    owner: 'system',
    says: { en: 'opening balances from before this system', es: 'saldos iniciales anteriores a este sistema' },
  },
  suspense: {
    normal: 'credit',
    owner: 'system',
    says: { en: 'receipts not yet identified', es: 'ingresos sin identificar' },
  },
} as const satisfies Readonly<Record<string, RoleRules>>;

type PlainRole = keyof typeof CHART;

/** A role: one of the chart, or one of a family of roles of the System that are told apart by what follows the slash. */
export type Role = PlainRole | `withholding/${string}` | `due-from/${Fund}` | `due-to/${Fund}`;

/** Withheld from payments, for whoever it is owed to. */
const WITHHOLDING = 'withholding/';

/** What the other fund owes to this one, and what this one owes to the other. */
const DUE_FROM = 'due-from/';
const DUE_TO = 'due-to/';

/** The role that a text names; undefined where it names none. */
export function parseRole(text: string): Role | undefined {
  return rulesOf(text) === undefined ? undefined : (text as Role);
}

/** The side on which a balance of that role normally stands. */
export function normalSide(role: Role): Side {
  return requireRules(role).normal;
}

/** Who may have an account of that role. */
export function ownerKind(role: Role): OwnerKind {
  return requireRules(role).owner;
}

/** What the role is called, in both languages. */
export function roleWords(role: Role): Words {
  return requireRules(role).says;
}

/** The roles that are no family. */
export function plainRoles(): readonly Role[] {
  return Object.keys(CHART) as PlainRole[];
}

function requireRules(role: Role): RoleRules {
  const rules = rulesOf(role);
  if (rules === undefined) throw new RangeError(`"${role}" is no role of the chart`);
  return rules;
}

function rulesOf(text: string): RoleRules | undefined {
  if (Object.hasOwn(CHART, text)) return CHART[text as PlainRole];
  const other = (prefix: string): Fund | undefined => FUNDS.find((fund) => text === prefix + fund);
  const kind = text.slice(WITHHOLDING.length);
  if (text.startsWith(WITHHOLDING) && isId(kind)) {
    return { normal: 'credit', owner: 'system', says: { en: `withheld: ${kind}`, es: `retenido: ${kind}` } };
  }
  const [debtor, creditor] = [other(DUE_FROM), other(DUE_TO)];
  if (debtor !== undefined) {
    const says = { en: `due from the fund: ${debtor}`, es: `adeudado por el fondo: ${debtor}` };
    return { normal: 'debit', owner: 'system', says };
  }
  if (creditor === undefined) return undefined;
  const says = { en: `due to the fund: ${creditor}`, es: `adeudado al fondo: ${creditor}` };
  return { normal: 'credit', owner: 'system', says };
}
