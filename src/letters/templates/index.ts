// The versions of the template, by the digest of their source, and the one under which letters are issued now.
// A letter names its version; those of old letters stay, so that an old letter is made again as it was.

import { digestOf } from '../../base/index.ts';
import { V1 } from './v1.ts';

const SOURCES: ReadonlyMap<string, string> = new Map([V1].map((source) => [digestOf(source), source]));

/** The version of letters issued now. */
export const CURRENT_TEMPLATE = digestOf(V1);

/** Every version, the oldest first. */
export function templateVersions(): string[] {
  return [...SOURCES.keys()];
}

/** The source of a version; undefined where this program has none of that digest. */
export function templateSource(version: string): string | undefined {
  return SOURCES.get(version);
}
