import { findEmojiEnd } from "./emoji.ts";
import { findXUrls } from "./x-urls.ts";

/** The length of a post as X counts it. */
export interface XWeightedLength {
  readonly weightedLength: number;
  /** Whether it can be posted: not empty, at most 280, and without U+FEFF, U+FFFE and U+FFFF. */
  readonly valid: boolean;
  /** What is left of 280; negative past the limit. */
  readonly remaining: number;
  /** Web addresses, each counted as 23 however long it is. */
  readonly urls: number;
  /** Emoji, each counted as 2 however many code points it has. */
  readonly emoji: number;
}

const MOST_WEIGHTED_LENGTH = 280;
const URL_LENGTH = 23;
const EMOJI_LENGTH = 2;
const INVALID = /[\ufeff\ufffe\uffff]/;

/**
 * The weighted length of a post on X, by the configuration of twitter-text's version 3 (config/v3.json, 2018): the text
 * is put into NFC; U+0000–10FF, 2000–200D, 2010–201F and 2032–2037 count 1, other code points 2, each emoji sequence 2,
 * and each web address 23 (see `findXUrls`). Emoji are those that the engine's Unicode version recommends.
 */
export function xWeightedLength(text: string): XWeightedLength {
  const normal = text.normalize("NFC");
  const spans = findXUrls(normal);
  let length = 0;
  let urls = 0;
  let emoji = 0;
  let offset = 0;
  while (offset < normal.length) {
    const url = spans[urls];
    if (url !== undefined && url.start <= offset) {
      length += URL_LENGTH;
      urls += 1;
      offset = url.end;
      continue;
    }
    const emojiEnd = findEmojiEnd(normal, offset);
    if (emojiEnd > offset) {
      length += EMOJI_LENGTH;
      emoji += 1;
      offset = emojiEnd;
      continue;
    }
    const codePoint = normal.codePointAt(offset) ?? 0;
    length += isLight(codePoint) ? 1 : 2;
    offset += codePoint > 0xffff ? 2 : 1;
  }
  return {
    weightedLength: length,
    valid: length > 0 && length <= MOST_WEIGHTED_LENGTH && !INVALID.test(normal),
    remaining: MOST_WEIGHTED_LENGTH - length,
    urls,
    emoji,
  };
}

function isLight(codePoint: number): boolean {
  if (codePoint <= 0x10ff) return true;
  return (
    (codePoint >= 0x2000 && codePoint <= 0x200d) ||
    (codePoint >= 0x2010 && codePoint <= 0x201f) ||
    (codePoint >= 0x2032 && codePoint <= 0x2037)
  );
}
