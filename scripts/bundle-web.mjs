// Builds the pages into dist/web, unless what is there is as new as all that they are made of.
// npm runs this beside bundle.mjs, after every install and before every start; how they are built is in web/vite.config.ts.

import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = 'dist/web';

/** The pages, the rooms that they take types and values from, and the packages. */
const SOURCES = ['web', 'src/base', 'src/wire', 'package-lock.json'];

/** The latest change of a file or of anything below a folder, in milliseconds. */
function changed(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}

function isFresh() {
  const page = join(BUILT, 'index.html');
  return existsSync(page) && statSync(page).mtimeMs >= Math.max(...SOURCES.map(changed));
}

if (!isFresh()) {
  const started = new Date();
  // The pages are put in place whole: a server that starts meanwhile finds the old ones or the new ones.
  const aside = `${BUILT}.${process.pid}`;
  // Whatever the caller is in the middle of: what is served is what users get, not what developers debug.
  process.env.NODE_ENV = 'production';
  // The builder is loaded when there is something to build: a warm start does without it.
  const { build } = await import('vite');
  await build({ configFile: 'web/vite.config.ts', build: { outDir: join('..', aside) } });
  // What was changed while it built is newer than what was built.
  utimesSync(join(aside, 'index.html'), started, started);
  rmSync(BUILT, { recursive: true, force: true });
  renameSync(aside, BUILT);
}
