// Small files that are what the office takes as documents: as good as a scan to whoever looks at bytes alone.
// What is taken and what is not is tested beside the code that looks.

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The bytes of a PNG that differ with the text. */
export function pngOf(text: string): Buffer {
  return Buffer.concat([Buffer.from(PNG_START), Buffer.from(text), Buffer.from('IEND')]);
}

/** The same in base64, as the command takes it. */
export const paperOf = (text: string): string => pngOf(text).toString('base64');
