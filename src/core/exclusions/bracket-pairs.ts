const SIGNS = /[[\]\\]|\n[ \t]*(?=[\n\r])|\r[ \t]*(?=\r)/g;

/**
 * The square brackets of a text that belong together, nested ones too, by the offsets of the opening and the closing
 * one. A pair does not span a blank line; after a backslash a bracket is a character. Takes one pass.
 */
export function findBracketPairs(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  let open: number[] = [];
  SIGNS.lastIndex = 0;
  for (let match = SIGNS.exec(text); match !== null; match = SIGNS.exec(text)) {
    const [sign] = match;
    if (sign === "\\") SIGNS.lastIndex = match.index + 2;
    else if (sign === "[") open.push(match.index);
    else if (sign === "]") {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, match.index);
    } else open = [];
  }
  return pairs;
}
