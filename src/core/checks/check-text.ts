import type { Finding } from "#core/analysis/finding.ts";
import { parseBlocksInSteps } from "#core/document/parse-blocks.ts";
import type { Span } from "#core/document/span.ts";
import { findOpaqueParts } from "#core/exclusions/opaque-parts.ts";
import type { Checker } from "./checker.ts";
import { findInconsistencies } from "./consistency/find-inconsistencies.ts";
import { siftForeignLints } from "./sieve/foreign-lints.ts";
import type { ForeignLint } from "./sieve/foreign-lints.ts";
import { settle } from "./sieve/settle.ts";

/** Parts that no check reads: front matter, comments, code between fences or backticks. Indented lines are prose. */
export function findUnreadParts(text: string): readonly Span[] {
  const { frontMatter, code, comments } = findOpaqueParts(text);
  const fenced = code.filter(({ start, end }) =>
    /^\s*(?:`|~)/.test(text.slice(start, Math.min(end, start + 40))),
  );
  return [...frontMatter, ...comments, ...fenced].toSorted((first, second) => first.start - second.start);
}

/** The sentences of a text that checks read, in order of place. One that unread parts break into is left out. */
export function findCheckedSentences(text: string): Span[] {
  const unread = findUnreadParts(text);
  const spans: Span[] = [];
  let blockStart = 0;
  for (const block of parseBlocksInSteps(text)) {
    for (const { start, end } of block.sentences)
      spans.push({ start: blockStart + start, end: blockStart + end });
    blockStart += block.text.length;
  }
  return spans.filter((span) => {
    const part = unread[findFirstEndingAfter(unread, span.start)];
    return part === undefined || part.start > span.start || part.end < span.end;
  });
}

/** The place in a list of spans that lie apart, in order, of the first that ends after an offset; the length for none. */
function findFirstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function move(finding: Finding, by: number): Finding {
  return { ...finding, span: { start: finding.span.start + by, end: finding.span.end + by } };
}

/** Whether a text puts white space before nearly all its commas and stops: a text cut into tokens, not a slip. */
function isCutIntoTokens(text: string): boolean {
  const marks = text.match(/[^\s]\s?[,.](?=\s|$)/g) ?? [];
  return marks.filter((mark) => mark.length === 3).length * 2 > marks.length;
}

/** From this many characters on, a text tells by itself whether it was edited. */
const LEAST_TO_TELL = 600;
/** An edited text has at most one sure mistake in this many characters. */
const UNITS_PER_MISTAKE = 600;

/** Whether a text is long enough to tell and has hardly a sure mistake: then a single one makes no others likelier. */
function isEditedText(length: number, mistakes: number): boolean {
  return length >= LEAST_TO_TELL && mistakes * UNITS_PER_MISTAKE <= length;
}

/** The findings of another checker in each sentence, with spans from its start. Both lists are in order of place. */
class ForeignFindings {
  readonly #findings: readonly Finding[];
  #next = 0;

  constructor(findings: readonly Finding[]) {
    this.#findings = findings.toSorted((first, second) => first.span.start - second.span.start);
  }

  /** Those of the next sentence. */
  take({ start, end }: Span): Finding[] {
    const here: Finding[] = [];
    for (
      let finding = this.#findings[this.#next];
      finding !== undefined && finding.span.start < end;
      finding = this.#findings[this.#next]
    ) {
      if (finding.span.start >= start && finding.span.end <= end) here.push(move(finding, -start));
      this.#next += 1;
    }
    return here;
  }
}

/** What `checkTextInSteps` knows of a text already. */
interface KnownOfText {
  /** What Harper said of the text, with spans of it. */
  readonly lints: readonly ForeignLint[];
  /** What `findCheckedSentences` answers for it. */
  readonly sentences: readonly Span[];
}

/**
 * `checkText`, a sentence at a time: each step tells how much of the work is done, from 0 to 1. The first reading of a
 * sentence is what takes time; a text whose sentences the checker has seen goes fast.
 */
export function* checkTextInSteps(
  text: string,
  checker: Checker,
  { lints, sentences }: KnownOfText,
): Generator<number, Finding[], undefined> {
  let mistakes = 0;
  for (const { start, end } of sentences) {
    mistakes += checker.countMistakes(text.slice(start, end));
    yield (end / text.length) * FIRST_READING;
  }
  const edited = isEditedText(text.length, mistakes);
  const foreign = new ForeignFindings(
    siftForeignLints(lints, text).filter(({ check }) => !checker.isOff(check)),
  );
  const own: Finding[] = [];
  for (const sentence of sentences) {
    const found = checker.checkSentence(
      text.slice(sentence.start, sentence.end),
      foreign.take(sentence),
      edited,
    );
    for (const finding of found) own.push(move(finding, sentence.start));
    yield FIRST_READING + (sentence.end / text.length) * (1 - FIRST_READING);
  }
  const consistency = findInconsistencies(text, sentences).filter(({ check }) => !checker.isOff(check));
  const unread = findUnreadParts(text);
  const tokens = isCutIntoTokens(text);
  const read = [...own, ...consistency].filter(({ span, check }) => {
    const part = unread[findFirstEndingAfter(unread, span.start)];
    return (part === undefined || part.start >= span.end) && !(tokens && check === "punctuation-spacing");
  });
  return settle(silenceTerms(read, text));
}

/** The share of the work that reading each sentence for the first time is. */
const FIRST_READING = 0.7;

/**
 * Checks a whole text: each sentence by itself, then what holds for the document; `lints` are what Harper said of it,
 * with spans of the text. The findings are in order of place, and no two share a character.
 */
export function checkText(text: string, checker: Checker, lints: readonly ForeignLint[] = []): Finding[] {
  const steps = checkTextInSteps(text, checker, { lints, sentences: findCheckedSentences(text) });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Drops spelling findings of an unusual word that the text uses again and again: a term or name of its own. */
function silenceTerms(findings: readonly Finding[], text: string): Finding[] {
  const counts = new Map<string, number>();
  const written = (finding: Finding): string =>
    text.slice(finding.span.start, finding.span.end).toLowerCase();
  for (const finding of findings) {
    if (finding.check === "spelling") counts.set(written(finding), (counts.get(written(finding)) ?? 0) + 1);
  }
  return findings.filter(
    (finding) =>
      finding.check !== "spelling" || finding.tier === "error" || (counts.get(written(finding)) ?? 0) < 3,
  );
}
