import { pathOfArticle } from "./article.ts";
import { listPlaces } from "./article-list.ts";
import { readFields, splitFrontmatter } from "./frontmatter.ts";

/**
 * The articles' own files: routes are settled before the modules that the build makes of them exist. Each address is a
 * route of its own, so that one that leads nowhere is the not-found page and nothing else.
 */
const files = import.meta.glob<string>("../../../content/articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const heads = Object.entries(files).map(([file, text]) => {
  const reading = readFields(splitFrontmatter(text)?.head ?? "");
  if (reading.kind === "fields") return reading.fields;
  const problems = reading.problems.map(({ field, message }) => `${file}: ${field}: ${message}`);
  throw new Error(problems.join("\n"));
});

/** Where the pages of the list stand, `/blog` first. */
export const listPaths: readonly string[] = listPlaces(heads).map(({ path }) => path);

/** Where the articles stand. */
export const articlePaths: readonly string[] = heads.map(({ slug }) => pathOfArticle(slug));
