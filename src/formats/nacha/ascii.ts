// Names and texts as the Automated Clearing House takes them: upper-case ASCII, one byte a character.
// What does not fit a field is cut here for people's names only; whoever writes another text has to shorten it.

/** Letters that do not come apart into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Þ: 'TH',
  ẞ: 'SS',
  '№': 'NO',
};

/** Accents, apostrophes of any form, points, ordinal signs, and what is invisible. */
const DROPPED = /[\p{M}\p{Cf}'’‘ʼʻ`´′.ªº]/gu;

/** Those of them that Spanish names have: most names need no more. */
const OFTEN_DROPPED = /[\u0300-\u036F'’`.]/g;

/** What becomes a space, together with the spaces around it. */
const NOT_KEPT = /[^A-Z0-9-]+/g;

const PRINTABLE = /^[\x20-\x7E]*$/;

/**
 * A name in A-Z, 0-9, space and hyphen. Accented letters lose the accent (Ñ is N, Ü is U); apostrophes and points are
 * dropped, so that D'Acosta stays one word; hyphens of any form stay hyphens; any other sign becomes a space; spaces
 * are never doubled nor at an end. A name in another alphabet leaves nothing.
 */
export function asciiName(name: string): string {
  const upper = (PRINTABLE.test(name) ? name : name.normalize('NFD')).toUpperCase().replace(OFTEN_DROPPED, '');
  const plain = PRINTABLE.test(upper)
    ? upper
    : withPlainLetters(upper)
        .replace(DROPPED, '')
        .replace(/\p{Pd}/gu, '-');
  return plain.replace(NOT_KEPT, ' ').trim();
}

/** The name cut to a field, without a space at its end. */
export function cutName(name: string, width: number): string {
  return asciiName(name).slice(0, width).trimEnd();
}

/**
 * A text in printable ASCII, upper case: letters as in names, typographic quotation marks and dashes as the plain
 * ones. undefined where a sign is left that has no such form.
 */
export function asciiText(text: string): string | undefined {
  if (PRINTABLE.test(text)) return text.toUpperCase().trim();
  const plain = withPlainLetters(text.normalize('NFD').toUpperCase())
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  return PRINTABLE.test(plain) ? plain : undefined;
}

function withPlainLetters(text: string): string {
  return text.replace(/[^\p{ASCII}\p{M}]/gu, (char) => LETTERS[char] ?? char);
}
