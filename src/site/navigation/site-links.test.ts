import { describe, expect, it } from "vitest";

import { filterLinks, headerLinks, menuLinks, orderLinks, withoutRepeats } from "./site-links.ts";

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

describe("a place of the shell", () => {
  const page = (slug: string, name = slug) => ({ slug, name });
  const wording = [page("blog", "Blog & Guides"), page("about", "About Us"), page("faq", "FAQ")];

  it("names what is there, in its own order and words, and nothing else", () => {
    expect(orderLinks(wording, [page("faq"), page("about"), page("privacy")], [])).toEqual([
      page("about", "About Us"),
      page("faq", "FAQ"),
    ]);
  });

  it("puts pages that ask for it after those, once", () => {
    const present = [page("faq"), page("accuracy", "Accuracy")];
    expect(orderLinks(wording, present, present)).toEqual([page("faq", "FAQ"), page("accuracy", "Accuracy")]);
  });

  it("has the word counter as Home at the head of the page", () => {
    expect(headerLinks.slice(0, 2)).toEqual([
      { name: "Home", path: "/" },
      { name: "Tools", path: "/tools" },
    ]);
  });
});

describe("the menu", () => {
  it("links to each address once, and to the word counter as Home as well", () => {
    const paths = menuLinks.slice(1).map((link) => link.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(menuLinks.filter(({ path }) => path === "/").map(({ name }) => name)).toEqual([
      "Home",
      "Word counter",
    ]);
  });

  it("begins with the links of the header, in their order", () => {
    expect(menuLinks.slice(0, headerLinks.length)).toEqual(headerLinks);
  });

  it("has each address once, by the name that comes first", () => {
    const links = [
      { name: "Home", path: "/" },
      { name: "Blog", path: "/blog" },
      { name: "Word counter", path: "/" },
      { name: "FAQ", path: "/faq" },
      { name: "Blog & Guides", path: "/blog" },
    ];
    expect(withoutRepeats(links).map(({ name }) => name)).toEqual(["Home", "Blog", "FAQ"]);
  });
});
