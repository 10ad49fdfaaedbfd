import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";

import ArticleView from "#pages/article/view.tsx";
import { loadArticle } from "#pages/blog/blog-data.ts";
import type { ArticleData } from "#pages/blog/blog-data.ts";

import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { trailOfArticle } from "../breadcrumbs/trail.ts";

import { describeArticleHead } from "./blog-head.ts";

/** Runs while the site is built: its answer is in the page, and in a file beside it for links within the site. */
export function loader({ url }: LoaderFunctionArgs): ArticleData {
  return loadArticle(url.pathname);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined ? [] : describeArticleHead(loaderData.article);

export default function ArticleRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <ArticleView key={data.article.slug} {...data} />
      <Breadcrumbs trail={trailOfArticle(data.article)} />
    </>
  );
}
