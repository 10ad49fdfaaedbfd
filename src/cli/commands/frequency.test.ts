import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const files = { "a.txt": "The cat and the dog. The cat sat.", "b.txt": "Der Hund und der Hund." };

describe("wordbench frequency --json", () => {
  it("lists the words, most frequent first", async () => {
    const { status, output } = await runTestCommand(["frequency", "--json", "--limit", "2", "a.txt"], files);
    expect(status).toBe(0);
    // 8 words: the ×3, cat ×2, and, dog, sat.
    expect(JSON.parse(output)).toEqual([
      {
        source: "a.txt",
        tokens: 8,
        distinct: 5,
        hapaxes: 3,
        size: 1,
        stopWords: null,
        terms: [
          { term: "the", count: 3, share: 3 / 8, density: 3 / 8 },
          { term: "cat", count: 2, share: 2 / 8, density: 2 / 8 },
        ],
      },
    ]);
  });

  it.each<[string[], string[]]>([
    // Phrases lie within a sentence.
    [
      ["--size", "2"],
      ["the cat", "and the", "cat and", "cat sat", "the dog"],
    ],
    [["--size=5"], ["the cat and the dog"]],
    [
      ["--stop-words", "en"],
      ["cat", "dog", "sat"],
    ],
    [["--stop-words", "none", "--limit", "1"], ["the"]],
  ])("lists with %j", async (options, terms) => {
    const { output } = await runTestCommand(["frequency", "--json", ...options, "a.txt"], files);
    expect(JSON.parse(output)).toMatchObject([{ terms: terms.map((term) => ({ term })) }]);
  });

  it("leaves out the stop words of another language", async () => {
    const { output } = await runTestCommand(["frequency", "--json", "--stop-words", "de", "b.txt"], files);
    expect(JSON.parse(output)).toMatchObject([{ stopWords: "de", terms: [{ term: "hund", count: 2 }] }]);
  });

  it.each([
    [["--size", "0"], "The option --size takes a whole number from 1 to 5."],
    [["--size", "6"], "The option --size takes a whole number from 1 to 5."],
    [["--limit", "x"], "The option --limit takes a whole number from 1 to 1,000,000."],
    [["--stop-words", "xx"], 'There is no list of stop words for "xx".'],
  ])("refuses %j", async (options, message) => {
    const { status, errors } = await runTestCommand(["frequency", ...options, "a.txt"], files);
    expect(status).toBe(2);
    expect(errors).toContain(message);
  });
});

describe("wordbench frequency", () => {
  it("gives a table for one input, and one a name for several", async () => {
    const one = await runTestCommand(["frequency", "--limit", "2", "a.txt"], files);
    expect(one.output).toBe("Count   Share  Term\n    3  37.50%  the\n    2  25.00%  cat\n");
    const both = await runTestCommand(["frequency", "--limit", "1", "a.txt", "b.txt"], files);
    expect(both.output).toBe(
      "a.txt\nCount   Share  Term\n    3  37.50%  the\n\nb.txt\nCount   Share  Term\n    2  40.00%  der\n",
    );
  });
});
