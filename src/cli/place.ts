// Where the database is, by the environment: the server of DATABASE_URL, else the embedded one in the folder RETIRO_DATA.
// It is opened in the office room. And which scanner documents are given to.

import { existsSync } from 'node:fs';

const DEFAULT_FOLDER = './data';

export type Place = { readonly keys: string | undefined } & (
  | { readonly url: string; readonly keysFile: string }
  | { readonly folder: string }
);

export function placeIn({ DATABASE_URL, RETIRO_DATA, RETIRO_KEYS }: NodeJS.ProcessEnv): Place {
  const keys = RETIRO_KEYS === '' ? undefined : RETIRO_KEYS;
  const folder = RETIRO_DATA === undefined || RETIRO_DATA === '' ? DEFAULT_FOLDER : RETIRO_DATA;
  // The keys are never in the database: where nobody gives them, they stand in a file where the data would be.
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return { url: DATABASE_URL, keys, keysFile: `${folder}.keys` };
  return { folder, keys };
}

/** The command that scans documents for viruses, where the environment names one. */
export function scannerIn({ RETIRO_SCANNER }: NodeJS.ProcessEnv): string | undefined {
  return RETIRO_SCANNER === '' ? undefined : RETIRO_SCANNER;
}

/** The folder, where it is one that does not exist: only what fills a database makes it. */
export function missingFolder(place: Place): string | undefined {
  return 'folder' in place && !existsSync(place.folder) ? place.folder : undefined;
}
