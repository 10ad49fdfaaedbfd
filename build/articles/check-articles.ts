import { readingRates } from "#core/durations/durations.ts";
import type { ArticleProblem, ArticleSource } from "./article.ts";
import { pathOfArticle, tagSlug } from "#pages/blog/article.ts";

/** Addresses below `/blog` that are no articles. */
const takenSlugs = new Set(["page", "tag"]);

/** How many minutes the words take, and how far what an article says of itself may be from that. */
const toleratedMinutes = 1;

type Check = (sources: readonly ArticleSource[]) => readonly ArticleProblem[];

/** Slugs are addresses: no two alike, each the name of its file. */
const checkSlugs: Check = (sources) => {
  const firstFile = new Map<string, string>();
  return sources.flatMap(({ file, article: { slug } }) => {
    const problems: ArticleProblem[] = [];
    const other = firstFile.get(slug);
    if (other === undefined) firstFile.set(slug, file);
    else problems.push({ file, field: "slug", message: `"${slug}" is the slug of ${other} too` });
    if (!file.endsWith(`/${slug}.md`))
      problems.push({ file, field: "slug", message: `"${slug}" is not the name of the file` });
    if (takenSlugs.has(slug))
      problems.push({ file, field: "slug", message: `"${slug}" is the address of something else` });
    return problems;
  });
};

/** Titles stand in lists and search results, where two alike could not be told apart. */
const checkTitles: Check = (sources) => {
  const firstFile = new Map<string, string>();
  return sources.flatMap(({ file, article: { title } }) => {
    const other = firstFile.get(title);
    firstFile.set(title, other ?? file);
    return other === undefined ? [] : [{ file, field: "title", message: `is the title of ${other} too` }];
  });
};

/** A tag is written in one way only, or its page would be split in two. */
const checkTags: Check = (sources) => {
  const spelling = new Map<string, string>();
  return sources.flatMap(({ file, article: { tags } }) =>
    tags.flatMap((tag) => {
      const other = spelling.get(tagSlug(tag));
      spelling.set(tagSlug(tag), other ?? tag);
      return other === undefined || other === tag
        ? []
        : [{ file, field: "tags", message: `"${tag}" is written "${other}" elsewhere` }];
    }),
  );
};

/** What it says of its length agrees with its words, at the rate for non-fiction. */
const checkReadTimes: Check = (sources) =>
  sources.flatMap(({ file, article: { readTime, words } }) => {
    const minutes = Math.max(1, Math.round(words / readingRates.nonFiction));
    const said = Number.parseInt(readTime, 10);
    if (Math.abs(said - minutes) <= toleratedMinutes) return [];
    const message = `says ${said} minutes, but ${words} words take about ${minutes}`;
    return [{ file, field: "readTime", message }];
  });

/** A cover that no file holds is drawn, under a name that no other article may have. */
function checkImages(
  sources: readonly ArticleSource[],
  pictures: ReadonlySet<string>,
): readonly ArticleProblem[] {
  const firstFile = new Map<string, string>();
  return sources.flatMap(({ file, article: { image }, images }) => {
    const other = firstFile.get(image);
    firstFile.set(image, other ?? file);
    const shared =
      other === undefined || pictures.has(image)
        ? []
        : [{ file, field: "image", message: `"${image}" is drawn for ${other} already` }];
    const missing = images
      .filter((address) => !pictures.has(address))
      .map((address) => ({ file, field: "content", message: `shows "${address}", which is not in public/` }));
    return [...shared, ...missing];
  });
}

/** Links within the site lead somewhere; those to a heading are checked where the headings are known. */
function checkLinks(
  sources: readonly ArticleSource[],
  siteAddresses: ReadonlySet<string>,
): readonly ArticleProblem[] {
  const anchors = new Map(
    sources.map(({ article }) => [
      pathOfArticle(article.slug),
      new Set(article.headings.map((heading) => heading.id)),
    ]),
  );
  const problemWith = (own: string, link: string): string | null => {
    if (!/^[/#]/.test(link)) return null;
    const [written = "", anchor] = link.split("#", 2);
    const path = written === "" ? own : written;
    const headings = anchors.get(path);
    if (headings === undefined && !siteAddresses.has(path))
      return `links to "${link}", where there is no page`;
    if (anchor === undefined) return path === own ? "links to itself" : null;
    if (headings === undefined) return `links to "${link}": only articles have headings to link to`;
    return headings.has(anchor) ? null : `links to "${link}", but there is no such heading`;
  };
  return sources.flatMap(({ file, article, links }) =>
    links.flatMap((link) => {
      const message = problemWith(pathOfArticle(article.slug), link);
      return message === null ? [] : [{ file, field: "content", message }];
    }),
  );
}

/**
 * What is wrong with articles taken together: slugs, titles, tags, read times, pictures, and links within the site.
 * `siteAddresses` are those of pages that are no articles, `pictures` those of image files.
 */
export function checkArticles(
  sources: readonly ArticleSource[],
  siteAddresses: ReadonlySet<string>,
  pictures: ReadonlySet<string>,
): readonly ArticleProblem[] {
  return [
    ...checkSlugs(sources),
    ...checkTitles(sources),
    ...checkTags(sources),
    ...checkReadTimes(sources),
    ...checkImages(sources, pictures),
    ...checkLinks(sources, siteAddresses),
  ];
}
