import type { ByteView } from "./byte-view.ts";
import type { FileInformation } from "./file-information.ts";

/** Code pages by the primary language (the low ten bits of a Windows language number). */
const byLanguage: Readonly<Record<number, string>> = {
  0x01: "windows-1256",
  0x02: "windows-1251",
  0x05: "windows-1250",
  0x08: "windows-1253",
  0x0d: "windows-1255",
  0x0e: "windows-1250",
  0x15: "windows-1250",
  0x18: "windows-1250",
  0x19: "windows-1251",
  0x1a: "windows-1250",
  0x1b: "windows-1250",
  0x1c: "windows-1250",
  0x1e: "windows-874",
  0x1f: "windows-1254",
  0x20: "windows-1256",
  0x22: "windows-1251",
  0x23: "windows-1251",
  0x24: "windows-1250",
  0x25: "windows-1257",
  0x26: "windows-1257",
  0x27: "windows-1257",
  0x29: "windows-1256",
  0x2a: "windows-1258",
  0x2f: "windows-1251",
};

/** Code pages by the character set of a font, as Windows numbers them; 0 is the western one, 2 that of symbols. */
const byCharacterSet: Readonly<Record<number, string>> = {
  161: "windows-1253",
  162: "windows-1254",
  163: "windows-1258",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  222: "windows-874",
  238: "windows-1250",
};

/** Alphabets that have all their letters above 0x7F, so that text in them has many of these. */
const otherAlphabets = new Set([
  "windows-1251",
  "windows-1253",
  "windows-1255",
  "windows-1256",
  "windows-874",
]);

/** The character sets of a document's fonts, as Word 6 and Word 95 list them. */
function characterSets(fonts: ByteView): ReadonlySet<number> {
  const sets = new Set<number>();
  for (let at = 2; at + 5 < fonts.length; at += 1 + fonts.u8(at)) sets.add(fonts.u8(at + 4));
  return sets;
}

/** How many of the letters of a text lie above 0x7F, from 0 to 1. */
function shareAbove(text: Uint8Array): number {
  let above = 0;
  let below = 0;
  for (const byte of text) {
    if (byte >= 0xa0) above += 1;
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) below += 1;
  }
  return above / Math.max(1, above + below);
}

/**
 * The code page of 8-bit text of Word 6 and Word 95. They state the language of the program that wrote the file,
 * whether it ran on a Macintosh, and the character sets of the fonts; an English Word wrote documents in all languages.
 * Languages that need two bytes for a character are not told apart: as windows-1252.
 */
export function codePageOf(information: FileInformation): string {
  const { language, isMacintosh, document, textStart, stories } = information;
  if (isMacintosh) return "macintosh";
  const length = Math.min(stories.headerTextBoxes.end, Math.max(0, document.length - textStart));
  const text = document.slice(Math.min(textStart, document.length), length).bytes;
  const share = shareAbove(text);
  for (const set of characterSets(information.table("fonts"))) {
    const codePage = byCharacterSet[set];
    if (codePage !== undefined && (!otherAlphabets.has(codePage) || share > 0.2)) return codePage;
  }
  // Serbian in Cyrillic shares its primary language with Croatian.
  if (language === 0x0c1a) return "windows-1251";
  return byLanguage[language & 0x3ff] ?? "windows-1252";
}
