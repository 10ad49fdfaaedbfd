import type { Finding, FindingTier } from "#core/analysis/finding.ts";
import type { Span } from "#core/document/span.ts";

/** What another checker, Harper, says of a text; plain data, so that it may come from a worker. */
export interface ForeignLint {
  readonly span: Span;
  /** Harper's kind of a lint, such as `Agreement`. */
  readonly kind: string;
  readonly message: string;
  /** What to put in place of the span, the likeliest first. */
  readonly fixes: readonly string[];
}

/**
 * The tiers of Harper's kinds, by how often they were right on sentences of learners and wrong on good ones. Kinds that
 * are missing are dropped: our own spelling, punctuation and repetition are surer, and its remarks on length and form are not errors.
 */
const tiers: ReadonlyMap<string, FindingTier> = new Map([
  ["Agreement", "error"],
  ["BoundaryError", "error"],
  ["Capitalization", "error"],
  ["Eggcorn", "error"],
  ["Grammar", "error"],
  ["Typo", "error"],
  ["Malapropism", "likely"],
  ["Miscellaneous", "likely"],
  ["Nonstandard", "likely"],
  ["Usage", "likely"],
  ["WordChoice", "likely"],
  ["Redundancy", "style"],
  ["Style", "style"],
]);

/** What it says without cause too often. */
const falseAlarms: readonly RegExp[] = [
  /missing a preposition/i,
  /to complete the infinitive/i,
  /Two modal verbs in a row/i,
  /Drop the repeated verb form/i,
  /Is the second .* supposed to be/i,
  /canonical spelling is all-caps/i,
  /missing the word .* between this modal/i,
  /ellipsis|en dash|em dash|hyphens? with|quote has no termination|dot-separated/i,
  /Day One|brand name/i,
  /might be a typo here/i,
  /Insert `to`/i,
  /start with a capital/i,
  /should (?:probably|possibly) be written as|missing space between words/i,
  /closed compound|is a mass noun|Make the verb agree with its subject/i,
  /Use the contraction or separate|infinitive marker|should not be used before a number/i,
  /possessive version of this word|Did you mean .due to/i,
];

/** Fixes that make no word: "in formations" for "informations", "app lets". */
const absurd =
  /^(?:in|a|an|app|out|over|under|to|for|be|the|un|re|dis) (?:formations?|lets?|fore|ward|way|vices?|gether|ever|come|cause|tween|side|hind)\b/i;

function isFalseAlarm({ span, kind, message, fixes }: ForeignLint, text: string): boolean {
  const marked = text.slice(span.start, span.end);
  if (fixes.length === 0 && /^(?:Agreement|Usage|Grammar)$/.test(kind)) return true;
  if (falseAlarms.some((pattern) => pattern.test(message))) return true;
  if (/^(?:that that|had had|is is|do do)$/i.test(marked)) return true;
  if (fixes.length > 0 && fixes.every((fix) => absurd.test(fix) || fix === marked)) return true;
  if (/^(?:whom|p\.?)$/i.test(marked)) return true;
  return false;
}

/** Turns Harper's lints of a text into findings; `check` is `harper-` and the kind. Spans count from the same start. */
export function siftForeignLints(lints: readonly ForeignLint[], text: string): Finding[] {
  return lints.flatMap((lint): Finding[] => {
    const tier = tiers.get(lint.kind);
    if (tier === undefined || isFalseAlarm(lint, text)) return [];
    return [
      {
        span: lint.span,
        check: `harper-${lint.kind.replace(/(?<=.)(?=[A-Z])/g, "-").toLowerCase()}`,
        tier,
        message: lint.message.replaceAll("`", "“").replace(/“([^“]*)“/g, "“$1”"),
        fixes: lint.fixes.filter((fix) => fix !== "" && !absurd.test(fix)),
      },
    ];
  });
}
