import type { Span } from "#core/document/span.ts";

import type { DifferenceKind, IgnoredDifferences } from "./comparison.ts";
import { createIgnoredFold, foldNumbers, foldPunctuation, foldQuotes, foldSpaces } from "./fold-token.ts";
import { hasOtherLetters } from "./letter-sequences.ts";
import { hasOpposites, MOST_OPPOSED_WORDS } from "./negations.ts";
import { createPieceFacts, hasSameNumbers, isWithoutMeaning, PieceReader } from "./piece-facts.ts";
import type { PieceFacts } from "./piece-facts.ts";
import type { KnownLanguage } from "./text-language.ts";

/** What a difference is, told from the two pieces alone. */
export interface DifferenceClass {
  readonly kind: DifferenceKind;
  readonly isIgnored: boolean;
  readonly changesNumber: boolean;
  readonly changesNegation: boolean;
}

/** Pieces longer than this are new wording: nothing else is that long. */
const LONGEST_CLASSIFIED = 4000;

/** What decides about a difference besides its two pieces. */
export interface ClassifierContext {
  /** `null` where nothing is ignored. */
  readonly ignored: IgnoredDifferences | null;
  /** The language of the texts, for words that two languages share. */
  readonly language: KnownLanguage | null;
}

/** Tells what differs between pieces of two texts. */
export class DifferenceClassifier {
  readonly #a: string;
  readonly #b: string;
  /** `null` where nothing is ignored. */
  readonly #fold: ((piece: string) => string) | null;
  readonly #reader: PieceReader;
  readonly #before = createPieceFacts();
  readonly #after = createPieceFacts();
  readonly #wholeBefore = createPieceFacts();
  readonly #wholeAfter = createPieceFacts();

  constructor(a: string, b: string, { ignored, language }: ClassifierContext) {
    this.#a = a;
    this.#b = b;
    this.#fold = ignored === null ? null : createIgnoredFold(ignored);
    this.#reader = new PieceReader(language);
  }

  /** Tells what differs between two pieces that are not the same. */
  classify(before: Span, after: Span): DifferenceClass {
    const first = this.#before;
    const second = this.#after;
    this.#read(before, after, first, second);
    const kind = this.#kindOf(before, after, first, second);
    return {
      kind,
      isIgnored: this.#isIgnored(before, after),
      changesNumber: !hasSameNumbers(first, second),
      changesNegation: this.#changesNegation(before, after, first, second),
    };
  }

