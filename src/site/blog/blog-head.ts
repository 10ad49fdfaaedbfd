import type { MetaDescriptor } from "react-router";

import { pathOfArticle } from "#pages/blog/article.ts";
import type { Article } from "#pages/blog/article.ts";
import type { ListData } from "#pages/blog/blog-data.ts";
import { listDescription, listTitle } from "#pages/blog/list-texts.ts";

import { trailOfArticle, trailOfList } from "../breadcrumbs/trail.ts";
import { describeHead, titleWithSite } from "../head.ts";
import { describeBreadcrumbs } from "../structured-data.ts";
import { describeArticle, describeArticleList } from "./blog-structured-data.ts";

/** The metadata of an article. */
export function describeArticleHead(article: Article): MetaDescriptor[] {
  const { title, excerpt, tags, slug, image, cover, coverText, publishDate, updated } = article;
  const path = pathOfArticle(slug);
  return describeHead({
    title: titleWithSite(title),
    description: excerpt,
    keywords: tags,
    canonicalPath: path,
    type: "article",
    image: { path: image, width: cover.width, height: cover.height, text: coverText },
    published: publishDate,
    modified: updated ?? publishDate,
    structuredData: [describeArticle(article), describeBreadcrumbs(trailOfArticle(article))],
  });
}

/** The metadata of a page of the list. */
export function describeListHead(data: ListData): MetaDescriptor[] {
  const { place, articles } = data;
  return describeHead({
    title: titleWithSite(listTitle(place)),
    description: listDescription(place, articles),
    keywords: place.tag === null ? ["writing guides", "blog"] : [place.tag],
    canonicalPath: place.path,
    structuredData: [describeArticleList(place.path, articles), describeBreadcrumbs(trailOfList(place))],
  });
}
