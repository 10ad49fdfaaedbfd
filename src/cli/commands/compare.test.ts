import { describe, expect, it } from "vitest";

import { readFile } from "#files/file-reader.ts";

import { runCli } from "../run-cli.ts";
import { runTestCommand } from "../run-test-command.ts";
import { createTestTerminal } from "../test-terminal.ts";

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
    ["a page", "<p>a <b>b</b></p>\n", "<p>a <b>c</b></p>\n"],
    [
      "a whole page",
      "<!doctype html><html><p>a &amp; b</p></html>",
      "<!doctype html><html><p>a &amp; c</p></html>",
    ],
    ["subtitles", "1\n00:00:01,000 --> 00:00:02,000\nHi\n", "1\n00:00:01,000 --> 00:00:02,000\nHo\n"],
    ["front matter", "---\ntitle: a\n---\n# b\n", "---\ntitle: c\n---\n# b\n"],
    ["marks of what was damaged", "\ufffd a", "\ufffd b"],
    ["characters of several units", "😀 a 👩‍👩‍👧 b", "😀 c 👩‍👩‍👦 b"],
    ["controls", "a\u0001b\u001b[0m c\u2028d", "a\u0001b\u001b[0m d\u2029d"],
    ["the same", "a\r\n", "a\r\n"],
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

  it.each([
    ["A", ["-", "b.txt"], "\ufeffa\0 b\r\n"],
    ["B", ["a.txt", "-"], "\ufeffa\0 c\r\n"],
  ])("has the spans of standard input as %s", async (_name, args, input) => {
    const pair = { "a.txt": "\ufeffa\0 b\r\n", "b.txt": "\ufeffa\0 c\r\n" };
    const { output } = await runTestCommand(["compare", "--json", ...args], pair, input);
    expect(readChanges(output)).toMatchObject([{ span: [4, 5], text: "c" }]);
  });

  it("reads a page as its readers see it where that is asked for", async () => {
    const pages = { "a.html": "<p>a <b>b</b></p>", "b.html": "<p>a <i>b</i></p>" };
    const { output } = await runTestCommand(
      ["compare", "--json", "--format", "html", "a.html", "b.html"],
      pages,
    );
    expect(readChanges(output)).toEqual([]);
  });

  it("writes a Word document with tracked changes, and other files by their endings", async () => {
    const terminal = createTestTerminal({ files });
    for (const output of ["c.docx", "c.patch", "c.json"])
      expect(await runCli(["compare", "a.txt", "b.txt", "-o", output], terminal)).toBe(0);
    expect(terminal.output()).toBe("");
    const [bytes = new Uint8Array(), patch, json] = ["c.docx", "c.patch", "c.json"].map((name) =>
      terminal.written.get(name),
    );
    const outcome = await readFile({ name: "c.docx", bytes });
    expect(outcome.kind === "document" ? outcome.document.text.trim().replaceAll("\n\n", "\n") : "").toBe(
      files["b.txt"].trim(),
    );
    expect(new TextDecoder().decode(patch)).toMatch(/^--- a\.txt\n\+\+\+ b\.txt\n/);
    expect(readChanges(new TextDecoder().decode(json))).toHaveLength(2);
  });

  it("keeps a Word document from a terminal, and says where it cannot write", async () => {
    const terminal = createTestTerminal({ files, outputInteractive: true });
    expect(await runCli(["compare", "--docx", "a.txt", "b.txt"], terminal)).toBe(2);
    expect(await runCli(["compare", "a.txt", "b.txt", "-o", "none/c.docx"], terminal)).toBe(1);
    expect(terminal.errors()).toContain("there is no such folder");
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

  it("merges to the byte", async () => {
    const { output } = await runTestCommand(
      ["merge", "a.html", "b.html", "-"],
      {
        "a.html": "\ufeff<p>a</p>\r\n<p>b</p>\r\n<p>c</p>\r\n",
        "b.html": "\ufeff<p>A</p>\r\n<p>b</p>\r\n<p>c</p>\r\n",
      },
      "\ufeff<p>a</p>\r\n<p>b</p>\r\n<p>C</p>\r\n",
    );
    expect(output).toBe("\ufeff<p>A</p>\r\n<p>b</p>\r\n<p>C</p>\r\n");
  });

  it("refuses two texts", async () => {
    const { status, errors } = await runTestCommand(["merge", "base.txt", "left.txt"], versions);
    expect(status).toBe(2);
    expect(errors).toContain("three texts");
  });
});
