import { describe, expect, it } from "vitest";

import { analyseText } from "#core/analyses/analyse-text.ts";

import { hashText } from "../report/hash-text.ts";
import type { Report } from "../report/report.ts";
import { measureSentenceLengths } from "./sentence-lengths.ts";
import { ratesOf } from "./text-rates.ts";
import { createTextReport } from "./text-report.ts";
import type { TextMeasures } from "./text-report.ts";

async function report(text: string, language: string, changes: Partial<TextMeasures> = {}): Promise<Report> {
  const rates = ratesOf(language);
  return createTextReport(
    {
      text,
      name: null,
      language,
      dialect: "word",
      counts: analyseText("counts", text, { dialect: "word", limit: null }, { language }),
      leftOut: null,
      goal: null,
      rates,
      silentRate: rates.silent,
      aloudRate: rates.aloud,
      readability: analyseText("readability", text, { language }, { language }),
      keywords: analyseText("frequency", text, { limit: 15, sizes: [1, 2, 3], withoutStopWords: true }),
      withoutFunctionWords: true,
      sentenceLengths: await measureSentenceLengths(text, language, "word"),
      ...changes,
    },
    "2026-11-21",
  );
}

function figuresOf({ sections }: Report): Readonly<Record<string, number | string>> {
  const figures = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "figures" ? part.figures : [])),
  );
  return Object.fromEntries(figures.map(({ label, value }) => [label, value]));
}

function headingsOf({ sections }: Report): readonly (string | undefined)[] {
  return sections.map(({ heading }) => heading);
}

describe("the report of a text", () => {
  it("tells its size, with how each figure was counted", async () => {
    // 9 words, 26 letters, 36 characters of which 8 are spaces, in two sentences of six and three words.
    const made = await report("The cat sat on the mat. The dog ran.", "en");
    expect(figuresOf(made)).toMatchObject({
      Words: 9,
      Characters: 36,
      "Characters without spaces": 28,
      Sentences: 2,
      Paragraphs: 1,
      Lines: 1,
      // The, cat, sat, on, mat, dog, ran.
      "Unique words": 7,
      // 26 letters in 9 words: 2.888…
      "Average word length": 2.9,
      "Average sentence length": 4.5,
      "Longest sentence": 6,
      // 9 words at 238 a minute are 2.3 s; at 183, 2.95 s.
      "Time to read": "2 s",
      "Time to speak": "3 s",
    });
    const notes = made.sections.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === "figures" ? part.figures.map(({ note }) => note) : [])),
    );
    expect(notes.every((note) => note !== undefined && note !== "")).toBe(true);
  });

  it("says by its checksum which text it is about", async () => {
    const made = await report("Words.", "en");
    expect(made.source).toMatchObject({ text: "Words.", textHash: await hashText("Words.") });
    expect(JSON.stringify(made.sections)).toContain(await hashText("Words."));
  });

  it("has only what a text has: nothing of an empty one is computed", async () => {
    const made = await report("", "en");
    expect(headingsOf(made)).toEqual(["Figures", "Words by each rule", "About this report"]);
    expect(figuresOf(made)).toMatchObject({ Words: 0, "Time to read": "0 s" });
  });

  it("tells the goal, and what is left out", async () => {
    const made = await report("One two.", "en", {
      goal: { bounds: "at most 10 words", standing: "8 words left" },
      leftOut: "Without code: 3 words and 9 characters left out.",
    });
    expect(figuresOf(made)).toMatchObject({ Goal: "at most 10 words", Now: "8 words left" });
    expect(JSON.stringify(made)).toContain("Without code: 3 words and 9 characters left out.");
  });

  it("lists the formulas of the text's language, worked out", async () => {
    const made = await report("The cat sat on the mat. The dog ran.", "en");
    // 206.835 − 1.015 × 4.5 − 84.6 × 1 = 117.6675
    expect(JSON.stringify(made)).toContain(
      '["Flesch reading ease",117.7,"206.835 − 1.015 × 9 ÷ 2 − 84.6 × 9 ÷ 9 = 117.7"]',
    );
    expect(JSON.stringify(made)).toContain("Too short to judge");
    const german = JSON.stringify(await report("Die Katze saß auf der Matte. Der Hund lief.", "de"));
    expect(german).toContain("Flesch-Amstad");
    expect(german).not.toContain("Flesch-Kincaid");
  });

  it("says so where no formula fits the language", async () => {
    const made = await report("灯塔看守人每天晚上点亮灯。船在夜里经过。", "zh");
    expect(JSON.stringify(made)).toContain("none of them fits a text in Chinese");
  });

  it("charts what recurs, and no word that occurs once", async () => {
    const made = await report("Lamp, lamp, ship.", "en");
    const charts = made.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "chart"));
    expect(charts).toContainEqual({
      kind: "chart",
      title: "Most frequent words",
      chart: { shape: "bars", unit: "Occurrences", bars: [{ label: "lamp", value: 2 }] },
    });
  });

  it("takes hostile text for what it is", async () => {
    const made = await report("<script>alert(1)</script> \u0000 \ud800 \u202e", "und");
    expect(made.source.language).toBeUndefined();
    expect(figuresOf(made)["Words"]).toBeGreaterThan(0);
  });
});
