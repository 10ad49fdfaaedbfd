import { describe, expect, it } from "vitest";
import { firstLoadScripts } from "./budget.ts";

describe("firstLoadScripts", () => {
  it.each([
    ["a script element", `<script src="/assets/a.js"></script>`, ["/assets/a.js"]],
    ["a preload", `<link rel="modulepreload" href="/assets/b.js"/>`, ["/assets/b.js"]],
    [
      "an inline import",
      `<script type="module">import * as r from "/assets/c.js";</script>`,
      ["/assets/c.js"],
    ],
    ["a bare inline import", `<script type="module">import "/assets/d.js";</script>`, ["/assets/d.js"]],
    ["an inline dynamic import", `<script type="module">import("/assets/e.js")</script>`, ["/assets/e.js"]],
    [
      "the same script twice",
      `<link href="/assets/a.js"><script src="/assets/a.js"></script>`,
      ["/assets/a.js"],
    ],
    ["a style sheet", `<link rel="stylesheet" href="/assets/a.css">`, []],
  ])("finds %s", (_, html, scripts) => {
    expect(firstLoadScripts(html)).toEqual(scripts);
  });
});
