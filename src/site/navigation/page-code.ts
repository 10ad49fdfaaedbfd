import { matchRoutes } from "react-router";
import type { RouteObject } from "react-router";

/** A route as the build lists it: where it stands, and the address of its code. */
interface CodeRoute {
  readonly id: string;
  readonly parentId: string | null;
  readonly path: string | undefined;
  readonly index: boolean;
  readonly module: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function parseRoute(value: unknown): readonly CodeRoute[] {
  if (!isRecord(value)) return [];
  const { id, parentId, path, index, module } = value;
  if (typeof id !== "string" || typeof module !== "string") return [];
  return [
    {
      id,
      parentId: typeof parentId === "string" ? parentId : null,
      path: typeof path === "string" ? path : undefined,
      index: index === true,
      module,
    },
  ];
}

function branch(routes: readonly CodeRoute[], parentId: string | null): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const place = path === undefined ? { id } : { id, path };
      return index ? { ...place, index } : { ...place, children: branch(routes, id) };
    });
}

/**
 * The addresses of the code that a page consists of, by the build's list of routes (`__reactRouterManifest`, which the
 * router puts on the page). Empty where the list cannot be read: then the router is left to itself.
 */
export function codeOfPage(manifest: unknown, path: string): readonly string[] {
  if (!isRecord(manifest) || !isRecord(manifest["routes"])) return [];
  const routes = Object.values(manifest["routes"]).flatMap(parseRoute);
  const matches = matchRoutes(branch(routes, null), path) ?? [];
  return matches.flatMap((match) =>
    routes.filter((route) => route.id === match.route.id).map((route) => route.module),
  );
}
