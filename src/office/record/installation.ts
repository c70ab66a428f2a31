// What this installation is: the sample system or an office of its own, and the settings that are nobody's fact.
// It is written once, when the database is first filled.

import type { Words } from '../../base/index.ts';
import type { Db } from '../verb.ts';

/** The bank of the fund, as its payment files name it. */
interface BankSettings {
  readonly destination: { readonly routing: string; readonly name: string };
  readonly origin: { readonly id: string; readonly name: string };
  readonly company: { readonly name: string; readonly id: string };
  /** Eight digits. */
  readonly odfi: string;
}

export interface Installation {
  /** Undefined where the database is empty. */
  readonly kind: 'sample' | 'office' | undefined;
  readonly settings: {
    readonly bank?: BankSettings;
    /** The address of the office for its letters, line by line. */
    readonly address?: readonly string[];
    /** Where a decision is contested, and within how many days of its letter, where the office has a rule for it. */
    readonly contest?: { readonly to: Words; readonly days?: number };
    /** The operator's written acceptance that real money is released from the embedded engine. */
    readonly embeddedRelease?: boolean;
  };
}

export async function installationOf(db: Db): Promise<Installation> {
  const row = await db.selectFrom('installation').select(['kind', 'settings']).executeTakeFirst();
  if (row === undefined) return { kind: undefined, settings: {} };
  return { kind: row.kind as 'sample' | 'office', settings: row.settings as Installation['settings'] };
}
