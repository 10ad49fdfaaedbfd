import { isWhiteSpace, skipWhiteSpace } from "../document/white-space.ts";
import { endsBeforeLowerCase, leansOnItem, leansOnNext } from "./abbreviations.ts";
import {
  beginsInLowerCase,
  isAsciiLetterOrDigit,
  isDigit,
  isLowerCase,
  readWord,
  startsInLowerCase,
} from "./letters.ts";
import { endsWithoutSpace, findClusterEnd, findSpacedEllipsisEnd, skipEmoji, skipOpeners } from "./marks.ts";
import { closesQuotation, endsUnspacedScript, isCited, isNamedMark, isReported } from "./quotations.ts";
import type { SentenceRules } from "./sentence-rules.ts";
import { isUnspacedEdge } from "./unspaced.ts";

/** A terminator, in the sentence from `start` of the paragraph that ends at `limit`. */
export interface TerminatorPlace {
  readonly start: number;
  readonly terminator: number;
  readonly limit: number;
}

/** What a terminator was found to do. */
export interface SentenceEdge {
  readonly isEnd: boolean;
  /** The end of the sentence, or where to look for the next terminator. */
  readonly offset: number;
}

const NOTE_NUMBER = /\d{1,3}(?:[,–-]\d{1,3}| \d{1,3})?(?=\s{1,4}["“(]?\p{Lu})/uy;

const ITEM_MARK = /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\) /;
const LONGEST_ITEM_MARK = 8;
const LEAST_LEADERS = 5;

/** Decides whether the terminator at a place ends its sentence, by at most 64 units after it. */
export function readSentenceEdge(text: string, place: TerminatorPlace, rules: SentenceRules): SentenceEdge {
  const { terminator, limit } = place;
  const mark = text.charCodeAt(terminator);
  const next = text.charCodeAt(terminator + 1);
  // Most full stops stand before a space; those within numbers and addresses are passed by here.
  if (mark < 128 && next < 128 && isAsciiLetterOrDigit(next)) return readWithinToken(text, place, rules);
  if (
    mark === 0x2e &&
    next === 0x20 &&
    isPlainStart(text.charCodeAt(terminator + 2), terminator + 2 < limit)
  ) {
    const stop = { start: place.start, stop: terminator, next: terminator + 2, closesQuote: false };
    return { isEnd: !leansOnNext(text, stop, rules), offset: terminator + 1 };
  }
  const spaced = mark === 0x2e && isWhiteSpace(next) ? findSpacedEllipsisEnd(text, terminator) : -1;
  if (spaced >= 0) return readSpacedEllipsis(text, place, spaced, rules);
  const end = Math.min(findClusterEnd(text, terminator), limit);
  const closed = skipEmoji(text, end);
  if (closed >= limit) return endsAt(Math.min(closed, limit));
  const following = skipWhiteSpace(text, closed, limit);
  if (following >= limit) return endsAt(closed);
  if (following === closed) {
    if (endsWithoutSpace(text.charAt(terminator))) {
      return { isEnd: endsUnspacedScript(text, place.start, terminator, end), offset: end };
    }
    return { isEnd: next >= 128 && isUnspacedEdge(text, place.start, terminator, limit, rules), offset: end };
  }
  return { isEnd: isEdgeBeforeSpace(text, place, end, following, rules), offset: closed };
}

/** Most full stops stand before one space and a capital: there is nothing to close, to open or to pass over. */
function isPlainStart(code: number, isWithin: boolean): boolean {
  return isWithin && code >= 0x41 && code <= 0x5a;
}

function isEdgeBeforeSpace(
  text: string,
  { start, terminator, limit }: TerminatorPlace,
  end: number,
  following: number,
  rules: SentenceRules,
): boolean {
  const next = Math.min(skipOpeners(text, following), limit);
  const mark = text.charAt(terminator);
  const character = text.charAt(next);
  if (next === following && (character === "," || character === ";" || character === ")")) return false;
  const before = text.charAt(terminator - 1);
  // `[...]` and `(!)` stand for something in the sentence rather than end it.
  if ((before === "[" || before === "(") && /[\])]/.test(text.slice(terminator, end))) {
    return next === following && rules.starters.has(readWord(text, next).toLowerCase());
  }
  // The dots that lead to a page number in a table of contents.
  if (end - terminator >= LEAST_LEADERS && isDigit(text.charCodeAt(next))) return false;
  const tail = text.slice(terminator + 1, end);
  const isLoneStop = mark === "." && !/[.!?…]/.test(tail);
  const closesQuote = closesQuotation(text, terminator + 1, end);
  if (ITEM_MARK.test(text.slice(following, following + LONGEST_ITEM_MARK))) {
    return !(isLoneStop && leansOnItem(text, start, terminator, rules));
  }
  const stop = { start, stop: terminator, next, closesQuote };
  if (startsInLowerCase(text, next)) {
    if (closesQuote || next !== following || mark === "…" || tail.startsWith(".")) return false;
    const isLowerCaseText = beginsInLowerCase(text, start, terminator);
    if (isLoneStop) return endsBeforeLowerCase(text, stop, rules, isLowerCaseText);
    return isLowerCaseText && !isNamedMark(text, start, terminator, next, rules);
  }
  if (isLoneStop) return !leansOnNext(text, stop, rules);
  if (closesQuote && (isCited(text, following) || isReported(text, next, rules))) return false;
  return !isNamedMark(text, start, terminator, next, rules);
}

