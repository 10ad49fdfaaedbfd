import type { AssessmentSource } from "./assessment.ts";

/** Pages of search engines and standards that assessments rest on, and when they were looked up. */
const date = "2026-11";

export const titleLinkSource: AssessmentSource = {
  name: "Google Search Central: title links",
  address: "https://developers.google.com/search/docs/appearance/title-link",
  date,
};
export const snippetSource: AssessmentSource = {
  name: "Google Search Central: snippets and meta descriptions",
  address: "https://developers.google.com/search/docs/appearance/snippet",
  date,
};
export const helpfulSource: AssessmentSource = {
  name: "Google Search Central: helpful, reliable, people-first content",
  address: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  date,
};
export const spamSource: AssessmentSource = {
  name: "Google Search Central: spam policies, keyword stuffing",
  address: "https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing",
  date,
};
export const linkSource: AssessmentSource = {
  name: "Google Search Central: link best practices",
  address: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  date,
};
export const imageSource: AssessmentSource = {
  name: "Google Search Central: image best practices",
  address: "https://developers.google.com/search/docs/appearance/google-images",
  date,
};
export const addressSource: AssessmentSource = {
  name: "Google Search Central: URL structure",
  address: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  date,
};
export const canonicalSource: AssessmentSource = {
  name: "Google Search Central: canonical addresses",
  address: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  date,
};
export const robotsSource: AssessmentSource = {
  name: "Google Search Central: robots meta tag",
  address: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  date,
};
export const alternatesSource: AssessmentSource = {
  name: "Google Search Central: versions in other languages",
  address: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  date,
};
export const structuredDataSource: AssessmentSource = {
  name: "Google Search Central: structured data",
  address: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
  date,
};
export const openGraphSource: AssessmentSource = {
  name: "The Open Graph protocol",
  address: "https://ogp.me/",
  date,
};
export const headingSource: AssessmentSource = {
  name: "W3C Web Accessibility Initiative: headings",
  address: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  date,
};
export const yoastSource: AssessmentSource = {
  name: "Yoast SEO: scoring criteria",
  address:
    "https://github.com/Yoast/wordpress-seo/blob/trunk/packages/yoastseo/src/scoring/assessments/SCORING%20SEO.md",
  date,
};
export const yoastReadabilitySource: AssessmentSource = {
  name: "Yoast SEO: readability criteria",
  address:
    "https://github.com/Yoast/wordpress-seo/blob/trunk/packages/yoastseo/src/scoring/assessments/SCORING%20READABILITY.md",
  date,
};
export const inclusiveSource: AssessmentSource = {
  name: "Google developer documentation style guide: write inclusive documentation",
  address: "https://developers.google.com/style/inclusive-documentation",
  date,
};
export const fleschSource: AssessmentSource = {
  name: "R. Flesch, A new readability yardstick, Journal of Applied Psychology 32 (1948)",
  address: "https://doi.org/10.1037/h0057532",
  date: "1948-06",
};
