// Writes the kernels of the questions, generated from the rule graph: the law room imports them and evaluates no text.
// `--check` writes nothing and fails where the generated files are not up to date.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { QuestionId } from '../src/law/index.ts';

const FOLDER = new URL('../src/law/kernels/', import.meta.url);
const check = process.argv.includes('--check');

mkdirSync(FOLDER, { recursive: true });
// The law room imports its kernels, which may be those of another law or not be there yet: it is opened without them.
const index = new URL('index.generated.ts', FOLDER);
const before = current(index);
if (!check) writeFileSync(index, 'export const KERNELS = {};\n');
const { kernelIndexSource, kernelSource, lawFaults, QUESTIONS } = await import('../src/law/index.ts').finally(() => {
  if (!check && before !== undefined) writeFileSync(index, before);
});

// A law that cannot be run is refused before it is.
for (const [id, faults] of Object.entries(lawFaults())) {
  for (const { at, rule, says } of faults) console.error(`${id}: node ${at}, in the rule ${rule}: ${says.en}`);
  process.exitCode = 1;
}
if (process.exitCode === 1) process.exit();

write('index', kernelIndexSource());
for (const id of Object.keys(QUESTIONS) as QuestionId[]) write(id, kernelSource(id));

function write(name: string, source: string): void {
  const file = new URL(`${name}.generated.ts`, FOLDER);
  if (!check) writeFileSync(file, source);
  else if (current(file) !== source) {
    console.error(`src/law/kernels/${name}.generated.ts is not what the law makes it: run npm run generate`);
    process.exitCode = 1;
  }
}

function current(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
