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
  return spans.filter((span) => !unread.some(({ start, end }) => start <= span.start && span.end <= end));
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

/** Whether a text is long enough to tell and has hardly a mistake: then a single one makes no others likelier. */
export function isEditedText(text: string, sentences: readonly Span[], checker: Checker): boolean {
  if (text.length < LEAST_TO_TELL) return false;
  const mistakes = sentences.reduce(
    (sum, { start, end }) => sum + checker.countMistakes(text.slice(start, end)),
    0,
  );
  return mistakes * UNITS_PER_MISTAKE <= text.length;
}

/**
 * Checks a whole text: each sentence by itself, then what holds for the document; `lints` are what Harper said of it,
 * with spans of the text. The findings are in order of place, and no two share a character.
 */
export function checkText(text: string, checker: Checker, lints: readonly ForeignLint[] = []): Finding[] {
  const unread = findUnreadParts(text);
  const sentences = findCheckedSentences(text);
  const foreign = siftForeignLints(lints, text).toSorted(
    (first, second) => first.span.start - second.span.start,
  );
  const isEdited = isEditedText(text, sentences, checker);
  let next = 0;
  const own = sentences.flatMap(({ start, end }) => {
    const here: Finding[] = [];
    for (let lint = foreign[next]; lint !== undefined && lint.span.start < end; lint = foreign[next]) {
      if (lint.span.start >= start && lint.span.end <= end) here.push(move(lint, -start));
      next += 1;
    }
    return checker
      .checkSentence(text.slice(start, end), here, isEdited)
      .map((finding) => move(finding, start));
  });
  const tokens = isCutIntoTokens(text);
  const all = [...own, ...findInconsistencies(text, sentences)].filter(
    ({ span, check }) =>
      !unread.some(({ start, end }) => start < span.end && span.start < end) &&
      !(tokens && check === "punctuation-spacing"),
  );
  return settle(silenceTerms(all, text));
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
