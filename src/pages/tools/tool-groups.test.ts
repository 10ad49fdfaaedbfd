import { describe, expect, it } from "vitest";

import type { ToolCategory, ToolFacts } from "#tools/define-tool.ts";

import { groupTools } from "./tool-groups.ts";

function toolOf(slug: string, category: ToolCategory): ToolFacts {
  const words = { name: slug, title: slug, heading: slug, description: slug, icon: slug, sample: slug };
  const lists = { keywords: [], needs: [], formerly: [], questions: [] };
  return { slug, path: `/${slug}`, category, order: 1, ...words, ...lists };
}

describe("groupTools", () => {
  it("keeps the order of groups and tools, and leaves empty groups out", () => {
    const tools = [toolOf("compare", "compare"), toolOf("words", "count"), toolOf("letters", "count")];
    expect(groupTools(tools).map((group) => [group.name, group.tools.map((tool) => tool.slug)])).toEqual([
      ["Count", ["words", "letters"]],
      ["Compare", ["compare"]],
    ]);
  });

  it("makes nothing of nothing", () => {
    expect(groupTools([])).toEqual([]);
  });
});
