import { unpackNumbers } from "./packed-numbers.ts";
import { unicodeTables } from "./unicode-tables.ts";

/** The class of every code point, in one table for UTF-16 units and one in pages for what a surrogate pair writes. */
export interface CharacterClasses {
  /** Class of a code point below U+10000; of surrogates too, as they stand alone. */
  readonly basic: Uint8Array;
  /** For each 256 code points from U+10000 on, where their classes begin in `supplementary`. */
  readonly pages: Uint16Array;
  readonly supplementary: Uint8Array;
  /** By class: `LETTER_OR_NUMBER`, `DICTIONARY`. */
  readonly flags: Uint8Array;
}

/** A class of letters and numbers. */
export const LETTER_OR_NUMBER = 1;
/** A class of characters whose words are found with a dictionary. */
export const DICTIONARY = 2;

let decoded: CharacterClasses | null = null;

/** The classes, decoded at the first call. */
export function readCharacterClasses(): CharacterClasses {
  decoded ??= decode();
  return decoded;
}

/** Whether a UTF-16 unit is half of a pair that writes a code point above U+FFFF. */
export function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}

/** Whether a pair of surrogates starts at an offset. */
export function isSurrogatePair(text: string, offset: number): boolean {
  return (text.codePointAt(offset) ?? 0) > 0xffff;
}

/** The class of the character at an offset; of a surrogate that is not the first of a pair, as it stands alone. */
export function classAt(classes: CharacterClasses, text: string, offset: number): number {
  const code = text.codePointAt(offset) ?? 0;
  return code < 0x10000 ? (classes.basic[code] ?? 0) : classOfSupplementary(classes, code);
}

/** The class of a code point from U+10000 on. */
export function classOfSupplementary({ pages, supplementary }: CharacterClasses, codePoint: number): number {
  return supplementary[(pages[(codePoint - 0x10000) >>> 8] ?? 0) | (codePoint & 0xff)] ?? 0;
}

function decode(): CharacterClasses {
  const { classRuns } = unicodeTables;
  const classes = unpackNumbers(classRuns.classes);
  const all = new Uint8Array(0x110000);
  const isMixed = new Uint8Array(0x1100);
  let start = 0;
  for (const [run, length] of unpackNumbers(classRuns.lengths).entries()) {
    all.fill(classes[run] ?? 0, start, start + length + 1);
    if ((start & 0xff) !== 0) isMixed[start >>> 8] = 1;
    start += length + 1;
  }
  const flags = Uint8Array.from(unpackNumbers(unicodeTables.classFlags));
  return { flags, basic: all.slice(0, 0x10000), ...foldIntoPages(all, isMixed) };
}

/** Pages of one class throughout are most, and kept once. */
function foldIntoPages(
  all: Uint8Array,
  isMixed: Uint8Array,
): Pick<CharacterClasses, "pages" | "supplementary"> {
  const pages = new Uint16Array(0x1000);
  const uniform = new Map<number, number>();
  const kept: Uint8Array[] = [];
  for (let page = 0; page < pages.length; page += 1) {
    const first = 0x10000 + page * 0x100;
    const kind = all[first] ?? 0;
    let place = isMixed[first >>> 8] === 1 ? undefined : uniform.get(kind);
    if (place === undefined) {
      place = kept.push(all.subarray(first, first + 0x100)) - 1;
      if (isMixed[first >>> 8] !== 1) uniform.set(kind, place);
    }
    pages[page] = place * 0x100;
  }
  const supplementary = new Uint8Array(kept.length * 0x100);
  for (const [place, page] of kept.entries()) supplementary.set(page, place * 0x100);
  return { pages, supplementary };
}
