import type { Assessment, OutlineEntry } from "#core/seo/assess-page.ts";
import type { PageFields } from "#core/seo/assessment.ts";
import type { OutlineFault } from "#core/seo/outline.ts";
import type { PageStructure } from "#core/seo/page/seo-page.ts";
import type { SearchResult } from "#core/seo/preview/search-result.ts";
import type { TermGap } from "#core/seo/terms/missing-terms.ts";
import { isCount, isRecord } from "#engine/message-values.ts";

/** What is to be assessed. */
export interface SeoQuestion {
  readonly text: string;
  /** The structure of a document that was opened; `null` for what was typed. */
  readonly structure: PageStructure | null;
  /** A primary language, or `auto`. */
  readonly language: string;
  readonly keyphrase: string;
  readonly synonyms: readonly string[];
  /** Empty fields are taken from the page, where it says them. */
  readonly fields: PageFields;
  readonly isCornerstone: boolean;
  readonly siteHost: string;
  readonly date: string;
  readonly otherKeyphrases: readonly { readonly keyphrase: string; readonly page: string }[];
  readonly competitors: readonly string[];
}

export interface SeoRequest {
  readonly id: number;
  readonly question: SeoQuestion;
}

/** What the page shows of an assessment. */
export interface SeoFindings {
  readonly language: string;
  readonly format: "plain" | "document" | "markdown" | "html";
  readonly assessments: readonly Assessment[];
  readonly outline: readonly OutlineEntry[];
  readonly outlineFaults: readonly OutlineFault[];
  readonly wordCount: number;
  readonly sentenceCount: number;
  readonly fields: PageFields;
  readonly results: Readonly<Record<"desktop" | "phone", SearchResult>>;
  /** Open Graph and Twitter properties of the page. */
  readonly social: readonly (readonly [name: string, value: string])[];
  readonly terms: readonly TermGap[];
}

export type SeoReply =
  | { readonly id: number; readonly kind: "done"; readonly findings: SeoFindings }
  | { readonly id: number; readonly kind: "failed"; readonly message: string };

/** Both ends are of one build; this catches a message that went astray, not a wrong field. */
export function isSeoRequest(data: unknown): data is SeoRequest {
  return isRecord(data) && isCount(data["id"]) && isRecord(data["question"]);
}

export function isSeoReply(data: unknown): data is SeoReply {
  return isRecord(data) && isCount(data["id"]) && (data["kind"] === "done" || data["kind"] === "failed");
}
