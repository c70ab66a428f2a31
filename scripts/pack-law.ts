// `npm run pack:law`: the law room as a package for other programs, dist/law/retiro-law-VERSION.tgz, and a trial of it.
// The trial installs it in an empty folder (`--into FOLDER` keeps one of yours) and decides an example there, in Node.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateDtsBundle } from 'dts-bundle-generator';
import { build } from 'esbuild';
import { pureConstants } from './pure-constants.ts';

const ENTRY = 'src/library/index.ts';
const FOLDER = resolve('dist/law');
const PACKAGE = join(FOLDER, 'package');

/** What base needs, and so all that the library needs. */
const NEEDED = ['@noble/hashes'] as const;

interface Manifest {
  readonly version: string;
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
}

const project = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

const { into } = parseArgs({ options: { into: { type: 'string' } } }).values;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
await bundle();
declare();
copyFileSync('docs/library.md', join(PACKAGE, 'README.md'));
copyFileSync('docs/law-graph.schema.json', join(PACKAGE, 'law-graph.schema.json'));
writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
const tarball = pack();
console.log(tarball);
const folder = into ?? mkdtempSync(join(tmpdir(), 'retiro-law-'));
try {
  install(tarball, folder);
  console.log(decideExample(folder));
} finally {
  if (into === undefined) rmSync(folder, { recursive: true });
}

/** One module, readable, from which bundlers take what a program uses. */
async function bundle(): Promise<void> {
  const { metafile } = await build({
    entryPoints: [ENTRY],
    outfile: join(PACKAGE, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    charset: 'utf8',
    packages: 'external',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
    plugins: [pureConstants],
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const foreign = imported.filter((path) => !NEEDED.some((name) => path.startsWith(`${name}/`)));
  if (foreign.length > 0) throw new Error(`the library needs more than ${NEEDED.join(', ')}: ${foreign.join(', ')}`);
}

/** Its types in one file, with nothing in it that a program cannot name. */
function declare(): void {
  const [types] = generateDtsBundle(
    [{ filePath: ENTRY, failOnClass: false, output: { exportReferencedTypes: false, noBanner: true } }],
    { preferredConfigPath: 'tsconfig.json' },
  );
  writeFileSync(join(PACKAGE, 'index.d.ts'), String(types));
}

function manifest(): object {
  return {
    name: 'retiro-law',
    version: project.version,
    description: 'The law of a statutory retirement system: decides rights and amounts from facts, with the proof.',
    // It is handed over as a file; nobody publishes it by a slip.
    private: true,
    type: 'module',
    sideEffects: false,
    engines: project.engines,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
      './law-graph.schema.json': './law-graph.schema.json',
    },
    files: ['index.js', 'index.js.map', 'index.d.ts', 'law-graph.schema.json'],
    dependencies: Object.fromEntries(NEEDED.map((name) => [name, project.dependencies[name]])),
  };
}

function npm(where: string, ...args: readonly string[]): string {
  return execFileSync('npm', args, { cwd: where, encoding: 'utf8' });
}

function pack(): string {
  const [packed] = JSON.parse(npm(PACKAGE, 'pack', '--json', '--pack-destination', FOLDER)) as [{ filename: string }];
  return join(FOLDER, packed.filename);
}

/** As a developer does; what it needs comes from this project's packages, so that no registry is asked. */
function install(file: string, where: string): void {
  mkdirSync(where, { recursive: true });
  writeFileSync(join(where, 'package.json'), '{ "private": true, "type": "module" }\n');
  const needed = NEEDED.map((name) => resolve('node_modules', name));
  npm(where, 'install', '--offline', '--install-links', '--no-audit', '--no-fund', file, ...needed);
}

/** Decides the example of the README with what is installed; throws where it is not granted. */
function decideExample(where: string): string {
  copyFileSync('examples/hybrid-disability.json', join(where, 'facts.json'));
  writeFileSync(
    join(where, 'trial.js'),
    `import { readFileSync } from 'node:fs';
import { decide } from 'retiro-law';
const facts = JSON.parse(readFileSync('facts.json', 'utf8'));
const { outcome, result, faults } = decide('hybrid-disability', facts, { today: '2026-11-30' });
if (outcome !== 'granted') throw new Error(JSON.stringify({ outcome, faults }));
console.log(JSON.stringify({ outcome, result }));
`,
  );
  return execFileSync(process.execPath, ['trial.js'], { cwd: where, encoding: 'utf8' }).trimEnd();
}
