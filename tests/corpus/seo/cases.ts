import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../../build/paths.ts";

/** A page to assess: Markdown of the project's own, and what is said of it. */
export interface SeoCase {
  readonly name: string;
  readonly markdown: string;
  readonly keyphrase: string;
  readonly synonyms: readonly string[];
  readonly title: string;
  readonly slug: string;
  readonly description: string;
}

/** The project's own articles, and phrases to assess them by: on the topic, near it, and off it. */
const articles: readonly (readonly [slug: string, phrases: readonly string[]])[] = [
  [
    "book-manuscript-formatting-word-count-guide",
    ["manuscript", "standard manuscript format", "word count of a novel", "garden furniture"],
  ],
  [
    "character-counting-writing-efficiency-quality",
    ["character count", "writing", "counting characters by hand", "train tickets"],
  ],
  [
    "seo-content-optimization-character-count-guide",
    ["search results", "title length", "meta description", "how to do it"],
  ],
  [
    "social-media-character-limits-complete-guide",
    ["character limits", "posts", "social media character limits", "cheese"],
  ],
  [
    "text-case-conversion-complete-guide",
    ["title case", "capital letters", "convert text to upper case", '"sentence case"'],
  ],
  [
    "word-frequency-analysis-writing-patterns",
    ["word frequency", "words", "analysis of writing patterns", "river boats"],
  ],
];
/** How many paragraphs and headings of an article are taken. */
const cuts = [4, 14, Number.POSITIVE_INFINITY];

function readArticle(slug: string): readonly string[] {
  const source = readFileSync(join(root, "content/articles", `${slug}.md`), "utf8");
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .trim()
    .split(/\n\n+/);
}

/** What is said of a page, in several states of care. */
function fieldsOf(phrase: string, state: number): Pick<SeoCase, "title" | "slug" | "description"> {
  const plain = phrase.replaceAll('"', "");
  const title = plain.charAt(0).toUpperCase() + plain.slice(1);
  if (state === 0) return { title: "", slug: "", description: "" };
  if (state === 1) {
    return {
      title: `${title}: a short guide`,
      slug: plain.replaceAll(" ", "-"),
      description: `All about ${plain}, explained in a few minutes: what it is, why it matters to those who write, how it is counted here, and where it goes wrong.`,
    };
  }
  if (state === 2) {
    return {
      title: `Everything that you always wanted to be told about ${plain} by people who do it every day`,
      slug: `guide-${plain.split(" ")[0] ?? ""}`,
      description: `A guide to ${plain}.`,
    };
  }
  return {
    title: "A guide",
    slug: "guide",
    description: `What you should know of it before you begin, told plainly. ${"It has been asked often. ".repeat(6)}`,
  };
}

/** Every article in three lengths, by each phrase, with fields in one of four states. */
export const seoCases: readonly SeoCase[] = articles.flatMap(([slug, phrases]) => {
  const blocks = readArticle(slug);
  return cuts.flatMap((cut, cutIndex) =>
    phrases.map((keyphrase, index) => ({
      name: `${slug}, ${cut === Number.POSITIVE_INFINITY ? "whole" : `${cut} blocks`}, ${keyphrase}`,
      markdown: blocks.slice(0, cut).join("\n\n"),
      keyphrase,
      synonyms: [],
      ...fieldsOf(keyphrase, (index + cutIndex) % 4),
    })),
  );
});
