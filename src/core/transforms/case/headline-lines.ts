import { findLineEnd } from "#core/document/lines.ts";
import type { Span } from "#core/document/span.ts";
import { skipWhiteSpace, trimWhiteSpaceEnd } from "#core/document/white-space.ts";

/** A mark within or after a line that says that sentences, not headlines, are written here. */
const PUNCTUATED = /[.!?…。！？;,；，](?:["'”’»)\]]*(?:\s|$))|[-–—:]$/u;
/** A line does not end with one of these in English, nor does a headline or an item begin with the second kind. */
const LEADS_ON =
  /(?:^|\s)(?:a|an|the|and|or|but|nor|of|to|in|on|at|by|for|from|with|into|than|that|which|who|whose|is|are|was|were|be|been|has|have|had|will|would|can|could|my|your|his|her|its|our|their)$/i;
const GOES_ON = /^(?:and|or|but|nor|of|than|that|which|who|whose|because|so that)\s/i;
const CAPITAL_FIRST = /^[^\p{L}]*[\p{Lu}\p{Lt}]/u;
const SMALL_FIRST = /^[^\p{L}]*\p{Ll}/u;

/**
 * Parts the paragraphs whose lines are headlines or items into their lines; others stay as they are.
 *
 * Lines of about one width look like prose that was wrapped by hand. They are taken for headlines where not one has the
 * marks of sentences, none stops or begins in the middle of a phrase, and the first is not alone in beginning with a
 * capital, as it is in wrapped prose.
 */
export function partHeadlines(text: string, paragraphs: readonly Span[]): readonly Span[] {
  return paragraphs.flatMap((paragraph) => {
    const lines = linesOf(text, paragraph);
    return lines.length > 1 && areHeadlines(lines.map(({ start, end }) => text.slice(start, end)))
      ? lines
      : [paragraph];
  });
}

function linesOf(text: string, { start, end }: Span): readonly Span[] {
  const lines: Span[] = [];
  let from = start;
  while (from < end) {
    const to = Math.min(findLineEnd(text, from), end);
    const first = skipWhiteSpace(text, from, to);
    if (first < to) lines.push({ start: first, end: trimWhiteSpaceEnd(text, first, to) });
    from = to;
  }
  return lines;
}

function areHeadlines(lines: readonly string[]): boolean {
  const [first = "", ...others] = lines;
  if (lines.some((line) => PUNCTUATED.test(line))) return false;
  if (lines.slice(0, -1).some((line) => LEADS_ON.test(line))) return false;
  if (others.some((line) => GOES_ON.test(line))) return false;
  return !CAPITAL_FIRST.test(first) || !others.every((line) => SMALL_FIRST.test(line));
}
