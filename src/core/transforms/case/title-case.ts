import { capitaliseWord } from "./capitalise-word.ts";
import { sharedLocale, toLower } from "./locale-case.ts";
import type { CaseLocale } from "./locale-case.ts";
import { judgeCompoundPart, judgeSmallWord } from "./small-words.ts";
import type { WordPlace } from "./small-words.ts";
import { readTitlePieces } from "./title-pieces.ts";
import type { TitlePiece, TitleStart } from "./title-pieces.ts";
import type { TitleReason } from "./title-reasons.ts";
import { titleStyleRules } from "./title-styles.ts";
import type { TitleStyle, TitleStyleRules } from "./title-styles.ts";
import { isAllCapitals, isMixedCase, isRomanNumeral, isShouted, spellFixed } from "./written-words.ts";

/** A word of a title as it was and as it is, with the reason. `start` and `end` are offsets in the text before. */
export interface TitleWord {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  readonly reason: TitleReason;
}

export interface TitleResult {
  readonly text: string;
  readonly words: readonly TitleWord[];
}

const LINE = /[^\r\n\v\f\u0085\u2028\u2029]+/g;
const startReasons: Readonly<
  Record<
    TitleStart,
    TitleReason["kind"] & ("first" | "after-colon" | "after-dash" | "after-stop" | "quotation")
  >
> = {
  first: "first",
  colon: "after-colon",
  dash: "after-dash",
  stop: "after-stop",
  quotation: "quotation",
};
const ORDINAL = /^\d+(?:st|nd|rd|th|s)$/i;
const NUMERALS_AND_WORDS = /^(?:vi|xi)$/;
const BEFORE_NAMES =
  /^(?:|a|an|the|and|or|vs|to|of|in|with|for|from|by|on|than|like|use|using|exit|quit|learn|editor|command|mr|mrs|ms|president|chairman|leader|premier|secretary)$/;
const DIMENSIONS = /^[234]d$/i;
const SMALL_INITIALS = /^(?:e\.g|i\.e|a\.m|p\.m|c\.f)\.?$/i;

/**
 * Writes titles in a style: each line is a title, and white space and line ends stay as they are. The rules are for
 * English; other languages get their own letters (i and İ in Turkish), not their own rules.
 *
 * Kept as they are: addresses, names of files, tags, words with a capital inside (iPhone) and abbreviations in
 * capitals (NASA). A title all in capitals tells nothing of its words, so it is read as if it were in small letters;
 * only known abbreviations and Roman numerals stay. What part of speech a word is, is guessed from its neighbours.
 */
export function titleCase(text: string, style: TitleStyle, locale: CaseLocale = sharedLocale): TitleResult {
  const rules = titleStyleRules[style];
  const words: TitleWord[] = [];
  const result = text.replace(LINE, (line, offset: number) =>
    writeLine({ line, offset, rules, locale }, words),
  );
  return { text: result, words };
}

interface TitleLine {
  readonly line: string;
  readonly offset: number;
  readonly rules: TitleStyleRules;
  readonly locale: CaseLocale;
}

function writeLine({ line, offset, rules, locale }: TitleLine, words: TitleWord[]): string {
  const pieces = readTitlePieces(line);
  const shouted = isShouted(line);
  const lowers = pieces.map(({ text }) => toLower(text, locale));
  let written = "";
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    const { after, reason } = writeWord({ pieces, lowers, index, piece, shouted, rules, locale });
    written += line.slice(end, piece.start) + after;
    end = piece.end;
    words.push({ start: offset + piece.start, end: offset + piece.end, before: piece.text, after, reason });
  }
  return written + line.slice(end);
}

interface WordInTitle {
  readonly pieces: readonly TitlePiece[];
  readonly lowers: readonly string[];
  readonly index: number;
  readonly piece: TitlePiece;
  readonly shouted: boolean;
  readonly rules: TitleStyleRules;
  readonly locale: CaseLocale;
}

interface WrittenWord {
  readonly after: string;
  readonly reason: TitleReason;
}

function writeWord(context: WordInTitle): WrittenWord {
  const { piece, lowers, index, rules, locale } = context;
  const lower = lowers[index] ?? "";
  const kept = keepSpelling(context, lower);
  if (kept !== null) return kept;
  const begins = piece.begins === "dash" && !rules.restartsAfterDash ? null : piece.begins;
  if (begins !== null) {
    return { after: capitaliseWord(piece.text, locale, true), reason: { kind: startReasons[begins] } };
  }
  const compound = judgeCompoundPart(piece, lower, rules);
  if (compound !== null && piece.part > 0) return write(piece, compound, locale, lower);
  if (piece.isLast) return { after: capitaliseWord(piece.text, locale, false), reason: { kind: "last" } };
  const verdict = compound ?? judgeSmallWord(placeOf(context, lower), rules);
  if (verdict !== null) return write(piece, verdict, locale, lower);
  const letters = lower.replace(/[^\p{L}]/gu, "").length;
  const reason: TitleReason =
    rules.capitalsFromFour && letters >= 4 ? { kind: "long", letters: 4 } : { kind: "major" };
  return { after: capitaliseWord(piece.text, locale, false), reason };
}

