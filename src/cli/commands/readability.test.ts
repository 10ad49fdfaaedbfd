import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const files = { "a.txt": "The cat sat on the mat. The dog ran.", "b.txt": "Die Katze saß auf der Matte." };

function readReports(output: string): readonly Record<string, unknown>[] {
  const reports: unknown = JSON.parse(output);
  if (!Array.isArray(reports)) throw new TypeError("The output is not an array");
  return reports;
}

describe("wordbench readability --json", () => {
  it("gives every formula and its inputs, source first", async () => {
    const { status, output } = await runTestCommand(["readability", "--json", "a.txt"], files);
    expect(status).toBe(0);
    const [report] = readReports(output);
    expect(Object.keys(report ?? {})[0]).toBe("source");
    for (const key of [
      "fleschReadingEase",
      "fleschKincaidGrade",
      "gunningFog",
      "smog",
      "automatedReadabilityIndex",
      "colemanLiau",
      "daleChall",
      "spache",
      "linsearWrite",
      "lix",
      "rix",
      "forcast",
    ]) {
      expect(report?.[key]).toBeTypeOf("number");
    }
    // 9 words of one syllable and 26 letters in 2 sentences.
    expect(report).toMatchObject({
      source: "a.txt",
      language: "en",
      inputs: { words: 9, sentences: 2, syllables: 9, letters: 26 },
    });
    // 206.835 − 1.015 × 4.5 − 84.6 × 1
    expect(report?.["fleschReadingEase"]).toBeCloseTo(117.6675, 10);
  });

  it("applies the formulas of the language", async () => {
    const { output } = await runTestCommand(["readability", "--json", "--language", "de-AT", "b.txt"], files);
    const [report] = readReports(output);
    expect(report).toMatchObject({ language: "de", fleschReadingEase: null });
    expect(report?.["fleschAmstad"]).toBeTypeOf("number");
  });

  it("counts the sentences of the language", async () => {
    const german = "Er kam am 3. Mai. Im 19. Jahrhundert war das so.";
    const { output } = await runTestCommand(["readability", "--json", "--language", "de"], {}, german);
    expect(readReports(output)).toMatchObject([{ inputs: { sentences: 2 } }]);
  });

  it("gives no values for an empty input", async () => {
    const { output } = await runTestCommand(["readability", "--json"]);
    expect(readReports(output)).toMatchObject([
      { source: "-", fleschReadingEase: null, inputs: { words: 0 } },
    ]);
  });

  it.each(["", "english", "e", "de_", "d3"])("refuses the language %j", async (tag) => {
    const { status, errors } = await runTestCommand(["readability", `--language=${tag}`, "a.txt"], files);
    expect(status).toBe(2);
    expect(errors).toContain(`"${tag}" is no language tag, such as en, de or pt-BR.`);
  });
});

describe("wordbench readability", () => {
  it("gives a formula a line, with notes, for one input", async () => {
    const { output } = await runTestCommand(["readability", "a.txt"], files);
    expect(output).toMatch(
      /^Source +a\.txt\nWords +9\nSentences +2\nSyllables +9\nFlesch Reading Ease +117\.7\n/,
    );
    expect(output).toMatch(/\nSchool year, median +-?[\d.]+, from -?[\d.]+ to [\d.]+\n/);
    expect(output).toContain("Made for samples of 100 words or more");
    expect(output).not.toContain("Amstad");
  });

  it("writes nothing just below zero as -0.0", async () => {
    // The grades of three sentences of one letter have their median between them at −0.04.
    const { output } = await runTestCommand(["readability"], {}, "a\r\nb\r\nc");
    expect(output).not.toContain("-0.0");
  });

  it("gives a table for several inputs", async () => {
    const { output } = await runTestCommand(["readability", "a.txt", "b.txt"], files);
    const rows = output
      .trimEnd()
      .split("\n")
      .map((line) => line.trim().split(/ {2,}/));
    expect(rows.map((row) => row.at(-1))).toEqual(["Source", "a.txt", "b.txt"]);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([15]));
  });
});

describe("wordbench readability --findings, --by and --audience", () => {
  const texts = {
    "plain.txt": "The letter was written by a clerk. We utilize it.\n\nPerhaps it is late.",
    "de.txt": "Die Katze saß auf der Matte. Der Hund lief weg.",
  };

  it("lists what makes a text hard, with offsets and choices", async () => {
    const { status, output } = await runTestCommand(
      ["readability", "--json", "--findings", "plain.txt"],
      texts,
    );
    expect(status).toBe(0);
    expect(readReports(output)).toMatchObject([
      {
        audience: { name: "general", from: 7, to: 9 },
        findings: [
          { start: 11, end: 22, kind: "passive-voice", text: "was written", fixes: [] },
          { start: 38, end: 45, kind: "simpler-word", text: "utilize", fixes: ["use"] },
          { start: 51, end: 58, kind: "hedge", text: "Perhaps", fixes: [""] },
        ],
      },
    ]);
  });

  it("scores paragraphs", async () => {
    const { output } = await runTestCommand(
      ["readability", "--json", "--by", "paragraph", "plain.txt"],
      texts,
    );
    expect(readReports(output)).toMatchObject([
      {
        parts: [
          { number: 1, words: 10, sentences: 2 },
          { number: 2, words: 4, start: 51 },
        ],
      },
    ]);
  });

  it("holds the median against an audience", async () => {
    const { output } = await runTestCommand(["readability", "--audience", "12-16", "plain.txt"], texts);
    expect(output).toContain("Audience 12-16, grades 12 to 16: below\n");
    const { output: german } = await runTestCommand(
      ["readability", "--language", "fr", "--audience", "medical", "de.txt"],
      texts,
    );
    expect(german).toContain("Audience medical, grades 5 to 6: no median to compare\n");
  });

  it("prints findings with tabs between", async () => {
    const { output } = await runTestCommand(["readability", "--findings", "plain.txt"], texts);
    expect(output).toContain("38\tsimpler-word\tutilize\tuse\n51\thedge\tPerhaps\t(leave out)\n");
  });

  it.each([
    ["--audience=nobody", 'There is no audience "nobody"'],
    ["--audience=9-7", 'There is no audience "9-7"'],
    ["--by=page", "The option --by takes paragraph or window."],
  ])("refuses %s", async (option, sentence) => {
    const { status, errors } = await runTestCommand(["readability", option, "plain.txt"], texts);
    expect(status).toBe(2);
    expect(errors).toContain(sentence);
  });

  it("has a help of at most 80 columns", async () => {
    const { output } = await runTestCommand(["readability", "--help"]);
    expect(Math.max(...output.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
