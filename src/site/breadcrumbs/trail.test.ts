import { describe, expect, it } from "vitest";

import { pageAt } from "#pages/registry.ts";
import { tools } from "#tools/registry.ts";

import { trailOfArticle, trailOfList, trailOfPage, trailOfTool } from "./trail.ts";
import type { Trail } from "./trail.ts";

function stepsOf(trail: Trail): string {
  return trail.map(({ name, path }) => `${name} ${path}`).join(" > ");
}

describe("the way", () => {
  it("to each tool begins at home and ends at the tool", () => {
    for (const tool of tools) {
      const expected = tool.path === "/" ? "Home /" : `Home / > Tools /tools > ${tool.name} ${tool.path}`;
      expect(stepsOf(trailOfTool(tool))).toBe(expected);
    }
  });

  it("to a page has two steps", () => {
    expect(stepsOf(trailOfPage(pageAt("/faq")))).toMatch(/^Home \/ > .+ \/faq$/);
  });

  it("to an article leads through the blog", () => {
    const trail = trailOfArticle({ title: "Writing to a limit", slug: "writing-to-a-limit" });
    expect(stepsOf(trail)).toBe("Home / > Blog /blog > Writing to a limit /blog/writing-to-a-limit");
  });

  it("to the list of articles is shorter than that to a subject of it", () => {
    const list = { tag: null, page: 1, pageCount: 1, path: "/blog" };
    expect(stepsOf(trailOfList(list))).toBe("Home / > Blog /blog");
    expect(trailOfList({ ...list, tag: "SEO", path: "/blog/tag/seo" })).toHaveLength(3);
  });
});
