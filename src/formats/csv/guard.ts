// The apostrophe that keeps a spreadsheet from taking a text for a formula, put before it and taken off again.
// Source: OWASP, CSV Injection. Kinds of cells that cannot hold a formula have no need of it.

/** What a spreadsheet may take for the start of a formula, the full-width forms too. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** The text with an apostrophe in front where it could be a formula, or where it looks guarded already. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that was guarded; any other as it is, so that D'Acosta and 'Nano keep their apostrophes. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
