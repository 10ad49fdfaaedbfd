import { readSymbol } from "../lists/symbol-fonts.ts";

/** The words of a field code: what is in quotation marks is one word, and switches are words of their own. */
function fieldWords(code: string): readonly string[] {
  const words: string[] = [];
  for (const match of code.matchAll(/"((?:[^"\\]|\\.)*)"?|[“”]([^“”]*)[“”]|(\S+)/g)) {
    const [, quoted, curled, bare] = match;
    words.push(quoted === undefined ? (curled ?? bare ?? "") : quoted.replace(/\\(["\\])/g, "$1"));
  }
  return words;
}

/**
 * The address that a HYPERLINK field leads to, with its place (`\l`) after "#"; `null` for every other field. Of its
 * switches, `\o` (tip) and `\t` (frame) are followed by a value too.
 */
export function fieldAddress(code: string): string | null {
  const words = fieldWords(code);
  if (words[0]?.toUpperCase() !== "HYPERLINK") return null;
  let address = "";
  let place = "";
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const option = word.toLowerCase();
    if (option === "\\l") {
      index += 1;
      place = words[index] ?? "";
    } else if (option === "\\o" || option === "\\t") {
      index += 1;
    } else if (!/^\\[a-z]$/.test(option) && address === "") {
      address = word;
    }
  }
  const whole = place === "" ? address : `${address}#${place}`;
  return whole === "" ? null : whole;
}

/** Whether the code is that of a drop-down list of a form. */
export function isDropDown(code: string): boolean {
  return fieldWords(code)[0]?.toUpperCase() === "FORMDROPDOWN";
}

/** The character of a SYMBOL field, which has no result of its own; `null` for every other field. */
export function fieldSymbol(code: string): string | null {
  const words = fieldWords(code);
  if (words[0]?.toUpperCase() !== "SYMBOL") return null;
  const place = Number(words[1]);
  if (!Number.isInteger(place) || place < 0x20 || place > 0x10_ffff) return null;
  const fontAt = words.findIndex((word) => word.toLowerCase() === "\\f");
  const font = fontAt < 0 ? "" : (words[fontAt + 1] ?? "");
  const isUnicode = words.some((word) => word.toLowerCase() === "\\u");
  const symbol = readSymbol(place, font);
  if (symbol !== null) return symbol;
  return isUnicode || place > 0xff
    ? String.fromCodePoint(place)
    : new TextDecoder("windows-1252").decode(Uint8Array.of(place));
}
