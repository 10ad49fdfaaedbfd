import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

import { articlePaths, listPaths } from "#pages/blog/blog-addresses.ts";
import { notFoundPage, pages } from "#pages/registry.ts";
import { tools } from "#tools/registry.ts";

const toolRoutes = tools.map(({ slug, path }) => {
  const file = `../tools/${slug}/panel.tsx`;
  return path === "/" ? index(file) : route(slug, file);
});

/** A second route for `*` would not hydrate: the page for unknown addresses is prerendered at just one of them. */
const pageRoutes = pages
  .filter((page) => !listPaths.includes(`/${page.slug}`))
  .map((page) => route(page === notFoundPage ? "*" : page.slug, `../pages/${page.slug}/view.tsx`));

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
