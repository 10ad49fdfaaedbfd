import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const pangram = "The quick brown fox jumps over the lazy dog.";

async function measure(args: readonly string[], text: string) {
  const { status, output } = await runTestCommand(["letters", "--json", ...args], {}, text);
  expect(status).toBe(0);
  const [report] = JSON.parse(output);
  return report;
}

describe("wordbench letters --json", () => {
  it("counts the letters of a pangram", async () => {
    // 3+5+5+3+5+4+3+4+3 letters; a e i o u stand 1+3+1+4+2 times.
    const report = await measure([], pangram);
    expect(report).toMatchObject({
      source: "-",
      language: "en",
      letters: 35,
      vowels: 11,
      consonants: 24,
      unclassified: 0,
      different: 26,
      pangram: true,
      perfectPangram: false,
      missing: [],
      scripts: [{ script: "Latin", letters: 35, share: 1 }],
      acrostic: "T",
    });
    expect(report.frequencies[0]).toMatchObject({ letter: "o", count: 4, share: 4 / 35 });
    // Of bigrams within words, only "th" and "he" stand twice: in the, the.
    expect(report.bigrams.slice(0, 2)).toMatchObject([
      { letters: "he", count: 2 },
      { letters: "th", count: 2 },
    ]);
  });

  it.each<[string[], string, object]>([
    [["--diacritics", "fold"], "é e", { frequencies: [{ letter: "e", count: 2 }] }],
    [
      ["--diacritics", "keep"],
      "é e é",
      {
        frequencies: [
          { letter: "é", count: 2 },
          { letter: "e", count: 1 },
        ],
      },
    ],
    [["--language", "sv"], "Å", { frequencies: [{ letter: "å", count: 1 }] }],
    [
      ["--case", "keep"],
      "Ee e",
      {
        frequencies: [
          { letter: "e", count: 2 },
          { letter: "E", count: 1 },
        ],
      },
    ],
    [["--language", "cy", "--digraphs", "on"], "llall", { letters: 3, vowels: 1, consonants: 2 }],
    [["--y", "place"], "yes my", { vowels: 2, consonants: 3 }],
    [["--language", "he"], "שלום", { vowels: 0, consonants: 0, unclassified: 4 }],
    [["--limit", "0"], "the", { bigrams: [], trigrams: [] }],
    [
      [],
      "",
      {
        letters: 0,
        frequencies: [],
        scripts: [],
        indexOfCoincidence: null,
        chiSquared: null,
        pangram: false,
      },
    ],
    [[], "A man, a plan, a canal: Panama!", { palindrome: true, letters: 21 }],
    [[], "Keep\nit\nsimple", { acrostic: "Kis" }],
  ])("measures with %j", async (args, text, expected) => {
    expect(await measure(args, text)).toMatchObject(expected);
  });

  it("tells the language from the text", async () => {
    const report = await measure([], "Съешь же ещё этих мягких французских булок, да выпей чаю.");
    expect(report).toMatchObject({ language: "ru", pangram: true });
  });
});

describe("wordbench letters", () => {
  it("prints the figures and the letters", async () => {
    const { output } = await runTestCommand(["letters"], {}, "Noon noon");
    expect(output).toContain("Letters               8\n");
    expect(output).toMatch(/^n\s+4\s+50\.00%/m);
  });

  it.each([
    [["letters", "--diacritics", "drop"], "--diacritics takes alphabet, fold or keep"],
    [["letters", "--case", "lower"], "--case takes fold or keep"],
    [["letters", "--language", "?"], "is no language tag"],
    [["letters", "--limit", "-1"], "--limit"],
  ])("explains what is wrong with %j", async (args, message) => {
    const { status, errors } = await runTestCommand(args, {}, "");
    expect(status).toBe(2);
    expect(errors).toContain(message);
  });
});
