import type { AssessmentFacts } from "../assessment.ts";
import {
  snippetSource,
  headingSource,
  imageSource,
  linkSource,
  helpfulSource,
  titleLinkSource,
} from "../sources.ts";

/** What is told of the checks of the content and of what results show. */
export const contentFacts = {
  "text-length": {
    id: "text-length",
    name: "Text length",
    group: "content",
    basis: "folklore",
    why: "Google says that it has no preferred word count. Very short pages often leave questions open.",
    source: helpfulSource,
  },
  "title-width": {
    id: "title-width",
    name: "Title width",
    group: "content",
    basis: "usability",
    why:
      "Google publishes no length: it cuts titles to fit the screen. On a computer about 600 pixels in Arial of 20 pixels " +
      "fit. Titles are also rewritten where another text of the page fits better.",
    source: titleLinkSource,
  },
  "meta-description-length": {
    id: "meta-description-length",
    name: "Meta description length",
    group: "content",
    basis: "folklore",
    why: "Google publishes no limit: it cuts descriptions to fit the screen, and often shows words of the page instead.",
    source: snippetSource,
  },
  "single-title": {
    id: "single-title",
    name: "Single title (H1)",
    group: "content",
    basis: "usability",
    why: "One main heading tells readers and screen readers what the page is. Google says that several do no harm to ranking.",
    source: headingSource,
  },
  "heading-outline": {
    id: "heading-outline",
    name: "Outline of headings",
    group: "content",
    basis: "published",
    why: "Headings are the table of contents for those who listen to a page (WCAG 1.3.1 and 2.4.6).",
    source: headingSource,
  },
  "outbound-links": {
    id: "outbound-links",
    name: "Outbound links",
    group: "content",
    basis: "usability",
    why: "Links to sources let readers check what a page says. Google recommends them where they help.",
    source: linkSource,
  },
  "internal-links": {
    id: "internal-links",
    name: "Internal links",
    group: "content",
    basis: "published",
    why: "Google finds pages by the links that lead to them, and says that every page you care for should have one.",
    source: linkSource,
  },
  "link-texts": {
    id: "link-texts",
    name: "Words of links",
    group: "content",
    basis: "published",
    why: "Google and screen readers take the words of a link for what the page behind it is about.",
    source: linkSource,
  },
  images: {
    id: "images",
    name: "Images",
    group: "content",
    basis: "folklore",
    why: "A picture can say what words cannot, and pages are found by their pictures too. Not every page needs one.",
    source: imageSource,
  },
  "image-descriptions": {
    id: "image-descriptions",
    name: "Alternative texts",
    group: "content",
    basis: "published",
    why: "Without an alternative text, a picture is nothing to a screen reader (WCAG 1.1.1), and little to a search engine.",
    source: imageSource,
  },
} as const satisfies Readonly<Record<string, AssessmentFacts>>;
