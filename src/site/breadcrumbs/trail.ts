import { pathOfArticle } from "#pages/blog/article.ts";
import type { Article } from "#pages/blog/article.ts";
import type { ListPlace } from "#pages/blog/article-list.ts";
import { listTitle } from "#pages/blog/list-texts.ts";
import type { PageFacts } from "#pages/define-page.ts";
import { pathOfPage } from "#pages/registry.ts";
import type { ToolFacts } from "#tools/define-tool.ts";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page, home first and the page last: what the page shows, and what its metadata says. */
export type Trail = readonly Breadcrumb[];

const home: Breadcrumb = { name: "Home", path: "/" };
const blog: Breadcrumb = { name: "Blog", path: "/blog" };

/** The way to a tool; the tool that is the home page has no other step. */
export function trailOfTool({ name, path }: ToolFacts): Trail {
  return path === home.path ? [home] : [home, { name: "Tools", path: "/tools" }, { name, path }];
}

/** The way to a page that is neither tool nor article. */
export function trailOfPage(page: PageFacts): Trail {
  return [home, { name: page.name, path: pathOfPage(page) }];
}

/** The way to an article. */
export function trailOfArticle({ title, slug }: Pick<Article, "title" | "slug">): Trail {
  return [home, blog, { name: title, path: pathOfArticle(slug) }];
}

/** The way to a page of the list of articles. */
export function trailOfList(place: ListPlace): Trail {
  return place.path === blog.path ? [home, blog] : [home, blog, { name: listTitle(place), path: place.path }];
}
