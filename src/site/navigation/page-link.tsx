import { Link, useLocation } from "react-router";
import type { LinkProps } from "react-router";

export interface PageLinkProps extends Omit<LinkProps, "to" | "aria-current" | "prefetch"> {
  readonly to: string;
  /** Whether it is marked at the addresses below its own as well, as the blog's is at each article. */
  readonly marksPart?: boolean;
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/**
 * A link to a page of the site, marked where it leads to the present one. The router's own `NavLink` tells `/tools/`,
 * at which a page is prerendered, from `/tools`, at which it is read, and its mark would go missing.
 */
export function PageLink({ to, marksPart = false, ...props }: PageLinkProps) {
  const here = withoutEndSlash(useLocation().pathname);
  const there = withoutEndSlash(to);
  const isPart = marksPart && there !== "" && here.startsWith(`${there}/`);
  const mark = here === there ? ({ "aria-current": "page" } as const) : {};
  const partMark = isPart ? ({ "aria-current": "true" } as const) : {};
  return <Link to={to} {...props} {...partMark} {...mark} />;
}
