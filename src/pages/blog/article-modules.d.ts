/** Made by `build/articles/article-modules.ts` from the files in `content/articles`. Newest first. */

/** With their texts: for loaders only, so that no page carries all of them. */
declare module "virtual:articles" {
  export const articles: readonly import("./article.ts").Article[];
}

/** As lists show them. */
declare module "virtual:article-summaries" {
  export const articles: readonly import("./article.ts").ArticleSummary[];
}

/** The six newest, for the home page. */
declare module "virtual:latest-articles" {
  export const articles: readonly import("./article.ts").ArticleSummary[];
}
