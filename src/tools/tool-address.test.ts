import { describe, expect, it } from "vitest";

import { tools } from "./registry.ts";
import { addressOfTool, toolAt } from "./tool-address.ts";

const hosts = ["wordbench.example", "localhost:3000", "text-case.wordbench.example", "case.localhost"];
const converter = tools.find((tool) => tool.slug === "text-case-convert");

describe.each(hosts)("on %s", (host) => {
  it("each tool has an address of its own, and stands at it", () => {
    const addresses = tools.map((tool) => addressOfTool(tool, host));
    expect(new Set(addresses).size).toBe(tools.length);
    for (const tool of tools) expect(toolAt(addressOfTool(tool, host), host)).toBe(tool);
  });

  it("each tool stands at its slug and, with a slash, at the same place", () => {
    for (const tool of tools) expect(toolAt(`/${tool.slug}/`, host)).toBe(tool);
    expect(toolAt("/no-such-tool", host)).toBeNull();
  });
});

describe("the home page", () => {
  it("is the word counter on the main site", () => {
    expect(toolAt("/", "wordbench.example")?.slug).toBe("word-counter");
    expect(toolAt("", "")?.slug).toBe("word-counter");
  });

  // Without the converter's folder its hosts show the word counter too.
  it("is the case converter on its hosts", () => {
    expect(toolAt("/", "case.wordbench.example")).toBe(converter ?? toolAt("/", "wordbench.example"));
  });
});
