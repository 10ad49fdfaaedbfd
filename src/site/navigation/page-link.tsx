import { Link, useLocation } from "react-router";
import type { LinkProps } from "react-router";

export interface PageLinkProps extends Omit<LinkProps, "to" | "aria-current" | "prefetch"> {
  readonly to: string;
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/**
 * A link to a page of the site, marked where it leads to the present one. The router's own `NavLink` tells `/tools/`,
 * at which a page is prerendered, from `/tools`, at which it is read, and its mark would go missing.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = withoutEndSlash(pathname) === withoutEndSlash(to);
  return <Link to={to} prefetch="intent" {...props} {...(isCurrent ? { "aria-current": "page" } : {})} />;
}
