import { Outlet } from "react-router";
import type { MetaFunction } from "react-router";

import { pageAt } from "#pages/registry.ts";

import { describePageHead } from "./head.ts";

export const meta: MetaFunction = ({ location }) => describePageHead(pageAt(location.pathname));

/** What all pages that are not tools share. */
export default function PageLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
