/** ’, and what is not seen: soft hyphens, word joiners, byte order marks. */
const REPLACED = /[\u2019\u00ad\u2060\ufeff]/;
const UNSEEN = /[\u00ad\u2060\ufeff]/g;

/**
 * A word as it is counted, so that its spellings meet: in lower case by Unicode's default, in normalisation form C,
 * ’ as ', and without characters that are not seen.
 */
export function foldWord(word: string): string {
  const folded = word.toLowerCase().normalize("NFC");
  return REPLACED.test(folded)
    ? folded.replaceAll("\u2019", "'").replace(UNSEEN, "").normalize("NFC")
    : folded;
}

/** What may become one character with the one before it in form C (NFC_Quick_Check=Maybe, Unicode 17), below U+10000. */
const COMPOSES =
  /[\u0300-\u0304\u0306-\u030c\u030f\u0311\u0313\u0314\u031b\u0323-\u0328\u032d\u032e\u0330\u0331\u0338\u0342\u0345\u0653-\u0655\u093c\u09be\u09d7\u0b3e\u0b56\u0b57\u0bbe\u0bd7\u0c56\u0cc2\u0cd5\u0cd6\u0d3e\u0d57\u0dca\u0dcf\u0ddf\u102e\u1161-\u1175\u11a8-\u11c2\u1b35\u3099\u309a]/;

/** What a unit is folded to, as far as that can be told from the unit alone. */
export type UnitFolding =
  | { readonly kind: "unit"; readonly unit: number }
  /** A mark that keeps its form, but may change places with another one beside it. */
  | { readonly kind: "mark"; readonly unit: number }
  | { readonly kind: "by-word" };

/**
 * How `foldWord` folds a unit within a word. A surrogate is half a letter, and the Greek sigma has another small form at
 * the end of a word.
 */
export function foldUnit(unit: number): UnitFolding {
  const character = String.fromCharCode(unit);
  const folded = foldWord(character);
  const isHalf = (unit & 0xf800) === 0xd800;
  if (isHalf || unit === 0x3a3 || folded.length !== 1 || COMPOSES.test(folded)) return { kind: "by-word" };
  return { kind: isReordered(folded) ? "mark" : "unit", unit: folded.charCodeAt(0) };
}

/** Whether a character has a Canonical_Combining_Class: then U+0345, whose class is the highest, goes behind it. */
function isReordered(character: string): boolean {
  return `\u0345${character}`.normalize("NFD").charAt(0) !== "\u0345";
}
