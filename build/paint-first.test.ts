import { describe, expect, it } from "vitest";

import { firstLoadScripts } from "./budget.ts";
import { orderByImports, paintPageFirst } from "./paint-first.ts";

const page = `<html><head><style data-fonts="">\
@font-face{src:url(/assets/inter-latin-wght-normal-x1.woff2)}\
@font-face{src:url(/assets/inter-greek-wght-normal-x2.woff2);unicode-range:U+370-3FF}</style>\
<link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/>\
<link rel="stylesheet" href="/assets/style.css"/></head><body class="page"><script type="module" async="">\
import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");</script></body></html>`;

const files: Readonly<Record<string, string>> = {
  "/assets/style.css": ".page{color:red}.dialog{color:blue}",
  "/assets/b.js": 'import{a as x}from"./c.js";x()',
};
const painted = paintPageFirst(page, (address) => files[address] ?? "");

it("puts the styles of the page in it, and leaves the others for later", () => {
  expect(painted).toContain("<style>.page{color:red}</style>");
  expect(painted).not.toContain(".dialog");
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

it("asks for the fonts of Latin text first, and for no others", () => {
  expect(painted.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/inter-latin-wght-normal-x1.woff2"/>',
  ]);
});

it("has the fonts of other letters of the page fetched after the first paint", () => {
  expect(painted).not.toContain("data-later-fonts=");
  const greek = paintPageFirst(page.replace("<script", "Σ<script"), (address) => files[address] ?? "");
  const later = /<style data-later-fonts="" media="not all">(.*?)<\/style>/.exec(greek)?.[1] ?? "";
  expect(later).toContain("inter-greek");
  expect(greek).toContain(`<noscript><style>${later}</style></noscript>`);
  expect(/<style data-fonts="">(.*?)<\/style>/.exec(greek)?.[1]).not.toContain("inter-greek");
});

it("runs each part by itself, what it imports before it, and never what takes the page over", () => {
  const html = page.replace(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/>',
    '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="modulepreload" href="/assets/c.js"/>',
  );
  expect(paintPageFirst(html, (address) => files[address] ?? "")).toContain(
    'for(const part of ["/assets/c.js","/assets/b.js"])',
  );
});

describe("orderByImports", () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    page: ["desk", "shared"],
    desk: ["shared", "elsewhere"],
    circle: ["other circle"],
    "other circle": ["circle"],
  };
  it.each([
    [
      ["page", "desk", "shared"],
      ["shared", "desk", "page"],
    ],
    [
      ["shared", "page"],
      ["shared", "page"],
    ],
    [
      ["circle", "other circle"],
      ["other circle", "circle"],
    ],
    [[], []],
  ])("%j: %j", (scripts, expected) => {
    expect(orderByImports(scripts, (script) => imports[script] ?? [])).toEqual(expected);
  });
});

it("refuses a page whose form it does not know", () => {
  expect(() => paintPageFirst("<html></html>", () => "")).toThrow("no style sheet");
  expect(() => paintPageFirst(page.replace("data-fonts", "data-x"), () => "")).toThrow("no styles of fonts");
  expect(() => paintPageFirst(page.replace("import * as route0", "import route0"), () => "")).toThrow(
    "another form",
  );
});
