/** What the head of an article's file says. */
export interface ArticleFields {
  /** Numeric text or prefixed (`69`, `bl-001`); two articles may share one. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** `YYYY-MM-DD`. */
  readonly publishDate: string;
  /** `YYYY-MM-DD` of the last change to what it says; `null` if there was none after publication. */
  readonly updated: string | null;
  /** As shown: `6 min read`. */
  readonly readTime: string;
  readonly tags: readonly string[];
  /** Lowercase words with hyphens: the last part of its address. */
  readonly slug: string;
  /** Address of the cover, `/images/….png`: a file of `public/`, or drawn by the build. */
  readonly image: string;
  /** What stands large on the cover: a few letters or a figure. */
  readonly sign: string;
}

/** A heading inside an article, for its list of contents. */
export interface ArticleHeading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** A picture's address and size in pixels. */
export interface Picture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** An article as lists show it. */
export interface ArticleSummary extends ArticleFields {
  readonly cover: Picture;
  readonly thumbnail: Picture;
  /** What the cover shows, for those who do not see it. */
  readonly coverText: string;
}

/** An article with its text. */
export interface Article extends ArticleSummary {
  /** Safe HTML: the article's Markdown cannot bring any of its own. */
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  readonly words: number;
}

/** Where an article stands. */
export function pathOfArticle(slug: string): string {
  return `/blog/${slug}`;
}

/** A tag's part of an address: `SEO & writing` is at `seo-writing`. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Where a page of the list stands, counted from 1: of all articles, or of those with a tag. */
export function pathOfList(page: number, tag: string | null): string {
  const list = tag === null ? "/blog" : `/blog/tag/${tagSlug(tag)}`;
  return page === 1 ? list : `${list}/page/${page}`;
}
