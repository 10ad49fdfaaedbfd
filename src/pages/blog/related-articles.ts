import type { ArticleFields } from "./article.ts";

type Relatable = Pick<ArticleFields, "slug" | "tags" | "publishDate">;

/**
 * Articles to read after one: first others that share a tag with it, in the order of the list, then the newest of the
 * rest, `count` in all or as many as there are. An unknown slug has none. (Specification, section 9.)
 */
export function relatedArticles<Item extends Relatable>(
  articles: readonly Item[],
  slug: string,
  count = 3,
): readonly Item[] {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (article === undefined || !(count > 0)) return [];
  const others = articles.filter((candidate) => candidate.slug !== slug);
  const sharing = others.filter(({ tags }) => tags.some((tag) => article.tags.includes(tag)));
  const newest = others
    .filter((candidate) => !sharing.includes(candidate))
    .toSorted((first, second) => second.publishDate.localeCompare(first.publishDate, "en"));
  return [...sharing, ...newest].slice(0, Math.floor(count));
}
