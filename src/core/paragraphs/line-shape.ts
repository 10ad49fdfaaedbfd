import type { TextLine } from "./text-line.ts";

/** Marks of lists in plain text and Markdown. */
const LIST_ITEM = /(?:[-*+•‣◦⁃▪●–—]|\(?(?:\d{1,3}|[A-Za-z]|[ivx]{1,5})[.)])[ \t\u00a0]+\S/y;
const SENTENCE_END = /[.!?…。！？｡؟۔।]["'”’»›)\]}」』）*_]*$/;
const STOPS_LATER = /[.!?…:;,。！？、，؟۔।–—-]["'”’»›)\]}」』）*_]*$/;
const TAIL_UNITS = 8;
/** Lines wrapped by hand are about as wide as a page. */
const NARROWEST_WRAP = 30;
const WIDEST_WRAP = 120;
/** No more of a line is searched for its first word. */
const LONGEST_WORD = 130;

/** Whether a line begins with the mark of a list item. A dash that opens speech looks the same. */
export function beginsItem(text: string, line: TextLine): boolean {
  LIST_ITEM.lastIndex = line.start;
  return LIST_ITEM.test(text) && LIST_ITEM.lastIndex <= line.end;
}

/** Whether a line ends as a sentence does. */
export function endsSentence(text: string, line: TextLine): boolean {
  return SENTENCE_END.test(text.slice(Math.max(line.start, line.end - TAIL_UNITS), line.end));
}

/** Whether a line ends in any mark of punctuation that stands at the end of a sentence or a part of one. */
export function endsInPunctuation(text: string, line: TextLine): boolean {
  return STOPS_LATER.test(text.slice(Math.max(line.start, line.end - TAIL_UNITS), line.end));
}

/** Whether a line's first letter is a small one. */
export function startsSmall(text: string, line: TextLine): boolean {
  return /^[^\p{L}\p{N}]{0,3}\p{Ll}/u.test(text.slice(line.start, line.start + 6));
}

/** Whether a line's first letter is a capital. */
function startsCapital(text: string, line: TextLine): boolean {
  return /^[^\p{L}\p{N}]{0,3}\p{Lu}/u.test(text.slice(line.start, line.start + 6));
}

/** The columns that a line takes up, with its indent. */
export function widthOf({ start, end, indent }: TextLine): number {
  return indent + end - start;
}

/** Whether the first word of `next` would still have fitted on `line`, had it been wrapped to `width`. */
export function leavesRoom(text: string, line: TextLine, next: TextLine, width: number): boolean {
  const room = width - widthOf(line) - 1;
  if (room <= 0) return false;
  const end = Math.min(next.end, next.start + LONGEST_WORD);
  const word = text.slice(next.start, end).search(/\s/);
  return (word < 0 ? end - next.start : word) <= room;
}

/**
 * The width that lines were wrapped to by hand or by a program: that of the widest one, from 30 to 120 columns, where
 * at least half of the lines could not have taken the first word of the next one and one of these stops in
 * mid-sentence. `null` where each line stands for itself.
 */
export function findWrapWidth(text: string, lines: readonly TextLine[]): number | null {
  let width = 0;
  for (const line of lines) width = Math.max(width, widthOf(line));
  if (lines.length < 2 || width < NARROWEST_WRAP || width > WIDEST_WRAP) return null;
  let full = 0;
  let cuts = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || beginsItem(text, next) || leavesRoom(text, line, next, width)) continue;
    full += 1;
    if (!endsSentence(text, line)) cuts += 1;
  }
  return cuts > 0 && full * 2 >= lines.length - 1 ? width : null;
}

/**
 * Whether lines are verse: three or more, of which nearly all begin with a capital though the line before them does
 * not end a sentence, as wrapped prose has it for names alone.
 */
export function isVerse(text: string, lines: readonly TextLine[]): boolean {
  if (lines.length < 3) return false;
  let within = 0;
  let capitals = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined || endsSentence(text, before)) continue;
    within += 1;
    if (startsCapital(text, line)) capitals += 1;
  }
  return within > 0 && capitals >= within * 0.7 && (within > 1 || lines.length > 3);
}
