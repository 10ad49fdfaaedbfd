import { describe, expect, it } from "vitest";

import { compareTexts } from "./compare-texts.ts";
import { writeConflictMarks } from "./conflict-marks.ts";
import { mergeTexts } from "./merge-texts.ts";
import { guessLanguage } from "./text-language.ts";
import { writeUnifiedPatch } from "./unified-patch.ts";
import { writeHtmlRedline } from "./write-redline.ts";

describe("writeHtmlRedline", () => {
  it.each<[string, string, string, string]>([
    [
      "tags",
      "<b>",
      "<script>alert(1)</script>",
      "&lt;<del>b</del><ins>script&gt;alert(1)&lt;/script</ins>&gt;",
    ],
    // HTML drops a line feed right behind a start tag of pre.
    ["a line break first", "\na", "\na", "\n\na"],
    ["what HTML cannot hold", "a\0\ud800", "a\0\ud800", "a\ufffd\ufffd"],
  ])("%s", (_name, a, b, body) => {
    const html = writeHtmlRedline(a, b, compareTexts(a, b).differences);
    expect(html).toBe(`<pre dir="auto" style="white-space: pre-wrap">${body}</pre>`);
  });
});

describe("writeUnifiedPatch", () => {
  // As git diff --no-index writes such names.
  it.each([
    ["plain.txt", "plain.txt"],
    ["my file.txt", "my file.txt\t"],
    ['a"b\n.txt', '"a\\"b\\n.txt"'],
  ])("names %j", (name, written) => {
    expect(writeUnifiedPatch("a\n", "b\n", name, name)).toBe(
      `--- ${written}\n+++ ${written}\n@@ -1 +1 @@\n-a\n+b\n`,
    );
  });
});

describe("writeConflictMarks", () => {
  it("ends the lines of versions that have no line break", () => {
    const parts = mergeTexts("one\ntwo", "one\n2", "one\nzwei", "line");
    expect(writeConflictMarks(parts, { base: "B", left: "L", right: "R" })).toBe(
      "one\n<<<<<<< L\n2\n||||||| B\ntwo\n=======\nzwei\n>>>>>>> R\n",
    );
  });
});

describe("guessLanguage", () => {
  it.each([
    ["en", "The cat and the dog are here."],
    ["de", "Der Hund und die Katze sind nicht im Haus."],
    ["fr", "Le chat et les chiens sont dans la rue."],
    ["es", "El gato y los perros están en la calle."],
    [null, "Katze"],
    [null, ""],
  ])("%s", (language, text) => {
    expect(guessLanguage(text)).toBe(language);
  });
});
