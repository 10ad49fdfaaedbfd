import type { TextChange } from "#core/document/span.ts";
import { foldDiacritics } from "#core/lexicon/folding.ts";

import { isGsmCharacter } from "./sms-segments.ts";

/** What can stand for a character in a text message without forcing the costlier encoding. */
export interface SmsReplacement {
  /** What stands in the text: a character, with its accents where they are characters of their own. */
  readonly from: string;
  /** What would stand there; an empty string where nothing is lost by leaving it out. */
  readonly to: string;
  readonly count: number;
  /** Whether a reader would notice: an accent goes. Quotation marks, dashes and spaces do not count as lost. */
  readonly losesAccent: boolean;
}

export interface SmsReplacements {
  /** By first appearance. */
  readonly replacements: readonly SmsReplacement[];
  /** The replacements as edits of the text, ascending; those that lose an accent only where asked for. */
  readonly edits: readonly TextChange[];
  /** Characters that have nothing to stand for them, such as emoji and other scripts, each once. */
  readonly irreplaceable: readonly string[];
}

/** Signs that have a plain equivalent in the GSM alphabet. Written for this project from their shapes and uses. */
const PLAIN = new Map<string, string>([
  ...each("‘’‚‛′‵ʹʼˈ´`ʻ", "'"),
  ...each("“”„‟″‶«»〝〞", '"'),
  ...each("‐‑‒–—―−⁃", "-"),
  ...each(
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t",
    " ",
  ),
  ...each("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff\ufe0e\ufe0f\u061c", ""),
  ...each("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069", ""),
  ...each("\u2028\u2029\v\u0085", "\n"),
  ...each("•‣●▪◦∙·", "*"),
  ["…", "..."],
  ["‹", "<"],
  ["›", ">"],
  ["×", "x"],
  ["÷", "/"],
  ["⁄", "/"],
  ["∕", "/"],
  ["±", "+/-"],
  ["≤", "<="],
  ["≥", ">="],
  ["≠", "/="],
  ["→", "->"],
  ["←", "<-"],
  ["⇒", "=>"],
  ["™", "(TM)"],
  ["©", "(C)"],
  ["®", "(R)"],
  ["№", "No."],
  ["½", "1/2"],
  ["¼", "1/4"],
  ["¾", "3/4"],
  ["²", "2"],
  ["³", "3"],
  ["¹", "1"],
  ["º", "o"],
  ["ª", "a"],
  ["¢", "c"],
  ["ﬁ", "fi"],
  ["ﬂ", "fl"],
  ["¦", "|"],
]);
/** A character with the marks on it: what a person would call one letter. */
const LETTER_WITH_MARKS = /[^\p{M}]\p{M}+/uy;

/** What joins or styles the emoji before it. */
const EMOJI_PARTS = /^(?:\u200d|\ufe0e|\ufe0f)/;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f$/u;

function each(characters: string, plain: string): (readonly [string, string])[] {
  return Array.from(characters, (character) => [character, plain] as const);
}

/**
 * Finds what forces a text message into UCS-2 and can be written otherwise. A letter and its accent in two characters
 * become the one character where the GSM alphabet has it, which changes nothing for a reader; `withoutAccents` also
 * takes accents away that the alphabet lacks (ç becomes c). Text already in the alphabet stays, to the character.
 * Joiners within an emoji stay, because the emoji cannot be replaced anyway.
 */
export function findSmsReplacements(text: string, withoutAccents: boolean): SmsReplacements {
  const found = new Map<string, { to: string; count: number; losesAccent: boolean }>();
  const irreplaceable = new Set<string>();
  const edits: TextChange[] = [];
  let before = "";
  for (let offset = 0; offset < text.length;) {
    const from = characterAt(text, offset);
    const end = offset + from.length;
    if (!isGsmCharacter(from)) {
      const plain = replaceCharacter(from, before);
      if (plain === null) irreplaceable.add(from);
      else {
        const known = found.get(from) ?? { ...plain, count: 0 };
        known.count += 1;
        found.set(from, known);
        if (!plain.losesAccent || withoutAccents) edits.push({ from: offset, to: end, insert: plain.to });
      }
    }
    before = from;
    offset = end;
  }
  return {
    replacements: [...found].map(([from, replacement]) => ({ from, ...replacement })),
    edits,
    irreplaceable: [...irreplaceable],
  };
}

function characterAt(text: string, offset: number): string {
  LETTER_WITH_MARKS.lastIndex = offset;
  const code = text.charCodeAt(offset + 1);
  // Marks begin at U+0300, and few characters are followed by one.
  if (code >= 0x300 && LETTER_WITH_MARKS.test(text)) return text.slice(offset, LETTER_WITH_MARKS.lastIndex);
  return String.fromCodePoint(text.codePointAt(offset) ?? 0);
}

function replaceCharacter(
  character: string,
  before: string,
): { readonly to: string; readonly losesAccent: boolean } | null {
  if (EMOJI_PARTS.test(character) && EMOJI.test(before)) return null;
  const plain = PLAIN.get(character);
  if (plain !== undefined) return { to: plain, losesAccent: false };
  const composed = character.normalize("NFC");
  if (isGsmCharacter(composed)) return { to: composed, losesAccent: false };
  const width = character.normalize("NFKC");
  if (width !== character && isAllGsm(width)) return { to: width, losesAccent: false };
  const folded = foldDiacritics(composed).normalize("NFC");
  const isLetter = /^\p{Script=Latin}/u.test(composed);
  return isLetter && folded !== composed && isAllGsm(folded) ? { to: folded, losesAccent: true } : null;
}

function isAllGsm(text: string): boolean {
  return text !== "" && Array.from(text).every(isGsmCharacter);
}
