import { describe, expect, it } from "vitest";

import { countingDialects } from "#core/dialects/counting-dialects.ts";

import { runCli } from "../run-cli.ts";
import { createTestTerminal } from "../test-terminal.ts";
import type { TestFile } from "../test-terminal.ts";
import { count } from "./count.ts";

const essay = "The old cat sat. The cat slept.\n\nIt rained.";
const essayReport = {
  source: "essay.txt",
  words: 9,
  // 31 in the first line and 10 in the third, of which 7 are spaces.
  characters: 41,
  charactersWithoutSpaces: 34,
  sentences: 3,
  paragraphs: 2,
  lines: 3,
  uniqueWords: 7,
  // 9 × 60 / 238 = 2.27 and 9 × 60 / 183 = 2.95.
  readingSeconds: 2,
  speakingSeconds: 3,
};

async function run(
  args: readonly string[],
  files: Readonly<Record<string, TestFile>> = {},
  standardInput = "",
) {
  const terminal = createTestTerminal({ files, standardInput });
  const status = await runCli(["count", ...args], terminal);
  return { status, output: terminal.output(), errors: terminal.errors() };
}

async function* endless() {
  for (;;) yield new Uint8Array(1024 * 1024).fill(97);
}

function readWords(output: string): unknown {
  const reports: unknown = JSON.parse(output);
  if (!Array.isArray(reports)) throw new TypeError("The output is not an array");
  return reports.map(({ source, words }) => [source, words]);
}

describe("wordbench count --json", () => {
  it("gives the figures of a file, source first", async () => {
    const { status, output, errors } = await run(["--json", "essay.txt"], { "essay.txt": essay });
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
    expect(output).toBe(`${JSON.stringify([essayReport], null, 2)}\n`);
  });

  it.each([[["--json"]], [["--json", "-"]]])("reads standard input with %j", async (args) => {
    const { status, output } = await run(args, {}, essay);
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual([{ ...essayReport, source: "-" }]);
  });

  it("gives zeros for an empty input", async () => {
    const { status, output } = await run(["--json"]);
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject([
      { words: 0, characters: 0, readingSeconds: 0, speakingSeconds: 0 },
    ]);
  });

  it.each([
    // A Chinese character is a word by itself.
    ["word", 3],
    // That too, and the hyphen divides.
    ["unicode", 4],
    ["wc", 2],
    // "well-known", the character and the letter.
    ["dictionary", 3],
    ["cjk", 1],
  ])("counts words in the dialect %s", async (dialect, words) => {
    const { output } = await run(["--json", "--dialect", dialect, "a.txt"], { "a.txt": "well-known 語x" });
    expect(readWords(output)).toEqual([["a.txt", words]]);
  });

  it("counts in the dialect word unless told otherwise", async () => {
    const { output } = await run(["--json", "a.txt"], { "a.txt": "well-known 語x" });
    expect(readWords(output)).toEqual([["a.txt", 3]]);
  });

  it("keeps the order of the inputs, standard input among them", async () => {
    const files = { "b.txt": "one two", "a.txt": "one" };
    const { output } = await run(["--json", "b.txt", "-", "a.txt"], files, "one two three");
    expect(readWords(output)).toEqual([
      ["b.txt", 2],
      ["-", 3],
      ["a.txt", 1],
    ]);
  });

  it.each<[string, Uint8Array]>([
    ["UTF-8 with a byte order mark", Buffer.from("\ufeffZoë ran", "utf8")],
    ["UTF-16, little-endian", Buffer.from("\ufeffZoë ran", "utf16le")],
    ["UTF-16, big-endian", Buffer.from("\ufeffZoë ran", "utf16le").swap16()],
  ])("reads %s", async (_name, bytes) => {
    const { output } = await run(["--json", "a.txt"], { "a.txt": bytes });
    expect(JSON.parse(output)).toMatchObject([{ words: 2, characters: 7 }]);
  });

  it("puts together a character that two pieces of the input share", async () => {
    const bytes = Buffer.from("Zoë ran", "utf8");
    async function* pieces() {
      for (const byte of bytes) yield Uint8Array.of(byte);
    }
    const { output } = await run(["--json", "a.txt"], { "a.txt": pieces() });
    expect(JSON.parse(output)).toMatchObject([{ words: 2, characters: 7 }]);
  });
});

