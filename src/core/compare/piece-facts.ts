import { DIGIT, LETTER, letterClassOf, NUMBER, PUNCTUATION, SPACE, SYMBOL } from "./letter-classes.ts";
import {
  EMPTIED_END,
  MOST_OPPOSED_WORDS,
  negationWords,
  opposedBeginnings,
  SPANISH_WITHOUT,
} from "./negations.ts";
import { numberBeginnings, sumNumberWords, valueOfNumberWord } from "./number-words.ts";
import type { NumberWord } from "./number-words.ts";
import type { KnownLanguage } from "./text-language.ts";

/** What is read of a piece of text in one pass. One record is filled again and again. */
export interface PieceFacts {
  /** Whether all is ASCII. */
  isAscii: boolean;
  /** Whether there is a letter, and nothing else. */
  isLetters: boolean;
  /** Letters and digits of ASCII alone, or nothing. */
  isPlain: boolean;
  /** White space alone, or nothing. */
  isBlank: boolean;
  /** Spaces and punctuation alone, or nothing. */
  isPunctuation: boolean;
  /** Emoji and other signs with what joins and varies them, which have no case, alone, or nothing. */
  isPictures: boolean;
  /** Whether there is a letter, a number or a symbol. */
  hasWords: boolean;
  /** Where the first letter or number stands, or -1. */
  firstSign: number;
  hasFigures: boolean;
  /** Runs of letters, and those of them that are numbers. */
  words: number;
  numberWords: number;
  /** How many numbers there are, in figures or as words: "two" is "2"; and two sums over their hashes. */
  numbers: number;
  numberSum: number;
  otherNumberSum: number;
  /** Words like "not", and "n't". */
  negations: number;
  /** Whether a word begins or ends like one that is negated. */
  mayOppose: boolean;
}

/** Facts about nothing. */
export function createPieceFacts(): PieceFacts {
  return {
    isAscii: true,
    isLetters: false,
    isPlain: true,
    isBlank: true,
    isPunctuation: true,
    isPictures: true,
    hasWords: false,
    firstSign: -1,
    hasFigures: false,
    words: 0,
    numberWords: 0,
    numbers: 0,
    numberSum: 0,
    otherNumberSum: 0,
    negations: 0,
    mayOppose: false,
  };
}

/** Whether two pieces hold the same numbers, however often each and in whatever order. */
export function hasSameNumbers(one: PieceFacts, other: PieceFacts): boolean {
  return (
    one.numbers === other.numbers &&
    one.numberSum === other.numberSum &&
    one.otherNumberSum === other.otherNumberSum
  );
}

/** Where no word can turn a piece round or be a number there is nothing to look for in it. */
export function isWithoutMeaning({ numbers, negations, mayOppose }: PieceFacts): boolean {
  return numbers === 0 && negations === 0 && !mayOppose;
}

/** Of the symbols below some have capitals ("ⓐ") and some are quotation marks ("´"). */
const FIRST_PICTURE = 0x2500;
const FACTOR = 0x01000193;
const SEED = 0x811c9dc5;

/** What the beginning of a word can be, by its hash: looking at these bits is many times as fast as cutting it out. */
const LISTED = 1;
const OPPOSED = 2;
const BEGINNING_BITS = 12;
const beginnings = new Uint8Array(1 << BEGINNING_BITS);

/** A unit of a letter, small where it is of ASCII. */
function toSmall(unit: number): number {
  return unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit;
}

/** A hash of the first two or three units of a word. */
function hashBeginning(first: number, second: number, third: number): number {
  const hash = Math.imul(Math.imul(toSmall(first), FACTOR) ^ toSmall(second), FACTOR) ^ toSmall(third);
  return Math.imul(hash, FACTOR) >>> (32 - BEGINNING_BITS);
}

/** Marks how a word begins, whichever of its letters are capitals. */
function markBeginning(word: string, length: number, mark: number): void {
  const [small, capital] = [word.slice(0, length), word.slice(0, length).toUpperCase()];
  for (let capitals = 0; capitals < 8; capitals += 1) {
    const unitAt = (index: number) =>
      index < small.length ? ((capitals >> index) & 1 ? capital : small).charCodeAt(index) : 0;
    const hash = hashBeginning(unitAt(0), unitAt(1), unitAt(2));
    beginnings[hash] = (beginnings[hash] ?? 0) | mark;
  }
}

for (const word of [...numberBeginnings, ...negationWords, SPANISH_WITHOUT]) markBeginning(word, 3, LISTED);
for (const word of opposedBeginnings) markBeginning(word, 2, OPPOSED);

