import type { DifferenceKind, IgnoredDifferences } from "./comparison.ts";
import {
  foldIgnored,
  foldNumbers,
  foldPunctuation,
  foldQuotes,
  foldSpaces,
  isPlainWord,
} from "./fold-token.ts";
import { changesNegation } from "./negations.ts";
import { findNumberWords, isAllNumbers } from "./number-words.ts";
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

const NUMBER = /\p{Nd}+(?:[.,'’\u00a0\u202f]\p{Nd}+)*/gu;
const FIRST_SIGN = /[\p{L}\p{N}]/u;
const HAS_DIGIT = /\p{Nd}/u;
const WORD = /[\p{L}\p{N}\p{S}]/u;
/** Letters alone: such pieces differ in case or in wording. */
const LETTERS = /^(?:[a-z]+|\p{L}+)$/iu;

/** The numbers of a piece in an order of their own, in digits or as words: "two" is "2". */
function numbersIn(text: string, language: KnownLanguage | null): string {
  const figures = HAS_DIGIT.test(text) ? (text.match(NUMBER) ?? []) : [];
  const words = text.length > LONGEST_CLASSIFIED ? [] : findNumberWords(text, language);
  return [...figures, ...words.map(String)].toSorted().join(" ");
}

/** Whether the first letters of two pieces differ: then nothing but their wording can. */
function startsOtherwise(before: string, after: string): boolean {
  const first = FIRST_SIGN.exec(before)?.[0];
  const second = FIRST_SIGN.exec(after)?.[0];
  if (first === undefined || second === undefined || HAS_DIGIT.test(first + second)) return false;
  return first.toLowerCase() !== second.toLowerCase();
}

/** What was only put in or only taken out. */
function kindOfPiece(piece: string): DifferenceKind {
  if (WORD.test(piece)) return "wording";
  return piece.trim() === "" ? "spacing" : "punctuation";
}

function kindOf(
  before: string,
  after: string,
  differ: boolean,
  language: KnownLanguage | null,
): DifferenceKind {
  if (before === "" || after === "") return kindOfPiece(before + after);
  if (Math.max(before.length, after.length) > LONGEST_CLASSIFIED) return "wording";
  if (differ && isAllNumbers(before, language) && isAllNumbers(after, language)) return "number";
  if (LETTERS.test(before) && LETTERS.test(after)) {
    return before.toLowerCase() === after.toLowerCase() ? "case" : "wording";
  }
  if (startsOtherwise(before, after)) return "wording";
  const isNumber = () => differ && foldNumbers(before) === foldNumbers(after);
  if (isPlainWord(before) && isPlainWord(after)) {
    if (before.toLowerCase() === after.toLowerCase()) return "case";
    return isNumber() ? "number" : "wording";
  }
  if (foldSpaces(before) === foldSpaces(after)) return "spacing";
  if (foldPunctuation(before) === foldPunctuation(after)) return "punctuation";
  if (foldQuotes(before) === foldQuotes(after)) return "punctuation";
  if (before.toLowerCase() === after.toLowerCase()) return "case";
  if (foldPunctuation(before).toLowerCase() === foldPunctuation(after).toLowerCase()) return "punctuation";
  return isNumber() ? "number" : "wording";
}

/** What decides about a difference besides its two pieces. */
export interface ClassifierContext {
  /** `null` where nothing is ignored. */
  readonly ignored: IgnoredDifferences | null;
  /** The language of the texts, for words that two languages share. */
  readonly language: KnownLanguage | null;
}

/** The words that a difference inside of words lies in, for what a part of a word cannot tell. */
export interface WholeWords {
  readonly before: string;
  readonly after: string;
}

/**
 * Tells what differs between two pieces that are not the same. Whether it turns the meaning round is told from `whole`
 * where it is given, and else from the pieces.
 */
export function classifyDifference(
  before: string,
  after: string,
  { ignored, language }: ClassifierContext,
  whole?: WholeWords,
): DifferenceClass {
  const differ = numbersIn(before, language) !== numbersIn(after, language);
  return {
    kind: kindOf(before, after, differ, language),
    isIgnored: ignored !== null && foldIgnored(before, ignored) === foldIgnored(after, ignored),
    changesNumber:
      whole === undefined ? differ : numbersIn(whole.before, language) !== numbersIn(whole.after, language),
    changesNegation: changesNegation(whole?.before ?? before, whole?.after ?? after, language),
  };
}

/** Pieces of at most so many units recur where there are very many of them, and so many different ones are kept. */
const LONGEST_KEPT = 12;
const MOST_KEPT = 4000;

/** `classifyDifference` that keeps what it told of short pieces: of hundreds of thousands, few are unlike. */
export function createClassifier(
  context: ClassifierContext,
): (before: string, after: string) => DifferenceClass {
  const known = new Map<string, Map<string, DifferenceClass>>();
  let kept = 0;
  return (before, after) => {
    if (before.length > LONGEST_KEPT || after.length > LONGEST_KEPT) {
      return classifyDifference(before, after, context);
    }
    const found = known.get(before)?.get(after);
    if (found !== undefined) return found;
    const told = classifyDifference(before, after, context);
    if (kept < MOST_KEPT) {
      const ofBefore = known.get(before) ?? new Map<string, DifferenceClass>();
      known.set(before, ofBefore.set(after, told));
      kept += 1;
    }
    return told;
  };
}
