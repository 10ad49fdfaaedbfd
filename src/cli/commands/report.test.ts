import { describe, expect, it } from "vitest";

import { runCli } from "../run-cli.ts";
import { createTestTerminal } from "../test-terminal.ts";

const files = {
  "a.txt": "The cat sat on the mat. The dog ran.",
  "ar.txt": "كان الحارس يضيء المصباح كل مساء.",
};

async function run(args: readonly string[], settings: { readonly outputInteractive?: boolean } = {}) {
  const terminal = createTestTerminal({ files, standardInput: "One two three.", ...settings });
  const status = await runCli(["report", "--date", "2026-11-21", ...args], terminal);
  return { status, terminal, output: terminal.output(), errors: terminal.errors() };
}

describe("wordbench report", () => {
  it.each([
    ["txt", /^a\.txt\n=+\n\nWord count report\n/],
    ["md", /^# a\\?\.txt\n/],
    ["html", /^<!doctype html>/],
    ["csv", /^\ufeff?Report,a\.txt/],
    ["json", /^\{\n {2}"\$schema": "https:.*\/schema\/report-1\.json"/],
    ["docx", /^PK/],
    ["pdf", /^%PDF-/],
  ])("writes %s to standard output", async (format, start) => {
    const { status, output, errors } = await run(["a.txt", "--to", format]);
    expect(errors).toBe("");
    expect(status).toBe(0);
    expect(output).toMatch(start);
  });

  it("counts what it reports", async () => {
    const { output } = await run(["a.txt", "--to", "json", "-o", "-"]);
    const report: unknown = JSON.parse(output);
    // 9 words: six and three.
    expect(report).toMatchObject({
      title: "a.txt",
      date: "2026-11-21",
      countingDialect: "word",
      source: { name: "a.txt", text: files["a.txt"] },
      sections: [
        {
          heading: "Figures",
          parts: [
            { figures: [{ label: "Words", value: 9 }, {}, {}, { value: 2 }, {}, {}, {}, {}, {}, {}, {}, {}] },
          ],
        },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });

  it("reads standard input, which has no name", async () => {
    const { output } = await run(["--to", "txt"]);
    expect(output).toMatch(/^Word count report\n/);
    expect(output).toMatch(/Words:?\s+3\n/);
  });

  it("writes a file, and tells its format by its ending", async () => {
    const { status, terminal, output } = await run(["a.txt", "-o", "out.PDF"]);
    expect(status).toBe(0);
    expect(output).toBe("");
    expect(new TextDecoder().decode(terminal.written.get("out.PDF")?.subarray(0, 5))).toBe("%PDF-");
  });

  it("leaves out what is not wanted, under a title", async () => {
    const { output } = await run(["a.txt", "--to", "md", "--without", "text,charts", "--title", "My essay"]);
    expect(output).toMatch(/^# My essay\n/);
    expect(output).not.toContain("The dog ran");
  });

  it("finds the language, or takes the one given", async () => {
    expect((await run(["ar.txt", "--to", "txt"])).output).toContain("Arabic");
    expect((await run(["ar.txt", "--to", "txt", "--language", "fa"])).output).toContain("Persian");
  });

  it.each([
    [["a.txt"], "The format is missing: --to pdf, docx, html, md, txt, csv or json."],
    [["a.txt", "-o", "out.xls"], "The format is missing: --to pdf, docx, html, md, txt, csv or json."],
    [["a.txt", "--to", "xls"], 'There is no format "xls"; there are pdf, docx, html, md, txt, csv, json.'],
    [["a.txt", "ar.txt", "--to", "txt"], "A report is of one FILE."],
    [
      ["a.txt", "--to", "txt", "--without", "pictures"],
      'There is no part "pictures"; there are text, figures, charts.',
    ],
    [["a.txt", "--to", "txt", "--paper", "a3"], 'There is no paper size "a3"; there are a4, letter.'],
    [["a.txt", "--to", "txt", "--date", "2026-02-30"], '"2026-02-30" is no date of the form YYYY-MM-DD.'],
    [["a.txt", "--to", "txt", "-o"], "The option -o needs a value."],
  ])("refuses %j", async (args, sentence) => {
    const { status, errors, output } = await run(args);
    expect(status).toBe(2);
    expect(errors).toContain(`wordbench: ${sentence}\n`);
    expect(output).toBe("");
  });

  it("writes no PDF onto a terminal, but text", async () => {
    const refused = await run(["a.txt", "--to", "pdf"], { outputInteractive: true });
    expect(refused.status).toBe(2);
    expect(refused.errors).toContain("A PDF is nothing for a terminal: name a file with -o.");
    expect((await run(["a.txt", "--to", "txt"], { outputInteractive: true })).status).toBe(0);
  });

  it("says what cannot be read or written", async () => {
    const unread = await run(["none.txt", "--to", "txt"]);
    expect([unread.status, unread.errors]).toEqual([
      1,
      "wordbench: cannot read none.txt: there is no such file.\n",
    ]);
    const unwritten = await run(["a.txt", "-o", "nowhere/out.txt"]);
    expect([unwritten.status, unwritten.errors]).toEqual([
      1,
      "wordbench: cannot write nowhere/out.txt: there is no such folder.\n",
    ]);
  });
});
