// Generated statements without those whose values nothing uses, and without the blocks that are empty then.
// It knows the few forms of statements that emit.ts writes.

const WORD = /(?<![.\w'])[A-Za-z]\w*/g;
const GIVES = /^(?:const|let) (\w+)|^(\w+) = /;

/** The statements of which something comes: what is only written is left out, again and again. */
export function withoutUnused(lines: readonly string[]): readonly string[] {
  const seen = count(lines.flatMap((line) => line.match(WORD) ?? []));
  const given = count(lines.flatMap((line) => givenBy(line) ?? []));
  const used = lines.filter((line) => {
    const name = givenBy(line);
    return name === undefined || (seen.get(name) ?? 0) > (given.get(name) ?? 0);
  });
  const filled = withoutEmptyBlocks(used);
  return filled.length === lines.length ? lines : withoutUnused(filled);
}

function givenBy(line: string): string | undefined {
  const match = GIVES.exec(line);
  return match?.[1] ?? match?.[2];
}

function count(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A chain of tests goes where none of its blocks holds a statement. */
function withoutEmptyBlocks(lines: readonly string[]): readonly string[] {
  const left: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const end = emptyChainFrom(lines, at);
    if (end === undefined) left.push(lines[at] as string);
    else at = end;
  }
  return left;
}

/** The last line of a chain of empty blocks that begins here; undefined where there is none. */
function emptyChainFrom(lines: readonly string[], at: number): number | undefined {
  if (!/^if \(.*\{$/.test(lines[at] as string)) return undefined;
  let end = at;
  while (lines[end + 1] === '}') {
    end += 1;
    if (!/^else\b.*\{$/.test(lines[end + 1] ?? '')) return end;
    end += 1;
  }
  return undefined;
}
