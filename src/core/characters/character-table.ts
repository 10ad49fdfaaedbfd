/** A character of a text and how often it stands there. */
export interface CharacterRow {
  readonly codePoint: number;
  readonly count: number;
  /** Where it stands first, in UTF-16 units. */
  readonly first: number;
}

/** Every code point of a text, most frequent first, then by number. A lone surrogate is one. */
export function tableCharacters(text: string): CharacterRow[] {
  const rows = new Map<number, { codePoint: number; count: number; first: number }>();
  for (let offset = 0; offset < text.length; offset += 1) {
    const codePoint = text.codePointAt(offset) ?? 0;
    const row = rows.get(codePoint);
    if (row === undefined) rows.set(codePoint, { codePoint, count: 1, first: offset });
    else row.count += 1;
    if (codePoint > 0xffff) offset += 1;
  }
  return [...rows.values()].sort((one, other) => other.count - one.count || one.codePoint - other.codePoint);
}

/** The bytes of a code point in UTF-8, in hexadecimal with spaces between; a lone surrogate's are those of U+FFFD. */
export function formatUtf8(codePoint: number): string {
  const bytes = new Uint8Array(4);
  let length = 1;
  const isLone = codePoint >= 0xd800 && codePoint <= 0xdfff;
  const code = isLone ? 0xfffd : codePoint;
  if (code < 0x80) bytes[0] = code;
  else {
    length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    let rest = code;
    for (let index = length - 1; index > 0; index -= 1) {
      bytes[index] = 0x80 | (rest & 0x3f);
      rest >>= 6;
    }
    bytes[0] = rest | ((0xf00 >> length) & 0xff);
  }
  return Array.from(bytes.subarray(0, length), (byte) => hexadecimal(byte, 2)).join(" ");
}

/** The units of a code point in UTF-16, in hexadecimal with a space between. */
export function formatUtf16(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return Array.from({ length: character.length }, (_unit, index) =>
    hexadecimal(character.charCodeAt(index), 4),
  ).join(" ");
}

function hexadecimal(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, "0");
}

/**
 * How a character can be shown by itself: marks on a dotted circle, white space and controls by a symbol, what shows
 * nothing by an empty string.
 */
export function showCharacter(codePoint: number): string {
  if (codePoint <= 0x20) return String.fromCodePoint(0x2400 + codePoint);
  if (codePoint === 0x7f) return "\u2421";
  const character = String.fromCodePoint(codePoint);
  if (/^\p{M}$/u.test(character)) return `\u25cc${character}`;
  return /^[\p{C}\p{Z}]$/u.test(character) ? "" : character;
}
