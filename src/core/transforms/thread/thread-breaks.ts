import { findParagraphs } from "#core/document/paragraphs.ts";
import { findSentences } from "#core/document/sentences.ts";
import { isLineBreak, isWhiteSpace } from "#core/document/white-space.ts";
import { findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";

/** How good a place is to cut at, worst first. */
export const breakQualities = ["character", "word", "line", "sentence", "paragraph"] as const;
export type BreakQuality = (typeof breakQualities)[number];

const CHARACTER = 0;
const WORD = 1;
const LINE = 2;
const SENTENCE = 3;
const PARAGRAPH = 4;

/** Scripts that put no spaces between words. */
const SPACELESS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
/** What may not begin a line in Chinese and Japanese (the core of JIS X 4051's first class). */
const CLOSES = /[\p{Pe}\p{Pf}\p{Po}ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;

/**
 * How good each offset of a text is to cut before, as an index of `breakQualities`: after a blank line, at the start of
 * a sentence or a line, after a space, between words of scripts without spaces, anywhere else. The offset is that of
 * the first character after the space.
 */
export function findBreaks(text: string): Uint8Array {
  const breaks = new Uint8Array(text.length + 1);
  markWhiteSpace(text, breaks);
  for (const { start } of findSentences(text, findParagraphs(text))) raise(breaks, start, SENTENCE);
  if (SPACELESS.test(text)) markWords(text, breaks);
  return breaks;
}

function raise(breaks: Uint8Array, offset: number, quality: number): void {
  // A sentence that begins without a space before it, as in Chinese, may begin a part too.
  breaks[offset] = Math.max(breaks[offset] ?? CHARACTER, quality);
}

function markWhiteSpace(text: string, breaks: Uint8Array): void {
  let lineBreaks = 0;
  let isAfterSpace = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (isWhiteSpace(code)) {
      const isSecondOfPair = code === 0x0a && offset > 0 && text.charCodeAt(offset - 1) === 0x0d;
      if (isLineBreak(code) && !isSecondOfPair) lineBreaks += 1;
      // A space that does not break keeps its neighbours together.
      isAfterSpace ||= code !== 0xa0 && code !== 0x202f && code !== 0x2007;
      continue;
    }
    if (isAfterSpace) breaks[offset] = lineBreaks > 1 ? PARAGRAPH : lineBreaks === 1 ? LINE : WORD;
    lineBreaks = 0;
    isAfterSpace = false;
  }
}

function markWords(text: string, breaks: Uint8Array): void {
  for (const boundary of findUnicodeWordBoundaries(text).boundaries) {
    if (boundary === 0 || boundary >= text.length || (breaks[boundary] ?? 0) > CHARACTER) continue;
    const after = String.fromCodePoint(text.codePointAt(boundary) ?? 0);
    const before = text.charAt(boundary - 1);
    const isSpaceless = SPACELESS.test(after) || SPACELESS.test(before) || /[。、！？」』）]/u.test(before);
    if (isSpaceless && !CLOSES.test(after)) breaks[boundary] = WORD;
  }
}
