import type { DifferenceKind, IgnoredDifferences } from "./comparison.ts";
import { foldIgnored, foldNumbers, foldPunctuation, foldQuotes, foldSpaces } from "./fold-token.ts";

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
/** Words that turn a sentence round, in the languages where they mean little else. */
const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no|never|none|nobody|nothing|neither|nor|nowhere|cannot|without|unless|hardly|scarcely|nicht|nichts|kein(?:e|en|em|er|es)?|niemals|ohne|jamais|aucune?|non|nunca|jamás|ningun[oa]?|ningún|não|nem|niet|geen|nooit|inte|ikke|не|нет|никогда)(?![\p{L}\p{N}])|n['’]t(?!\p{L})/giu;

/** What a piece must hold for the expression above to find anything: looking for this is many times as fast. */
const MAY_NEGATE =
  /no|n['’]t|ne|ni|n\u00e3|ohne|jam|auc|sem|geen|inte|ikke|kein|without|unless|hardly|scarcely|\u043d[\u0435\u0438]/i;
const FIRST_SIGN = /[\p{L}\p{N}]/u;
const HAS_DIGIT = /\p{Nd}/u;
const WORD = /[\p{L}\p{N}\p{S}]/u;
/** Letters alone: such pieces differ in case or in wording. */
const LETTERS = /^(?:[a-z]+|\p{L}+)$/iu;

function numbersIn(text: string): string {
  return HAS_DIGIT.test(text) ? (text.match(NUMBER) ?? []).toSorted().join(" ") : "";
}

function negationsIn(text: string): number {
  return MAY_NEGATE.test(text) ? (text.match(NEGATION)?.length ?? 0) : 0;
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

function kindOf(before: string, after: string): DifferenceKind {
  if (before === "" || after === "") return kindOfPiece(before + after);
  if (Math.max(before.length, after.length) > LONGEST_CLASSIFIED) return "wording";
  if (LETTERS.test(before) && LETTERS.test(after)) {
    return before.toLowerCase() === after.toLowerCase() ? "case" : "wording";
  }
  if (startsOtherwise(before, after)) return "wording";
  if (foldSpaces(before) === foldSpaces(after)) return "spacing";
  if (foldPunctuation(before) === foldPunctuation(after)) return "punctuation";
  if (foldQuotes(before) === foldQuotes(after)) return "punctuation";
  if (before.toLowerCase() === after.toLowerCase()) return "case";
  if (foldPunctuation(before).toLowerCase() === foldPunctuation(after).toLowerCase()) return "punctuation";
  const isNumber = numbersIn(before) !== numbersIn(after) && foldNumbers(before) === foldNumbers(after);
  return isNumber ? "number" : "wording";
}

/** Tells what differs between two pieces of which at least one is not empty. */
export function classifyDifference(
  before: string,
  after: string,
  ignored: IgnoredDifferences,
): DifferenceClass {
  const isShort = Math.max(before.length, after.length) <= LONGEST_CLASSIFIED;
  return {
    kind: kindOf(before, after),
    isIgnored: isShort && foldIgnored(before, ignored) === foldIgnored(after, ignored),
    changesNumber: numbersIn(before) !== numbersIn(after),
    changesNegation: negationsIn(before) !== negationsIn(after),
  };
}
