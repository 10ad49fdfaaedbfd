import { describe, expect, it } from "vitest";
import { TrainingSamples } from "./grammar-samples.ts";
import type { TrainingSentence } from "./grammar-training.ts";

const sentences: readonly TrainingSentence[] = [
  {
    forms: [
      { form: -2_147_483_648, tag: 2_147_483_647 },
      { form: 0, tag: -1 },
    ],
    words: [
      { row1: 8191, row2: 8191, tag: 47 },
      { row1: 0, row2: 0, tag: 0 },
    ],
    labels: ["wrong", "untold"],
  },
  { forms: [{ form: 7, tag: 8 }], words: [{ row1: 1, row2: 2, tag: 3 }], labels: ["right"] },
];

describe("the samples of the training", () => {
  it("come back as they were added, in their order", () => {
    const samples = new TrainingSamples();
    for (const sentence of sentences) samples.add(sentence);
    expect([...samples.sentences()]).toEqual(sentences);
  });

  it("count each sentence once more than its words", () => {
    const samples = new TrainingSamples();
    expect(samples.length).toBe(0);
    for (const sentence of sentences) samples.add(sentence);
    // Two sentences of two words and one.
    expect(samples.length).toBe(5);
  });

  it("leave a sentence without words out", () => {
    const samples = new TrainingSamples();
    samples.add({ forms: [], words: [], labels: [] });
    for (const sentence of sentences) samples.add(sentence);
    expect([...samples.sentences()]).toEqual(sentences);
  });

  it("go on behind the end of a page", () => {
    const samples = new TrainingSamples();
    const [first] = sentences;
    // A sentence of two words takes nine numbers: 500,000 of them do not fit into a page of 4,194,304.
    const count = 500_000;
    for (let added = 0; added < count; added += 1) if (first !== undefined) samples.add(first);
    let read = 0;
    let faulty = 0;
    for (const { words, labels } of samples.sentences()) {
      read += 1;
      if (words[0]?.row1 !== 8191 || labels[1] !== "untold") faulty += 1;
    }
    expect([read, faulty]).toEqual([count, 0]);
  });
});
