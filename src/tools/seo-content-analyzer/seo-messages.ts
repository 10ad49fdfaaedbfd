import type { Assessment, OutlineEntry } from "#core/seo/assess-page.ts";
import type { PageFields } from "#core/seo/assessment.ts";
import type { OutlineFault } from "#core/seo/outline.ts";
import type { PageStructure } from "#core/seo/page/seo-page.ts";
import type { AcceptedPlace } from "#core/seo/place-key.ts";
import type { SearchResult } from "#core/seo/preview/search-result.ts";
import type { SocialCard } from "#core/seo/preview/social-cards.ts";
import type { TermGap } from "#core/seo/terms/missing-terms.ts";
import { isCount, isRecord } from "#engine/message-values.ts";
import { isFlag, isList, isText, orNull, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

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
  /** Places that are not to count. */
  readonly accepted: readonly AcceptedPlace[];
  readonly competitors: readonly string[];
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
  /** How the page may look when it is shared. */
  readonly cards: readonly SocialCard[];
  /** Whether the page says so itself, by Open Graph or X properties. */
  readonly hasSocial: boolean;
  readonly terms: readonly TermGap[];
}

/** What can be asked of the worker, and what it replies. */
export interface SeoRequests {
  readonly assess: SeoQuestion;
}

export interface SeoReplies {
  readonly assess: SeoFindings;
}

export const seoProtocol: Protocol<SeoRequests, SeoReplies> = {
  requests: {
    assess: recordOf<SeoQuestion>({
      text: isText,
      structure: orNull(isRecord),
      language: isText,
      keyphrase: isText,
      synonyms: isList,
      fields: isRecord,
      isCornerstone: isFlag,
      siteHost: isText,
      date: isText,
      otherKeyphrases: isList,
      accepted: isList,
      competitors: isList,
    }),
  },
  replies: {
    assess: recordOf<SeoFindings>({
      language: isText,
      format: isText,
      assessments: isList,
      outline: isList,
      outlineFaults: isList,
      wordCount: isCount,
      sentenceCount: isCount,
      fields: isRecord,
      results: isRecord,
      cards: isList,
      hasSocial: isFlag,
      terms: isList,
    }),
  },
};
