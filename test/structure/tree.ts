// The source files of the tree with their text, as the structure checks read them.
// Only what is written by hand or generated into the tree: no packages, no build output.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface SourceFile {
  /** From the top of the tree, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every .ts and .tsx file below the folders, in the order of their paths. Folders that do not exist hold none. */
export function sourceFiles(folders: readonly string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
  });
}
