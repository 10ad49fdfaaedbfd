import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../paths.ts";
import { ArticlesInvalid } from "./article.ts";
import type { ArticleProblem, ArticleSource, ReadArticle } from "./article.ts";
import { checkArticles } from "./check-articles.ts";
import { readFields, splitFrontmatter } from "#pages/blog/frontmatter.ts";
import { renderMarkdown } from "./render-markdown.ts";
import type { PictureSize } from "./render-markdown.ts";

/** Where the articles stand. */
export const articlesFolder = join(root, "content", "articles");

/** Where files stand that are copied to the site as they are. */
const publicFolder = join(root, "public");

type FileReading =
  | { readonly kind: "source"; readonly source: ArticleSource }
  | { readonly kind: "problems"; readonly problems: readonly ArticleProblem[] };

/** Reads one article from the text of its file. Looks at no other file. */
export function readArticle(
  file: string,
  text: string,
  pictures: ReadonlyMap<string, PictureSize>,
): FileReading {
  const parts = splitFrontmatter(text);
  if (parts === null) {
    const message = "must begin with a line of ---, the fields, and another line of ---";
    return { kind: "problems", problems: [{ file, field: "head", message }] };
  }
  const reading = readFields(parts.head);
  const rendered = renderMarkdown(parts.content, pictures);
  const problems: ArticleProblem[] = [
    ...(reading.kind === "problems" ? reading.problems.map((problem) => ({ file, ...problem })) : []),
    ...rendered.problems.map((message) => ({ file, field: "content", message })),
  ];
  if (reading.kind === "problems" || problems.length > 0) return { kind: "problems", problems };
  const { html, headings, words, links, images } = rendered;
  const article: ReadArticle = { ...reading.fields, html, headings, words };
  return { kind: "source", source: { file, article, links, images } };
}

/** Newest first; articles of one day by their title, so that every build lists them alike. */
export function byDate(first: ReadArticle, second: ReadArticle): number {
  return (
    second.publishDate.localeCompare(first.publishDate, "en") || first.title.localeCompare(second.title, "en")
  );
}

async function readPictures(): Promise<ReadonlyMap<string, PictureSize>> {
  const names = await readdir(join(publicFolder, "images")).catch(() => []);
  const sizes = await Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(join(publicFolder, "images", name)).metadata();
      return [`/images/${name}`, { width, height }] as const;
    }),
  );
  return new Map(sizes);
}

/**
 * Reads every article, newest first. Throws `ArticlesInvalid` with all problems at once. `siteAddresses` are those of
 * pages that are no articles; links may lead to them.
 */
export async function readArticles(
  siteAddresses: ReadonlySet<string>,
  folder: string = articlesFolder,
): Promise<readonly ReadArticle[]> {
  const pictures = await readPictures();
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).toSorted();
  const readings = await Promise.all(
    names.map(async (name) =>
      readArticle(`content/articles/${name}`, await readFile(join(folder, name), "utf8"), pictures),
    ),
  );
  const sources = readings.flatMap((reading) => (reading.kind === "source" ? [reading.source] : []));
  const problems = readings.flatMap((reading) => (reading.kind === "problems" ? reading.problems : []));
  // Links to an article that could not be read would be reported as well, and mislead.
  if (problems.length > 0) throw new ArticlesInvalid(problems);
  const broken = checkArticles(sources, siteAddresses, new Set(pictures.keys()));
  if (broken.length > 0) throw new ArticlesInvalid(broken);
  return sources.map(({ article }) => article).toSorted(byDate);
}
