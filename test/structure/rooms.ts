// The rooms of the house and who may import whom: the table of the design, as data.
// What an import is, and what a pure room may not touch, is in imports.ts and purity.ts.

export interface Room {
  /** Where its files are, from the top of the tree. */
  readonly folder: string;
  /** The other rooms it may import, always through their index.ts. */
  readonly mayImport: readonly string[];
  /** No clock, no chance, no file, no network: they come in as arguments. */
  readonly pure?: true;
  /** The packages it may import; any, where this is left out. */
  readonly packages?: readonly string[];
}

const VALUES_AND_LAW = ['base', 'rules', 'law', 'actuarial', 'ledger', 'formats', 'sample'];
const BELOW_OFFICE = [...VALUES_AND_LAW, 'wire', 'store', 'letters'];
const WHOLE_PRODUCT = [...BELOW_OFFICE, 'office', 'http', 'cli', 'web'];

/** A room that is not here may not exist. One that does not exist yet is here all the same. */
export const ROOMS: Readonly<Record<string, Room>> = {
  base: { folder: 'src/base', mayImport: [], pure: true, packages: ['@noble/hashes'] },
  rules: { folder: 'src/rules', mayImport: ['base'], pure: true, packages: [] },
  law: { folder: 'src/law', mayImport: ['base', 'rules'], pure: true, packages: [] },
  actuarial: { folder: 'src/actuarial', mayImport: ['base'], pure: true, packages: [] },
  ledger: { folder: 'src/ledger', mayImport: ['base'], pure: true, packages: [] },
  formats: { folder: 'src/formats', mayImport: ['base'], pure: true, packages: ['csv-parse', 'pdf-lib'] },
  sample: { folder: 'src/sample', mayImport: ['base', 'law'], pure: true, packages: [] },
  wire: { folder: 'src/wire', mayImport: ['base', 'law'] },
  library: { folder: 'src/library', mayImport: ['base', 'rules', 'law', 'wire'], pure: true, packages: [] },
  store: { folder: 'src/store', mayImport: ['base'] },
  letters: { folder: 'src/letters', mayImport: ['base'] },
  office: { folder: 'src/office', mayImport: BELOW_OFFICE },
  http: { folder: 'src/http', mayImport: ['base', 'wire', 'office'] },
  // `retiro serve` is how the other door is opened.
  cli: { folder: 'src/cli', mayImport: ['base', 'wire', 'office', 'http'] },
  web: { folder: 'web', mayImport: ['base', 'rules', 'law', 'wire'] },
  // It measures on the worked examples of the law.
  bench: { folder: 'bench', mayImport: [...WHOLE_PRODUCT, 'test'] },
  scripts: { folder: 'scripts', mayImport: WHOLE_PRODUCT },
  // A second opinion on the law is worth something only while it shares nothing with the first.
  oracle: { folder: 'test/oracle', mayImport: [] },
  test: { folder: 'test', mayImport: WHOLE_PRODUCT },
};

/** Tests stand beside the code; what they compare with and set up from is in these rooms, and they need no door. */
export const FOR_TESTS = ['test', 'oracle'];

/** The folders whose files must each be in a room. */
export const FOLDERS = ['src', 'web', 'bench', 'scripts', 'test'];

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function isGenerated(path: string): boolean {
  return path.endsWith('.generated.ts');
}

/** The name of the room a file is in: the one with the longest folder. A test of the oracle is an ordinary test. */
export function roomOf(path: string): string | undefined {
  const name = Object.keys(ROOMS)
    .filter((candidate) => path.startsWith(`${ROOMS[candidate]?.folder}/`))
    .sort((a, b) => (ROOMS[b]?.folder.length ?? 0) - (ROOMS[a]?.folder.length ?? 0))[0];
  return name === 'oracle' && isTest(path) ? 'test' : name;
}
