import type { Span } from "#core/document/span.ts";

/** How sure a finding is: a mistake, what is a mistake more often than not, or a matter of style. */
export type FindingTier = "error" | "likely" | "style";

/** A place in a text with a reason and, where there are any, fixes. Plain data, whichever check it comes from. */
export interface Finding {
  /** The place, in UTF-16 units of the text. */
  readonly span: Span;
  /** The id of the check that found it. */
  readonly check: string;
  readonly tier: FindingTier;
  /** What is wrong, in a sentence or two for the writer. */
  readonly message: string;
  /** Texts to put in place of the span, the likeliest first; none where only the writer can tell. */
  readonly fixes: readonly string[];
}
