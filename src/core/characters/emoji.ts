import { isSurrogatePair } from "#core/scan/character-classes.ts";

/**
 * The emoji and emoji sequences recommended for general interchange (RGI: UTS #51, ED-27), and a keycap without its
 * variation selector, which is as common. Made at first use: it needs the `v` flag, which engines have since 2023.
 */
let recommended: RegExp | null = null;

/** All that an emoji sequence can look like (UTS #51, ED-17), no longer than recommended ones are. */
const SEQUENCE =
  /[\u{1f1e6}-\u{1f1ff}]{2}|\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f?\u20e3|\ufe0f|[\u{e0020}-\u{e007e}]{1,8}\u{e007f})?(?:\u200d\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)?){0,7}/uy;

/**
 * By sequence, the length of the recommended one that it begins with. The engine tries thousands of them one after the
 * other, and a text has few.
 */
const lengths = new Map<string, number>();
const MOST_REMEMBERED = 4096;

/** Whether an emoji sequence can begin here: for all else nothing need be looked up. */
function mayStartEmoji(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  if (code < 0x203c) {
    const next = text.charCodeAt(offset + 1);
    return next === 0xfe0f || next === 0x20e3;
  }
  return code <= 0x3299 || (code >= 0xd83c && code <= 0xd83e && isSurrogatePair(text, offset));
}

/** The offset after the longest recommended emoji sequence that starts at `offset`; `offset` itself where none does. */
export function findEmojiEnd(text: string, offset: number): number {
  if (!mayStartEmoji(text, offset)) return offset;
  SEQUENCE.lastIndex = offset;
  return SEQUENCE.test(text) ? offset + recommendedLength(text.slice(offset, SEQUENCE.lastIndex)) : offset;
}

function recommendedLength(sequence: string): number {
  const known = lengths.get(sequence);
  if (known !== undefined) return known;
  if (lengths.size >= MOST_REMEMBERED) lengths.clear();
  recommended ??= new RegExp(String.raw`\p{RGI_Emoji}|[0-9#*]\u20e3`, "vy");
  recommended.lastIndex = 0;
  const length = recommended.test(sequence) ? recommended.lastIndex : 0;
  lengths.set(sequence, length);
  return length;
}
