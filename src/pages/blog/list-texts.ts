import type { ArticleFields } from "./article.ts";
import type { ListPlace } from "./article-list.ts";
import { page } from "./page.ts";

/** Search engines cut a description at about this many characters. */
const longestDescription = 160;

/** The title of a page of the list; different for each of them. */
export function listTitle({ tag, page: number }: Pick<ListPlace, "tag" | "page">): string {
  const list = tag === null ? page.title : `Articles on ${tag}`;
  return number === 1 ? list : `${tag === null ? "Blog" : list}, page ${number}`;
}

/** What a page of the list has on it: the titles of its first articles, as many as fit. */
export function listDescription(
  { tag, page: number }: Pick<ListPlace, "tag" | "page">,
  articles: readonly Pick<ArticleFields, "title">[],
): string {
  if (tag === null && number === 1) return page.description;
  const start = `${tag === null ? "Guides for people who write" : `Guides to ${tag} for people who write`}${number === 1 ? "" : `, page ${number}`}: `;
  const titles: string[] = [];
  for (const { title } of articles) {
    if (`${start}${[...titles, title].join("; ")}.`.length > longestDescription) break;
    titles.push(title);
  }
  return `${start}${titles.join("; ")}.`;
}