  /** Whether no part of two pieces can change a number or turn the meaning round. */
  isWithoutMeaning(before: Span, after: Span): boolean {
    this.#read(before, after, this.#wholeBefore, this.#wholeAfter);
    return isWithoutMeaning(this.#wholeBefore) && isWithoutMeaning(this.#wholeAfter);
  }

  /**
   * The same for pieces that are parts of words. Whether they change a number or turn the meaning round is told from
   * the whole words; where they are `null` there is nothing of the kind in them.
   */
  classifyPart(
    before: Span,
    after: Span,
    whole: { readonly before: Span; readonly after: Span } | null,
  ): DifferenceClass {
    const first = this.#before;
    const second = this.#after;
    this.#read(before, after, first, second);
    const kind = this.#kindOf(before, after, first, second);
    const isIgnored = this.#isIgnored(before, after);
    if (whole === null) return { kind, isIgnored, changesNumber: false, changesNegation: false };
    this.#read(whole.before, whole.after, this.#wholeBefore, this.#wholeAfter);
    return {
      kind,
      isIgnored,
      changesNumber: !hasSameNumbers(this.#wholeBefore, this.#wholeAfter),
      changesNegation: this.#changesNegation(whole.before, whole.after, this.#wholeBefore, this.#wholeAfter),
    };
  }

  #read(before: Span, after: Span, first: PieceFacts, second: PieceFacts): void {
    const isShort = Math.max(before.end - before.start, after.end - after.start) <= LONGEST_CLASSIFIED;
    this.#reader.read(this.#a, before.start, before.end, isShort, first);
    this.#reader.read(this.#b, after.start, after.end, isShort, second);
  }

  #isIgnored(before: Span, after: Span): boolean {
    if (this.#fold === null || hasOtherLetters(this.#a, before, this.#b, after)) return false;
    const removed = this.#a.slice(before.start, before.end);
    return this.#fold(removed) === this.#fold(this.#b.slice(after.start, after.end));
  }

  #changesNegation(before: Span, after: Span, first: PieceFacts, second: PieceFacts): boolean {
    if (first.negations !== second.negations) return true;
    if (!first.mayOppose && !second.mayOppose) return false;
    if (first.words === 0 || second.words === 0) return false;
    if (first.words > MOST_OPPOSED_WORDS || second.words > MOST_OPPOSED_WORDS) return false;
    return hasOpposites(this.#a.slice(before.start, before.end), this.#b.slice(after.start, after.end));
  }

  #kindOf(before: Span, after: Span, first: PieceFacts, second: PieceFacts): DifferenceKind {
    const isOnlyRemoved = after.start === after.end;
    if (isOnlyRemoved || before.start === before.end) return kindOfPiece(isOnlyRemoved ? first : second);
    if (Math.max(before.end - before.start, after.end - after.start) > LONGEST_CLASSIFIED) return "wording";
    const differ = !hasSameNumbers(first, second);
    if (differ && isAllNumbers(first) && isAllNumbers(second)) return "number";
    if (first.isLetters && second.isLetters)
      return this.#isSameInSmall(before, after, first, second) ? "case" : "wording";
    if (this.#startsOtherwise(first, second)) return "wording";
    if (first.isPlain && second.isPlain && this.#isSameInSmall(before, after, first, second)) return "case";
    if (first.isPunctuation && second.isPunctuation) {
      return isSameWithoutSpaces(this.#a, before, this.#b, after) ? "spacing" : "punctuation";
    }
    if (first.isPictures && second.isPictures) return "wording";
    if (hasOtherLetters(this.#a, before, this.#b, after)) return "wording";
    const isPlain = first.isPlain && second.isPlain;
    return kindOfFolded(
      this.#a.slice(before.start, before.end),
      this.#b.slice(after.start, after.end),
      differ,
      isPlain,
    );
  }

  /** Whether two pieces differ in capitals alone. */
  #isSameInSmall(before: Span, after: Span, first: PieceFacts, second: PieceFacts): boolean {
    if (!first.isAscii || !second.isAscii) return this.#isSameWhenCut(before, after);
    if (before.end - before.start !== after.end - after.start) return false;
    for (let offset = 0; offset < before.end - before.start; offset += 1) {
      const one = this.#a.charCodeAt(before.start + offset);
      const other = this.#b.charCodeAt(after.start + offset);
      if (one === other) continue;
      // Letters and digits alone: a bit apart they are a capital and its small letter.
      if ((one | 0x20) !== (other | 0x20) || (one | 0x20) < 0x61) return false;
    }
    return true;
  }

  #isSameWhenCut(before: Span, after: Span): boolean {
    return (
      this.#a.slice(before.start, before.end).toLowerCase() ===
      this.#b.slice(after.start, after.end).toLowerCase()
    );
  }

  /** Whether the first letters of two pieces differ: then nothing but their wording can. */
  #startsOtherwise({ firstSign: one }: PieceFacts, { firstSign: other }: PieceFacts): boolean {
    if (one === -1 || other === -1) return false;
    const first = this.#a.codePointAt(one) ?? 0;
    const second = this.#b.codePointAt(other) ?? 0;
    if (first === second) return false;
    if (first < 0x80 && second < 0x80) {
      return first >= 0x41 && second >= 0x41 && (first | 0x20) !== (second | 0x20);
    }
    return startsOtherwise(String.fromCodePoint(first), String.fromCodePoint(second));
  }
}

const HAS_DIGIT = /\p{Nd}/u;

function startsOtherwise(first: string, second: string): boolean {
  return !HAS_DIGIT.test(first + second) && first.toLowerCase() !== second.toLowerCase();
}

/** What was only put in or only taken out. */
function kindOfPiece({ hasWords, isBlank }: PieceFacts): DifferenceKind {
  if (hasWords) return "wording";
  return isBlank ? "spacing" : "punctuation";
}

/** Whether every word of a piece is a number, and there is one or a figure. */
function isAllNumbers({ words, numberWords, hasFigures }: PieceFacts): boolean {
  return words === 0 ? hasFigures : words === numberWords;
}

/** What differs between two pieces, by what is left when one thing after the other is taken away. */
function kindOfFolded(before: string, after: string, differ: boolean, isPlain: boolean): DifferenceKind {
  const kindOfRest = () => (differ && foldNumbers(before) === foldNumbers(after) ? "number" : "wording");
  if (isPlain) return kindOfRest();
  if (foldSpaces(before) === foldSpaces(after)) return "spacing";
  const punctuated = foldPunctuation(before);
  const otherPunctuated = foldPunctuation(after);
  if (punctuated === otherPunctuated) return "punctuation";
  if (foldQuotes(before) === foldQuotes(after)) return "punctuation";
  if (before.toLowerCase() === after.toLowerCase()) return "case";
  if (punctuated.toLowerCase() === otherPunctuated.toLowerCase()) return "punctuation";
  return kindOfRest();
}

const BLANK = /^\s$/u;

function isBlankUnit(unit: number): boolean {
  if (unit > 0x20 && unit < 0xa0) return false;
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || BLANK.test(String.fromCharCode(unit));
}

/** Whether two pieces differ in their white space alone. */
function isSameWithoutSpaces(a: string, before: Span, b: string, after: Span): boolean {
  let one = before.start;
  let other = after.start;
  for (;;) {
    while (one < before.end && isBlankUnit(a.charCodeAt(one))) one += 1;
    while (other < after.end && isBlankUnit(b.charCodeAt(other))) other += 1;
    if (one === before.end || other === after.end) return one === before.end && other === after.end;
    if (a.charCodeAt(one) !== b.charCodeAt(other)) return false;
    one += 1;
    other += 1;
  }
}
