import { describe, expect, it } from "vitest";

import { blockedWords, namesakes } from "#core/lists/random-words/blocked-words.ts";
import { createSecretRandom } from "#core/random/secret-random.ts";
import { loadEverydayEnglish } from "#core/statistics/everyday-english.ts";

import { complexityOf } from "./complexity.ts";
import { loadDefinitions } from "./definitions.ts";
import { drawWords } from "./draw-words.ts";
import { compileLetters } from "./letter-pattern.ts";
import { loadLexicon } from "./lexicon.ts";
import { encodePronunciation, rhyme, rhymeEnding, toPhonetic } from "./phones.ts";
import { loadPronunciations } from "./pronunciations.ts";
import { createSeed } from "./seed.ts";
import { filterWords, formatWholeRange, noFilter, parseWholeRange } from "./word-filter.ts";
import type { WordFilter } from "./word-filter.ts";

const lexicon = await loadLexicon();
const pronunciations = await loadPronunciations(lexicon);

function find(filter: Partial<WordFilter>): readonly string[] {
  const found = filterWords(lexicon, { ...noFilter, ...filter }, pronunciations);
  if (found.kind !== "words") throw new Error(found.kind);
  return found.words.map(({ word }) => word);
}

function entryOf(word: string) {
  return lexicon.words[lexicon.places.get(word) ?? -1];
}

describe("the lexicon", () => {
  it("has words of a to z only, each once, in order", () => {
    const words = lexicon.words.map(({ word }) => word);
    expect(words.filter((word) => !/^[a-z]{2,20}$/.test(word))).toEqual([]);
    expect(words).toEqual([...new Set(words)].toSorted((first, second) => (first < second ? -1 : 1)));
    expect(words.length).toBeGreaterThan(25_000);
  });

  it("knows the parts of speech that words are at home in", () => {
    expect(entryOf("lantern")?.types).toEqual(["noun"]);
    expect(entryOf("quickly")?.types).toEqual(["adverb"]);
    expect(entryOf("purple")?.types).toContain("adjective");
    expect(entryOf("walk")?.types).toContain("verb");
    expect(lexicon.words.filter(({ types }) => types.length === 0)).toEqual([]);
  });

  it("has the syllables of the CMU Pronouncing Dictionary", () => {
    // L AE1 N T ER0 N, K AE1 T, Y UW2 N AH0 V ER1 S AH0 T IY0.
    expect(["lantern", "cat", "university"].map((word) => entryOf(word)?.syllables)).toEqual([2, 1, 5]);
  });

  it("has the frequencies of the list of everyday English", async () => {
    const { counts } = await loadEverydayEnglish();
    for (const { word, zipf } of lexicon.words) {
      const count = counts.get(word);
      const expected = count === undefined ? null : Math.round((Math.log10(count / 100) + 3) * 10) / 10;
      expect(zipf).toBe(expected);
    }
  });

  it("is clean", () => {
    const drawn = lexicon.words.map(({ word }) => word);
    expect(drawn.filter((word) => blockedWords.has(word) || namesakes.has(word))).toEqual([]);
    // What no innocent word of the list holds by chance.
    expect(drawn.filter((word) => /shit|fuck|cunt|nigg|bitch|whore|pussy|kike|slut/.test(word))).toEqual([]);
  });

  it.each(
    "keister hijacking shithead bitchiness niggardliness jewfish raped drunk stab hostage bloodbath lingerie".split(
      " ",
    ),
  )("has no %s", (word) => {
    expect(lexicon.places.has(word)).toBe(false);
  });

  it.each([
    "classic",
    "cocktail",
    "assemble",
    "grass",
    "analysis",
    "title",
    "butter",
    "robin",
    "street",
    "child",
  ])("has %s, in which nothing is wrong", (word) => {
    expect(entryOf(word)).toBeDefined();
  });

  it("has no plurals beside their singulars", () => {
    for (const word of ["cats", "houses", "glasses"]) expect(entryOf(word)).toBeUndefined();
  });
});

