// Bytes into text: UTF-8 with or without a byte order mark, and for anything else what it seems to be and where.
// What the text says is not read here.

/** What the bytes are, as far as it concerns a reader of UTF-8: `broken` begins with the first byte that is not. */
export type Decoded =
  | { readonly text: string }
  | { readonly seen: 'UTF-16' | 'UTF-32' | 'workbook' }
  | { readonly before: string; readonly broken: Uint8Array; readonly cut: boolean };

const MARK_8 = [0xef, 0xbb, 0xbf];

/** What the first bytes give away, the longer before those that they begin with. */
const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly seen: 'UTF-16' | 'UTF-32' | 'workbook' }[] = [
  { bytes: [0xff, 0xfe, 0x00, 0x00], seen: 'UTF-32' },
  { bytes: [0x00, 0x00, 0xfe, 0xff], seen: 'UTF-32' },
  { bytes: [0xff, 0xfe], seen: 'UTF-16' },
  { bytes: [0xfe, 0xff], seen: 'UTF-16' },
  { bytes: [0x50, 0x4b, 0x03, 0x04], seen: 'workbook' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], seen: 'workbook' },
];

/** The text of the bytes, without its byte order mark; or what they are instead, or where they break. */
export function decode(bytes: Uint8Array): Decoded {
  const signature = SIGNATURES.find((candidate) => startsWith(bytes, candidate.bytes));
  if (signature !== undefined) return { seen: signature.seen };
  if (hasEverySecondByteZero(bytes)) return { seen: 'UTF-16' };
  const body = startsWith(bytes, MARK_8) ? bytes.subarray(MARK_8.length) : bytes;
  try {
    return { text: decodeWhole(body) };
  } catch {
    return breakOf(body);
  }
}

/** Throws where the bytes are no UTF-8. A second mark is no mark but a character, and is judged as one. */
function decodeWhole(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);
}

/** Of a text in UTF-16 without a mark: Latin letters there are one byte and a zero. */
function hasEverySecondByteZero(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 512);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] as number) + 1;
  const [even = 0, odd = 0] = zeros;
  return start.length >= 4 && Math.max(even, odd) * 3 > start.length && Math.min(even, odd) === 0;
}

/** The text before the first sequence that is no UTF-8, and the bytes from there. */
function breakOf(bytes: Uint8Array): Decoded {
  let at = 0;
  for (let length = sequenceLength(bytes, at); length > 0; length = sequenceLength(bytes, at)) at += length;
  const broken = bytes.subarray(at);
  return { before: decodeWhole(bytes.subarray(0, at)), broken, cut: isCut(broken) };
}

/** How many bytes the character at a place takes in UTF-8 (Unicode, table 3-7); 0 where none stands there. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0xff;
  if (first < 0x80) return 1;
  const length = lengthAfter(first);
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    const [least, most] = index === 1 ? secondBytes(first) : [0x80, 0xbf];
    if (byte < least || byte > most) return 0;
  }
  return length;
}

/** 0 where no character of more than one byte begins like this. */
function lengthAfter(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** What may follow a first byte: no longer form than needed, no half of a pair, nothing beyond the last character. */
function secondBytes(first: number): readonly [number, number] {
  if (first === 0xe0) return [0xa0, 0xbf];
  if (first === 0xed) return [0x80, 0x9f];
  if (first === 0xf0) return [0x90, 0xbf];
  return first === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf];
}

/** Whether the bytes are the start of one character whose end is missing, and nothing else. */
function isCut(broken: Uint8Array): boolean {
  const [first = 0, ...rest] = broken.subarray(0, 4);
  return broken.length < lengthAfter(first) && rest.every((byte) => byte >= 0x80 && byte <= 0xbf);
}

/** 0x80 to 0x9F in Windows-1252; the five that have no meaning there are blank. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** What a byte above 0x7F would be in Windows-1252, of which Latin-1 is the rest; undefined where it has no meaning. */
export function latinMeaning(byte: number): string | undefined {
  if (byte >= 0xa0 || byte < 0x80) return String.fromCharCode(byte);
  const meaning = WINDOWS_1252[byte - 0x80];
  return meaning === ' ' ? undefined : meaning;
}
