import type { Block } from "./block.ts";
import { isWhiteSpace } from "./white-space.ts";

/** Words of a text by UAX #29: the segments that hold a letter or a number. Start and end offsets, in turn. */
export type WordOffsets = Uint16Array | Uint32Array;

const OTHER = 0;
const LETTER = 1;
const NUMERIC = 2;
const JOINER = 3;
const EXTEND = 4;
const MID_LETTER = 5;
const MID_NUMBER = 6;
const MID_BOTH = 7;
const SPACE = 8;
/** Left to `Intl.Segmenter`: dictionary scripts, emoji, and whatever else this table does not know. */
const UNKNOWN = 9;

const SCRIPTS_IN_TABLE_END = 0x530;
/** `Intl.Segmenter` takes time that grows faster than its text on older engines, so it is handed pieces. */
const PIECE_UNITS = 1500;

const segmenter = new Intl.Segmenter("en", { granularity: "word" });
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/** Word_Break classes (UAX #29) of the scripts that need no dictionary: Latin, Greek, Cyrillic, and punctuation. */
const classes = createClasses();

function createClasses(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(UNKNOWN);
  for (let code = 0; code < SCRIPTS_IN_TABLE_END; code += 1) table[code] = classify(code);
  for (let code = 0x1e00; code < 0x1f00; code += 1) table[code] = LETTER;
  table.fill(OTHER, 0x2010, 0x2028);
  table.fill(OTHER, 0x2030, 0x203f);
  table.fill(OTHER, 0x20a0, 0x20c0);
  for (const code of [0x2018, 0x2019, 0x2024]) table[code] = MID_BOTH;
  table[0x2027] = MID_LETTER;
  for (let code = 0; code <= 0x3000; code += 1) {
    // The narrow no-break space joins what it stands between.
    if (isWhiteSpace(code) && code !== 0x202f) table[code] = SPACE;
  }
  return table;
}

function classify(code: number): number {
  const character = String.fromCharCode(code);
  if (character === "_") return JOINER;
  if (character === "." || character === "'") return MID_BOTH;
  if (character === ":" || character === "\u00b7" || character === "\u0387") return MID_LETTER;
  if (character === "," || character === ";" || character === "\u037e") return MID_NUMBER;
  if (/\p{Nd}/u.test(character)) return NUMERIC;
  if (/\p{L}/u.test(character)) return LETTER;
  if (/\p{M}/u.test(character) || code === 0xad) return EXTEND;
  // Superscripts, fractions and modifier symbols have rules of their own.
  if (/[\p{N}\p{Sk}\p{Cn}]/u.test(character) && code >= 0x80) return UNKNOWN;
  return OTHER;
}

const wordsOfBlocks = new WeakMap<Block, WordOffsets>();

/** The words of a block by UAX #29, found once however many analyses ask. */
export function readUnicodeWords(block: Block): WordOffsets {
  const known = wordsOfBlocks.get(block);
  if (known !== undefined) return known;
  const words = findUnicodeWords(block.text);
  wordsOfBlocks.set(block, words);
  return words;
}

/**
 * Finds the word segments of UAX #29 that hold a letter or a number, as `Intl.Segmenter` does, which also finds
 * words by dictionary in Chinese, Japanese, Thai, Lao, Khmer and Burmese.
 */
export function findUnicodeWords(text: string): WordOffsets {
  const words: number[] = [];
  const length = text.length;
  let offset = 0;
  let floor = 0;
  while (offset < length) {
    let kind = classes[text.charCodeAt(offset)];
    if (kind === LETTER || kind === NUMERIC || kind === JOINER) {
      const start = offset;
      let last = kind;
      let holdsWord = kind !== JOINER;
      offset += 1;
      while (offset < length) {
        kind = classes[text.charCodeAt(offset)];
        if (kind === LETTER || kind === NUMERIC) {
          last = kind;
          holdsWord = true;
        } else if (kind === JOINER) {
          last = kind;
        } else if (kind !== EXTEND && !joins(text, offset, last, kind)) {
          break;
        }
        offset += 1;
      }
      if (holdsWord) words.push(start, offset);
    } else if (kind === UNKNOWN) {
      offset = addBySegmenter(text, offset, floor, words);
      floor = offset;
    } else {
      offset += 1;
    }
  }
  return length < 0x10000 ? new Uint16Array(words) : new Uint32Array(words);
}

/** Whether punctuation of class `kind` at `offset` joins what stands before it to what follows (WB6, WB7, WB11, WB12). */
function joins(text: string, offset: number, last: number, kind: number | undefined): boolean {
  const joinsLetters = last === LETTER && (kind === MID_LETTER || kind === MID_BOTH);
  const joinsNumbers = last === NUMERIC && (kind === MID_NUMBER || kind === MID_BOTH);
  if (!joinsLetters && !joinsNumbers) return false;
  let next = offset + 1;
  while (classes[text.charCodeAt(next)] === EXTEND) next += 1;
  const following = classes[text.charCodeAt(next)];
  return following === last;
}

/**
 * Segments the run of characters between white space around `offset`, and the runs after it that need the segmenter
 * too. Starts no earlier than `floor`, replaces the words found there so far, and returns where it stopped.
 */
function addBySegmenter(text: string, offset: number, floor: number, words: number[]): number {
  let start = offset;
  // White space is an edge on both its sides, so that what stands between can be segmented alone.
  while (start > floor && classes[text.charCodeAt(start - 1)] !== SPACE) start -= 1;
  while ((words.at(-2) ?? -1) >= start) words.length -= 2;
  const limit = Math.min(text.length, start + PIECE_UNITS);
  let end = findRunEnd(text, Math.max(offset, start), limit);
  if (classes[text.charCodeAt(end)] !== SPACE && end < text.length) {
    return addCutPiece(text, start, limit, words);
  }
  for (;;) {
    const runEnd = findRunEnd(text, findRunStart(text, end, limit), limit);
    if (runEnd === limit || !holdsUnknown(text, end, runEnd)) break;
    end = runEnd;
  }
  for (const { segment, index } of segmenter.segment(text.slice(start, end))) {
    if (LETTER_OR_NUMBER.test(segment)) words.push(start + index, start + index + segment.length);
  }
  return end;
}

/** Segments a part of a run too long for one piece, up to the start of the last segment, which the cut may halve. */
function addCutPiece(text: string, start: number, limit: number, words: number[]): number {
  let last = 0;
  const segments = [...segmenter.segment(text.slice(start, limit))];
  if (segments.length > 1) last = segments.pop()?.index ?? 0;
  for (const { segment, index } of segments) {
    if (LETTER_OR_NUMBER.test(segment)) words.push(start + index, start + index + segment.length);
  }
  return last > 0 ? start + last : limit;
}

function findRunStart(text: string, from: number, limit: number): number {
  let offset = from;
  while (offset < limit && classes[text.charCodeAt(offset)] === SPACE) offset += 1;
  return offset;
}

function findRunEnd(text: string, from: number, limit: number): number {
  let offset = from;
  while (offset < limit && classes[text.charCodeAt(offset)] !== SPACE) offset += 1;
  return offset;
}

function holdsUnknown(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset += 1) {
    if (classes[text.charCodeAt(offset)] === UNKNOWN) return true;
  }
  return false;
}
