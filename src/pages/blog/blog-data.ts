import { articles } from "virtual:articles";

import { pathOfArticle } from "./article.ts";
import type { Article, ArticleSummary } from "./article.ts";
import { articlesOnPage, countTags, listPlaces, withTag } from "./article-list.ts";
import type { ListPlace, TagCount } from "./article-list.ts";
import { relatedArticles } from "./related-articles.ts";

/** What a page of the list is made from. */
export interface ListData {
  readonly place: ListPlace;
  readonly articles: readonly ArticleSummary[];
  /** Of all articles, whichever this page shows. */
  readonly tags: readonly TagCount[];
  /** How many articles the whole list has. */
  readonly total: number;
}

/** What the page of an article is made from. */
export interface ArticleData {
  readonly article: Article;
  readonly related: readonly ArticleSummary[];
  /** The one published before it; `null` for the first. */
  readonly previous: ArticleSummary | null;
  /** The one published after it; `null` for the newest. */
  readonly next: ArticleSummary | null;
}

function withoutEnd(path: string): string {
  return path.replace(/(\.data)?\/?$/, "");
}

function summaryOf(article: Article | undefined): ArticleSummary | null {
  if (article === undefined) return null;
  const { html: _html, headings: _headings, words: _words, ...summary } = article;
  return summary;
}

function isSummary(summary: ArticleSummary | null): summary is ArticleSummary {
  return summary !== null;
}

/** What stands at an address of a list. Throws where there is none: only addresses of lists are routed here. */
export function loadList(path: string): ListData {
  const place = listPlaces(articles).find((candidate) => candidate.path === withoutEnd(path));
  if (place === undefined) throw new RangeError(`${path} is no page of the list of articles`);
  const listed = withTag(articles, place.tag);
  return {
    place,
    articles: articlesOnPage(listed, place.page).map(summaryOf).filter(isSummary),
    tags: countTags(articles),
    total: listed.length,
  };
}

/** What stands at the address of an article. Throws where there is none: only addresses of articles are routed here. */
export function loadArticle(path: string): ArticleData {
  const index = articles.findIndex(({ slug }) => pathOfArticle(slug) === withoutEnd(path));
  const article = articles[index];
  if (article === undefined) throw new RangeError(`${path} is no article`);
  return {
    article,
    related: relatedArticles(articles, article.slug).map(summaryOf).filter(isSummary),
    previous: summaryOf(articles[index + 1]),
    next: index === 0 ? null : summaryOf(articles[index - 1]),
  };
}
