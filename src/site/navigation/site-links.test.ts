import { describe, expect, it } from "vitest";

import { filterLinks, menuLinks } from "./site-links.ts";

const links = ["Home", "Tools", "Word counter", "Text compare", "Privacy"].map((name) => ({
  name,
  path: `/${name}`,
}));

describe("the menu's search", () => {
  // The specification, section 5: a trimmed, case-insensitive substring of the name.
  it.each([
    ["", ["Home", "Tools", "Word counter", "Text compare", "Privacy"]],
    ["   ", ["Home", "Tools", "Word counter", "Text compare", "Privacy"]],
    ["COM", ["Text compare"]],
    ["  word c ", ["Word counter"]],
    ["o", ["Home", "Tools", "Word counter", "Text compare"]],
    ["d  c", []],
    ["blog", []],
  ])("%j finds %j", (query, names) => {
    expect(filterLinks(links, query).map((link) => link.name)).toEqual(names);
  });
});

describe("the menu", () => {
  it("links to each address once", () => {
    const paths = menuLinks.map((link) => link.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
