import { isSurrogate } from "#core/scan/character-classes.ts";
import {
  ALONE,
  APART,
  DIGIT,
  EXTENDER,
  KIND,
  LETTER,
  PICTOGRAPH,
  PICTOGRAPHIC_LETTER,
  readWordClasses,
  wordClassAt,
  WORDLIKE,
} from "./word-classes.ts";
import { MOST_PACKED_UNITS } from "./word-counts.ts";
import type { WordCounts } from "./word-counts.ts";
import { findEdgeAfter, isHebrewApostrophe, isMiddle, joins, joinsAcross, mayJoin } from "./word-edges.ts";

/**
 * Text of this many UTF-16 units or more without an edge counts as one word, known by its first units. So an edit
 * inside an endless word costs no more than one inside a long word.
 */
export const LONGEST_WORD = 256;
const ZERO_WIDTH_JOINER = 0x200d;

/** In place of a folded unit: no part of a word, whatever stands beside it. */
const ENDS = 0;
/** In place of a folded unit: it takes a closer look. */
const UNSURE = 1;

let foldedUnits: Uint8Array | null = null;

/** By unit: the lower case of a letter or digit below U+0100, which is plain and fits into a byte; or one of the above. */
function readFoldedUnits(): Uint8Array {
  foldedUnits ??= readWordClasses().units.map((wordClass, unit) => {
    const kind = wordClass & KIND;
    if (unit < 0x100 && (kind === LETTER || kind === DIGIT)) {
      return String.fromCharCode(unit).toLowerCase().charCodeAt(0);
    }
    return kind === APART && !isSurrogate(unit) ? ENDS : UNSURE;
  });
  return foldedUnits;
}

/** Text is folded into `piece` so many units at a time, and read from there four at a time; zeros stand after it. */
const PIECE = 1 << 15;
const piece = new Uint8Array(PIECE + 16);
const fourUnits = new DataView(piece.buffer);

/**
 * Counts the words of `text.slice(start, end)` in a table, `change` times each (-1 takes them out again). `start` and
 * `end` are edges of `text` (see `isEdge`) or its ends.
 *
 * Words are the segments of UAX #29 that hold a letter or a number. In the scripts that it leaves to a dictionary, an
 * ideograph or a hiragana is a word, and so is a run of Thai, Lao, Khmer or Burmese letters. One difference: where a
 * zero width joiner ties a letter that is an emoji too (Ⓜ) to a space or sign, the space or sign is left out.
 */
export function countWords(
  text: string,
  start: number,
  end: number,
  counts: WordCounts,
  change: number,
): void {
  for (let offset = start; offset < end;) {
    const pieceEnd = Math.min(end, offset + PIECE);
    foldPiece(text, offset, pieceEnd);
    offset = countPiece(text, offset, pieceEnd, end, counts, change);
  }
}

function foldPiece(text: string, start: number, end: number): void {
  const units = readFoldedUnits();
  for (let offset = start; offset < end; offset += 1) {
    piece[offset - start] = units[text.charCodeAt(offset)] ?? ENDS;
  }
  piece.fill(ENDS, end - start, end - start + 16);
}

/** Counts the words of the text in `piece`. Returns the edge where it stopped: the end, or a word that goes past it. */
function countPiece(
  text: string,
  start: number,
  pieceEnd: number,
  end: number,
  counts: WordCounts,
  change: number,
): number {
  const pieceLength = pieceEnd - start;
  let at = 0;
  while (at < pieceLength) {
    if (piece[at] === ENDS) {
      at += 1;
      continue;
    }
    let first = fourUnits.getInt32(at, true);
    let second = 0;
    let third = 0;
    let length = countPlainUnits(first);
    if (length < 4) {
      first &= (1 << (8 * length)) - 1;
    } else {
      second = fourUnits.getInt32(at + 4, true);
      const inSecond = countPlainUnits(second);
      length += inSecond;
      if (inSecond < 4) {
        second &= (1 << (8 * inSecond)) - 1;
      } else {
        third = fourUnits.getInt32(at + 8, true);
        const inThird = countPlainUnits(third);
        third &= (1 << (8 * inThird)) - 1;
        length += inThird;
        if (inThird === 4) while ((piece[at + length] ?? ENDS) > UNSURE) length += 1;
      }
    }
    const wordEnd = at + length;
    if (wordEnd >= pieceLength && pieceEnd < end) {
      return at > 0 ? start + at : countRun(text, start, end, counts, change);
    }
    const after = piece[wordEnd] === ENDS ? ENDS : readMiddle(text, start + wordEnd, end);
    if (after === UNSURE) {
      const simpleEnd = countSimpleWord(text, start + at, end, counts, change);
      at = (simpleEnd < 0 ? countRun(text, start + at, end, counts, change) : simpleEnd) - start;
    } else if (after === ENDS) {
      if (length > MOST_PACKED_UNITS) {
        counts.count(text, start + at, start + at + Math.min(length, LONGEST_WORD), change);
      } else if (length > 0) {
        counts.countPacked(first, second, third | (length << 24), change);
      }
      at = wordEnd + 1;
    } else {
      // The punctuation joins: read the word again with it.
      piece[wordEnd] = after;
    }
  }
  return start + at;
}

/** How many of the four bytes of a number, from the lowest on, stand for plain units. */
function countPlainUnits(four: number): number {
  const unequal = four & 0xfefefefe;
  // The lowest bit left marks the first byte that is 0 (Mycroft, 1987).
  const marks = (unequal - 0x01010101) & ~unequal & 0x80808080;
  return marks === 0 ? 4 : (31 - Math.clz32(marks & -marks)) >> 3;
}