const LEAST_EMPTIED = EMPTIED_END.length;

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019;
}

/** What may stand between the digits of one number. */
function joinsDigits(unit: number): boolean {
  return unit === 0x2e || unit === 0x2c || isApostrophe(unit) || unit === 0xa0 || unit === 0x202f;
}

function classAt(text: string, offset: number): number {
  return letterClassOf(text.codePointAt(offset) ?? 0);
}

function addNumber(facts: PieceFacts, hash: number): void {
  facts.numbers += 1;
  facts.numberSum = (facts.numberSum + Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)) | 0;
  facts.otherNumberSum = (facts.otherNumberSum + Math.imul(hash ^ (hash >>> 13), 0x297a2d39)) | 0;
}

function hashUnits(text: string, start: number, end: number): number {
  let hash = SEED;
  for (let offset = start; offset < end; offset += 1)
    hash = Math.imul(hash ^ text.charCodeAt(offset), FACTOR);
  return hash;
}

/** By small whole number, the hash of it in figures; 0 until it was asked for. */
const valueHashes = new Int32Array(1000);

function hashValue(value: number): number {
  const known = valueHashes[value] ?? 0;
  if (known !== 0) return known;
  const written = String(value);
  const hash = hashUnits(written, 0, written.length);
  if (value < valueHashes.length) valueHashes[value] = hash;
  return hash;
}

/** The end of a number in figures that begins with a digit at a place. */
function readFigure(text: string, from: number, end: number): number {
  let offset = from;
  for (;;) {
    while (offset < end && classAt(text, offset) === DIGIT)
      offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
    const goesOn =
      offset + 1 < end && joinsDigits(text.charCodeAt(offset)) && classAt(text, offset + 1) === DIGIT;
    if (!goesOn) return offset;
    offset += 1;
  }
}

/** Reads pieces of texts in one language, or in one that is not known. */
export class PieceReader {
  readonly #language: KnownLanguage | null;
  #numberWords: NumberWord[] = [];
  /** Up to where what was read belongs to a negation. */
  #negatedTo = 0;

  constructor(language: KnownLanguage | null) {
    this.#language = language;
  }

