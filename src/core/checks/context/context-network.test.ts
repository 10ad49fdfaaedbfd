import { describe, expect, it } from "vitest";
import { ContextNetwork, HIDDEN, networkLayout, PLACES, REACH, ROW_LENGTH, TAGS } from "./context-network.ts";

const word = { row1: 1, row2: 2, tag: 3 };
const units = [1, 1, 1, 1, 1];

describe("ContextNetwork", () => {
  it("scores nothing without weights", () => {
    const network = new ContextNetwork(new Int8Array(networkLayout.length), units);
    expect(network.score([word, word])).toEqual([0, 0]);
    expect(network.score([])).toEqual([]);
  });

  it("adds what a word and its tag bring at their place, and drops what is below zero", () => {
    const numbers = new Int8Array(networkLayout.length);
    // The first number of the word's first row is 2; at the middle place it adds 3 times that to the first hidden number.
    numbers[networkLayout.words + word.row1 * ROW_LENGTH] = 2;
    numbers[networkLayout.places + REACH * 2 * ROW_LENGTH * HIDDEN] = 3;
    // Its tag adds 4 there. The hidden number starts from 5 and counts twice: 2 * (5 + 6 + 4) = 30.
    numbers[networkLayout.tags + (REACH * TAGS + word.tag) * HIDDEN] = 4;
    numbers[networkLayout.start] = 5;
    numbers[networkLayout.score] = 2;
    expect(new ContextNetwork(numbers, units).score([word])).toEqual([30]);
    numbers[networkLayout.start] = -20;
    expect(new ContextNetwork(numbers, units).score([word])).toEqual([0]);
    expect(PLACES).toBe(2 * REACH + 1);
  });
});
