import { describe, expect, it } from "vitest";

import { analyseText } from "#core/analyses/analyse-text.ts";
import { readSentenceRules } from "#core/sentences/language-rules.ts";

import { audiences, bandOf, standing } from "./audiences.ts";
import { findHardSentences, sentenceBounds } from "./hard-sentences.ts";
import { readText, readTextInSteps, ReadingMemory } from "./read-text.ts";
import { scoreParagraphs, scoreWindows } from "./score-along.ts";
import { changeFor, rankEdits } from "./score-edits.ts";

const rules = readSentenceRules("en");
const text = `Alexander utilized the additional equipment. Alexander was, in order to win, very brave.

The committee made a decision to close the old harbour road for the winter months, and the fishermen of the village
will have to carry their boats over the hill. Perhaps Alexander can help; nobody knows.

"Unbelievable," said the tired postman. 1,234 letters! INTRODUCTION to well-known methodology…`;

function read(written: string, language = "en") {
  return readText(written, language, readSentenceRules(language));
}

describe("readText", () => {
  it.each([
    ["en", text],
    ["en", text.repeat(40)],
    ["en", ""],
    ["en", "word"],
    ["de", "Die Geschwindigkeitsbegrenzung gilt hier. Er kam am 3. Mai."],
    ["fr", "L’administration a décidé. C’est l’été."],
  ])("counts in %s what the analysis counts", (language, written) => {
    const { inputs } = analyseText("readability", written, { language }, { language });
    expect(read(written, language).inputs).toEqual(inputs);
  });

  it("places each finding where its words are, in order", () => {
    const { findings } = read(text);
    expect(findings.map(({ check, span }) => [check, text.slice(span.start, span.end)])).toEqual([
      ["simpler-word", "utilized"],
      ["simpler-word", "additional"],
      ["long-word", "equipment"],
      ["simpler-word", "in order to"],
      ["adverb", "very"],
      ["long-word", "committee"],
      ["nominalisation", "made a decision"],
      ["long-word", "fishermen"],
      ["hedge", "Perhaps"],
      ["long-word", "nobody"],
      ["long-word", "Unbelievable"],
      ["long-word", "INTRODUCTION"],
      ["simpler-word", "methodology"],
    ]);
  });

  it("reads a changed text with a memory as without", () => {
    const memory = new ReadingMemory();
    const run = (written: string) => {
      const steps = readTextInSteps(written, "en", rules, memory);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      return step.value;
    };
    run(text.repeat(5));
    const changed = `Then. ${text.repeat(3)} More.`;
    expect(run(changed)).toEqual(read(changed));
  });

  it("looks for no English wordings in other languages", () => {
    const { findings } = read("Die Geschwindigkeitsbegrenzung use very.", "de");
    expect(findings.map(({ check }) => check)).toEqual(["long-word"]);
  });
});

describe("findHardSentences", () => {
  const words = (count: number, word: string) => `${Array.from({ length: count }, () => word).join(" ")}.`;
  // ARI of n words of k letters in one sentence: 4.71 k + 0.5 n − 21.43; for k = 4, n = 26 it is 10.41, for n = 40 17.41.
  it.each([
    [words(26, "road"), "hard-sentence"],
    [words(40, "road"), "very-hard-sentence"],
    [words(20, "road"), undefined],
    // 13 words are too few, however long: 4.71 × 10 + 6.5 − 21.43 = 32.17.
    [words(13, "strawberry"), undefined],
  ])("judges %j for readers of grade 8", (sentence, kind) => {
    const bounds = sentenceBounds("en", { from: 7, to: 8 });
    expect(bounds).toEqual({ hard: 10, veryHard: 14, leastWords: 14 });
    expect(findHardSentences(sentence, read(sentence), bounds)[0]?.check).toBe(kind);
  });

  it("finds none where no formula means anything", () => {
    const chinese = "這是一個關於天氣的句子".repeat(20);
    expect(findHardSentences(chinese, read(chinese, "zh"), sentenceBounds("zh", { from: 7, to: 9 }))).toEqual(
      [],
    );
  });
});

describe("the score along a text", () => {
  it("has a part a paragraph, and windows of 100 words and more", () => {
    const long = `${"The cat sat on the mat. ".repeat(30)}\n\n${"It ran. ".repeat(20)}`;
    const reading = read(long);
    expect(scoreParagraphs(reading, "median").map(({ words, number }) => [number, words])).toEqual([
      [0, 180],
      [1, 40],
    ]);
    // 17 sentences of 6 words are the first 102; the rest of the text is 118 words, of which 100 end within the second.
    expect(scoreWindows(reading, "lix").map(({ words }) => words)).toEqual([102, 118]);
    expect(scoreParagraphs(read(""), "median")).toEqual([]);
  });
});

describe("rankEdits", () => {
  const wordy =
    "The council closed the road, and it will stay closed all winter. We utilize the path. It is late.";

  it("ranks edits by what they do to the score, and keeps what the edit says it does", () => {
    const reading = read(wordy);
    const edits = rankEdits(wordy, reading, rules, {
      score: "fleschKincaidGrade",
      easierIsLess: true,
      most: 10,
    });
    expect(edits.map(({ after }) => after)).toEqual([
      // 11.8 × 2 syllables less of 19 words, against 0.39 × (19 ÷ 3 − 18 ÷ 4) with one word and one syllable less.
      "We use the path.",
      "The council closed the road. It will stay closed all winter.",
    ]);
    for (const { span, after, change } of edits) {
      const whole = wordy.slice(0, span.start) + after + wordy.slice(span.end);
      const before = analyseText("readability", wordy, { language: "en" }).fleschKincaidGrade ?? 0;
      const now = analyseText("readability", whole, { language: "en" }).fleschKincaidGrade ?? 0;
      expect(change).toBeCloseTo(now - before, 8);
    }
  });

  it("gives nothing but in English, nor without a score", () => {
    const options = { score: "median", easierIsLess: true, most: 10 } as const;
    expect(rankEdits("", read(""), rules, options)).toEqual([]);
    const german = "Das Haus ist alt, und es regnet durch das Dach hinein.";
    expect(rankEdits(german, read(german, "de"), readSentenceRules("de"), options)).toEqual([]);
  });
});

describe("changeFor", () => {
  it.each([
    ["It was really good.", "really", "", "It was good."],
    ["Perhaps it rains.", "Perhaps", "", "It rains."],
    ["Perhaps, it rains.", "Perhaps", "", "It rains."],
    ["It is, perhaps, late.", "perhaps", "", "It is late."],
    ["It is late perhaps.", "perhaps", "", "It is late."],
    ["We utilize it.", "utilize", "use", "We use it."],
  ])("makes of %j without or with another %j …", (written, marked, fix, result) => {
    const start = written.indexOf(marked);
    const { from, to, insert } = changeFor(written, { start, end: start + marked.length }, fix);
    expect(written.slice(0, from) + insert + written.slice(to)).toBe(result);
  });
});

describe("audiences", () => {
  it("names a band and a source for each", () => {
    for (const { id, from, to, source } of audiences) {
      expect(from).toBeLessThanOrEqual(to);
      expect(source).not.toBe("");
      expect(bandOf(id, { from: 3, to: 4 })).toEqual(id === "own" ? { from: 3, to: 4 } : { from, to });
    }
  });

  it.each([
    [6.4, "below"],
    [6.5, "within"],
    [9.4, "within"],
    [9.5, "above"],
  ])("holds grade %d against 7 to 9: %s", (grade, side) => {
    expect(standing(grade, { from: 7, to: 9 })).toBe(side);
  });
});
