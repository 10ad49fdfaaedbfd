import { describe, expect, it } from "vitest";

import { usedStyles } from "./used-styles.ts";

const html = `<html><body class="page"><p class="note big">Text</p></body></html>`;

describe("usedStyles", () => {
  it.each([
    ["a class of the page", ".note{color:red}", ".note{color:red}"],
    ["a class of no element", ".dialog{color:red}", ""],
    ["one of two selectors", ".dialog,.note{color:red}", ".dialog,.note{color:red}"],
    ["classes together", ".note.big{color:red}.note.small{color:red}", ".note.big{color:red}"],
    ["a class inside another", ".page .note{color:red}.page .dialog{color:red}", ".page .note{color:red}"],
    ["elements and attributes", "p[lang]{color:red}", "p[lang]{color:red}"],
    ["the theme that a script sets", ".dark .note{color:red}", ".dark .note{color:red}"],
    [
      "rules in a media query",
      "@media print{.note{color:red}.dialog{color:red}}",
      "@media print{.note{color:red}}",
    ],
    ["fonts", '@font-face{font-family:A;src:url("a.woff2")}', '@font-face{font-family:A;src:url("a.woff2")}'],
  ])("knows %s", (_name, styles, expected) => {
    expect(usedStyles(styles, html).replaceAll("\n", "")).toBe(
      expected.replace('url("a.woff2")', "url(a.woff2)"),
    );
  });
});
