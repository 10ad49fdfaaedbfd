import { describe, expect, it } from "vitest";

import { readStructuredData } from "./structured-data.ts";

function problemsOf(json: unknown): readonly string[] {
  const text = JSON.stringify({ "@context": "https://schema.org", ...Object(json) });
  return readStructuredData({ text, source: { start: 0, end: 0 } }).problems.map(({ message }) => message);
}

const rating = { "@type": "AggregateRating", ratingValue: 4, ratingCount: 2 };
const answer = { "@type": "Answer", text: "Yes." };

/** Expectations by the pages of Google's structured data gallery that required-fields.ts names. */
describe("readStructuredData", () => {
  it.each<readonly [string, unknown]>([
    ["a product with offers", { "@type": "Product", name: "x", offers: { "@type": "Offer", price: 0 } }],
    ["a product with ratings", { "@type": "Product", name: "x", aggregateRating: rating }],
    [
      "an app",
      {
        "@type": "WebApplication",
        name: "x",
        offers: { "@type": "Offer", price: "0" },
        aggregateRating: rating,
      },
    ],
    [
      "a carousel of pages",
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 1, url: "https://a.org" }] },
    ],
    [
      "breadcrumbs, the last without an item",
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "a", item: "https://a.org" },
          { "@type": "ListItem", position: 2, name: "b" },
        ],
      },
    ],
    [
      "a page of a question with no answers counted",
      {
        "@type": "QAPage",
        mainEntity: { "@type": "Question", name: "x", answerCount: 0, suggestedAnswer: [answer] },
      },
    ],
    [
      "flashcards",
      {
        "@type": "Quiz",
        hasPart: [{ "@type": "Question", text: "x", eduQuestionType: "Flashcard", acceptedAnswer: answer }],
      },
    ],
    [
      "an event whose place is described elsewhere",
      { "@type": "Event", name: "x", startDate: "2026-11-21", location: { "@id": "#place" } },
    ],
    [
      "an article without anything required",
      {
        "@type": "Article",
        headline: "x",
        image: "y",
        datePublished: "2026",
        author: { "@type": "Person", name: "z" },
      },
    ],
    [
      "a recipe with calories and a yield",
      { "@type": "Recipe", name: "x", image: "y", nutrition: { calories: "270" }, recipeYield: "8" },
    ],
    [
      "a data set",
      { "@type": "Dataset", name: "x", description: "y".repeat(50), distribution: { contentUrl: "z" } },
    ],
    ["an organization", { "@type": "Organization", name: "x", url: "y", logo: "z" }],
    ["a film", { "@type": "Movie", name: "x", image: "y" }],
    ["a picture of an item", { "@type": "Recipe", name: "x", image: { "@type": "ImageObject", url: "y" } }],
    [
      "a review of the item it lies in",
      {
        "@type": "Product",
        name: "x",
        review: { "@type": "Review", author: "a", reviewRating: { ratingValue: 4 } },
      },
    ],
    [
      "a job from anywhere",
      {
        "@type": "JobPosting",
        title: "x",
        description: "y",
        datePosted: "2026-11-21",
        hiringOrganization: "z",
        applicantLocationRequirements: "DE",
      },
    ],
  ])("has nothing to say of %s", (_what, json) => {
    expect(problemsOf(json)).toEqual([]);
  });

  it.each<readonly [unknown, string]>([
    [{ "@type": "Product", name: "x" }, "Product lacks review or aggregateRating or offers."],
    [
      { "@type": "Product", name: "x", offers: { "@type": "AggregateOffer", lowPrice: 1 } },
      "AggregateOffer lacks priceCurrency.",
    ],
    [{ "@type": "Event", name: "x", startDate: "2026", location: "Berlin" }, "Event lacks location.address."],
    [{ "@type": "Review", author: "a", reviewRating: { ratingValue: 4 } }, "Review lacks itemReviewed."],
    [
      { "@type": "QAPage", mainEntity: { "@type": "Question", name: "x", acceptedAnswer: answer } },
      "Question lacks answerCount.",
    ],
    [
      { "@type": "Review", author: "a", reviewRating: { ratingValue: 4 }, itemReviewed: { "@type": "Book" } },
      "Review lacks itemReviewed.name.",
    ],
    [
      { "@type": "Recipe", name: "x", image: "y", nutrition: { calories: "270" } },
      "Recipe lacks recipeYield (needed with nutrition.calories).",
    ],
    [
      { "@type": "Dataset", name: "x", description: "y".repeat(49) },
      "Dataset needs a description of 50 to 5,000 characters.",
    ],
    [
      { "@type": "Dataset", name: "x", description: "y".repeat(50), distribution: {} },
      "Dataset lacks distribution.contentUrl.",
    ],
    [{ "@type": "Movie", name: "x" }, "Movie lacks image."],
    [
      { "@type": "BlogPosting", headline: "x", image: "y", datePublished: "2026", author: "z" },
      "BlogPosting would gain by author.name.",
    ],
    [{ "@type": "Organization", name: "x" }, "Organization would gain by url, logo."],
    [{ "@type": "Restaurant", name: "x" }, "Restaurant lacks address."],
    [{ "@type": "Course", name: "x" }, "Course lacks description."],
  ])("%j: %s", (json, problem) => {
    expect(problemsOf(json)).toEqual([problem]);
  });

  it("does not ask of the questions of a list of questions what it asks of others", () => {
    const faq = {
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "x", acceptedAnswer: answer }],
    };
    expect(problemsOf(faq)).toEqual([
      "FAQPage: Google ended results with questions and answers on 7 May 2026.",
    ]);
  });

  it.each([
    "[".repeat(5000),
    '{"a":'.repeat(5000),
    "null",
    "3",
    '"x"',
    "[]",
    "{}",
    '{"__proto__":1,"constructor":[]}',
  ])("takes anything %#", (text) => {
    expect(() => readStructuredData({ text, source: { start: 0, end: 0 } })).not.toThrow();
  });
});
