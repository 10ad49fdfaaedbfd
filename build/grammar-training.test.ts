import { describe, expect, it } from "vitest";
import { hashText } from "#core/checks/reading/tag-features.ts";
import { ContextTrainer } from "./grammar-training.ts";
import type { Label, TrainingSentence } from "./grammar-training.ts";

/** A sentence of made-up words, each with a row of its own; a word with a star is wrong, one with a tilde untold. */
function sentenceOf(text: string): TrainingSentence {
  const pieces = text.split(" ");
  const hashes = pieces.map((piece) => hashText(piece.replace(/[*~]$/, "")));
  return {
    forms: hashes.map((form) => ({ form, tag: 1 })),
    words: hashes.map((hash) => ({ row1: hash & 0x1f_ff, row2: (hash >>> 13) & 0x1f_ff, tag: 1 })),
    labels: pieces.map((piece): Label => {
      if (piece.endsWith("~")) return "untold";
      return piece.endsWith("*") ? "wrong" : "right";
    }),
  };
}

/** Which of two words fits depends on the word before it: neither word is wrong in itself. */
const lessons = ["he goes home", "they go home", "he go* home", "they goes* home"].map(sentenceOf);

function teach(trainer: ContextTrainer, rounds: number): number[] {
  return Array.from({ length: rounds }, () =>
    lessons.reduce((loss, lesson) => loss + trainer.learn(lesson, 1), 0),
  );
}

function scoreOf(trainer: ContextTrainer, text: string): number {
  return trainer.score(sentenceOf(text), 1);
}

describe("the training of the model of context", () => {
  it("begins where few words are thought wrong: all weights of features are 0 and the bias is -3", () => {
    const trainer = new ContextTrainer();
    expect(trainer.bias).toBe(-3);
    expect(trainer.wide.every((weight) => weight === 0)).toBe(true);
  });

  it("loses less from round to round until next to nothing is lost", () => {
    const losses = teach(new ContextTrainer(), 60);
    const [first = 0] = losses;
    const last = losses.at(-1) ?? Infinity;
    // Two wrong words of which the bias says that their odds are e^-3 lose about 3 each.
    expect(first).toBeGreaterThan(3);
    expect(losses[9]).toBeLessThan(first / 2);
    // Twelve words of which none has a greater error than 0.1 lose less than 12 * -ln 0.9 = 1.26.
    expect(last).toBeLessThan(1.26);
  });

  it("gives a word that is wrong where it stands odds above 1, and one that is right odds below", () => {
    const trainer = new ContextTrainer();
    teach(trainer, 60);
    expect(scoreOf(trainer, "he go home")).toBeGreaterThan(0);
    expect(scoreOf(trainer, "they goes home")).toBeGreaterThan(0);
    expect(scoreOf(trainer, "he goes home")).toBeLessThan(0);
    expect(scoreOf(trainer, "they go home")).toBeLessThan(0);
  });

  it("moves each weight of a word by the same step, against the error", () => {
    const trainer = new ContextTrainer();
    const word = sentenceOf("go*");
    const chance = 1 / (1 + Math.exp(-trainer.score(word, 0)));
    trainer.learn(word, 1);
    const moved = [...trainer.wide].filter((weight) => weight !== 0);
    // 24 features, each moved by the rate of 0.1 times the error; the bias by 0.01 times the error.
    expect(moved).toHaveLength(24);
    for (const weight of moved) expect(weight).toBeCloseTo(0.1 * (1 - chance), 6);
    expect(trainer.bias).toBeCloseTo(-3 + 0.01 * (1 - chance), 6);
  });

  it("takes shorter steps at a slower pace", () => {
    const slow = new ContextTrainer();
    const fast = new ContextTrainer();
    slow.learn(sentenceOf("go*"), 0.25);
    fast.learn(sentenceOf("go*"), 1);
    expect((slow.bias + 3) / (fast.bias + 3)).toBeCloseTo(0.25, 3);
  });

  it("learns nothing from words that are untold", () => {
    const trainer = new ContextTrainer();
    const before = trainer.deep.slice();
    expect(trainer.learn(sentenceOf("he~ go~ home~"), 1)).toBe(0);
    expect(trainer.bias).toBe(-3);
    expect(trainer.deep).toEqual(before);
  });

  it("teaches the network too, not the regression alone", () => {
    const trainer = new ContextTrainer();
    const word = sentenceOf("go*");
    const before = trainer.score(word, 0);
    trainer.learn(word, 0.001);
    // At this pace the regression and the bias bring at most 24 * 0.1 * 0.001 and 0.01 * 0.001.
    expect(trainer.score(word, 0) - before).toBeGreaterThan(0.00241);
  });

  it("ends with the same weights each time", () => {
    const first = new ContextTrainer();
    const second = new ContextTrainer();
    teach(first, 3);
    teach(second, 3);
    expect(first.deep).toEqual(second.deep);
    expect(first.wide).toEqual(second.wide);
  });
});
