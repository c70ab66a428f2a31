// Turns the law register (YAML, written for lawyers) into TypeScript that the law room imports: it reads no file itself.
// It checks the register on the way; `--check` writes nothing and fails where the generated files are not up to date.

import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Words {
  en: string;
  es: string;
}

interface Clause {
  id: string;
  cite: string;
  title: Words;
  says: Words;
  asks: string;
  reads?: string[];
}

interface Reading {
  id: string;
  clauses: string[];
  cite?: string;
  asks: Words;
  default: string;
  evidence: string;
  options: Record<string, Words>;
}

interface Parameter {
  id: string;
  kind: string;
  label: Words;
  cite: string;
  values: {
    value: string;
    inForceFrom: string;
    inForceTo?: string;
    knownFrom: string;
    standing: string;
    reading?: string;
    source: string;
    note?: Words;
  }[];
}

const FOLDER = new URL('../src/law/register/', import.meta.url);

const load = <T>(name: string): T => parse(readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8')) as T;

const clauses = load<Clause[]>('clauses');
const readings = load<Reading[]>('readings');
const parameters = load<Parameter[]>('parameters');

const faults = [
  ...faultsOfIds('clauses', clauses),
  ...faultsOfIds('readings', readings),
  ...faultsOfIds('parameters', parameters),
  ...faultsOfWords('clauses', clauses),
  ...faultsOfWords('readings', readings),
  ...faultsOfWords('parameters', parameters),
  ...faultsOfLinks(),
  ...parameters.flatMap(faultsOfValues),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

const outputs: Record<string, string> = {
  clauses: generated(
    'clauses',
    'CLAUSES',
    byId(clauses),
    'What each clause does, in both languages, and how it is cited.',
  ),
  readings: generated(
    'readings',
    'READINGS',
    byId(readings),
    'The points that the text leaves open, with their options.',
  ),
  parameters: generated(
    'parameters',
    'PARAMETERS',
    byId(parameters),
    'The dated figures of the law, each with source and standing.',
  ),
};

let drift = false;
for (const [name, text] of Object.entries(outputs)) {
  const url = new URL(`${name}.generated.ts`, FOLDER);
  if (!process.argv.includes('--check')) {
    writeFileSync(url, text);
  } else if (!isFile(url, text)) {
    console.error(`src/law/register/${name}.generated.ts is not what ${name}.yaml gives: run npm run generate`);
    drift = true;
  }
}
if (drift) process.exit(1);

function generated(file: string, constant: string, value: object, says: string): string {
  return [
    `// Generated from ${file}.yaml by npm run generate; edits are lost.`,
    '// The register is written there, for people; here it is data for the law room.',
    '',
    `/** ${says} */`,
    `export const ${constant} = ${JSON.stringify(value, null, 2)} as const;`,
    '',
  ].join('\n');
}

function byId(entries: readonly { id: string }[]): object {
  return Object.fromEntries(entries.map(({ id, ...rest }) => [id, rest]));
}

function isFile(url: URL, text: string): boolean {
  try {
    return readFileSync(url, 'utf8') === text;
  } catch {
    return false;
  }
}

function faultsOfIds(file: string, entries: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [`${file}.yaml: ${id} stands twice`] : [];
  });
}

/** Every text has both languages: an object with one of `en` and `es` has the other, and neither is empty. */
function faultsOfWords(file: string, entries: readonly { id: string }[]): string[] {
  const visit = (value: unknown, at: string): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const entry = value as Record<string, unknown>;
    const own =
      ('en' in entry || 'es' in entry) && !(isText(entry['en']) && isText(entry['es']))
        ? [`${file}.yaml: ${at} lacks English or Spanish`]
        : [];
    return [...own, ...Object.entries(entry).flatMap(([key, child]) => visit(child, `${at}.${key}`))];
  };
  return entries.flatMap((entry) => visit(entry, entry.id));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function faultsOfLinks(): string[] {
  const clauseIds = new Set(clauses.map(({ id }) => id));
  const readingIds = new Set(readings.map(({ id }) => id));
  return [
    ...clauses.flatMap(({ id, reads }) =>
      (reads ?? []).filter((r) => !readingIds.has(r)).map((r) => `clauses.yaml: ${id} reads ${r}, which is no reading`),
    ),
    ...readings.flatMap((reading) => [
      ...reading.clauses
        .filter((c) => !clauseIds.has(c))
        .map((c) => `readings.yaml: ${reading.id} names ${c}, no clause`),
      ...(reading.default in reading.options
        ? []
        : [`readings.yaml: the default of ${reading.id} is none of its options`]),
    ]),
    ...parameters.flatMap(({ id, values }) =>
      values
        .filter(
          ({ standing, reading }) => (standing === 'reading') !== (reading !== undefined && readingIds.has(reading)),
        )
        .map(() => `parameters.yaml: ${id} stands with a reading, or names one, but not both`),
    ),
  ];
}

function faultsOfValues({ id, values }: Parameter): string[] {
  const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
  return values.flatMap((value) => [
    ...(isDate(value.inForceFrom) && isDate(value.knownFrom) ? [] : [`parameters.yaml: ${id} has a date that is none`]),
    ...(['enacted', 'adopted', 'unconfirmed', 'reading'].includes(value.standing)
      ? []
      : [`parameters.yaml: ${id} has no standing ${value.standing}`]),
  ]);
}
