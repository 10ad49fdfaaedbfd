/** How far around a place the rules look for what decides on it, in UTF-16 units. */
export const LONGEST_LOOK = 60;

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const WORD = /\p{L}[\p{L}\p{M}\u200c\u200d]*/uy;
const NOT_A_LETTER = /[^\p{L}\p{N}]*/uy;

export function isAsciiLetterOrDigit(code: number): boolean {
  const folded = code | 0x20;
  return isDigit(code) || (folded >= 0x61 && folded <= 0x7a);
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

export function isLowerCase(character: string): boolean {
  return character === character.toLowerCase() && character !== character.toUpperCase();
}

export function isUpperCase(character: string): boolean {
  return character === character.toUpperCase() && character !== character.toLowerCase();
}

/** Whether a word starts in lower case at `offset`; a name such as iPhone does not. */
export function startsInLowerCase(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  if (code >= 0x61 && code <= 0x7a) {
    const second = text.charCodeAt(offset + 1);
    return !(second >= 0x41 && second <= 0x5a);
  }
  return code >= 0x80 && isLowerCase(text.charAt(offset));
}

/** The run of letters at `offset`, as far as it matters; empty when there is none. An apostrophe ends it. */
export function readWord(text: string, offset: number): string {
  const near = text.slice(offset, offset + LONGEST_LOOK);
  WORD.lastIndex = 0;
  return WORD.exec(near)?.[0] ?? "";
}

/** The word that ends before `offset` and the white space before it, not further back than `floor`. */
export function readWordBefore(text: string, offset: number, floor: number): string {
  const near = text.slice(Math.max(floor, offset - LONGEST_LOOK / 2), offset);
  return /[^\s("'“‘„«[]*$/.exec(near.trimEnd())?.[0] ?? "";
}

/** Whether `[start, end)` holds a letter or a number. */
export function holdsWord(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset += 1) {
    const code = text.charCodeAt(offset);
    if (isAsciiLetterOrDigit(code)) return true;
    if (code >= 0x80) return LETTER_OR_NUMBER.test(text.slice(offset, end));
  }
  return false;
}

/** Whether a sentence begins in lower case at its first letter, as in a text without capitals. */
export function beginsInLowerCase(text: string, start: number, end: number): boolean {
  const code = text.charCodeAt(start);
  if (code >= 0x41 && code <= 0x5a) return false;
  const near = text.slice(start, Math.min(end, start + LONGEST_LOOK));
  NOT_A_LETTER.lastIndex = 0;
  NOT_A_LETTER.test(near);
  return startsInLowerCase(near, NOT_A_LETTER.lastIndex);
}
