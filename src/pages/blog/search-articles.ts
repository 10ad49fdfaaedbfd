import { fuzzyMatch, matchKinds } from "#ui/search/fuzzy-match.ts";

import type { ArticleFields } from "./article.ts";

type Searchable = Pick<ArticleFields, "title" | "excerpt" | "tags">;

/**
 * The articles that a query meets, the best first and else in the order of the list. Every word of it must be found in
 * the title, a tag or the excerpt, whatever its case and accents; a slip of the pen in a title is forgiven. An empty
 * query meets none.
 */
export function searchArticles<Item extends Searchable>(
  articles: readonly Item[],
  query: string,
): readonly Item[] {
  if (query.trim() === "") return [];
  return articles
    .flatMap((article) => {
      const match = fuzzyMatch(query, article.title, [...article.tags, article.excerpt]);
      return match === null ? [] : [{ article, rank: matchKinds.indexOf(match.kind) }];
    })
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ article }) => article);
}
