import type { ToolFacts } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";

/** The tool at an address, with or without a slash at its end; `null` where there is none. */
export function toolAt(path: string): ToolFacts | null {
  const bare = path.replace(/\/$/, "") || "/";
  return tools.find((tool) => tool.path === bare) ?? null;
}
