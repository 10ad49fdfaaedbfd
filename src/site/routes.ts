import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

import { articlePaths, listPaths } from "#pages/blog/blog-addresses.ts";
import type { PageFacts } from "#pages/define-page.ts";
import { notFoundPage, pages } from "#pages/registry.ts";
import { tools } from "#tools/registry.ts";

/** What stands at `/` depends on the host; the tool that it is on most has its slug as well, for the others. */
const toolRoutes = tools.flatMap(({ slug, path }) =>
  path === "/"
    ? [index("home-route.tsx"), route(slug, "home-route.tsx", { id: slug })]
    : [route(slug, `../tools/${slug}/panel.tsx`)],
);

/** Most pages are described by their facts alone; the questions describe themselves as well. */
function fileOfPage(page: PageFacts): string {
  return page.slug === "faq" ? "faq-route.tsx" : `../pages/${page.slug}/view.tsx`;
}

/** A second route for `*` would not hydrate: the page for unknown addresses is prerendered at just one of them. */
const pageRoutes = pages
  .filter((page) => !listPaths.includes(`/${page.slug}`))
  .map((page) => route(page === notFoundPage ? "*" : page.slug, fileOfPage(page)));

/** The lists of articles and the articles: each address is a route, so that any other is the not-found page. */
const blogRoutes = [
  ...listPaths.map((path) => route(path.slice(1), "blog/list-route.tsx", { id: path })),
  ...articlePaths.map((path) => route(path.slice(1), "blog/article-route.tsx", { id: path })),
];

/** Former addresses of tools, which lead to the present ones. */
const formerRoutes = tools.flatMap((tool) =>
  tool.formerly.map((address) => route(address.slice(1), "former-address.tsx", { id: `former${address}` })),
);

export default [
  layout("tool-layout.tsx", toolRoutes),
  layout("page-layout.tsx", [...pageRoutes, ...blogRoutes]),
  ...formerRoutes,
] satisfies RouteConfig;
