import { isTextCaseHost } from "#core/hosts/site-hosts.ts";

import type { ToolFacts } from "./define-tool.ts";
import { tools } from "./registry.ts";

/** Written in by the build: the host that the operator names as the case converter's; empty for none. */
declare const TEXT_CASE_HOST: string;

/** The tool that is the home page of the case converter's hosts; its folder and its address. */
const textCaseSlug = "text-case-convert";

let renderedHost = "";

/** Says for which host the build renders pages from now on; it renders one page after another. */
export function renderForHost(host: string): void {
  renderedHost = host;
}

function homeToolOf(host: string): ToolFacts | undefined {
  // Not there under test, where nothing is written in.
  const named = typeof TEXT_CASE_HOST === "string" ? TEXT_CASE_HOST : "";
  const converter = isTextCaseHost(host, named)
    ? tools.find((tool) => tool.slug === textCaseSlug)
    : undefined;
  return converter ?? tools.find((tool) => tool.path === "/");
}

function presentHost(): string {
  return typeof location === "undefined" ? renderedHost : location.host;
}

/**
 * Where a tool stands on the present host. The home page's tool is at `/`, wherever else it is too; on the case
 * converter's host the word counter gives way to it, and is at its slug.
 */
export function addressOfTool(tool: ToolFacts, host: string = presentHost()): string {
  if (tool === homeToolOf(host)) return "/";
  return tool.path === "/" ? `/${tool.slug}` : tool.path;
}

/** Where the word counter stands on the present host. */
export function addressOfWordCounter(): string {
  const counter = tools.find((tool) => tool.path === "/");
  return counter === undefined ? "/" : addressOfTool(counter);
}

/** The tool at an address of the present host, with or without a slash at its end; `null` where there is none. */
export function toolAt(path: string, host: string = presentHost()): ToolFacts | null {
  const bare = path.replace(/\/$/, "") || "/";
  const found =
    bare === "/" ? homeToolOf(host) : tools.find((tool) => [tool.path, `/${tool.slug}`].includes(bare));
  return found ?? null;
}
