// Bundles the program into dist/: retiro.mjs, which starts without a compiler, and office.mjs and server.mjs, which it
// loads to act on the office and to serve.
// npm runs this after every install (`prepare`) and before every `npm start`: plain JavaScript, and quick.

import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'dist';

// Packages in the old module format call `require`, which a module does not have by itself.
const BANNER = `#!/usr/bin/env node
import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);`;

const COMMON = {
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  charset: 'utf8',
  logLevel: 'warning',
};

/**
 * The command line leaves the server and the office in bundles of their own, so that `decide` starts without reading them.
 * What `decide` needs of the office it imports by name (src/cli/decide-office.ts): that much is in its own bundle.
 */
const loadedLater = {
  name: 'loaded-later',
  setup({ onResolve }) {
    onResolve({ filter: /\/office\/index\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './office.mjs', external: true } : undefined,
    );
    onResolve({ filter: /\/http\/index\.ts$/ }, () => ({ path: './server.mjs', external: true }));
  },
};

/** Put in place whole: a program that starts meanwhile finds the old file or the new one, never half of one. */
function put({ path, contents }) {
  const aside = join(FOLDER, `.${basename(path)}.${process.pid}`);
  writeFileSync(aside, contents);
  chmodSync(aside, 0o755);
  renameSync(aside, path);
}

const built = await Promise.all([
  build({
    ...COMMON,
    entryPoints: ['src/cli/main.ts'],
    outfile: join(FOLDER, 'retiro.mjs'),
    banner: { js: BANNER },
    plugins: [loadedLater],
  }),
  // The thread of the embedded database; its WebAssembly is a file in node_modules too.
  build({
    ...COMMON,
    entryPoints: ['src/store/embedded-worker.ts'],
    outfile: join(FOLDER, 'embedded-worker.mjs'),
    packages: 'external',
  }),
  build({ ...COMMON, entryPoints: ['src/office/index.ts'], outfile: join(FOLDER, 'office.mjs'), packages: 'external' }),
  // The framework stays in node_modules: the pages of the documentation are files there.
  build({ ...COMMON, entryPoints: ['src/http/index.ts'], outfile: join(FOLDER, 'server.mjs'), packages: 'external' }),
]);
mkdirSync(FOLDER, { recursive: true });
for (const { outputFiles } of built) for (const file of outputFiles) put(file);
