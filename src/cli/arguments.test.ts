import { describe, expect, it } from "vitest";

import { readArguments, readOrderedArguments, UsageError } from "./arguments.ts";

const kinds = { dialect: "value", json: "flag", help: "flag" } as const;

describe("readArguments", () => {
  it.each<[string[], { flags?: string[]; values?: [string, string][]; operands?: string[] }]>([
    [[], {}],
    [["a.txt", "-", "b.txt"], { operands: ["a.txt", "-", "b.txt"] }],
    [["a.txt", "--json"], { flags: ["json"], operands: ["a.txt"] }],
    [["-h"], { flags: ["help"] }],
    [["--dialect", "wc", "a.txt"], { values: [["dialect", "wc"]], operands: ["a.txt"] }],
    [["--dialect=wc"], { values: [["dialect", "wc"]] }],
    [["--dialect=-x"], { values: [["dialect", "-x"]] }],
    [["--dialect", "wc", "--dialect", "word"], { values: [["dialect", "word"]] }],
    [["--", "--json"], { operands: ["--json"] }],
  ])("sorts %j", (args, { flags = [], values = [], operands = [] }) => {
    expect(readArguments(args, kinds)).toEqual({ flags: new Set(flags), values: new Map(values), operands });
  });

  it.each([
    [["--lines"], "There is no option --lines."],
    [["--toString"], "There is no option --toString."],
    [["-l"], "There is no option -l."],
    [["--json=yes"], "The option --json takes no value."],
    [["--dialect"], "The option --dialect needs a value."],
    [["--dialect", "--json"], "The option --dialect needs a value."],
  ])("refuses %j", (args, message) => {
    expect(() => readArguments(args, kinds)).toThrow(new UsageError(message));
  });
});

describe("readOrderedArguments", () => {
  const ordered = { sort: "value", reverse: "flag", prefix: "text", help: "flag" } as const;

  it("gives options in the order in which they stand, each as often", () => {
    const { given, operands } = readOrderedArguments(
      ["--reverse", "--sort", "length", "a.txt", "--reverse", "--sort=natural"],
      ordered,
    );
    expect(given).toEqual([
      { name: "reverse", value: null },
      { name: "sort", value: "length" },
      { name: "reverse", value: null },
      { name: "sort", value: "natural" },
    ]);
    expect(operands).toEqual(["a.txt"]);
  });

  it.each([
    [["--prefix", "- "], "- "],
    [["--prefix", "-"], "-"],
    [["--prefix", "--"], null],
    [["--prefix", "--- "], "--- "],
    [["--prefix", ""], ""],
    [["--prefix=--reverse"], "--reverse"],
    [["--prefix", "--reverse"], null],
    [["--prefix", "--sort=length"], null],
    [["--prefix", "-h"], null],
    [["--prefix"], null],
  ])("reads a text that may begin with a dash from %j", (args, text) => {
    const read = () => readOrderedArguments(args, ordered).values.get("prefix");
    if (text === null) expect(read).toThrow(new UsageError("The option --prefix needs a value."));
    else expect(read()).toBe(text);
  });
});