describe("complexityOf", () => {
  it.each([
    [7.2, "easy"],
    [4, "easy"],
    [3.9, "medium"],
    [3.5, "medium"],
    [null, "hard"],
  ] as const)("of %s on the Zipf scale is %s", (zipf, level) => {
    expect(complexityOf(zipf)).toBe(level);
  });
});

describe("compileLetters", () => {
  it.each([
    ["starts", "Ca", "cat", true],
    ["starts", "at", "cat", false],
    ["starts", "c?t", "cattle", true],
    ["ends", "at", "cat", true],
    ["ends", "?t", "cat", true],
    ["ends", "ca", "cat", false],
    ["contains", "a", "cat", true],
    ["contains", "c?t", "cat", true],
    ["contains", "c?t", "cattle", false],
    ["contains", "c*e", "cattle", true],
    ["contains", "*tt*", "cattle", true],
    ["contains", "**", "cat", true],
    ["contains", "????", "cat", false],
    ["contains", " ", "cat", true],
  ] as const)("%s %s: %s is %s", (field, text, word, expected) => {
    expect(compileLetters(field, text)?.(word)).toBe(expected);
  });

  it.each(["a1", "[a-z]", "é", "a b", "a".repeat(31)])("refuses %s", (text) => {
    expect(compileLetters("contains", text)).toBeNull();
  });

  it("takes no time for stars that could stand anywhere", () => {
    const test = compileLetters("contains", "*a*a*a*a*a*a*a*a*a*a*b");
    expect(test?.("a".repeat(20))).toBe(false);
  });
});

