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

  it.each<[string[], string[]]>([
    [["--phrases", "2", "--min-count", "2"], ["the cat"]],
    [
      ["--min-length", "3", "--filter", "^[cd]"],
      ["cat", "dog"],
    ],
    [
      ["--stop-file", "stop.txt"],
      ["dog", "sat"],
    ],
    [
      ["--match-case", "--limit", "3"],
      ["The", "cat", "and"],
    ],
    [["--by", "lemmas", "--filter", "^(sit|sat)$"], ["sit"]],
    [["--by", "stems", "--language", "en", "--filter", "^cat"], ["cat"]],
  ])("lists with %j", async (options, terms) => {
    const stop = { "stop.txt": "the, cat\nAND" };
    const { output } = await runTestCommand(["frequency", "--json", ...options, "a.txt"], {
      ...files,
      ...stop,
    });
    const [{ terms: found }] = JSON.parse(output);
    expect(found.map(({ term }: { readonly term: string }) => term).toSorted()).toEqual(terms.toSorted());
  });

  it("leaves out numbers", async () => {
    const { output } = await runTestCommand(
      ["frequency", "--json", "--no-numbers"],
      {},
      "In 1984, 3.5 of 3rd",
    );
    expect(JSON.parse(output)).toMatchObject([{ terms: [{ term: "3rd" }, { term: "in" }, { term: "of" }] }]);
  });

  it("compares with another text", async () => {
    const { output } = await runTestCommand(
      ["frequency", "--json", "--keyness", "b.txt", "--limit", "1", "a.txt"],
      files,
    );
    // der: none of 8 words here, 2 of 5 there: 2 × 2 ln(2 / (2 × 5 / 13)) = 4 ln(13/5); ½ stands for none.
    expect(JSON.parse(output)).toMatchObject([
      {
        keyness: {
          against: "b.txt",
          terms: [{ term: "der", count: 0, referenceCount: 2 }],
        },
      },
    ]);
    const [{ keyness }] = JSON.parse(output);
    expect(keyness.terms[0].logLikelihood).toBeCloseTo(4 * Math.log(13 / 5), 10);
    expect(keyness.terms[0].logRatio).toBeCloseTo(Math.log2(0.5 / 8 / (2 / 5)), 10);
  });

  it("compares with everyday English", async () => {
    const { output } = await runTestCommand(
      ["frequency", "--keyness", "everyday", "--limit", "1"],
      {},
      "The ferry, the ferry and the ferry.",
    );
    expect(output).toMatch(/^Count\s+Times as often\s+G2\s+Term\n\s+3\s+(?:≥ )?[\d.]+\s+[\d.]+\s+ferry\n$/);
  });

  it.each([
    [["--phrases", "6"], "The option --phrases takes a whole number from 1 to 5."],
    [["--by", "verbs"], "The option --by takes words, stems or lemmas."],
    [["--by", "stems", "--language", "xx"], 'There are no stems for "xx"'],
    [["--filter", "("], "The filter is no regular expression: unterminated group."],
    [["--keyness", "missing.txt"], "Cannot read missing.txt: there is no such file."],
    [["--keyness", "everyday", "--phrases", "2"], "The list of everyday English has words alone"],
    [["--csv", "--json"], "Choose one of --json and --csv."],
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

  it("gives CSV with formulas defused, and the input for several", async () => {
    const one = await runTestCommand(["frequency", "--csv", "--limit", "1", "a.txt"], files);
    expect(one.output).toBe("Term,Count,Share,Density\r\nthe,3,0.375,0.375\r\n");
    const both = await runTestCommand(["frequency", "--csv", "--limit", "1", "a.txt", "b.txt"], files);
    expect(both.output.split("\r\n").slice(0, 3)).toEqual([
      "Source,Term,Count,Share,Density",
      "a.txt,the,3,0.375,0.375",
      "b.txt,der,2,0.4,0.4",
    ]);
  });

  it("stops a filter that would not end", async () => {
    const { status, errors } = await runTestCommand(
      ["frequency", "--filter", "^(a+)+b$"],
      {},
      "a".repeat(60),
    );
    expect(status).toBe(2);
    expect(errors).toContain("The filter took too long and was stopped.");
  }, 30_000);
});
