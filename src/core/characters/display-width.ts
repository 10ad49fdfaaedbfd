import { isLineBreak } from "#core/document/white-space.ts";

import { isEastAsianAmbiguous, isEastAsianWide } from "./east-asian-width.ts";
import { findEmojiEnd } from "./emoji.ts";

export interface DisplayWidthOptions {
  /** Columns of a character whose East_Asian_Width is Ambiguous: 2 in a terminal set up for East Asian text. Default: 1. */
  readonly ambiguous?: 1 | 2;
  /** Columns from one tab stop to the next. Default: 8. */
  readonly tabSize?: number;
}

/** Takes no column. Arabic and other signs that stand over what follows them are format characters, yet visible. */
const INVISIBLE = /[\p{Mn}\p{Me}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}]/u;
const VISIBLE_FORMAT = /[\u0600-\u0605\u06dd\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
/** Emoji joined by ZWJ of which one lacks its variation selector: drawn as one all the same. */
const JOINED_EMOJI =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)+/uy;
const DEFAULT_TAB_SIZE = 8;
const TAB = 0x09;
const ZERO_WIDTH_JOINER = 0x200d;
const TEXT_PRESENTATION = 0xfe0e;

/**
 * The columns that a text takes in a terminal; of several lines, those of the widest.
 *
 * By UAX #11 (Unicode 17): Wide and Fullwidth characters take two columns, marks that combine, conjoining Hangul
 * vowels and finals, controls and invisible characters none, everything else one. An emoji sequence (UTS #51) takes
 * two, and one when U+FE0E asks for text style. A tab goes to the next tab stop. Escape sequences are text here.
 * Terminals differ on emoji and on scripts whose letters join; this is what current ones mostly do.
 */
export function displayWidth(
  text: string,
  { ambiguous = 1, tabSize = DEFAULT_TAB_SIZE }: DisplayWidthOptions = {},
): number {
  let widest = 0;
  let column = 0;
  let offset = 0;
  while (offset < text.length) {
    const code = text.charCodeAt(offset);
    if (code >= 0x20 && code < 0x7f && text.charCodeAt(offset + 1) < 0x300) {
      column += 1;
      offset += 1;
    } else if (code === TAB) {
      column += tabSize - (column % tabSize);
      offset += 1;
    } else if (isLineBreak(code)) {
      widest = Math.max(widest, column);
      column = 0;
      offset += 1;
    } else {
      const codePoint = text.codePointAt(offset) ?? code;
      const emojiEnd = findDrawnEmojiEnd(text, offset);
      column += emojiEnd > offset ? emojiWidth(text, emojiEnd) : codePointWidth(codePoint, ambiguous);
      offset = emojiEnd > offset ? emojiEnd : offset + (codePoint > 0xffff ? 2 : 1);
    }
  }
  return Math.max(widest, column);
}

function findDrawnEmojiEnd(text: string, offset: number): number {
  const end = findEmojiEnd(text, offset);
  const next = end > offset ? end : offset + 1;
  if (text.charCodeAt(next) !== ZERO_WIDTH_JOINER && text.charCodeAt(next + 1) !== ZERO_WIDTH_JOINER)
    return end;
  JOINED_EMOJI.lastIndex = offset;
  return JOINED_EMOJI.test(text) ? Math.max(end, JOINED_EMOJI.lastIndex) : end;
}

function emojiWidth(text: string, end: number): number {
  return text.charCodeAt(end) === TEXT_PRESENTATION ? 1 : 2;
}

function codePointWidth(codePoint: number, ambiguous: 1 | 2): number {
  if (isEastAsianWide(codePoint)) return isInvisible(codePoint) ? 0 : 2;
  if (codePoint < 0xa0 && codePoint >= 0x20) return codePoint < 0x7f ? 1 : 0;
  if (isConjoiningVowelOrFinal(codePoint) || isInvisible(codePoint)) return 0;
  return ambiguous === 2 && isEastAsianAmbiguous(codePoint) ? 2 : 1;
}

function isInvisible(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return INVISIBLE.test(character) && !VISIBLE_FORMAT.test(character);
}

/** Hangul Jamo that are drawn within the syllable that their initial, two columns wide, begins. */
function isConjoiningVowelOrFinal(codePoint: number): boolean {
  return (codePoint >= 0x1160 && codePoint <= 0x11ff) || (codePoint >= 0xd7b0 && codePoint <= 0xd7ff);
}
