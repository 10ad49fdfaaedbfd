import type { Span } from "#core/document/span.ts";
import type { AssessmentFacts, AssessmentInput, AssessmentRule, PageFields, Verdict } from "./assessment.ts";
import { assessmentRules } from "./assessments/registry.ts";
import { readOutline } from "./outline.ts";
import type { OutlineFault } from "./outline.ts";
import type { SeoPage } from "./page/seo-page.ts";
import { keyOfPlace } from "./place-key.ts";
import type { AcceptedPlace } from "./place-key.ts";
import { readKeyphrase } from "./words/keyphrase.ts";
import type { Keyphrase } from "./words/keyphrase.ts";
import type { LanguageTools } from "./words/language-tools.ts";
import { readPage } from "./words/page-reading.ts";
import type { PageReading } from "./words/page-reading.ts";

/** What is said of a page beside its text. What is left out is taken from the page itself, where it says it. */
export interface AssessmentOptions {
  /** In quotation marks it is looked for just as it is. */
  readonly keyphrase: string;
  readonly synonyms?: readonly string[];
  readonly title?: string;
  readonly slug?: string;
  readonly description?: string;
  readonly isCornerstone?: boolean;
  readonly siteHost?: string;
  /** Keyphrases of other pages. */
  readonly otherKeyphrases?: readonly { readonly keyphrase: string; readonly page: string }[];
  /** Places that are not to count, of checks whose places are faults. */
  readonly accepted?: readonly AcceptedPlace[];
}

/** One assessment with what it found; spans are places in what was given, marks and all. */
export interface Assessment extends Omit<Verdict, "inSource">, AssessmentFacts {
  /** For each of the first spans, the key by which it can be put aside; empty where the places are no faults. */
  readonly places: readonly string[];
}

export interface OutlineEntry {
  readonly text: string;
  readonly level: number;
  readonly span: Span;
  readonly wordsBelow: number;
}

/** All that is said of a page. Counts of ratings, and no score: no number can sum them up. */
export interface PageAssessment {
  readonly assessments: readonly Assessment[];
  readonly outline: readonly OutlineEntry[];
  readonly outlineFaults: readonly OutlineFault[];
  readonly wordCount: number;
  readonly sentenceCount: number;
  /** Title, slug and description as they were assessed. */
  readonly fields: PageFields;
  readonly reading: PageReading;
  readonly keyphrase: Keyphrase | null;
  readonly synonyms: readonly Keyphrase[];
}

const mostSynonyms = 20;
const mostKeys = 2000;

function assessBy(
  { assess, acceptedBy, ...facts }: AssessmentRule,
  input: Omit<AssessmentInput, "isAccepted">,
  places: readonly AcceptedPlace[],
): Assessment {
  const { reading } = input;
  const accepted = new Set(places.flatMap(({ check, place }) => (check === facts.id ? [place] : [])));
  const isAccepted = (span: Span): boolean =>
    acceptedBy !== undefined && accepted.size > 0 && accepted.has(keyOfPlace(reading, span, acceptedBy));
  const { inSource, ...verdict } = assess({ ...input, isAccepted });
  return {
    ...facts,
    ...verdict,
    spans: inSource ?? verdict.spans.map((span) => reading.page.toSource(span)),
    places:
      acceptedBy === undefined
        ? []
        : verdict.spans.slice(0, mostKeys).map((span) => keyOfPlace(reading, span, acceptedBy)),
  };
}

/** Assesses a page. Never throws on a text, whatever it is; a text without words gets the ratings of one that is not written. */
export function assessPage(page: SeoPage, options: AssessmentOptions, tools: LanguageTools): PageAssessment {
  const reading = readPage(page, tools.language);
  const phrases = (written: readonly string[]) => written.flatMap((each) => readKeyphrase(each, tools) ?? []);
  const keyphrase = readKeyphrase(options.keyphrase, tools);
  const synonyms = phrases((options.synonyms ?? []).slice(0, mostSynonyms));
  const fields: PageFields = {
    title: options.title ?? page.head?.title ?? "",
    slug: options.slug ?? page.head?.slug ?? "",
    description: options.description ?? page.head?.description ?? "",
  };
  const otherKeyphrases = (options.otherKeyphrases ?? []).flatMap((other) => {
    const read = readKeyphrase(other.keyphrase, tools);
    return read === null ? [] : [{ keyphrase: read, page: other.page }];
  });
  const input = {
    reading,
    keyphrase,
    synonyms,
    fields,
    tools,
    isCornerstone: options.isCornerstone ?? false,
    siteHost: options.siteHost ?? "",
    otherKeyphrases,
  };
  const { headings, faults } = readOutline(reading);
  return {
    assessments: assessmentRules.map((rule) => assessBy(rule, input, options.accepted ?? [])),
    outline: headings.map(({ text, level, span, wordsBelow }) => ({
      text,
      level,
      wordsBelow,
      span: page.toSource(span),
    })),
    outlineFaults: faults.map((fault) => ({ ...fault, span: page.toSource(fault.span) })),
    wordCount: reading.wordCount,
    sentenceCount: reading.sentences.length,
    fields,
    reading,
    keyphrase,
    synonyms,
  };
}
