import type { Span } from "#core/document/span.ts";

import { findBracketPairs } from "./bracket-pairs.ts";
import { findCitations } from "./citations.ts";
import { countExcludedWords } from "./excluded-words.ts";
import { findFootnotes } from "./footnotes.ts";
import { findBlockMarks } from "./markdown-blocks.ts";
import { findInlineMarks } from "./markdown-inlines.ts";
import { findOpaqueParts } from "./opaque-parts.ts";
import { findQuotations } from "./quotations.ts";
import { keepRest } from "./remaining-text.ts";
import type { KeptPiece } from "./remaining-text.ts";
import { mergeSpans, subtractSpans } from "./span-sets.ts";
import { findUrls } from "./urls.ts";

/**
 * What can be left out of a count, in the order in which it is told: what two kinds claim belongs to the one that comes
 * first here. What stands in front matter, code and comments is nothing else, whether these are left out or not.
 */
export const exclusionKinds = [
  "frontMatter",
  "code",
  "comments",
  "footnotes",
  "quotations",
  "citations",
  "urls",
  "markdown",
] as const;

export type ExclusionKind = (typeof exclusionKinds)[number];

/** A piece of the text that was left out. */
export interface ExcludedSpan extends Span {
  readonly kind: ExclusionKind;
}

/** How much of a kind was left out. */
export interface ExclusionCount {
  /** Code blocks, addresses, footnotes, marks …; what lies wholly within another kind is not among them. */
  readonly occurrences: number;
  /** Words by the rule of word processors that lose all their letters and numbers. */
  readonly words: number;
}

export interface Exclusions {
  /** Ascending; none overlaps another. */
  readonly spans: readonly ExcludedSpan[];
  /** Of the kinds asked for; 0 for the others. */
  readonly counts: Readonly<Record<ExclusionKind, ExclusionCount>>;
  /** What is left of the text. */
  readonly text: string;
  /** Where its pieces come from; see `findOriginalOffset`. */
  readonly kept: readonly KeptPiece[];
}

export interface ExclusionOptions {
  /**
   * A quotation in quotation marks with fewer words is taken for a term or a title and stays. Default: 5. Block quotes
   * are left out whatever their length.
   */
  readonly minimumQuotationWords?: number;
}

const DEFAULT_MINIMUM_QUOTATION_WORDS = 5;

/**
 * Leaves parts of a text out: finds those of the kinds asked for, says how many there are and how many words they
 * have, and joins what remains. Each kind is described where it is found: `findOpaqueParts` (front matter, code,
 * comments), `findFootnotes`, `findQuotations`, `findCitations`, `findUrls`, `findBlockMarks` and `findInlineMarks`
 * (Markdown); how the rest is joined, in `keepRest`. Takes time in proportion to the text, also where nothing is closed.
 */
export function excludeText(
  text: string,
  kinds: Iterable<ExclusionKind>,
  { minimumQuotationWords = DEFAULT_MINIMUM_QUOTATION_WORDS }: ExclusionOptions = {},
): Exclusions {
  const wanted = new Set(kinds);
  const found = findKinds(text, wanted, minimumQuotationWords);
  const spans: ExcludedSpan[] = [];
  const occurrences = new Map<ExclusionKind, number>();
  let owned: readonly Span[] = [];
  for (const kind of exclusionKinds) {
    if (!wanted.has(kind)) continue;
    const claimed = mergeSpans(found[kind]());
    const { pieces, sources } = subtractSpans(claimed, owned);
    for (const { start, end } of pieces) spans.push({ start, end, kind });
    occurrences.set(kind, sources);
    owned = mergeSpans([...owned, ...pieces]);
  }
  spans.sort((first, second) => first.start - second.start);
  const words = countExcludedWords(text, spans);
  const countOf = (kind: ExclusionKind): ExclusionCount => ({
    occurrences: occurrences.get(kind) ?? 0,
    words: words.get(kind) ?? 0,
  });
  return {
    spans,
    counts: {
      frontMatter: countOf("frontMatter"),
      code: countOf("code"),
      comments: countOf("comments"),
      footnotes: countOf("footnotes"),
      quotations: countOf("quotations"),
      citations: countOf("citations"),
      urls: countOf("urls"),
      markdown: countOf("markdown"),
    },
    ...keepRest(text, spans),
  };
}

/** How to find each kind. The text is read for what all need, and each kind only when it is asked for. */
function findKinds(
  text: string,
  wanted: ReadonlySet<ExclusionKind>,
  minimumQuotationWords: number,
): Readonly<Record<ExclusionKind, () => readonly Span[]>> {
  const { frontMatter, code, comments, masked } = findOpaqueParts(text);
  const pairs =
    wanted.has("footnotes") || wanted.has("markdown") ? findBracketPairs(masked) : new Map<number, number>();
  return {
    frontMatter: () => frontMatter,
    code: () => code,
    comments: () => comments,
    footnotes: () => findFootnotes(masked, pairs),
    quotations: () => findQuotations(masked, minimumQuotationWords),
    citations: () => findCitations(masked),
    urls: () => findUrls(masked),
    markdown: () => [...findBlockMarks(masked), ...findInlineMarks(masked, pairs)],
  };
}