describe("filterWords", () => {
  it("joins all that is asked", () => {
    const words = find({ type: "noun", starts: "b", ends: "r", length: { least: 5, most: 6 } });
    expect(words).toContain("butter");
    expect(words.filter((word) => !/^b.{3,4}r$/.test(word))).toEqual([]);
  });

  it("finds perfect rhymes, and not what sounds the same", () => {
    expect(find({ rhymesWith: "Light " })).toEqual(expect.arrayContaining(["night", "kite"]));
    expect(find({ rhymesWith: "night" })).not.toContain("knight");
    expect(find({ rhymesWith: "orange" })).toEqual([]);
    // A plural is not drawn, but rhymes can be asked for.
    expect(find({ rhymesWith: "breeze" })).toContain("cheese");
  });

  it("says which word it cannot rhyme, and what it cannot read", () => {
    expect(filterWords(lexicon, { ...noFilter, rhymesWith: "xyzzy" }, pronunciations)).toEqual({
      kind: "unknown-rhyme",
      word: "xyzzy",
    });
    expect(filterWords(lexicon, { ...noFilter, ends: "ing!" }, null)).toEqual({
      kind: "bad-letters",
      field: "ends",
    });
  });

  it("parts all words among the levels", () => {
    const sizes = (["easy", "medium", "hard"] as const).map((complexity) => find({ complexity }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(lexicon.words.length);
    for (const size of sizes) expect(size).toBeGreaterThan(3000);
  });

  it("finds nouns of a theme", () => {
    expect(find({ theme: "a" })).toEqual(expect.arrayContaining(["fox", "horse", "tiger"]));
  });
});

describe("parseWholeRange", () => {
  it.each([
    ["4-8", { least: 4, most: 8 }],
    ["5", { least: 5, most: 5 }],
    ["5-", { least: 5, most: 20 }],
    ["-8", { least: 1, most: 8 }],
    [" 3 – 4 ", { least: 3, most: 4 }],
  ])("reads %s", (text, range) => {
    expect(parseWholeRange(text, 20)).toEqual(range);
    expect(parseWholeRange(formatWholeRange(range), 20)).toEqual(range);
  });

  it.each(["", "-", "0", "0-4", "8-4", "4-21", "a", "1-2-3", "1e1", "--4"])("refuses %s", (text) => {
    expect(parseWholeRange(text, 20)).toBeUndefined();
  });
});

describe("drawWords", () => {
  const { words } = lexicon;

  it("gives the same for the same seed, and others for another", () => {
    const draw = { count: 20, seed: "lantern", repeats: false };
    expect(drawWords(words, draw)).toEqual(drawWords(words, draw));
    expect(drawWords(words, { ...draw, seed: "Lantern" })).not.toEqual(drawWords(words, draw));
  });

  it("never repeats, unless that is asked for", () => {
    const few = words.slice(0, 5);
    expect(new Set(drawWords(few, { count: 5, seed: "a", repeats: false })).size).toBe(5);
    expect(drawWords(few, { count: 9, seed: "a", repeats: false })).toHaveLength(5);
    expect(drawWords(few, { count: 9, seed: "a", repeats: true })).toHaveLength(9);
    expect(drawWords([], { count: 9, seed: "a", repeats: true })).toEqual([]);
  });

  it("keeps what is kept in its place, and does not draw it again", () => {
    const [first, second, third] = words;
    if (first === undefined || second === undefined || third === undefined) throw new Error("no words");
    const kept = new Map([[1, second]]);
    for (const seed of ["a", "b", "c", "d"]) {
      const drawn = drawWords([first, second, third], { count: 3, seed, repeats: false, kept });
      expect(drawn[1]).toBe(second);
      expect(new Set(drawn).size).toBe(3);
    }
  });

  it("draws each word as often as any other", () => {
    const few = words.slice(0, 100);
    const places = new Map(few.map((entry, place) => [entry, place]));
    const counts = few.map(() => 0);
    for (let turn = 0; turn < 10_000; turn += 1) {
      for (const entry of drawWords(few, { count: 10, seed: `fair ${turn}`, repeats: false })) {
        const place = places.get(entry) ?? 0;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 99 degrees of freedom: 148.2 is passed once in a thousand times (NIST/SEMATECH e-Handbook, 1.3.6.7.4).
    expect(chiSquare).toBeLessThan(148.2);
  });
});

describe("phones", () => {
  const code = (phones: string) => encodePronunciation(phones.split(" "));

  it("writes sounds in the international alphabet", () => {
    expect(toPhonetic(code("L AE1 N T ER0 N"))).toBe("ˈlæntɚn");
    expect(toPhonetic(code("EH2 K S T R AH0 AO1 R D AH0 N EH2 R IY0"))).toBe("ˌɛkstɹəˈɔɹdəˌnɛɹi");
    expect(toPhonetic(code("K AE1 T"))).toBe("kæt");
  });

  it("hears rhymes from the stressed vowel on", () => {
    expect(rhyme(code("N AY1 T"), code("L AY1 T"))).toBe(true);
    expect(rhyme(code("N AY1 T"), code("N AY1 T"))).toBe(false);
    expect(rhyme(code("HH IH1 S T ER0 IY0"), code("M IH1 S T ER0 IY0"))).toBe(true);
    expect(rhyme(code("IH1 N"), code("B IH1 N"))).toBe(true);
    expect(rhyme("", "")).toBe(false);
    expect(rhymeEnding(code("K AE1 T"))).toBe(rhymeEnding(code("HH AE1 T")));
  });

  it("refuses what is no sound", () => {
    expect(() => code("XX")).toThrow(RangeError);
  });
});

describe("loadDefinitions", () => {
  it("gives the senses by part of speech, the commonest first", async () => {
    expect(await loadDefinitions("lantern")).toEqual([
      { type: "noun", senses: ["light in a transparent protective case"] },
    ]);
    expect((await loadDefinitions("light")).map(({ type }) => type)).toEqual(["noun", "verb", "adjective"]);
    expect(await loadDefinitions("xyzzy")).toEqual([]);
    expect(await loadDefinitions("")).toEqual([]);
  });
});

describe("createSeed", () => {
  it("makes eight letters and digits", () => {
    let number = 0;
    const random = createSecretRandom((drawn) => {
      drawn[0] = number;
      number += 1;
    });
    expect(createSeed(random)).toBe("abcdefgh");
  });
});
