import { expect, it } from "vitest";

import { firstLoadScripts } from "./budget.ts";
import { paintPageFirst } from "./paint-first.ts";

const page = `<html><head><link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/>\
<link rel="stylesheet" href="/assets/style.css"/></head><body class="page"><script type="module" async="">\
import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");</script></body></html>`;

const painted = paintPageFirst(page, () => ".page{color:red}.dialog{color:blue}");

it("puts the styles of the page in it, and leaves the others for later", () => {
  expect(painted).toContain("<style>.page{color:red}</style>");
  expect(painted).toContain('<link rel="stylesheet" href="/assets/style.css" disabled/>');
  expect(painted).toContain('<noscript><link rel="stylesheet" href="/assets/style.css"/></noscript>');
});

it("asks for no script before the first paint", () => {
  expect(painted).not.toContain('modulepreload" ');
  expect(painted).not.toMatch(/import \*|import "/);
  expect(painted.indexOf("requestAnimationFrame")).toBeLessThan(painted.indexOf('"/assets/b.js"'));
});

it("loads all that it loaded before", () => {
  expect(firstLoadScripts(painted)).toEqual([
    "/assets/b.js",
    "/assets/entry.js",
    "/assets/manifest.js",
    "/assets/root.js",
  ]);
});

it("refuses a page whose form it does not know", () => {
  expect(() => paintPageFirst("<html></html>", () => "")).toThrow("no style sheet");
  expect(() => paintPageFirst(page.replace("import * as route0", "import route0"), () => "")).toThrow(
    "another form",
  );
});
