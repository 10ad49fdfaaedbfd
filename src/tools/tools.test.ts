import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { toolCategories } from "./define-tool.ts";
import { loadGuide, tools } from "./registry.ts";

// The names alone: a panel needs a browser to load.
const panels = Object.keys(import.meta.glob("./*/panel.tsx"));
const addresses = tools.flatMap((tool) => [tool.path, ...tool.formerly]);

describe("the tools", () => {
  it("are found", () => {
    expect(tools.map((tool) => tool.slug)).toContain("word-counter");
  });

  it("have addresses of their own", () => {
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(["name", "title", "description"] as const)("have a %s of their own", (key) => {
    expect(new Set(tools.map((tool) => tool[key])).size).toBe(tools.length);
  });

  it("stand in the order of their categories", () => {
    const places = tools.map((tool) => toolCategories.indexOf(tool.category));
    expect(places).toEqual(places.toSorted((first, second) => first - second));
  });
});

describe.each(tools.map((tool) => [tool.slug, tool] as const))("%s", (slug, tool) => {
  it("has a slug and a path that go together", () => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(tool.path).toBe(slug === "word-counter" ? "/" : `/${slug}`);
  });

  it("has a title and a description that search engines show whole", () => {
    expect(tool.title.length).toBeLessThan(60);
    expect(tool.description.length).toBeGreaterThanOrEqual(70);
    expect(tool.description.length).toBeLessThanOrEqual(160);
  });

  it("has keywords, a heading and questions with answers", () => {
    expect(tool.keywords.length).toBeGreaterThan(0);
    expect(tool.heading).not.toBe("");
    for (const { question, answer } of tool.questions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
    }
  });

  it("keeps its texts plain: no exclamation marks, no markup", () => {
    const texts = [
      tool.title,
      tool.description,
      ...tool.questions.flatMap(({ question, answer }) => [question, answer]),
    ];
    for (const text of texts) expect(text).not.toMatch(/[!<>]/);
  });

  it("has a panel", () => {
    expect(panels).toContain(`./${slug}/panel.tsx`);
  });

  it("has a guide that answers its questions, prerendered", async () => {
    const { default: Guide } = await loadGuide(slug);
    const html = renderToStaticMarkup(createElement(Guide));
    for (const { question } of tool.questions) expect(html).toContain(question);
  });
});
