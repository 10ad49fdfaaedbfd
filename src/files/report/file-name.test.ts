import { describe, expect, it } from "vitest";

import { safeFileName } from "./file-name.ts";

describe("safeFileName", () => {
  it.each([
    ["My essay", "My essay.pdf"],
    ["  two  spaces ", "two spaces.pdf"],
    ['a/b\\c:d*e?f"g<h>i|j', "a b c d e f g h i j.pdf"],
    ["../../etc/passwd", "etc passwd.pdf"],
    ["...", "report.pdf"],
    ["", "report.pdf"],
    ["///", "report.pdf"],
    ["Ends in points...", "Ends in points.pdf"],
    // Names of devices, with and without an ending (Microsoft, Naming Files, Paths, and Namespaces).
    ["con", "_con.pdf"],
    ["NUL.txt", "_NUL.txt.pdf"],
    ["Console", "Console.pdf"],
    ["مقال", "مقال.pdf"],
    ["论文🙂", "论文🙂.pdf"],
    // A mark that turns the letters after it round: "exe.pdf" would look like "fdp.exe".
    ["invoice\u202efdp", "invoice fdp.pdf"],
    ["line\nbreak\ttab\u0000nul", "line break tab nul.pdf"],
  ])("of %j is %j", (title, expected) => {
    expect(safeFileName(title, ".pdf", "report")).toBe(expected);
  });

  it.each(["a", "é", "语", "👨‍👩‍👧‍👦"])(
    "keeps a long title of %s under 160 bytes, and whole characters",
    (character) => {
      const name = safeFileName(character.repeat(1000), "", "report");
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(160);
      expect(name.replaceAll(character, "")).toBe("");
      expect(name.length).toBeGreaterThan(0);
    },
  );
});
