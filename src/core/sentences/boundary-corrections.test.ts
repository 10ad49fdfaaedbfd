import { describe, expect, it } from "vitest";

import { correctSentences, findSplit, printAround } from "./boundary-corrections.ts";
import type { BoundaryCorrection } from "./boundary-corrections.ts";
import { readTextSentences } from "./read-text-sentences.ts";
import { readEnglishRules } from "./sentence-rules.ts";

const text = "We met Professor Miller there. It was late at night we went home. The end.";

const make = (kind: BoundaryCorrection["kind"], whole: string, before: string): BoundaryCorrection => {
  const offset = whole.indexOf(before);
  return { kind, offset, print: printAround(whole, offset) };
};

const correct = (whole: string, corrections: readonly BoundaryCorrection[]) => {
  const { sentences } = readTextSentences(whole, readEnglishRules(), "word");
  const countWords = ({ start, end }: { start: number; end: number }) =>
    whole.slice(start, end).split(/\s+/).length;
  const { sentences: corrected, placed } = correctSentences(whole, sentences, corrections, countWords);
  return {
    texts: corrected.map(({ start, end }) => whole.slice(start, end)),
    words: corrected.map(({ words }) => words),
    states: placed.map(({ state }) => state),
  };
};

describe("correctSentences", () => {
  it("joins and splits, and the words go along", () => {
    expect(correct(text, [make("split", text, "we went"), make("join", text, "The end")])).toEqual({
      texts: ["We met Professor Miller there.", "It was late at night", "we went home. The end."],
      words: [5, 5, 5],
      states: ["applied", "applied"],
    });
  });

  it("finds a place again that has moved, and gives up one whose surroundings have changed", () => {
    const split = make("split", text, "we went");
    const moved = `A new beginning, of some length.\n\n${text}`;
    expect(correct(moved, [split]).states).toEqual(["applied"]);
    expect(correct(moved, [split]).texts).toContain("we went home.");
    const changed = text.replace("late at", "very late at");
    expect(correct(changed, [split]).states).toEqual(["lost"]);
  });

  it("takes the nearest of places that read alike", () => {
    const verse =
      "Row, row, row your boat gently down the stream merrily merrily merrily life is but a dream. ";
    const song = `${verse}${verse}${verse}`;
    const second = song.indexOf("merrily", verse.length);
    const split = { kind: "split" as const, offset: second, print: printAround(song, second) };
    const { texts } = correct(`Oh! ${song}`, [split]);
    expect(texts[2]).toMatch(/stream$/);
  });

  it("says so where there is nothing to correct", () => {
    expect(correct(text, [make("join", text, "late at")]).states).toEqual(["idle"]);
    expect(correct(text, [make("split", text, "The end")]).states).toEqual(["idle"]);
  });

  it("cuts one sentence at several places", () => {
    const whole = "one two three four five";
    const { texts, words } = correct(whole, [make("split", whole, "two"), make("split", whole, "four")]);
    expect(texts).toEqual(["one", "two three", "four five"]);
    expect(words).toEqual([1, 2, 2]);
  });
});

describe("findSplit", () => {
  const sentence = { start: 0, end: 23 };
  it.each([
    ["before a word", "one two three four five", 4, 4],
    ["within a word: at its beginning", "one two three four five", 6, 4],
    ["in the space before a word", "one two three four five", 3, 4],
    ["at the beginning of the sentence", "one two three four five", 0, null],
    ["in its first word", "one two three four five", 2, null],
  ])("%s", (_name, whole, caret, offset) => {
    expect(findSplit(whole, sentence, caret)).toBe(offset);
  });

  it("stands between any two Chinese characters", () => {
    expect(findSplit("今天下雨我们回家", { start: 0, end: 8 }, 4)).toBe(4);
  });
});