/**
 * What a unit that is not plain is to what stands before it, a plain word or an edge: punctuation that joins, as it is
 * when folded; or the end of the word, with an edge on both its sides; or `UNSURE`.
 */
function readMiddle(text: string, offset: number, end: number): number {
  const { units } = readWordClasses();
  const unit = text.charCodeAt(offset);
  const kind = (units[unit] ?? APART) & KIND;
  if (!isMiddle(kind)) return UNSURE;
  const next = offset + 1 < end ? text.charCodeAt(offset + 1) : 0;
  const nextKind = (units[next] ?? APART) & KIND;
  const nextFolded = readFoldedUnits()[next] ?? ENDS;
  if (nextFolded === ENDS || isMiddle(nextKind)) return ENDS;
  if (nextFolded === UNSURE) return UNSURE;
  const lastKind = (units[text.charCodeAt(offset - 1)] ?? APART) & KIND;
  if (!joinsAcross(lastKind, kind, nextKind)) return ENDS;
  const folded = unit === 0x2019 ? 0x27 : unit;
  return folded < 0x100 ? folded : UNSURE;
}

/**
 * Counts the word that starts at `start`, an edge, and returns where it ends, an edge too. Returns -1 and counts nothing
 * where that takes a longer look: at surrogates, at punctuation beside marks, at words without end.
 */
function countSimpleWord(
  text: string,
  start: number,
  end: number,
  counts: WordCounts,
  change: number,
): number {
  const { units } = readWordClasses();
  const firstClass = units[text.charCodeAt(start)] ?? APART;
  let last = firstClass & KIND;
  if (last === APART || last > ALONE) return -1;
  let wordlike = firstClass & WORDLIKE;
  let isMarked = false;
  let offset = start + 1;
  for (; offset < end; offset += 1) {
    const unit = text.charCodeAt(offset);
    const wordClass = units[unit] ?? APART;
    const kind = wordClass & KIND;
    if (isSurrogate(unit) || offset - start >= LONGEST_WORD) return -1;
    if (kind === EXTENDER) {
      isMarked = true;
    } else if (kind === APART || kind === ALONE) {
      break;
    } else if (joins(last, kind)) {
      last = kind;
      wordlike |= wordClass & WORDLIKE;
      isMarked = false;
    } else if (isMarked) {
      return -1;
    } else if (isMiddle(kind)) {
      const next = offset + 1 < end ? text.charCodeAt(offset + 1) : 0;
      const nextKind = (units[next] ?? APART) & KIND;
      if (isSurrogate(next) || nextKind === EXTENDER || isHebrewApostrophe(last, kind)) return -1;
      if (!joinsAcross(last, kind, nextKind)) break;
    } else {
      break;
    }
  }
  if (wordlike !== 0) counts.count(text, start, offset, change);
  return offset;
}

/** Counts the words from `start`, an edge, to the next edge, which it returns. */
function countRun(text: string, start: number, end: number, counts: WordCounts, change: number): number {
  const runEnd = Math.min(end, findEdgeAfter(text, start));
  if (runEnd - start < LONGEST_WORD) countRunWords(text, start, runEnd, counts, change);
  else if (holdsWord(text, start, start + LONGEST_WORD))
    counts.count(text, start, start + LONGEST_WORD, change);
  return runEnd;
}

/** UAX #29, section 4.1, on text whose ends are word boundaries. */
function countRunWords(text: string, start: number, end: number, counts: WordCounts, change: number): void {
  let segmentStart = start;
  let isWord = false;
  /** The kind of the last character that is no extender. */
  let last = APART;
  /** Punctuation after it that joins if the right character follows, and where it stands; `APART` for none. */
  let middle = APART;
  let middleStart = start;
  for (let offset = start, width = 1; offset < end; offset += width) {
    const wordClass = wordClassAt(text, offset);
    const kind = wordClass & KIND;
    width = (text.charCodeAt(offset) & 0xfc00) === 0xd800 && kind !== APART ? 2 : 1;
    if (kind === EXTENDER) continue; // WB4
    if (middle === APART && mayJoin(last, kind)) {
      middle = kind;
      middleStart = offset;
      continue;
    }
    const isPictograph = kind === PICTOGRAPH || kind === PICTOGRAPHIC_LETTER;
    const joinsEmoji = isPictograph && text.charCodeAt(offset - 1) === ZERO_WIDTH_JOINER; // WB3c
    const isOpen = middle !== APART && !isHebrewApostrophe(last, middle);
    const continues = middle === APART ? joins(last, kind) : joinsAcross(last, middle, kind);
    if (!continues && (isOpen || !joinsEmoji)) {
      if (isWord) counts.count(text, segmentStart, isOpen ? middleStart : offset, change);
      segmentStart = isOpen && joinsEmoji ? middleStart : offset;
      isWord = false;
    }
    last = kind;
    middle = APART;
    isWord ||= (wordClass & WORDLIKE) !== 0;
  }
  const isOpen = middle !== APART && !isHebrewApostrophe(last, middle);
  if (isWord) counts.count(text, segmentStart, isOpen ? middleStart : end, change);
}

function holdsWord(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset += 1) {
    if ((wordClassAt(text, offset) & WORDLIKE) !== 0) return true;
  }
  return false;
}
