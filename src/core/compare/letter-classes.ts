/** What a character is for telling what a difference is about. */
const OTHER = 0;
export const SPACE = 1;
export const PUNCTUATION = 2;
export const SYMBOL = 3;
export const MARK = 4;
export const LETTER = 5;
/** A decimal digit of any script. */
export const DIGIT = 6;
/** A number that is no digit: "½", "Ⅷ". */
export const NUMBER = 7;

const expressions: readonly (readonly [RegExp, number])[] = [
  [/^\s$/u, SPACE],
  [/^\p{P}$/u, PUNCTUATION],
  [/^\p{S}$/u, SYMBOL],
  [/^\p{M}$/u, MARK],
  [/^\p{L}$/u, LETTER],
  [/^\p{Nd}$/u, DIGIT],
  [/^\p{N}$/u, NUMBER],
];

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  return expressions.find(([expression]) => expression.test(character))?.[1] ?? OTHER;
}

/** By unit, for ASCII, of which most texts are. */
export const plainLetterClasses = Uint8Array.from({ length: 128 }, (_, unit) => classify(unit));

/** Classes plus one of code points from U+0080 on, as far as they were asked for. */
let known: Uint8Array | null = null;

/** The class of a code point, by its General_Category and White_Space; a lone surrogate is `OTHER`. */
export function letterClassOf(codePoint: number): number {
  if (codePoint < 0x80) return plainLetterClasses[codePoint] ?? OTHER;
  known ??= new Uint8Array(0x110000);
  const found = known[codePoint] ?? 0;
  if (found !== 0) return found - 1;
  const told = classify(codePoint);
  known[codePoint] = told + 1;
  return told;
}