describe("wordbench count", () => {
  it.each(countingDialects)("explains the dialect %s in its help", (dialect) => {
    expect(count.help).toMatch(new RegExp(`^  ${dialect} +As `, "m"));
  });

  it("gives a figure a line for one input", async () => {
    const { status, output } = await run(["essay.txt"], { "essay.txt": essay });
    expect(status).toBe(0);
    expect(output).toBe(`Source                     essay.txt
Words                      9
Characters                 41
Characters without spaces  34
Sentences                  3
Paragraphs                 2
Lines                      3
Unique words               7
Reading time               2 s
Speaking time              3 s
`);
  });

  it("gives a table with totals for several inputs", async () => {
    // 1,190 words are read in 5 min and spoken in 6 min 30 s; both inputs, 1,199 words, in 5:02 and 6:33.
    const files = { "essay.txt": essay, "long.txt": "go ".repeat(1190) };
    const { status, output } = await run(["essay.txt", "long.txt"], files);
    expect(status).toBe(0);
    const rows = output.split("\n").map((line) => line.trim().split(/ {2,}/));
    expect(rows[0]?.join(" | ")).toBe(
      "Words | Characters | No spaces | Sentences | Paragraphs | Lines | Unique | Reading | Speaking | Source",
    );
    expect(rows[2]?.[0]).toBe("1,190");
    expect(rows[2]?.slice(6)).toEqual(["1", "5 min", "6 min 30 s", "long.txt"]);
    expect(rows[3]?.[0]).toBe("1,199");
    expect(rows[3]?.slice(6)).toEqual(["-", "5 min 2 s", "6 min 33 s", "Total"]);
    expect(
      new Set(output.split("\n").map((line) => line.search(/Source|essay|long\.txt|Total/))),
    ).toHaveLength(2);
  });

  it("asks a person at a terminal for the text", async () => {
    const terminal = createTestTerminal({ interactive: true });
    expect(await runCli(["count"], terminal)).toBe(0);
    expect(terminal.errors()).toContain("Type or paste the text");
  });

  it("does not ask when files are given", async () => {
    const terminal = createTestTerminal({ interactive: true, files: { "a.txt": "one" } });
    expect(await runCli(["count", "a.txt"], terminal)).toBe(0);
    expect(terminal.errors()).toBe("");
  });
});

describe("an input that cannot be read", () => {
  it.each<[string, TestFile, string]>([
    ["missing", { code: "ENOENT" }, "there is no such file"],
    ["a folder", { code: "EISDIR" }, "it is a folder"],
    ["forbidden", { code: "EACCES" }, "reading it is not permitted"],
    ["broken", { code: "EIO" }, "the system reported EIO"],
    ["endless", endless(), "it is larger than 64 MiB, the most that is read"],
  ])("that is %s is named, and the others are counted", async (_name, file, reason) => {
    const { status, output, errors } = await run(["--json", "a.txt", "bad.txt", "b.txt"], {
      "a.txt": "one",
      "bad.txt": file,
      "b.txt": "one two",
    });
    expect(status).toBe(1);
    expect(errors).toBe(`wordbench: cannot read bad.txt: ${reason}.\n`);
    expect(readWords(output)).toEqual([
      ["a.txt", 1],
      ["b.txt", 2],
    ]);
  });

  it("leaves an empty array when it was the only one", async () => {
    expect(await run(["--json", "a.txt"])).toMatchObject({ status: 1, output: "[]\n" });
  });

  it("leaves no output for people when it was the only one", async () => {
    expect(await run(["a.txt"])).toMatchObject({ status: 1, output: "" });
  });
});

describe("wordbench count --language", () => {
  // 3. and 19. are ordinals in German, and ends of sentences in English.
  const german = "Er kam am 3. Mai. Im 19. Jahrhundert war das so.";

  it.each([
    [["--language", "de"], 2],
    [["--language", "DE-at", "--dialect", "dictionary"], 2],
    [[], 4],
  ])("counts sentences by the language with %j", async (args, sentences) => {
    const { output } = await run(["--json", ...args], {}, german);
    expect(JSON.parse(output)).toMatchObject([{ words: 11, sentences }]);
  });
});
