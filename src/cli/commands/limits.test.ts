import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const post = "Hi 👨‍👩‍👧‍👦 at https://example.com/a/long/path";

describe("wordbench limits --json", () => {
  it("gives the sizes of a file, source first", async () => {
    const { status, output, errors } = await runTestCommand(["limits", "--json", "post.txt"], {
      "post.txt": post,
    });
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
    // The family is 1 grapheme, 7 code points, 11 UTF-16 units and 25 bytes; what is around it, 38 ASCII characters,
    // 33 of them the address and 4 of them spaces or letters before and after.
    const ascii = post.length - 11;
    expect(JSON.parse(output)).toEqual([
      {
        source: "post.txt",
        graphemes: ascii + 1,
        codePoints: ascii + 7,
        utf16Units: ascii + 11,
        utf8Bytes: ascii + 25,
        withoutSpaces: {
          graphemes: ascii - 2,
          codePoints: ascii + 4,
          utf16Units: ascii + 8,
          utf8Bytes: ascii + 22,
        },
        classes: {
          letters: 2 + 2 + "httpsexamplecomalongpath".length,
          marks: 0,
          digits: 0,
          otherNumbers: 0,
          punctuation: "://./".length + "//".length,
          symbols: 4,
          separators: 3,
          controls: 0,
          formats: 3,
          others: 0,
        },
        scripts: [
          { script: "Latin", codePoints: 28, share: 28 / (ascii + 7) },
          { script: "Common", codePoints: ascii - 28 + 4, share: (ascii - 28 + 4) / (ascii + 7) },
          { script: "Inherited", codePoints: 3, share: 3 / (ascii + 7) },
        ],
        // "Hi " 3, the family 2, " at " 4, the address 23.
        xWeightedLength: 32,
        x: { valid: true, remaining: 248, urls: 1, emoji: 1 },
        sms: {
          encoding: "UCS-2",
          segments: 1,
          units: ascii + 11,
          perSegment: 70,
          remaining: 59 - ascii,
          forcing: [
            { character: "👨", count: 1, offset: 3 },
            { character: "\u200d", count: 3, offset: 5 },
            { character: "👩", count: 1, offset: 6 },
            { character: "👧", count: 1, offset: 9 },
            { character: "👦", count: 1, offset: 12 },
          ],
        },
        displayWidth: ascii + 2,
      },
    ]);
  });

  it("counts the line break at the end of a file, and no byte order mark", async () => {
    const { output } = await runTestCommand(["limits", "--json", "a.txt"], { "a.txt": "\ufeffab\r\n" });
    expect(JSON.parse(output)).toMatchObject([{ graphemes: 3, codePoints: 4, utf16Units: 4, utf8Bytes: 4 }]);
  });

  it("gives zeros for an empty input", async () => {
    const { output } = await runTestCommand(["limits", "--json"]);
    expect(JSON.parse(output)).toMatchObject([
      {
        source: "-",
        graphemes: 0,
        utf8Bytes: 0,
        xWeightedLength: 0,
        sms: { encoding: "GSM-7", segments: 0, units: 0 },
      },
    ]);
  });
});

describe("wordbench limits", () => {
  it("gives a figure a line for one input", async () => {
    const { output } = await runTestCommand(["limits", "a.txt"], { "a.txt": "naïve – 言葉" });
    expect(output).toBe(`Source                    a.txt
Graphemes                 10
Graphemes without spaces  8
Code points               10
UTF-16 units              10
UTF-8 bytes               17
X length                  12, 268 left
SMS                       1 message in UCS-2: 10 units, 60 left
Columns, widest line      12
`);
  });

  it("says how much is too much", async () => {
    const { output } = await runTestCommand(["limits", "a.txt"], { "a.txt": "a".repeat(320) });
    expect(output).toContain("X length                  320, 40 too many\n");
    expect(output).toContain("SMS                       3 messages in GSM-7: 320 septets, 139 left\n");
  });

  it("gives a table for several inputs, and goes on past one that cannot be read", async () => {
    const { status, output, errors } = await runTestCommand(["limits", "a.txt", "gone.txt", "b.txt"], {
      "a.txt": "ab",
      "b.txt": "言",
    });
    expect(status).toBe(1);
    expect(errors).toBe("wordbench: cannot read gone.txt: there is no such file.\n");
    expect(output.split("\n").map((line) => line.trim().split(/ {2,}/))).toEqual([
      ["Graphemes", "No spaces", "Code points", "UTF-16", "UTF-8", "X", "SMS", "Columns", "Source"],
      ["2", "2", "2", "2", "2", "2", "1", "2", "a.txt"],
      ["1", "1", "1", "1", "3", "2", "1", "2", "b.txt"],
      [""],
    ]);
  });
});

describe("wordbench limits --limit", () => {
  it("holds a text against limits, those of its own among them", async () => {
    const { output } = await runTestCommand(
      ["limits", "--json", "--limit", "x-post,words~3~9~Essay", "post.txt"],
      { "post.txt": `${"a".repeat(281)} b` },
    );
    expect(JSON.parse(output)).toMatchObject([
      {
        xWeightedLength: 283,
        limits: [
          {
            id: "x-post",
            name: "X: Post",
            state: "over",
            bounds: [{ unit: "x", count: 283, most: 280, least: null, remaining: -3 }],
            overflow: 280,
            sentence: "3 characters too many",
            checked: "2026-11-21",
          },
          { name: "Essay", state: "under", overflow: null, sentence: "1 word to go", source: null },
        ],
      },
    ]);
  });

  it("adds a line a limit for people", async () => {
    const { output } = await runTestCommand(["limits", "--limit", "bluesky-post", "a.txt"], {
      "a.txt": "abc",
    });
    expect(output).toContain("Bluesky: Post             297 characters left\n");
  });

  it("knows all of them, and says which it does not know", async () => {
    const all = await runTestCommand(["limits", "--limit", "all", "a.txt"], { "a.txt": "abc" });
    expect(all.output).toContain("Common App: Essay");
    const { status, errors } = await runTestCommand(["limits", "--limit", "x-essay"]);
    expect(status).toBe(2);
    expect(errors).toContain('There is no limit "x-essay"');
  });
});
