import type { AssessmentFacts } from "../assessment.ts";
import {
  canonicalSource,
  alternatesSource,
  headingSource,
  robotsSource,
  openGraphSource,
  structuredDataSource,
} from "../sources.ts";

/** What is told of the checks of a page’s source. */
export const pageFacts = {
  "robots-directives": {
    id: "robots-directives",
    name: "Robots",
    group: "page",
    basis: "published",
    why: "A single word here keeps a page out of all results.",
    source: robotsSource,
  },
  "canonical-address": {
    id: "canonical-address",
    name: "Canonical address",
    group: "page",
    basis: "published",
    why: "It says which of several addresses of a page is the one to show.",
    source: canonicalSource,
  },
  "structured-data": {
    id: "structured-data",
    name: "Structured data",
    group: "page",
    basis: "published",
    why: "Google shows some kinds of pages richer where their data has the required fields. It is no promise.",
    source: structuredDataSource,
  },
  "social-previews": {
    id: "social-previews",
    name: "Social previews",
    group: "page",
    basis: "published",
    why: "When someone shares the page, these say what the card shows. They do not change its place in results.",
    source: openGraphSource,
  },
  "language-versions": {
    id: "language-versions",
    name: "Versions in other languages",
    group: "page",
    basis: "published",
    why: "hreflang says which version of a page is for whom. A wrong code, or one without a way back, is passed over.",
    source: alternatesSource,
  },
  "page-language": {
    id: "page-language",
    name: "Language of the page",
    group: "page",
    basis: "usability",
    why: "Screen readers choose their voice by it (WCAG 3.1.1), and browsers hyphenate by it. Google reads the text instead.",
    source: {
      ...headingSource,
      name: "W3C: declaring language in HTML",
      address: "https://www.w3.org/International/questions/qa-html-language-declarations",
    },
  },
} as const satisfies Readonly<Record<string, AssessmentFacts>>;
