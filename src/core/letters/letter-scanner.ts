import { findWords } from "#core/scan/dictionary-words.ts";

import { findAlphabet } from "./alphabets.ts";
import type { Alphabet } from "./alphabets.ts";
import { DigraphJoiner } from "./digraph-joiner.ts";
import { LetterFolder } from "./letter-folder.ts";
import type { LetterOptions } from "./letter-options.ts";

const NOT_SEEN = 0;
const OTHER = 1;
const LETTER = 2;
const MARK = 3;
const UNSEEN = 4;
const JAMO = 5;
/** Clusters whose letters are remembered; a text of more is no writing, and only slower. */
const MOST_CLUSTERS = 200_000;
const LONGEST_CLUSTER = 64;
/** A text is read in pieces of about this many UTF-16 units. */
const PIECE_UNITS = 65_536;

/** The letters of a piece of a text. Arrays are longer than `count`, and are written again by the next piece. */
export interface ScannedLetters {
  readonly text: string;
  /** The offset of the piece in the whole text, to be added to `starts` and `ends`. */
  readonly offset: number;
  readonly count: number;
  /** Numbers of letters; `LetterScanner.names` has their names. */
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** 1 where a letter follows the one before it within the same word, with nothing that is seen between but an apostrophe. */
  readonly linked: Uint8Array;
  /** 1 where a letter is the first of a word. */
  readonly opens: Uint8Array;
}

const classes = new Uint8Array(0x10000);

function classify(code: number): number {
  const character = String.fromCharCode(code);
  if (code === 0xad || code === 0x200c || code === 0x200d || code === 0x2060 || code === 0xfeff)
    return UNSEEN;
  if (code >= 0x1100 && code <= 0x11ff) return JAMO;
  if (/\p{L}/u.test(character)) return LETTER;
  return /\p{M}/u.test(character) ? MARK : OTHER;
}

function classOf(code: number): number {
  const known = classes[code] ?? OTHER;
  if (known !== NOT_SEEN) return known;
  const found = classify(code);
  classes[code] = found;
  return found;
}

/** The class of the code point at an offset, where a surrogate pair counts as one. */
function classAt(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if ((code & 0xfc00) !== 0xd800) return classOf(code);
  const point = String.fromCodePoint(text.codePointAt(offset) ?? code);
  if (point.length < 2) return OTHER;
  return /\p{L}/u.test(point) ? LETTER : /\p{M}/u.test(point) ? MARK : OTHER;
}

function widthAt(text: string, offset: number): number {
  return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}

/**
 * Finds the letters of texts and numbers them: a letter is a character of the Unicode category L with the marks on it, so
 * that composed and decomposed texts have the same. Hangul is read by syllables.
 */
export class LetterScanner {
  readonly alphabet: Alphabet | null;
  readonly #folder: LetterFolder;
  readonly #joiner: DigraphJoiner | null;
  readonly #names: string[] = [];
  readonly #idsByName = new Map<string, number>();
  readonly #idsByCluster = new Map<string, readonly number[]>();
  readonly #asciiIds = new Int32Array(128).fill(-1);
  #ids = new Uint32Array(1024);
  #starts = new Uint32Array(1024);
  #ends = new Uint32Array(1024);
  #count = 0;

  constructor({ language, diacritics, letterCase, digraphs }: LetterOptions) {
    this.alphabet = findAlphabet(language);
    this.#folder = new LetterFolder(this.alphabet, { diacritics, letterCase });
    this.#joiner =
      digraphs && this.alphabet !== null && this.alphabet.digraphs.length > 0
        ? new DigraphJoiner(this.alphabet, {
            idOf: (name) => this.#idOf(name),
            nameOf: (id) => this.nameOf(id),
            lower: (name) => this.lower(name),
          })
        : null;
    for (let code = 0; code < 128; code += 1) {
      const character = String.fromCharCode(code);
      if (/[a-z]/i.test(character)) this.#asciiIds[code] = this.#idOf(this.#folder.fold(character)[0] ?? "");
    }
  }

  /** The names of the letters by their numbers. Some may not be in the text. */
  get names(): readonly string[] {
    return this.#names;
  }

  nameOf(id: number): string {
    return this.#names[id] ?? "";
  }

  /** A letter's name in lower case. */
  lower(name: string): string {
    return this.#folder.lower(name);
  }

  /** The letters of a text, piece by piece. A piece is to be used before the next is asked for. */
  *scan(text: string): Generator<ScannedLetters, void, undefined> {
    let start = 0;
    while (start < text.length) {
      const end = findPieceEnd(text, start);
      yield this.#scanPiece(start === 0 && end === text.length ? text : text.slice(start, end), start);
      start = end;
    }
  }

