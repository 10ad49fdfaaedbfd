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

/** Classes plus one of code points, as far as they were asked for. */
const known = new Uint8Array(0x110000);

/** The class of a code point, by its General_Category and White_Space; a lone surrogate is `OTHER`. */
export function letterClassOf(codePoint: number): number {
  const found = known[codePoint] ?? 0;
  return found === 0 ? learnClass(codePoint) : found - 1;
}

function learnClass(codePoint: number): number {
  const told = classify(codePoint);
  known[codePoint] = told + 1;
  return told;
}
