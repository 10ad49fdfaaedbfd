import { findEmojiEnd } from "#core/characters/emoji.ts";
import type { Span, TextChange } from "#core/document/span.ts";

import { findLookAlikes } from "./find-look-alikes.ts";
import { findSuspicious, hiddenKindOf } from "./hidden-kinds.ts";
import type { HiddenKind } from "./hidden-kinds.ts";
import { judgePlace } from "./judge-place.ts";

/** A character that is not seen, or is taken for another. */
export interface HiddenCharacter extends Span {
  readonly codePoint: number;
  readonly kind: HiddenKind;
  /** What the text says without it: mostly nothing, a plain space for a space. */
  readonly replacement: string;
  /** Whether it has its use where it stands, so that it is better kept. */
  readonly belongs: boolean;
  /** Why it belongs, or what is wrong with it there. */
  readonly reason: string;
}

const HIGH_SURROGATE = 0xd800;

/**
 * Finds every character of a text that readers do not see or take for another, by place. Parts of emoji sequences are
 * none, and neither are tabs and the usual line breaks. What belongs where it stands is told, and marked as such.
 * Takes time in proportion to the text.
 */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  let emojiEnd = 0;
  for (let start = findSuspicious(text, 0); start < text.length; start = findSuspicious(text, start + 1)) {
    if (start < emojiEnd) continue;
    const codePoint = text.codePointAt(start) ?? 0;
    const end = start + (codePoint > 0xffff ? 2 : 1);
    // The second half of a pair that was looked at already.
    if ((codePoint & 0xfc00) === 0xdc00 && start > 0 && isHigh(text, start - 1)) continue;
    emojiEnd = Math.max(
      codePoint > 0xffff ? findEmojiEnd(text, start) : start,
      endOfEmojiAround(text, start),
    );
    if (emojiEnd > start) continue;
    const disguise = undisguise(text, start, codePoint);
    if (disguise !== null) {
      found.push({ start, end, codePoint, kind: "styled", ...disguise });
      continue;
    }
    const kind = hiddenKindOf(codePoint);
    if (kind !== null) found.push({ start, end, codePoint, kind, ...judgePlace(text, start, end, kind) });
  }
  const lookAlikes = findLookAlikes(text).map(({ start, end, character, replacement, reason }) => ({
    start,
    end,
    codePoint: character.codePointAt(0) ?? 0,
    kind: "look-alike" as const,
    replacement,
    belongs: false,
    reason,
  }));
  if (lookAlikes.length === 0) return found;
  return [...found, ...lookAlikes].sort((first, second) => first.start - second.start);
}

function isHigh(text: string, offset: number): boolean {
  return (text.charCodeAt(offset) & 0xfc00) === HIGH_SURROGATE;
}

/** Where an emoji ends that began a few units before, such as ❤️, 1️⃣ or ⛹🏽‍♂️, and goes past here; else `start`. */
function endOfEmojiAround(text: string, start: number): number {
  for (const before of [1, 2, 3, 4]) {
    if (start < before) break;
    const end = findEmojiEnd(text, start - before);
    if (end > start) return end;
  }
  return start;
}

const CJK = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;

function undisguise(
  text: string,
  start: number,
  codePoint: number,
): { readonly replacement: string; readonly belongs: boolean; readonly reason: string } | null {
  const isMathematical = codePoint >= 0x1d400 && codePoint <= 0x1d7ff;
  const isFullWidth = codePoint >= 0xff01 && codePoint <= 0xff5e;
  const isLigature = codePoint >= 0xfb00 && codePoint <= 0xfb06;
  if (!isMathematical && !isFullWidth && !isLigature) return null;
  const character = String.fromCodePoint(codePoint);
  const replacement = character.normalize("NFKC");
  if (replacement === character) return null;
  if (isFullWidth) {
    // Full-width punctuation and letters are at home among Chinese, Japanese and Korean.
    const around = text.slice(Math.max(0, start - 40), start + 41);
    if (CJK.test(around))
      return { replacement, belongs: true, reason: "Full-width, among Chinese, Japanese or Korean." };
  }
  const form = isMathematical
    ? "A mathematical letter"
    : isFullWidth
      ? "A full-width character"
      : "A ligature";
  return { replacement, belongs: false, reason: `${form} for “${replacement}”.` };
}

/**
 * The edits that take hidden characters out, or put what they stand for in their place, ascending. `all` also takes
 * those that belong where they stand.
 */
export function removeHiddenCharacters(found: readonly HiddenCharacter[], all: boolean): TextChange[] {
  return found
    .filter(({ belongs }) => all || !belongs)
    .map(({ start, end, replacement }) => ({ from: start, to: end, insert: replacement }));
}