  #scanPiece(text: string, offset: number): ScannedLetters {
    this.#count = 0;
    let at = 0;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      const ascii = code < 128 ? (this.#asciiIds[code] ?? -1) : -1;
      if (ascii >= 0 && (at + 1 >= text.length || text.charCodeAt(at + 1) < 0x300)) {
        this.#push(ascii, at, at + 1);
        at += 1;
        continue;
      }
      const kind = code < 128 && ascii < 0 ? OTHER : classAt(text, at);
      if (kind !== LETTER && kind !== JAMO) {
        at += widthAt(text, at);
        continue;
      }
      const end = findClusterEnd(text, at, kind);
      for (const id of this.#readCluster(text.slice(at, Math.min(end, at + LONGEST_CLUSTER)))) {
        this.#push(id, at, end);
      }
      at = end;
    }
    return this.#finish(text, offset);
  }

  #readCluster(cluster: string): readonly number[] {
    const known = this.#idsByCluster.get(cluster);
    if (known !== undefined) return known;
    const ids = this.#folder.fold(cluster).map((name) => this.#idOf(name));
    if (this.#idsByCluster.size >= MOST_CLUSTERS) this.#idsByCluster.clear();
    this.#idsByCluster.set(cluster, ids);
    return ids;
  }

  #idOf(name: string): number {
    const known = this.#idsByName.get(name);
    if (known !== undefined) return known;
    const id = this.#names.push(name) - 1;
    this.#idsByName.set(name, id);
    return id;
  }

  #push(id: number, start: number, end: number): void {
    if (this.#count === this.#ids.length) {
      this.#ids = grow(this.#ids);
      this.#starts = grow(this.#starts);
      this.#ends = grow(this.#ends);
    }
    this.#ids[this.#count] = id;
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    this.#count += 1;
  }

  #finish(text: string, offset: number): ScannedLetters {
    const letters = { ids: this.#ids, starts: this.#starts, ends: this.#ends };
    const count = this.#joiner?.join(letters, this.#count) ?? this.#count;
    const { linked, opens } = linkLetters(text, this.#starts, this.#ends, count);
    return { text, offset, count, ...letters, linked, opens };
  }
}

/** Where a cluster ends: after the marks, and of Hangul in parts, after its syllable. */
function findClusterEnd(text: string, start: number, kind: number): number {
  let end = start + widthAt(text, start);
  if (kind === JAMO) end = findSyllableEnd(text, start);
  while (end < text.length && classAt(text, end) === MARK) end += widthAt(text, end);
  return end;
}

/** A leading consonant, a vowel and a trailing consonant make a syllable (The Unicode Standard, section 3.12). */
function findSyllableEnd(text: string, start: number): number {
  const isBetween = (offset: number, first: number, last: number): boolean => {
    const code = text.charCodeAt(offset);
    return code >= first && code <= last;
  };
  if (!isBetween(start, 0x1100, 0x115f) || !isBetween(start + 1, 0x1160, 0x11a7)) return start + 1;
  return isBetween(start + 2, 0x11a8, 0x11ff) ? start + 3 : start + 2;
}

/** Cuts after a line break, else after white space, else where no mark follows. */
function findPieceEnd(text: string, start: number): number {
  const most = start + PIECE_UNITS;
  if (most >= text.length) return text.length;
  const lineBreak = text.lastIndexOf("\n", most - 1);
  if (lineBreak >= start) return lineBreak + 1;
  const space = text.lastIndexOf(" ", most - 1);
  if (space >= start) return space + 1;
  let end = most;
  const kindAt = (offset: number): number => classOf(text.charCodeAt(offset));
  const isInside = (): boolean =>
    (text.charCodeAt(end) & 0xfc00) === 0xdc00 || kindAt(end) === MARK || kindAt(end) === JAMO;
  while (end < text.length && end < most + PIECE_UNITS && isInside()) end += 1;
  return end;
}

/** Which letters open words, and which go on with the letter before. */
function linkLetters(
  text: string,
  starts: Uint32Array,
  ends: Uint32Array,
  count: number,
): Pick<ScannedLetters, "linked" | "opens"> {
  const words = findWords(text);
  const linked = new Uint8Array(count);
  const opens = new Uint8Array(count);
  let word = 0;
  let lastWord = -1;
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0;
    while (word < words.length && (words[word + 1] ?? 0) <= start) word += 2;
    // A letter in no word, as in a run too long for one, is a word by itself.
    const isInWord = word < words.length && (words[word] ?? 0) <= start;
    const isSameWord = isInWord && word === lastWord;
    if (isSameWord) linked[index] = isJoined(text, ends[index - 1] ?? 0, start) ? 1 : 0;
    else opens[index] = 1;
    lastWord = isInWord ? word : -1;
  }
  return { linked, opens };
}

/** Whether nothing that is seen but an apostrophe stands between two letters. */
function isJoined(text: string, end: number, start: number): boolean {
  for (let offset = end; offset < start; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code !== 0x27 && code !== 0x2019 && classOf(code) !== UNSEEN && classOf(code) !== MARK) return false;
  }
  return true;
}

function grow(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(array.length * 2);
  grown.set(array);
  return grown;
}
