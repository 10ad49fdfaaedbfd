import { describe, expect, it } from "vitest";

import { blockedParts, blockedWords } from "#core/lists/random-words/blocked-words.ts";
import { createSecretRandom } from "#core/random/secret-random.ts";

import {
  createPassphrase,
  defaultPassphrase,
  loadPassphraseWords,
  passphraseBits,
  yearsToGuess,
} from "./passphrase.ts";

const list = await loadPassphraseWords();

/** A secret source that gives these numbers in turn. */
function scripted(...numbers: readonly number[]) {
  const left = [...numbers];
  return createSecretRandom((drawn) => {
    drawn[0] = left.shift() ?? 0;
  });
}

describe("the list", () => {
  it("has 7,776 different words of 4 to 9 letters", () => {
    expect(new Set(list).size).toBe(7776);
    expect(list.filter((word) => !/^[a-z]{4,9}$/.test(word))).toEqual([]);
  });

  it("has no word that begins another, so that no separator is needed", () => {
    // In order of the alphabet a word stands right before those that it begins.
    const clashes = list.filter((word, place) => list[place + 1]?.startsWith(word));
    expect(clashes).toEqual([]);
  });

  it("is clean", () => {
    expect(
      list.filter((word) => blockedWords.has(word) || blockedParts.some((part) => word.includes(part))),
    ).toEqual([]);
  });
});

describe("createPassphrase", () => {
  it("takes words by their numbers, the same one twice if so drawn", () => {
    expect(createPassphrase(list, { ...defaultPassphrase, words: 3 }, scripted(0, 0, 7775))).toBe(
      [list[0], list[0], list[7775]].join("-"),
    );
  });

  it.each([
    [{ separator: " ", capitals: "first", digit: false }, [0, 1], "Amber Bell"],
    [{ separator: ".", capitals: "one", digit: false }, [0, 1, 1], "amber.BELL"],
    [{ separator: "", capitals: "none", digit: true }, [0, 1, 0, 7], "amber7bell"],
    [{ separator: "_", capitals: "one", digit: true }, [0, 1, 0, 1, 3], "AMBER_bell3"],
  ] as const)("writes %o", (options, numbers, expected) => {
    expect(createPassphrase(["amber", "bell"], { words: 2, ...options }, scripted(...numbers))).toBe(
      expected,
    );
  });
});

describe("passphraseBits", () => {
  // EFF, New Wordlists for Random Passphrases (2016): 7,776 words give 12.9 bits each, six of them 77.5.
  it.each([
    [{}, 77.549],
    [{ words: 1 }, 12.925],
    [{ capitals: "first" }, 77.549],
    // One of six words: log2 6 = 2.585.
    [{ capitals: "one" }, 80.134],
    // One of ten digits behind one of six words: log2 60 = 5.907.
    [{ digit: true }, 83.456],
    [{ capitals: "one", digit: true }, 86.041],
  ] as const)("of %o is %f", (options, bits) => {
    expect(passphraseBits(7776, { ...defaultPassphrase, ...options })).toBeCloseTo(bits, 2);
  });

  it("gives the time for half of all guesses", () => {
    // 2^41 guesses, half of them at 2^40 a second: a second.
    expect(yearsToGuess(41, 2 ** 40) * 365.25 * 24 * 3600).toBeCloseTo(1, 10);
  });
});
