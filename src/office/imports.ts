// Imports: a table that came as a file becomes the input of the one command that takes its rows, all of them or none.
// What the tables look like is in imports/layouts.ts; what a command makes of the rows, in its own file.

import { Refusal, type Words } from '../base/index.ts';
import { FIRST_ROW, MOST_FAULTS, nameOf, plainName, readTable } from '../formats/index.ts';
import { readInput, refusalWords } from '../wire/index.ts';
import type { ImportColumn } from './imports/columns.ts';
import { type Cells, IMPORTS, type Import } from './imports/layouts.ts';
import { idSchema } from './inputs.ts';
import { type Answered, type Asking, type Office, perform } from './office.ts';
import type { RowFault } from './refuse.ts';
import type { AnyVerb } from './verb.ts';

export type ImportKind = keyof typeof IMPORTS;

export const IMPORT_KINDS = Object.keys(IMPORTS) as readonly ImportKind[];

/** Kinds that have a name already and cannot be read yet. */
export const LATER_IMPORT_KINDS = ['contributions', 'bank-returns'] as const;

export function isImportKind(name: string): name is ImportKind {
  return Object.hasOwn(IMPORTS, name);
}

/** The command that takes the rows of that kind. */
export function importVerb(kind: ImportKind): AnyVerb {
  return IMPORTS[kind].verb;
}

/** The columns of that kind, in the order in which they are shown. */
export function importColumns(kind: ImportKind): readonly ImportColumn[] {
  return Object.values(IMPORTS[kind].layout.columns);
}

/** One thing that is wrong with a file, at its own row and column; "" where it is not in one column. */
export interface ImportFault {
  /** As a person counts in a spreadsheet: the names of the columns are row 1. */
  readonly row: number;
  readonly column: string;
  /** Stable; for programs. */
  readonly code: string;
  /** What is wrong and what would be right, to be read after the row and the column. */
  readonly says: Words;
  /** What stands there, shortly, and masked where it is a secret; "" where that says nothing. */
  readonly value: string;
}

export interface ImportFaults {
  readonly faults: readonly ImportFault[];
}

interface ReadImport {
  readonly verb: AnyVerb;
  readonly input: { readonly rows: readonly unknown[] };
}

/** The command that the file asks for, with its input; or everything that keeps the file from being read. */
function readImport(kind: ImportKind, bytes: Uint8Array): ReadImport | ImportFaults {
  const what: Import = IMPORTS[kind];
  const table = readTable(bytes, what.layout);
  if ('faults' in table) return table;
  const headers = headersIn(bytes, what);
  const rows = table.rows.map((row) => filled(row as Cells));
  const faults = rows
    .flatMap((cells, index) => rowFaults(cells, FIRST_ROW + index, what, headers))
    .slice(0, MOST_FAULTS);
  if (faults.length > 0) return { faults };
  const input = { rows: rows.map((cells) => what.rowOf?.(cells) ?? cells) };
  const wrong = inputFaults(what, input, headers);
  return wrong.length > 0 ? { faults: wrong } : { verb: what.verb, input };
}

/**
 * Imports a file: all of it or, with what is wrong at its rows and columns, nothing. `asking.dryRun` checks as much
 * and writes nothing. Throws Refusal of what is not in a row, StoreFault.
 */
export async function performImport(
  office: Office,
  asking: Asking,
  kind: ImportKind,
  bytes: Uint8Array,
): Promise<Answered | ImportFaults> {
  const read = readImport(kind, bytes);
  if ('faults' in read) return read;
  try {
    return await perform(office, read.verb, asking, read.input);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'rows-refused') throw error;
    const headers = headersIn(bytes, IMPORTS[kind]);
    const faults = (error.details.faults as readonly RowFault[]).map((fault) => inFile(fault, IMPORTS[kind], headers));
    return { faults: faults.sort((a, b) => a.row - b.row) };
  }
}

/** The cells that hold something. */
function filled(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined));
}

type Headers = ReadonlyMap<string, string>;

/** The columns' names as the file has them, which are what its sender knows. The file has been read: its header is whole. */
function headersIn(bytes: Uint8Array, { layout }: Import): Headers {
  const [first = ''] = new TextDecoder().decode(bytes.subarray(0, 64 * 1024)).split(/[\r\n]/, 1);
  const names = first.split(/[,;]/).map((name) => name.replace(/^\s*"|"\s*$/g, '').trim());
  return new Map(
    Object.entries(layout.columns).map(([key, column]) => {
      const own = [column.header.en, column.header.es].map(plainName);
      return [key, names.find((name) => own.includes(plainName(name))) ?? nameOf(column)];
    }),
  );
}

const NOT_AN_ID: Words = {
  en: 'is no id: write letters, digits, points, hyphens or underscores, at most 64, a letter or digit first',
  es: 'no es un identificador: escriba letras, dígitos, puntos, guiones o guiones bajos, a lo sumo 64, primero letra o dígito',
};

const INCOMPLETE: Words = {
  en: 'is empty while the others of the bank details are not: fill all three or none',
  es: 'está vacío y los otros datos bancarios no: llene los tres o ninguno',
};

/** What the office asks of a row beyond the kinds of its cells. */
function rowFaults(cells: Cells, row: number, { layout, together = [] }: Import, headers: Headers): ImportFault[] {
  const at = (key: string, code: string, says: Words): ImportFault => ({
    row,
    column: headers.get(key) ?? key,
    code,
    says,
    value: '',
  });
  const ids = Object.entries(layout.columns)
    .filter(([key, { id }]) => id && cells[key] !== undefined && !idSchema.safeParse(cells[key]).success)
    .map(([key]) => at(key, 'not-an-id', NOT_AN_ID));
  const empty = together.filter((key) => cells[key] === undefined);
  return empty.length === together.length ? ids : [...ids, ...empty.map((key) => at(key, 'incomplete', INCOMPLETE))];
}

/** What the command's own schema finds beyond that. */
function inputFaults(what: Import, input: unknown, headers: Headers): ImportFault[] {
  const [en, es] = (['en', 'es'] as const).map((language) => readInput(what.verb.input, input, language));
  if (en === undefined || es === undefined || !('faults' in en) || !('faults' in es)) return [];
  return en.faults.slice(0, MOST_FAULTS).map(({ at, code, says }, index) => {
    const [, , row, ...path] = at.split('/');
    return {
      row: row === undefined ? 1 : FIRST_ROW + Number(row),
      column: columnNamed(path.at(-1), what, headers),
      code,
      says: { en: says, es: es.faults[index]?.says ?? says },
      value: '',
    };
  });
}

/** What the command has against a row, where its sender finds it. */
function inFile({ row, field, code, details }: RowFault, what: Import, headers: Headers): ImportFault {
  return {
    row: FIRST_ROW + row,
    column: columnNamed(field, what, headers),
    code,
    says: { en: refusalWords(code, details, 'en'), es: refusalWords(code, details, 'es') },
    value: '',
  };
}

function columnNamed(field: string | undefined, { columnOf }: Import, headers: Headers): string {
  return field === undefined ? '' : (headers.get(columnOf?.[field] ?? field) ?? field);
}