  /** Fills the facts of `text.slice(start, end)`. Without `readsNumberWords` numbers are figures alone. */
  read(text: string, start: number, end: number, readsNumberWords: boolean, facts: PieceFacts): void {
    let isAscii = true;
    let isLetters = end > start;
    let isPlain = true;
    let isBlank = true;
    let isPunctuation = true;
    let isPictures = true;
    let hasWords = false;
    let firstSign = -1;
    facts.hasFigures = false;
    facts.words = 0;
    facts.numberWords = 0;
    facts.numbers = 0;
    facts.numberSum = 0;
    facts.otherNumberSum = 0;
    facts.negations = 0;
    facts.mayOppose = false;
    this.#negatedTo = start;
    if (this.#numberWords.length > 0) this.#numberWords = [];

    for (let offset = start; offset < end;) {
      const unit = text.charCodeAt(offset);
      const codePoint = unit < 0xd800 || unit > 0xdbff ? unit : (text.codePointAt(offset) ?? unit);
      const kind = letterClassOf(codePoint);
      if (kind === LETTER) {
        if (firstSign === -1) firstSign = offset;
        hasWords = true;
        isBlank = false;
        isPunctuation = false;
        isPictures = false;
        let wordEnd = offset;
        while (wordEnd < end) {
          const other = text.charCodeAt(wordEnd);
          const point = other < 0xd800 || other > 0xdbff ? other : (text.codePointAt(wordEnd) ?? other);
          if (letterClassOf(point) !== LETTER) break;
          if (other >= 0x80) {
            isPlain = false;
            isAscii = false;
          }
          wordEnd += point > 0xffff ? 2 : 1;
        }
        this.#addWord(text, start, offset, wordEnd, end, facts);
        offset = wordEnd;
        continue;
      }
      isLetters = false;
      if (unit >= 0x80) isAscii = false;
      if (kind === SPACE) {
        isPlain = false;
        isPictures = false;
      } else if (kind === DIGIT) {
        if (firstSign === -1) firstSign = offset;
        hasWords = true;
        isBlank = false;
        isPunctuation = false;
        isPictures = false;
        facts.hasFigures = true;
        const figureEnd = readFigure(text, offset, end);
        addNumber(facts, hashUnits(text, offset, figureEnd));
        for (let at = offset; at < figureEnd; at += 1) {
          const other = text.charCodeAt(at);
          if (other >= 0x80) isAscii = false;
          if (other < 0x30 || other > 0x39) isPlain = false;
        }
        offset = figureEnd;
        continue;
      } else {
        isPlain = false;
        isBlank = false;
        if (kind !== PUNCTUATION) isPunctuation = false;
        if (kind === PUNCTUATION || kind === NUMBER || (kind === SYMBOL && unit < FIRST_PICTURE))
          isPictures = false;
        if (kind === NUMBER && firstSign === -1) firstSign = offset;
        if (kind === NUMBER || kind === SYMBOL) hasWords = true;
      }
      offset += codePoint > 0xffff ? 2 : 1;
    }
    if (readsNumberWords && this.#numberWords.length > 0) {
      for (const value of sumNumberWords(text, this.#numberWords)) addNumber(facts, hashValue(value));
    }
    facts.isAscii = isAscii;
    facts.isLetters = isLetters;
    facts.isPlain = isPlain;
    facts.isBlank = isBlank;
    facts.isPunctuation = isPunctuation;
    facts.isPictures = isPictures;
    facts.hasWords = hasWords;
    facts.firstSign = firstSign;
  }

  /** Adds what a run of letters says in a piece from `pieceStart` to `pieceEnd`. */
  #addWord(
    text: string,
    pieceStart: number,
    start: number,
    end: number,
    pieceEnd: number,
    facts: PieceFacts,
  ): void {
    facts.words += 1;
    const first = text.charCodeAt(start);
    if (end - start === 1) {
      this.#addLetter(text, pieceStart, start, pieceEnd, first | 0x20, facts);
      return;
    }
    const second = text.charCodeAt(start + 1);
    const third = end - start > 2 ? text.charCodeAt(start + 2) : 0;
    if (((beginnings[hashBeginning(first, second, third)] ?? 0) & LISTED) !== 0)
      this.#addListed(text, pieceStart, start, end, pieceEnd, facts);
    if (facts.mayOppose || facts.words > MOST_OPPOSED_WORDS) return;
    const isOpposed = ((beginnings[hashBeginning(first, second, 0)] ?? 0) & OPPOSED) !== 0;
    const isEmptied =
      (text.charCodeAt(end - 1) | 0x20) === 0x73 &&
      end - start > LEAST_EMPTIED &&
      text.slice(end - LEAST_EMPTIED, end).toLowerCase() === EMPTIED_END;
    facts.mayOppose = isOpposed || isEmptied;
  }

  /** What a letter alone says: "n't", and in French "n'". */
  #addLetter(
    text: string,
    pieceStart: number,
    start: number,
    pieceEnd: number,
    letter: number,
    facts: PieceFacts,
  ): void {
    if (letter === 0x74 && start - 2 >= Math.max(pieceStart, this.#negatedTo)) {
      const isShortened =
        isApostrophe(text.charCodeAt(start - 1)) && (text.charCodeAt(start - 2) | 0x20) === 0x6e;
      if (isShortened) facts.negations += 1;
    } else if (letter === 0x6e && start + 2 < pieceEnd && isApostrophe(text.charCodeAt(start + 1))) {
      if (classAt(text, start + 2) !== LETTER || this.#isBehindNumber(text, pieceStart, start)) return;
      facts.negations += 1;
      this.#negatedTo = start + 2;
    }
  }

  /** A word that may stand in a list. */
  #addListed(
    text: string,
    pieceStart: number,
    start: number,
    end: number,
    pieceEnd: number,
    facts: PieceFacts,
  ): void {
    const word = text.slice(start, end).toLowerCase();
    const value = valueOfNumberWord(word, this.#language);
    if (value !== undefined) {
      facts.numberWords += 1;
      this.#numberWords.push({ value, start, end });
    }
    const isSpanish = this.#language === null || this.#language === "es";
    if (!negationWords.has(word) && !(isSpanish && word === SPANISH_WITHOUT)) return;
    const next = end < pieceEnd ? classAt(text, end) : SPACE;
    if (next === DIGIT || next === NUMBER || this.#isBehindNumber(text, pieceStart, start)) return;
    facts.negations += 1;
    this.#negatedTo = end;
  }

  #isBehindNumber(text: string, pieceStart: number, start: number): boolean {
    if (start === pieceStart) return false;
    const unit = text.charCodeAt(start - 1);
    const isSecond = unit >= 0xdc00 && unit <= 0xdfff && start - 2 >= pieceStart;
    const isPair = isSecond && (text.codePointAt(start - 2) ?? 0) > 0xffff;
    const kind = classAt(text, isPair ? start - 2 : start - 1);
    return kind === DIGIT || kind === NUMBER;
  }
}
