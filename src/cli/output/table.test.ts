import { describe, expect, it } from "vitest";

import { sourceName } from "./source-name.ts";
import { formatPairs, formatTable } from "./table.ts";

describe("formatTable", () => {
  it("aligns columns and leaves no space at the end of a line", () => {
    const table = formatTable([
      { heading: "Words", align: "right", cells: ["7", "1,234,567"] },
      { heading: "Source", align: "left", cells: ["a.txt", "chapter.txt"] },
    ]);
    expect(table).toBe(["    Words  Source\n", "        7  a.txt\n", "1,234,567  chapter.txt\n"].join(""));
  });
});

describe("formatPairs", () => {
  it("aligns the values", () => {
    expect(
      formatPairs([
        ["Words", "7"],
        ["Reading time", "2 s"],
      ]),
    ).toBe("Words         7\nReading time  2 s\n");
  });
});

describe("sourceName", () => {
  it.each([
    ["notes/a b.txt", "notes/a b.txt"],
    ["-", "standard input"],
    ["", '""'],
    ["a\u001b[31m\n.txt", "a\\x1b[31m\\x0a.txt"],
  ])("of %j is %j", (source, name) => {
    expect(sourceName(source)).toBe(name);
  });
});
