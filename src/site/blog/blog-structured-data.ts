import { pathOfArticle } from "#pages/blog/article.ts";
import type { Article, ArticleSummary } from "#pages/blog/article.ts";

import { absoluteAddress } from "../absolute-address.ts";
import { organization } from "../structured-data.ts";

const context = "https://schema.org";

/** A day as a moment with its time zone, as search engines ask for it. */
function momentOf(date: string): string {
  return `${date}T00:00:00Z`;
}

/** An article (schema.org, BlogPosting). */
export function describeArticle(article: Article): object {
  const address = absoluteAddress(pathOfArticle(article.slug));
  return {
    "@context": context,
    "@type": "BlogPosting",
    "@id": address,
    mainEntityOfPage: address,
    url: address,
    headline: article.title,
    description: article.excerpt,
    image: {
      "@type": "ImageObject",
      url: absoluteAddress(article.image),
      width: article.cover.width,
      height: article.cover.height,
    },
    datePublished: momentOf(article.publishDate),
    dateModified: momentOf(article.updated ?? article.publishDate),
    inLanguage: "en",
    wordCount: article.words,
    keywords: article.tags.join(", "),
    isAccessibleForFree: true,
    author: organization,
    publisher: organization,
  };
}

/** The articles of a list (schema.org, ItemList), in the order of the page. */
export function describeArticleList(path: string, articles: readonly ArticleSummary[]): object {
  return {
    "@context": context,
    "@type": "ItemList",
    url: absoluteAddress(path),
    numberOfItems: articles.length,
    itemListElement: articles.map(({ slug, title }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: title,
      url: absoluteAddress(pathOfArticle(slug)),
    })),
  };
}