function write(
  piece: TitlePiece,
  { small, reason }: { readonly small: boolean; readonly reason: TitleReason },
  locale: CaseLocale,
  lower: string,
): WrittenWord {
  return { after: small ? lower : capitaliseWord(piece.text, locale, false), reason };
}

/** The words around one; those past a break or in another part of a hyphenated word are none. */
function placeOf({ pieces, lowers, index, piece }: WordInTitle, word: string): WordPlace {
  const next = pieces[index + 1];
  const isNear = next !== undefined && next.begins === null && !piece.isStopped;
  const isAfterStop = pieces[index - 1]?.isStopped === true;
  return {
    piece,
    word,
    before: isAfterStop ? "" : (lowers[index - 1] ?? ""),
    beforeThat: lowers[index - 2] ?? "",
    after: isNear ? (lowers[index + 1] ?? "") : "",
    afterThat:
      isNear && !next.isStopped && pieces[index + 2]?.begins === null ? (lowers[index + 2] ?? "") : "",
  };
}

/** A word that has a spelling of its own, whatever its place. */
function keepSpelling(
  { piece, shouted, rules, pieces, lowers, index }: WordInTitle,
  lower: string,
): WrittenWord | null {
  const { text, written } = piece;
  if (written !== null) return keepWritten({ text, written, shouted }, lower);
  if (/^[^\p{L}]*\d/u.test(text)) {
    if (DIMENSIONS.test(text)) return { after: text.toUpperCase(), reason: { kind: "spelling" } };
    return { after: shouted && ORDINAL.test(text) ? lower : text, reason: { kind: "number" } };
  }
  const spelling = spellFixed(text, lower, shouted ? "capitals" : text === lower ? "small" : "mixed");
  if (spelling !== undefined && (spelling !== lower || isMixedCase(text)))
    return { after: spelling, reason: { kind: "spelling" } };
  if (!shouted && isMixedCase(text)) return { after: text, reason: { kind: "mixed" } };
  if (isRomanNumeral(text) && (text !== lower || index > 0) && !isName(pieces, index)) {
    return { after: text.toUpperCase(), reason: { kind: "numeral" } };
  }
  if (isNumberedLast(piece, lowers[index - 1] ?? "", lower)) {
    return { after: text.toUpperCase(), reason: { kind: "numeral" } };
  }
  if (shouted) return isUnspeakable(text) ? { after: text, reason: { kind: "capitals" } } : null;
  if (!isAllCapitals(text) || isSmallAnywhere(lower, rules)) return null;
  return { after: text, reason: { kind: "capitals" } };
}

interface WrittenText {
  readonly text: string;
  readonly written: NonNullable<TitlePiece["written"]>;
  readonly shouted: boolean;
}

function keepWritten({ text, written, shouted }: WrittenText, lower: string): WrittenWord {
  if (written === "initials") {
    return { after: SMALL_INITIALS.test(text) ? lower : text.toUpperCase(), reason: { kind: "initials" } };
  }
  const loses = shouted && (written === "address" || written === "file");
  return { after: loses ? lower : text, reason: { kind: written } };
}

/** Part of a hyphenated word, such as the "ii" of a made-up compound, is no numeral. */
function isName(pieces: readonly TitlePiece[], index: number): boolean {
  return (pieces[index]?.parts ?? 1) > 1;
}

/** VI and XI, which are a program and a name as well: where they end a title or a part of it, after a noun. */
function isNumberedLast(piece: TitlePiece, before: string, lower: string): boolean {
  if (!NUMERALS_AND_WORDS.test(lower) || piece.parts > 1) return false;
  if (piece.text !== lower && piece.text !== lower.toUpperCase()) return false;
  return (piece.isLast || piece.isStopped) && !BEFORE_NAMES.test(before);
}

/** Capitals without a vowel are no word of English: TV, BBC. */
function isUnspeakable(text: string): boolean {
  return (
    /^[B-DF-HJ-NP-TV-XZ]{2,}$/.test(text) &&
    !/^(?:MR|MRS|MS|DR|ST|JR|SR|VS|MT|FT|NTH|HMM|PSST|SHH|LTD|MX)$/.test(text)
  );
}

/** Small words in capitals within a title of mixed letters were meant loudly, not as abbreviations. */
function isSmallAnywhere(lower: string, rules: TitleStyleRules): boolean {
  if (lower === "us" || lower === "it") return false;
  if (rules.smallWords?.has(lower) === true) return true;
  return /^(?:a|an|and|as|at|but|by|for|if|in|nor|of|on|or|so|the|to|up|yet|with|from|into)$/.test(lower);
}
