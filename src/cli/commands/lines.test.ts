import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";
import { runLineOperations } from "./lines-run.ts";

const run = (args: readonly string[], input = "", files = {}) =>
  runTestCommand(["lines", ...args], files, input);

async function readReport(args: readonly string[], input: string): Promise<unknown> {
  const { output } = await run(["--json", ...args], input);
  const reports: unknown = JSON.parse(output);
  return Array.isArray(reports) ? reports[0] : undefined;
}

describe("wordbench lines", () => {
  // Newlines as `wc -l` has them; lines as a reader does.
  it.each([
    ["", 0, 0],
    ["a\nb", 1, 2],
    ["a\nb\n", 2, 2],
    ["a\r\nb\r\n", 2, 2],
    ["\n\n", 2, 2],
  ])("counts %j", async (text, newlines, lines) => {
    expect(await readReport([], text)).toMatchObject({ source: "-", newlines, lines, code: null });
  });

  it("counts blank, unique and duplicate lines and the longest", async () => {
    expect(await readReport(["--columns", "4"], "pear\n\nfig\npear\nplum jam\n")).toMatchObject({
      blank: 1,
      nonBlank: 4,
      unique: 4,
      duplicate: 1,
      longest: 8,
      longestLine: 5,
      columns: 4,
      // "plum", "jam"
      wrapped: 6,
    });
  });

  it("counts code", async () => {
    expect(await readReport(["--code", "slashes"], "// a\nb;\n\n")).toMatchObject({
      code: { code: 1, comment: 1, blank: 1 },
    });
  });

  it("prints figures, and a table of several inputs", async () => {
    const files = { "a.txt": "a\nb", "b.txt": "c\n\n" };
    const { output } = await run(["a.txt"], "", files);
    expect(output).toMatch(/^Lines +2\nNewlines, as wc -l +1\n/);
    const table = (await run(["a.txt", "b.txt"], "", files)).output.split("\n");
    expect(table[0]).toMatch(/^Input +Lines +Newlines +Not blank +Blank +Duplicate +Wrapped$/);
    expect(table[3]).toMatch(/^Total +4 +3 +3 +1 +0 +4$/);
  });

  it.each<[string[], string, string]>([
    [["--sort", "natural"], "file10\nfile2\nfile1\n", "file1\nfile2\nfile10\n"],
    [["--sort", "locale"], "éclair\nzebra\nApple\neclair", "Apple\neclair\néclair\nzebra"],
    [["--sort", "locale", "--language", "sv"], "ål\nzon\nask\n", "ask\nzon\nål\n"],
    [["--sort", "codepoint"], "a\nB\nA\n", "A\nB\na\n"],
    [["--sort", "number"], "10 b\nx\n9 a\n", "9 a\n10 b\nx\n"],
    [["--sort", "length"], "ccc\n👨‍👩‍👧\nbb\n", "👨‍👩‍👧\nbb\nccc\n"],
    [["--sort", "length", "--descending"], "a\nbb\nc", "bb\na\nc"],
    [["--sort", "natural", "--reverse"], "a\nc\nb", "c\nb\na"],
    [["--reverse", "--sort", "natural"], "a\nc\nb", "a\nb\nc"],
    [["--sort", "codepoint", "--field", "2", "--separator", ","], "1,b\n2,a\n", "2,a\n1,b\n"],
    [["--sort", "locale", "--ignore-articles"], "The Wind\nEmma\nA Tale\n", "Emma\nA Tale\nThe Wind\n"],
    [["--reverse"], "שלום\r\nmarhaba\r\nb\r\n", "b\r\nmarhaba\r\nשלום\r\n"],
    [["--unique"], "a\nb\na\n", "a\nb\n"],
    [["--unique-last"], "a\nb\na", "b\na"],
    [["--unique", "--ignore-case", "--ignore-space"], "a\n A\nb\n", "a\nb\n"],
    [["--unique", "--skip-blank"], "a\n\na\n\n", "a\n\n\n"],
    [["--duplicates"], "a\nb\na\n", "a\n"],
    [["--singles"], "a\nb\na\n", "b\n"],
    [["--tally"], "a\nb\na\n", "2 a\n1 b\n"],
    [["--number"], "a\nb\n", "1. a\n2. b\n"],
    [
      ["--number", "--start", "-1", "--step", "2", "--pad", "--after", String.raw`\t`],
      "a\nb\n",
      "-1\ta\n01\tb\n",
    ],
    [["--number", "--unnumber"], "  a\n2. b\n\n", "  a\n2. b\n\n"],
    [["--prefix", "- ", "--suffix", ";"], "a\nb", "- a;\n- b;"],
    [["--prefix", "- ", "--skip-blank"], "a\n\nb\n", "- a\n\n- b\n"],
    [["--join", ", "], "a\nb\n", "a, b\n"],
    [["--join", "-"], "a\nb", "a-b"],
    [["--split", ", "], "a, b\n", "a\nb\n"],
    [["--split-matching", String.raw`\s*[,;]\s*`], "a , b;c", "a\nb\nc"],
    [["--join", ", ", "--split", ", "], "a\nb\n\n", "a\nb\n\n"],
    [["--chop", "2"], "abcde\n", "ab\ncd\ne\n"],
    [["--filter", "a.b"], "a.b\naxb\n", "a.b\n"],
    [["--without", "a", "--ignore-case"], "Ab\nc\n", "c\n"],
    [["--matching", "^a|c$"], "ab\nba\nac\n", "ab\nac\n"],
    [["--not-matching", "^a"], "ab\nba", "ba"],
    [["--extract", String.raw`\d+`], "a1b22\n", "1\n22\n"],
    [["--replace", "a", "--with", "$1"], "aba\n", "$1b$1\n"],
    [["--replace", "a", "--with", ""], "aba\n", "b\n"],
    [["--replace-matching", String.raw`(\w+) (\w+)`, "--with", "$2 $1"], "Ada Lovelace\n", "Lovelace Ada\n"],
    [["--replace", "a", "--with", "b", "--replace", "b", "--with", "c"], "ab\n", "cc\n"],
    [["--cut", "3,1", "--separator", ","], "a,b,c\n", "c,a\n"],
    [["--cut", "2"], "  a   b c\n", "b\n"],
    [["--trim"], " a \n\tb\n", "a\nb\n"],
    [["--trim-start"], " a ", "a "],
    [["--squeeze"], "a  b\n", "a b\n"],
    [["--remove-blank"], "a\n \n\nb", "a\nb"],
    [["--collapse-blank"], "a\n\n\nb\n", "a\n\nb\n"],
    [["--wrap", "10"], "the quick brown fox\n", "the quick\nbrown fox\n"],
    [["--wrap", "3", "--break-words"], "abcdef", "abc\ndef"],
    [["--unwrap"], "a\nb\n\nc\n", "a b\n\nc\n"],
    [["--take", "1"], "a\nb\n", "a\n"],
    [["--take-last", "1"], "a\nb\n", "b\n"],
    [["--ends", "crlf"], "a\nb", "a\r\nb"],
    [["--ends", "lf"], "a\r\nb\r\n", "a\nb\n"],
    [
      ["--trim", "--remove-blank", "--unique", "--sort", "codepoint", "--number"],
      " b\n\na\nb\n",
      "1. a\n2. b\n",
    ],
  ])("%j", async (args, input, expected) => {
    expect(await run(args, input)).toEqual({ status: 0, output: expected, errors: "" });
  });

  it("shuffles by a seed", async () => {
    const letters = "a\nb\nc\nd\ne\nf\ng\nh\n";
    const first = (await run(["--shuffle", "--seed", "7"], letters)).output;
    expect((await run(["--shuffle", "--seed", "7"], letters)).output).toBe(first);
    expect((await run(["--shuffle", "--seed", "8"], letters)).output).not.toBe(first);
    expect(first.trim().split("\n").toSorted().join("\n")).toBe(letters.trim());
  });

  it("compares with a second list", async () => {
    const files = { "a.txt": "a\nb\nc\n", "b.txt": "B\nd\n" };
    expect((await run(["--common", "b.txt", "--ignore-case", "a.txt"], "", files)).output).toBe("b\n");
    expect((await run(["--except", "b.txt", "a.txt"], "", files)).output).toBe("a\nb\nc\n");
    expect((await run(["--add", "b.txt", "a.txt"], "", files)).output).toBe("a\nb\nc\nB\nd\n");
    expect(await run(["--except", "none.txt", "a.txt"], "", files)).toMatchObject({ status: 1, output: "" });
  });

  it("has the text and what it counts after operations in JSON", async () => {
    expect(await readReport(["--unique"], "a\na\n")).toMatchObject({ lines: 1, duplicate: 0, text: "a\n" });
  });

  it.each<[string[], string]>([
    [
      ["--sort", "size"],
      'The option --sort takes natural, locale, codepoint, code-point, number, numeric, length, not "size".',
    ],
    [["--sort"], "The option --sort needs a value."],
    [
      ["--matching", "("],
      "The option --matching: This regular expression cannot be read: unterminated group.",
    ],
    [["--filter", ""], "The option --filter needs something to look for."],
    [["--replace", "a"], "The option --replace needs --with behind it."],
    [["--replace", "a", "--trim", "--with", "b"], "The option --replace needs --with behind it."],
    [["--with", "b"], "The option --with follows --replace or --replace-matching."],
    [["--wrap", "0"], "The option --wrap takes a whole number from 1 to 999,999,999."],
    [["--cut", "1,x"], "The option --cut takes a whole number from 1 to 999,999,999."],
    [["--start", "x", "--number"], "The option --start takes a whole number of at most nine digits."],
    [["--except", "-"], "A second list is a file; standard input (-) cannot be one."],
    [
      ["--code", "basic"],
      'There is no style of comments "basic"; there are slashes, hash, dashes, markup, semicolon, percent.',
    ],
  ])("refuses %j", async (args, sentence) => {
    const { status, output, errors } = await run(args, "a\n");
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toContain(`wordbench: ${sentence}\n`);
  });
});

describe("a regular expression", { timeout: 60_000 }, () => {
  it("is stopped when it takes too long", async () => {
    const outcome = await runLineOperations(
      `${"a".repeat(60)}!`,
      [
        { kind: "reverse" },
        {
          kind: "filter",
          keeps: "matching",
          pattern: { source: "^(a+)+$", isRegularExpression: true, ignoreCase: false },
        },
      ],
      500,
    );
    expect(outcome).toMatchObject({ kind: "problem", operation: 1 });
    expect(outcome.kind === "problem" ? outcome.message : "").toContain("more than 0.5 seconds");
  });
});
