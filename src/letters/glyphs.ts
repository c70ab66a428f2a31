// Which characters the fonts of letters have, read from the fonts themselves (OpenType `cmap`).
// A character that none has would be a hole in the page that a screen reader cannot tell: it is shown as one that says so.

/** The code points that a font maps to a glyph. Reads the formats 4 and 12, which every font of today has. */
export function codePointsIn(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const found = new Set<number>();
  const cmap = tableAt(view, 'cmap');
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index++) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === 4) addSegments(view, at, found);
    if (format === 12) addGroups(view, at, found);
  }
  return found;
}

function tableAt(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index++) {
    const at = 12 + index * 16;
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(at + byte))).join('');
    if (tag === name) return view.getUint32(at + 8);
  }
  throw new RangeError(`the font has no table ${name}`);
}

/** Format 4: segments of the first plane, each with a shift or an array of glyphs. */
function addSegments(view: DataView, at: number, found: Set<number>): void {
  const twice = view.getUint16(at + 6);
  const [ends, starts, shifts, offsets] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map((from) => at + from) as [
    number,
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < twice; segment += 2) {
    const offset = view.getUint16(offsets + segment);
    const start = view.getUint16(starts + segment);
    for (let code = start; code <= view.getUint16(ends + segment); code++) {
      const glyph =
        offset === 0
          ? (code + view.getUint16(shifts + segment)) % 0x10000
          : view.getUint16(offsets + segment + offset + 2 * (code - start));
      if (glyph !== 0 && code !== 0xffff) found.add(code);
    }
  }
}

/** Format 12: groups of any plane. */
function addGroups(view: DataView, at: number, found: Set<number>): void {
  const count = view.getUint32(at + 12);
  for (let group = 0; group < count; group++) {
    const from = at + 16 + group * 12;
    const first = view.getUint32(from + 8);
    const start = view.getUint32(from);
    for (let code = start; code <= view.getUint32(from + 4); code++) if (first + code - start !== 0) found.add(code);
  }
}
