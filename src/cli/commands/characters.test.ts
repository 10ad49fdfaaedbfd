import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

describe("wordbench characters", () => {
  it("names characters and what is hidden", async () => {
    const { status, output } = await runTestCommand(["characters", "--json", "a.txt"], {
      "a.txt": "aa\u200bb",
    });
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual([
      {
        source: "a.txt",
        characters: [
          { character: "a", codePoint: "U+0061", name: "LATIN SMALL LETTER A", count: 2, offset: 0 },
          { character: "b", codePoint: "U+0062", name: "LATIN SMALL LETTER B", count: 1, offset: 3 },
          { character: "\u200b", codePoint: "U+200B", name: "ZERO WIDTH SPACE", count: 1, offset: 2 },
        ],
        hidden: [
          {
            character: "\u200b",
            codePoint: "U+200B",
            name: "ZERO WIDTH SPACE",
            kind: "zero-width",
            offset: 2,
            belongs: false,
            reason: "It shows nothing.",
            replacement: "",
          },
        ],
      },
    ]);
  });

  it("prints tables for people", async () => {
    const { output } = await runTestCommand(["characters", "a.txt"], { "a.txt": "é\u00a0" });
    expect(output.split("\n").map((line) => line.trim().split(/ {2,}/))).toEqual([
      ["Times", "Code point", "Name", "Shown"],
      ["1", "U+00A0", "NO-BREAK SPACE"],
      ["1", "U+00E9", "LATIN SMALL LETTER E WITH ACUTE", "é"],
      [""],
      ["At", "Code point", "Here", "Name", "Why"],
      ["2", "U+00A0", "check", "NO-BREAK SPACE", "A space that does not break, where a plain one would do."],
      [""],
    ]);
  });

  it("says when nothing is hidden", async () => {
    const { output } = await runTestCommand(["characters", "a.txt", "b.txt"], { "a.txt": "a", "b.txt": "b" });
    expect(output).toContain("a.txt\n");
    expect(output.match(/Nothing is hidden\./g)).toHaveLength(2);
  });
});
