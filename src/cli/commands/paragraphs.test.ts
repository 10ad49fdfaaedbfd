import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";
import { paragraphs } from "./paragraphs.ts";

const files = {
  "a.txt": "Chapter One\n\nIt was late. Nobody had come.\nStill they waited.\n\nThe end.\n",
  "a.md": "# Title\n\nOne *paragraph*.\n\n- item\n\nAnother one. With two sentences.\n\n## More\n",
};

async function runJson(...args: readonly string[]): Promise<unknown> {
  return JSON.parse((await runTestCommand(["paragraphs", "--json", ...args], files)).output);
}

describe("wordbench paragraphs", () => {
  it("counts by every rule, and says which one it took and why", async () => {
    expect(await runJson("a.txt")).toEqual([
      {
        source: "a.txt",
        by: "blank-line",
        guessed: true,
        reason: "Blank lines part the text.",
        paragraphs: 3,
        byRule: { "blank-line": 3, line: 4, markdown: 3, indent: 3 },
        words: 13,
        sentences: 5,
        headings: 1,
        listItems: 0,
        meanWords: 13 / 3,
        medianWords: 2,
        shortest: 2,
        longest: 9,
      },
    ]);
  });

  it("counts by the rule that is given", async () => {
    expect(await runJson("--by", "line", "a.txt")).toMatchObject([
      { by: "line", guessed: false, paragraphs: 4 },
    ]);
    expect(await runJson("a.md")).toMatchObject([
      { by: "markdown", guessed: true, paragraphs: 2, headings: 2, listItems: 1, words: 13 },
    ]);
  });

  it("lists every part", async () => {
    const { output } = await runTestCommand(["paragraphs", "--by", "markdown", "--list", "a.md"], files);
    expect(output.split("\n")).toEqual([
      "0\t7\theading\t2\t1\t# Title",
      "9\t25\ttext\t2\t1\tOne *paragraph*.",
      "27\t33\titem\t2\t1\t- item",
      "35\t67\ttext\t5\t2\tAnother one.",
      "69\t76\theading\t2\t1\t## More",
      "",
    ]);
  });

  it("unwraps", async () => {
    const wrapped = "The ferry left at six, whether or not anyone\nwas on it, for eleven years.\n";
    const { output } = await runTestCommand(["paragraphs", "--unwrap"], {}, wrapped);
    expect(output).toBe("The ferry left at six, whether or not anyone was on it, for eleven years.\n");
    const { output: json } = await runTestCommand(["paragraphs", "--unwrap", "--json"], {}, wrapped);
    expect(JSON.parse(json)).toEqual([{ source: "-", text: output }]);
  });

  it("measures an empty text", async () => {
    expect(JSON.parse((await runTestCommand(["paragraphs", "--json"])).output)).toMatchObject([
      { paragraphs: 0, words: 0, meanWords: null, shortest: null },
    ]);
  });

  it.each([
    [["--by", "page"], 'There is no rule "page"; there are blank-line, line, markdown, indent.'],
    [["--unwrap", "--list"], "Give --unwrap or --list, not both."],
    [["--join-hyphens"], "The option --join-hyphens goes with --unwrap."],
    [["--dialect", "docs"], 'There is no dialect "docs" here; there are word, unicode, wc.'],
  ])("refuses %j", async (args, sentence) => {
    const { status, errors } = await runTestCommand(["paragraphs", ...args], files);
    expect(status).toBe(2);
    expect(errors).toContain(sentence);
  });

  it("has a help at most 80 columns wide", () => {
    expect(paragraphs.help.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });
});
