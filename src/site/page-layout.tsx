import { Outlet, useLocation } from "react-router";
import type { MetaFunction } from "react-router";

import { pageAt } from "#pages/registry.ts";

import { Breadcrumbs } from "./breadcrumbs/breadcrumbs.tsx";
import { trailOfPage } from "./breadcrumbs/trail.ts";
import { describePageHead } from "./head.ts";

export const meta: MetaFunction = ({ location }) => describePageHead(pageAt(location.pathname));

/** What all pages that are not tools share. Routes of the blog, which know what they show, bring their own trail. */
export default function PageLayout() {
  const page = pageAt(useLocation().pathname);
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
      {page.listed && page.slug !== "blog" ? <Breadcrumbs trail={trailOfPage(page)} /> : null}
    </main>
  );
}
