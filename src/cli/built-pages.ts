// Where the pages of the office are: beside the bundled program, where `npm` builds them.
// What they are and how they are served is in web/ and in the http room.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the built pages; none where they have not been built. */
export function builtPages(): string | undefined {
  const folder = fileURLToPath(new URL('./web', import.meta.url));
  return existsSync(folder) ? folder : undefined;
}
