import type { Span } from "#core/document/span.ts";
import type { AcceptedBy } from "./place-key.ts";
import type { Keyphrase } from "./words/keyphrase.ts";
import type { LanguageTools } from "./words/language-tools.ts";
import type { PageReading } from "./words/page-reading.ts";

/** `none`: there is nothing to rate here, such as pictures in a page that may do without. */
export type Rating = "good" | "ok" | "bad" | "none";

/**
 * What an assessment rests on: what a search engine publishes, what helps readers, or a rule of thumb of the trade
 * that no search engine publishes.
 */
export type Basis = "published" | "usability" | "folklore";

export type AssessmentGroup = "keyphrase" | "content" | "readability" | "page";

/** Where a claim can be read, and when it was looked up or last changed. */
export interface AssessmentSource {
  readonly name: string;
  readonly address: string;
  /** Year and month. */
  readonly date: string;
}

/** What one assessment says of a page. */
export interface Verdict {
  readonly rating: Rating;
  /** What was found, in a sentence or two. */
  readonly message: string;
  /** What to do about it; `null` where nothing is to be done. */
  readonly fix: string | null;
  /** Places in the page's text. */
  readonly spans: readonly Span[];
  /** Places in the source of the page, in the stead of `spans`: for what is no part of its text. */
  readonly inSource?: readonly Span[];
}

/** What the person says about the page, beside its text. */
export interface PageFields {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
}

export interface AssessmentInput {
  readonly reading: PageReading;
  /** `null` while none is set. */
  readonly keyphrase: Keyphrase | null;
  readonly synonyms: readonly Keyphrase[];
  readonly fields: PageFields;
  readonly tools: LanguageTools;
  /** A page that others lead to: more is asked of its length. */
  readonly isCornerstone: boolean;
  /** The site's own host, such as `example.org`; empty while it is not known. */
  readonly siteHost: string;
  /** Keyphrases of other pages, with the names of these. */
  readonly otherKeyphrases: readonly { readonly keyphrase: Keyphrase; readonly page: string }[];
  /** Whether the person has put this place of the page's text aside for this check: it is not to count. */
  isAccepted(span: Span): boolean;
}

/** What is told of a check, whatever the page. */
export interface AssessmentFacts {
  /** In kebab case, and stable: settings and reports name it. */
  readonly id: string;
  readonly name: string;
  readonly group: AssessmentGroup;
  readonly basis: Basis;
  /** Why it matters, and to whom. */
  readonly why: string;
  readonly source: AssessmentSource | null;
}

/** One check of a page. Its facts stand in a file of its group, apart from what it needs to be made. */
export interface AssessmentRule extends AssessmentFacts {
  /** For a check that finds faults: how one of its places is known again. Without, its places cannot be put aside. */
  readonly acceptedBy?: AcceptedBy;
  assess(input: AssessmentInput): Verdict;
}

export function good(message: string, spans: readonly Span[] = []): Verdict {
  return { rating: "good", message, fix: null, spans };
}

export function ok(message: string, fix: string, spans: readonly Span[] = []): Verdict {
  return { rating: "ok", message, fix, spans };
}

export function bad(message: string, fix: string, spans: readonly Span[] = []): Verdict {
  return { rating: "bad", message, fix, spans };
}

/** The verdict with its places in the source of the page, where there are any. */
export function inSource(verdict: Verdict, places: readonly Span[]): Verdict {
  return places.length === 0 ? verdict : { ...verdict, inSource: places };
}

/** There is nothing to rate, for the reason given. */
export function none(message: string): Verdict {
  return { rating: "none", message, fix: null, spans: [] };
}

/** What every assessment of a keyphrase says while none is set: nobody is to be blamed for not having begun. */
export const noKeyphrase: Verdict = none("No focus keyphrase is set.");

/** What most assessments say of a page without words; that they are missing is told by those of its length. */
export const noText: Verdict = none("There is no text yet.");
