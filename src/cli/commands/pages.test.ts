import { describe, expect, it } from "vitest";

import { runCli } from "../run-cli.ts";
import { createTestTerminal } from "../test-terminal.ts";

async function run(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  standardInput = "",
) {
  const terminal = createTestTerminal({ files, standardInput });
  const status = await runCli(["pages", ...args], terminal);
  return { status, output: terminal.output(), errors: terminal.errors() };
}

/** A line of Courier New 12 holds 65 characters between margins of an inch, and a letter page 47 lines. */
const lines = (count: number) => Array.from({ length: count }, () => "x".repeat(64)).join(" ");

describe("wordbench pages --json", () => {
  it("gives the pages of each input", async () => {
    const { status, output } = await run(["--font", "courier-new", "--json", "a.txt"], {
      "a.txt": lines(100),
    });
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual([
      {
        source: "a.txt",
        pages: 3,
        words: 100,
        lines: 100,
        paragraphs: 1,
        // 6 lines of 272 twips, of 12,960.
        lastPageFill: 0.126,
        wordsPerPage: { average: 47, least: 47, most: 47 },
        linesPerPage: { average: 47, most: 47 },
      },
    ]);
  });

  it("takes the settings that are asked for", async () => {
    const args =
      "--font courier-new --size 12 --spacing 2 --paper letter --margin 1in --after 0 --json a.txt";
    const { output } = await run(args.split(" "), { "a.txt": lines(48) });
    expect(JSON.parse(output)).toMatchObject([{ pages: 2, lines: 48 }]);
  });

  it("has no pages for an empty text", async () => {
    const { output } = await run(["--json"], {}, "\n");
    expect(JSON.parse(output)).toMatchObject([
      { source: "-", pages: 0, wordsPerPage: null, linesPerPage: null },
    ]);
  });
});

describe("wordbench pages", () => {
  it("gives a table with totals for several inputs", async () => {
    const { output } = await run(["a.txt", "b.txt"], { "a.txt": "one two", "b.txt": "three" });
    expect(output.split("\n").map((line) => line.trim().split(/ {2,}/))).toEqual([
      ["Pages", "Words", "Lines", "Words a page", "Source"],
      ["1", "2", "1", "2", "a.txt"],
      ["1", "1", "1", "1", "b.txt"],
      ["2", "3", "2", "-", "Total"],
      [""],
    ]);
  });

  it("estimates without a text, both ways", async () => {
    const pages = await run(["--words", "1000", "--json"]);
    expect(JSON.parse(pages.output)).toMatchObject([{ source: "1000 words", words: 1000 }]);
    const words = await run(["--pages", "5", "--preset", "mla"]);
    expect(words.output).toMatch(/^Words +[\d,]+ \([\d,]+ to [\d,]+\)\nPages +5\n/);
  });

  it.each([
    [["--font", "comic-sans"], /takes a font/],
    [["--size", "0"], /points from 4 to 96/],
    [["--spacing", "wide"], /takes a multiple/],
    [["--paper", "papyrus"], /takes a paper/],
    [["--margin", "-1in"], /needs a value/],
    [["--margin", "9in"], /leave no room/],
    [["--after", "lots"], /takes a length/],
    [["--columns", "7"], /from 1 to 6/],
    [["--words", "0"], /from 1 to/],
    [["--words", "10", "--pages", "10"], /not both/],
    [["--words", "10", "a.txt"], /no FILE is read/],
    [["--preset", "toString"], /takes a preset/],
  ])("refuses %j", async (args, message) => {
    const { status, output, errors } = await run(args);
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toMatch(message);
  });
});
