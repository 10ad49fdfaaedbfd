import { redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";

import { tools } from "#tools/registry.ts";

/** Leads from a tool's former address to its present one. */
export function loader({ url }: LoaderFunctionArgs): Response {
  const { pathname } = url;
  const tool = tools.find((candidate) => candidate.formerly.includes(pathname.replace(/\/$/, "")));
  if (tool === undefined) throw new RangeError(`${pathname} was never the address of a tool`);
  return redirect(tool.path, 301);
}

/** Nothing is ever shown here. The router writes a page that leads on only for routes that could show something. */
export default function FormerAddress() {
  return null;
}
