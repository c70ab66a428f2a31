// The migrations in their order: forward only, and never changed once released (the checksum is compared).
// How they are applied is in migrate.ts. They are SQL in modules, so that the bundle carries them.

import { CASES } from './0001-cases.ts';
import { LETTERS } from './0001-letters.ts';
import { MONEY } from './0001-money.ts';
import { PEOPLE } from './0001-people.ts';
import { RECORD } from './0001-record.ts';
import { RIGHTS } from './0001-rights.ts';

export interface Migration {
  /** 1, 2, 3 …, without a gap. */
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

export const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: 'spine', sql: PEOPLE + RECORD + CASES + MONEY + LETTERS + RIGHTS },
];