/** A terminator between letters or digits: part of a number or an address, or of two sentences without a space. */
function readWithinToken(text: string, place: TerminatorPlace, rules: SentenceRules): SentenceEdge {
  const { start, terminator, limit } = place;
  const code = text.charCodeAt(terminator + 1);
  if (isDigit(code)) {
    const previous = text.charAt(terminator - 1);
    const isAfterWord =
      previous === ")" ||
      previous === "”" ||
      (isLowerCase(previous) && isLowerCase(text.charAt(terminator - 3)));
    if (!isAfterWord) return goesOn(terminator + 1);
    NOTE_NUMBER.lastIndex = terminator + 1;
    // The number of a note, as in `common.12 The`.
    return NOTE_NUMBER.test(text) && NOTE_NUMBER.lastIndex < limit
      ? endsAt(NOTE_NUMBER.lastIndex)
      : goesOn(terminator + 1);
  }
  if (code >= 0x61 || !isUnspacedEdge(text, start, terminator, limit, rules)) return goesOn(terminator + 1);
  return endsAt(terminator + 1);
}

/**
 * Three dots with spaces leave something out of a sentence; a fourth, or one that stands at the word before, ends it
 * (The Chicago Manual of Style, 17th edition, 13.50 to 13.58).
 */
function readSpacedEllipsis(
  text: string,
  place: TerminatorPlace,
  dots: number,
  rules: SentenceRules,
): SentenceEdge {
  const { terminator, limit } = place;
  const end = Math.min(findClusterEnd(text, dots - 1), limit);
  const following = skipWhiteSpace(text, end, limit);
  if (following >= limit) return endsAt(end);
  const count = (dots - terminator + 1) / 2;
  const next = skipOpeners(text, following);
  if (following === end || startsInLowerCase(text, next)) return goesOn(end);
  const isAttached = !isWhiteSpace(text.charCodeAt(terminator - 1));
  if (isAttached && count > 3) return endsAt(terminator + 1);
  if (isAttached || count > 3) return endsAt(end);
  const word = readWord(text, next).toLowerCase();
  return { isEnd: word !== "i" && rules.starters.has(word), offset: end };
}

function endsAt(offset: number): SentenceEdge {
  return { isEnd: true, offset };
}

function goesOn(offset: number): SentenceEdge {
  return { isEnd: false, offset };
}
