import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";
import type { TestFile } from "../test-terminal.ts";

function officeFile(name: string): Uint8Array {
  return readFileSync(new URL(`../../../tests/corpus/office/${name}`, import.meta.url));
}

async function runText(
  args: readonly string[],
  files: Readonly<Record<string, TestFile>> = {},
  standardInput = "",
) {
  return runTestCommand(["text", ...args], files, standardInput);
}

/** "Привет, мир" in Windows-1251. */
const cyrillic = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0]);

const page =
  '<!doctype html><html><head><title>t</title></head><body><h1>Tide</h1><p>Salt &amp; <a href="x">sea</a></body></html>';

// Each document is read in a thread of its own, which starts slowly on a busy machine.
describe("wordbench text", { timeout: 60_000 }, () => {
  it.each(["harbour.doc", "harbour.docx", "harbour.odt", "harbour.rtf"])(
    "prints the text of %s",
    async (name) => {
      const { status, output, errors } = await runText([name], { [name]: officeFile(name) });
      expect(status).toBe(0);
      expect(output).toMatch(/^The harbour report\n\n“We don’t sail at dawn,” she said/);
      expect(output).toContain("\nAurora\t31 m\tNine people");
      expect(output.endsWith("\n")).toBe(true);
      expect(errors).toContain(`wordbench: ${name}: 1 comment is not included.\n`);
    },
  );

  it("prints a PDF column by column", async () => {
    const { output } = await runText(["columns.pdf"], { "columns.pdf": officeFile("columns.pdf") });
    expect(output.startsWith("Salt and tide\n\n")).toBe(true);
  });

  it("prints texts one after another, each ended by a line break, standard input among them", async () => {
    const files = { "a.txt": "one\r\ntwo", "b.html": page };
    const { status, output, errors } = await runText(["a.txt", "-", "b.html"], files, "three\n");
    expect({ status, output, errors }).toEqual({
      status: 0,
      output: "one\ntwo\nthree\nTide\n\nSalt & sea\n",
      errors: "",
    });
  });

  it("tells an encoding, and reads in the one that was asked for", async () => {
    const files = { "a.txt": cyrillic };
    expect((await runText(["--encoding", "cp1251", "a.txt"], files)).output).toBe("Привет, мир\n");
    expect((await runText(["--encoding", "latin1", "a.txt"], files)).output).toBe("Ïðèâåò, ìèð\n");
  });

  it("takes a file for what it is said to be", async () => {
    const { output } = await runText(["--format", "text", "a.html"], { "a.html": page });
    expect(output).toBe(`${page}\n`);
  });

  it("has switches for what is read", async () => {
    const files = { "harbour.docx": officeFile("harbour.docx") };
    const more = await runText(["--comments", "--headers", "--deletions", "--hidden", "harbour.docx"], files);
    expect(more.errors).toBe("");
    expect(more.output).toMatch(/The forgotten keeper left\.[\s\S]*Check this link\./);
    const less = await runText(
      ["--no-notes", "--no-text-boxes", "--no-list-markers", "--tight", "harbour.docx"],
      files,
    );
    expect(less.errors).toContain("2 footnotes are not included.");
    expect(less.errors).toContain("1 text box is not included.");
    expect(less.output).toContain("\nFirst step\nPart one\n");
  });

  it("prints JSON, with the structure where it is asked for", async () => {
    const files = { "a.html": page, "b.txt": cyrillic };
    const { output } = await runText(["--json", "--structure", "a.html"], files);
    expect(JSON.parse(output)).toMatchObject([
      {
        source: "a.html",
        format: "html",
        text: "Tide\n\nSalt & sea",
        notes: [],
        structure: {
          blocks: [{ kind: "heading", level: 1, span: { start: 0, end: 4 } }, { kind: "paragraph" }],
          links: [{ span: { start: 13, end: 16 }, address: "x" }],
        },
      },
    ]);
    const plain: unknown = JSON.parse((await runText(["--json", "b.txt"], files)).output);
    expect(plain).toEqual([
      { source: "b.txt", format: "text", encoding: "windows-1251", text: "Привет, мир", notes: [] },
    ]);
  });

  it("asks for the password of a PDF, and takes it", async () => {
    const name = "letter-with-password.pdf";
    const files = { [name]: officeFile(name) };
    const missing = await runText([name], files);
    expect(missing).toEqual({
      status: 1,
      output: "",
      errors: `wordbench: “${name}” is protected by a password. Enter its password to read it. Give it with --password.\n`,
    });
    const wrong = await runText(["--password", "pier", name], files);
    expect(wrong.errors).toContain("could not be opened with this password");
    expect((await runText(["--password", "harbour", name], files)).output).toContain("The keeper");
  });

  it.each<[string, Uint8Array]>([
    ["a.gz", gzipSync("text")],
    ["scanned.pdf", officeFile("scanned.pdf")],
    ["cut.docx", officeFile("harbour.docx").subarray(0, 3000)],
    ["cut.doc", officeFile("harbour.doc").subarray(0, 700)],
    ["empty.docx", new Uint8Array()],
  ])("says what is wrong with %s, and prints the others", async (name, bytes) => {
    const { status, output, errors } = await runText([name, "a.txt"], { [name]: bytes, "a.txt": "one" });
    expect({ status, output }).toEqual({ status: 1, output: "one\n" });
    expect(errors).toMatch(new RegExp(`^wordbench: “${name}” [^“”]+\\. [^“”]+\\.\n$`));
  });

  it.each([
    [["--encoding", "klingon"], 'There is no encoding "klingon"; there are '],
    [["--format", "xls"], 'There is no format "xls"; there are text, markdown, '],
    [["--colour"], "There is no option --colour."],
  ])("refuses %j", async (args, sentence) => {
    const { status, output, errors } = await runText(args);
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toContain(sentence);
  });
});

describe("the commands that measure", { timeout: 60_000 }, () => {
  const names = ["harbour.doc", "harbour.docx", "harbour.odt", "harbour.rtf"];
  const files = Object.fromEntries(names.map((name) => [name, officeFile(name)]));

  it("count the same words in a document, whatever wrote it", async () => {
    const { output } = await runTestCommand(["count", "--json", ...names.slice(0, 2)], files);
    const [first, second] = Array.from(output.matchAll(/"words": (\d+)/g), ([, words]) => words);
    expect(first).toBe(second);
    expect(Number(first)).toBeGreaterThan(150);
  });

  it("take the options about files, and tell what was left out", async () => {
    const args = ["sentences", "--no-notes", "harbour.doc"];
    const { status, output, errors } = await runTestCommand(args, files);
    expect(status).toBe(0);
    expect(output).not.toContain("First footnote");
    expect(errors).toContain("wordbench: harbour.doc: 2 footnotes are not included.\n");
  });

  it("measure plain text as it is, to the byte, and other encodings decoded", async () => {
    const args = ["limits", "--json", "a.txt", "b.txt"];
    const { output } = await runTestCommand(args, { "a.txt": "one\r\ntwo\r\n", "b.txt": cyrillic });
    const sizes = Array.from(output.matchAll(/^ {4}"utf8Bytes": (\d+)/gm), ([, bytes]) => Number(bytes));
    expect(sizes).toEqual([10, 20]);
  });
});
