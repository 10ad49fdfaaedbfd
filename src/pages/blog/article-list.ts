import { pathOfList } from "./article.ts";
import type { ArticleFields } from "./article.ts";

/** How many articles a page of the list shows. */
export const articlesPerPage = 12;

/** A tag, and how many articles have it. */
export interface TagCount {
  readonly name: string;
  readonly count: number;
}

/** One page of the list: of all articles, or of those with a tag. */
export interface ListPlace {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly tag: string | null;
  readonly path: string;
}

type Tagged = Pick<ArticleFields, "tags">;

/** All tags, the most used first, then by name. */
export function countTags(articles: readonly Tagged[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((first, second) => second.count - first.count || first.name.localeCompare(second.name, "en"));
}

/** The articles with a tag, in the order of the list; all of them for `null`. */
export function withTag<Item extends Tagged>(articles: readonly Item[], tag: string | null): readonly Item[] {
  return tag === null ? articles : articles.filter(({ tags }) => tags.includes(tag));
}

/** How many pages a number of articles fills; an empty list has one as well, which says so. */
export function countPages(articles: number, perPage: number = articlesPerPage): number {
  return Math.max(1, Math.ceil(articles / perPage));
}

/** The articles of one page of a list, counted from 1; none of a page that there is not. */
export function articlesOnPage<Item>(
  articles: readonly Item[],
  page: number,
  perPage: number = articlesPerPage,
): readonly Item[] {
  return page < 1 ? [] : articles.slice((page - 1) * perPage, page * perPage);
}

function placesOf(articles: readonly Tagged[], tag: string | null, perPage: number): readonly ListPlace[] {
  const pageCount = countPages(withTag(articles, tag).length, perPage);
  return Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    pageCount,
    tag,
    path: pathOfList(index + 1, tag),
  }));
}

/** Every page of every list: all articles first, then each tag. */
export function listPlaces(
  articles: readonly Tagged[],
  perPage: number = articlesPerPage,
): readonly ListPlace[] {
  const tags = countTags(articles).map(({ name }) => name);
  return [null, ...tags].flatMap((tag) => placesOf(articles, tag, perPage));
}

/**
 * Which page numbers a pager shows: the first, the last, and those beside the present one; `null` stands for a gap of
 * two or more. A gap of one shows its number: it takes no more room.
 */
export function pagerNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number) - 1;
    return gap <= 0 ? [number] : gap === 1 ? [number - 1, number] : [null, number];
  });
}
