import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const files = {
  "a.txt": "The lamp was lit at 6.\nNobody saw.\n",
  "b.txt": "The lamp was not lit at 7.\nNobody saw.\n",
  "case.txt": "the lamp was lit at 6.\nnobody saw.\n",
};

interface ChangeJson {
  readonly span: readonly [number, number];
  readonly text: string;
}

function readChanges(output: string): readonly ChangeJson[] {
  const report: { readonly changes: readonly ChangeJson[] } = JSON.parse(output);
  return report.changes;
}

describe("wordbench compare", () => {
  it("prints changes that make the second text of the first", async () => {
    const { status, output } = await runTestCommand(["compare", "--json", "a.txt", "b.txt"], files);
    expect(status).toBe(0);
    let text = files["a.txt"];
    for (const { span, text: replacement } of readChanges(output).toReversed()) {
      text = text.slice(0, span[0]) + replacement + text.slice(span[1]);
    }
    expect(text).toBe(files["b.txt"]);
  });

  it.each([
    ["a byte order mark", "\ufeffa b\r\n", "a b\n"],
    ["a byte order mark on both sides", "\ufeffa", "\ufeffb"],
    ["NUL", "a\0b c", "a\0b d"],
    ["mixed line breaks", "a\r\nb\rc\nd", "a\nb\r\nc\rd x"],
    ["nothing", "", "a\r\n"],
  ])("has the spans of the file itself: %s", async (_name, a, b) => {
    const { output } = await runTestCommand(["compare", "--json", "a.txt", "b.txt"], {
      "a.txt": a,
      "b.txt": b,
    });
    let made = a;
    for (const { span, text } of readChanges(output).toReversed()) {
      made = made.slice(0, span[0]) + text + made.slice(span[1]);
    }
    expect(made).toBe(b);
  });

  it("says what kind of change each is", async () => {
    const { output } = await runTestCommand(["compare", "--json", "a.txt", "b.txt"], files);
    expect(JSON.parse(output)).toMatchObject({
      sources: ["a.txt", "b.txt"],
      statistics: { wordsBefore: 8, wordsAfter: 9, wordsRemoved: 1, wordsAdded: 2 },
      changes: [
        { span: [13, 13], text: "not ", kind: "wording", changesNegation: true },
        { span: [20, 21], text: "7", kind: "number", changesNumber: true },
      ],
    });
  });

  it("lists them with their lines for people", async () => {
    const { output } = await runTestCommand(["compare", "a.txt", "b.txt"], files);
    expect(output).toContain('     1  + "not " (wording)');
    expect(output).toContain('     1  "6" -> "7" (number)');
  });

  it.each([
    ["--redline", "The lamp was {+not +}lit at [-6-]{+7+}.\nNobody saw.\n"],
    [
      "--html",
      '<pre dir="auto" style="white-space: pre-wrap">The lamp was <ins>not </ins>lit at <del>6</del><ins>7</ins>.\nNobody saw.\n</pre>\n',
    ],
    [
      "--patch",
      "--- a.txt\n+++ b.txt\n@@ -1,2 +1,2 @@\n-The lamp was lit at 6.\n+The lamp was not lit at 7.\n Nobody saw.\n",
    ],
  ])("writes %s", async (option, expected) => {
    const { output } = await runTestCommand(["compare", option, "a.txt", "b.txt"], files);
    expect(output).toBe(expected);
  });

  it.each([
    ["differing texts", ["a.txt", "b.txt"], 1],
    ["equal texts", ["a.txt", "a.txt"], 0],
    ["what is ignored", ["--ignore", "case", "a.txt", "case.txt"], 0],
  ])("ends with --exit-code by %s", async (_name, args, expected) => {
    const { status } = await runTestCommand(["compare", "--exit-code", ...args], files);
    expect(status).toBe(expected);
  });

  it.each([
    ["one text", ["a.txt"], "two texts"],
    ["three texts", ["a.txt", "b.txt", "a.txt"], "two texts"],
    ["an unknown unit", ["--by", "page", "a.txt", "b.txt"], '"page"'],
    ["an unknown difference", ["--ignore", "case,x", "a.txt", "b.txt"], '"x"'],
    ["two kinds of output", ["--json", "--patch", "a.txt", "b.txt"], "--json and --patch"],
    ["standard input twice", ["-", "-"], "only once"],
  ])("refuses %s", async (_name, args, said) => {
    const { status, errors } = await runTestCommand(["compare", ...args], files);
    expect(status).toBe(2);
    expect(errors).toContain(said);
  });

  it("names a text that is not there", async () => {
    const { status, errors } = await runTestCommand(["compare", "a.txt", "none.txt"], files);
    expect(status).toBe(1);
    expect(errors).toContain("none.txt");
  });
});

describe("wordbench merge", () => {
  const versions = {
    "base.txt": "one\ntwo\nthree\nfour\n",
    "left.txt": "ONE\ntwo\nthree\nfour\n",
    "right.txt": "one\ntwo\nthree\nFOUR!\n",
    "other.txt": "uno\ntwo\nthree\nfour\n",
  };

  it("takes what each side changed", async () => {
    const { status, output } = await runTestCommand(["merge", "base.txt", "left.txt", "right.txt"], versions);
    expect({ status, output }).toEqual({ status: 0, output: "ONE\ntwo\nthree\nFOUR!\n" });
  });

  it("writes both versions of a conflict", async () => {
    const { status, output } = await runTestCommand(["merge", "base.txt", "left.txt", "other.txt"], versions);
    expect(status).toBe(1);
    expect(output).toBe(
      "<<<<<<< left.txt\nONE\n||||||| base.txt\none\n=======\nuno\n>>>>>>> other.txt\ntwo\nthree\nfour\n",
    );
  });

  it("merges words of one line", async () => {
    const { output } = await runTestCommand(
      ["merge", "--by", "word", "base.txt", "left.txt", "other.txt"],
      versions,
    );
    expect(output).toBe("<<<ONE|||uno>>>\ntwo\nthree\nfour\n");
  });

  it("refuses two texts", async () => {
    const { status, errors } = await runTestCommand(["merge", "base.txt", "left.txt"], versions);
    expect(status).toBe(2);
    expect(errors).toContain("three texts");
  });
});
