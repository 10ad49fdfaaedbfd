import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";

import { loadList } from "#pages/blog/blog-data.ts";
import type { ListData } from "#pages/blog/blog-data.ts";
import BlogView from "#pages/blog/view.tsx";

import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { trailOfList } from "../breadcrumbs/trail.ts";

import { describeListHead } from "./blog-head.ts";

/** Runs while the site is built: its answer is in the page, and in a file beside it for links within the site. */
export function loader({ url }: LoaderFunctionArgs): ListData {
  return loadList(url.pathname);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined ? [] : describeListHead(loaderData);

export default function ListRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <BlogView key={data.place.path} {...data} />
      <Breadcrumbs trail={trailOfList(data.place)} />
    </>
  );
}
