import { describe, expect, it } from "vitest";

import { codeOfPage } from "./page-code.ts";

/** The shape that React Router 8.4 writes, with what matters here. */
const manifest = {
  routes: {
    root: { id: "root", path: "", module: "/root.js" },
    "tool-layout": { id: "tool-layout", parentId: "root", module: "/tool-layout.js" },
    home: { id: "home", parentId: "tool-layout", index: true, module: "/home.js" },
    "page-layout": { id: "page-layout", parentId: "root", module: "/page-layout.js" },
    privacy: { id: "privacy", parentId: "page-layout", path: "privacy", module: "/privacy.js" },
    article: { id: "article", parentId: "page-layout", path: "blog/:slug", module: "/article.js" },
    "not-found": { id: "not-found", parentId: "page-layout", path: "*", module: "/not-found.js" },
  },
};

describe("the code of a page", () => {
  it.each([
    ["/", ["/root.js", "/tool-layout.js", "/home.js"]],
    ["/privacy", ["/root.js", "/page-layout.js", "/privacy.js"]],
    ["/privacy/", ["/root.js", "/page-layout.js", "/privacy.js"]],
    ["/blog/some-slug", ["/root.js", "/page-layout.js", "/article.js"]],
    ["/no-such-page", ["/root.js", "/page-layout.js", "/not-found.js"]],
  ])("at %s is %j", (path, code) => {
    expect(codeOfPage(manifest, path)).toEqual(code);
  });

  it.each([undefined, null, {}, { routes: null }, { routes: { root: "?" } }])(
    "is left to the router when the list is %j",
    (unreadable) => {
      expect(codeOfPage(unreadable, "/")).toEqual([]);
    },
  );
});
