import { describe, expect, it } from "vitest";

import { findAlphabet } from "./alphabets.ts";
import { defaultLetterOptions } from "./letter-options.ts";
import type { LetterOptions } from "./letter-options.ts";
import type { LetterMeasures } from "./letter-measures.ts";
import { measureLetters } from "./measure-letters.ts";

function measure(text: string, options: Partial<LetterOptions> = {}): LetterMeasures {
  return measureLetters(text, { ...defaultLetterOptions, ...options });
}

/** The letters that occur, with their counts: `e2 n1`. */
function list(measures: LetterMeasures): string {
  return measures.rows
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => `${letter}${count}`)
    .join(" ");
}

describe("letters", () => {
  it.each<[string, string, Partial<LetterOptions>, string]>([
    ["composed and decomposed are the same", "é e\u0301", { diacritics: "keep" }, "é2"],
    ["marks fold to the letters of the alphabet", "éñøß", {}, "e1 n1 o1 ß1"],
    ["the alphabet's own letters stay", "åéø", { language: "sv" }, "e1 o1 å1"],
    ["Danish and Swedish part here", "åéø", { language: "da" }, "e1 ø1 å1"],
    ["Vietnamese loses its tones and no vowel", "ấ ậ ă", { language: "vi" }, "â2 ă1"],
    ["Romanian cedillas stand for commas", "şŢ", { language: "ro" }, "ș1 ț1"],
    ["folding leaves no mark", "åöй ё", { language: "sv", diacritics: "fold" }, "a1 o1 е1 й1"],
    ["other scripts stay as they are", "й", { language: "en" }, "й1"],
    ["Turkish I is dotless", "Iıİi", { language: "tr" }, "ı2 i2"],
    ["İ is i with a dot elsewhere", "İ", { language: "en" }, "i1"],
    ["final forms are one letter with the usual ones", "ΣΊΣΥΦΟΣς", { language: "el" }, "σ4 ι1 ο1 υ1 φ1"],
    ["final forms of Hebrew", "םמ", { language: "he" }, "מ2"],
    ["and two where case is kept", "σς", { language: "el", letterCase: "keep" }, "ς1 σ1"],
    ["points are no letters", "שָׁלוֹם", { language: "he" }, "ו1 ל1 מ1 ש1"],
    ["ligatures are the letters that they join", "ﬁ ĳ", {}, "i2 f1 j1"],
    ["a ligature of words is one character", "ﷺ", { language: "ar" }, "ﷺ1"],
    ["fullwidth letters are letters", "Ａ𝐚", {}, "a2"],
    ["Hangul is read by syllables", "한국".normalize("NFD"), { language: "ko" }, "국1 한1"],
    ["vowel signs of Indic scripts are no letters", "कि", { language: "hi" }, "क1"],
    ["digits, signs and emoji are none", "1 + ½ = 🙂 №", {}, ""],
    ["decoration falls off", `z${"\u0335\u0336\u0488".repeat(20)}`, { diacritics: "keep" }, "z1"],
    ["a lone surrogate is no letter", "a\ud835 b", {}, "a1 b1"],
  ])("%s", (_name, text, options, expected) => {
    expect(list(measure(text, options))).toBe(expected);
  });

  it.each<[string, string, string]>([
    // The Welsh name: Ll-a-n-f-a-i-r-p-w-ll-g-w-y-ng-y-ll.
    ["cy", "Llanfairpwllgwyngyll", "ll3 a2 w2 y2 f1 g1 i1 n1 ng1 p1 r1"],
    ["nl", "IJs ĳs", "ij2 s2"],
    // A doubled digraph doubles its first letter alone: asz-szony (the spelling rules of 2015, section 93).
    ["hu", "asszony eddzünk", "dz2 sz2 a1 e1 k1 n1 ny1 o1 ü1"],
    ["hr", "ǆep Njegoš", "dž1 e2 g1 nj1 o1 p1 š1"],
    ["es", "llave", "a1 e1 ll1 v1"],
    ["mt", "għira tiela", "a2 għ1 i1 ie1 l1 r1 t1"],
  ])("counts the digraphs of %s in %s", (language, text, expected) => {
    const found = list(measure(text, { language, digraphs: true })).split(" ");
    expect(found.toSorted()).toEqual(expected.split(" ").toSorted());
  });

  it("keeps the capital of a digraph where case is kept", () => {
    expect(list(measure("Llan llan", { language: "cy", digraphs: true, letterCase: "keep" }))).toBe(
      "a2 n2 Ll1 ll1",
    );
  });
});

describe("vowels and consonants", () => {
  it.each<[string, string, Partial<LetterOptions>, [number, number, number]]>([
    ["y is a consonant unless asked", "my", {}, [0, 2, 0]],
    ["y as a vowel", "my", { shiftingY: "vowel" }, [1, 1, 0]],
    // yes: consonant; my, gym: vowel; mayor: consonant between vowels; day: vowel.
    ["y by its place", "yes my gym mayor day", { shiftingY: "place" }, [7, 9, 0]],
    ["Welsh w and y are vowels", "cwm", { language: "cy" }, [1, 2, 0]],
    ["German umlauts are vowels", "äöüß", { language: "de" }, [3, 1, 0]],
    ["an accented vowel is a vowel", "é", { diacritics: "keep" }, [1, 0, 0]],
    ["Turkish has eight", "aeıioöuü ğ", { language: "tr" }, [8, 1, 0]],
    ["Russian signs are neither", "подъезд ь", { language: "ru" }, [2, 4, 2]],
    ["Bulgarian ъ is a vowel", "българин", { language: "bg" }, [3, 5, 0]],
    ["Greek", "Αθήνα", { language: "el" }, [3, 2, 0]],
    ["Arabic letters do not tell", "سلام", { language: "ar" }, [0, 0, 4]],
    ["letters of another script are neither", "aб", {}, [1, 0, 1]],
    ["no alphabet, no vowels", "abc", { language: "und" }, [0, 0, 3]],
  ])("%s", (_name, text, options, [vowels, consonants, unclassified]) => {
    expect(measure(text, options)).toMatchObject({ vowels, consonants, unclassified });
  });
});

describe("positions and n-grams", () => {
  it("counts first, last and doubled letters", () => {
    const { rows, words } = measure("Anna sees all");
    const row = (letter: string) => rows.find((one) => one.letter === letter);
    expect(words).toBe(3);
    expect(row("a")).toMatchObject({ count: 3, first: 2, last: 1, doubled: 0 });
    expect(row("s")).toMatchObject({ count: 2, first: 1, last: 1 });
    expect(row("n")).toMatchObject({ doubled: 1 });
    expect(row("e")).toMatchObject({ doubled: 1 });
    expect(row("l")).toMatchObject({ doubled: 1, last: 1 });
  });

  it.each([
    ["words part them", "ab cd", ["ab", "cd"]],
    ["an apostrophe does not", "don't", ["do", "nt", "on"]],
    ["nor does a soft hyphen", "ta\u00adbu", ["ab", "bu", "ta"]],
    ["a hyphen does", "a-b", []],
    ["a digit does", "a1b", []],
  ])("%s", (_name, text, expected) => {
    const { bigrams } = measure(text);
    expect(bigrams.most.map(({ letters }) => letters.join(""))).toEqual(expected);
    expect(bigrams.total).toBe(expected.length);
  });

  it("takes Han within words apart from digits and Latin", () => {
    expect(
      measure("漢字ab", { language: "ja" }).bigrams.most.map(({ letters }) => letters.join("")),
    ).toContain("ab");
  });
});

describe("tests of the letters", () => {
  it.each<[string, Partial<LetterOptions>, object]>([
    ["Sphinx of black quartz, judge my vow", {}, { isPangram: true, isPerfectPangram: false }],
    // Each of the 26 letters once.
    [
      "Mr. Jock, TV quiz PhD, bags few lynx.",
      {},
      { isPangram: true, isPerfectPangram: true, isIsogram: true },
    ],
    ["The quick brown fox", {}, { isPangram: false }],
    [
      "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich",
      { language: "de" },
      { isPangram: true },
    ],
    ["Pijamalı hasta yağız şoföre çabucak güvendi", { language: "tr" }, { isPangram: true }],
    ["Flygande bäckasiner söka hwila på mjuka tuvor", { language: "sv" }, { missing: ["q", "x", "z"] }],
    ["A man, a plan, a canal: Panama", {}, { isPalindrome: true, onlyVowel: "a" }],
    ["Was it a cat I saw?", {}, { isPalindrome: true }],
    ["Palindrome", {}, { isPalindrome: false }],
    ["", {}, { isPalindrome: null, isPangram: false, isIsogram: false, onlyVowel: null }],
    ["漢字", { language: "zh" }, { isPangram: false, missing: [] }],
  ])("%s", (text, options, expected) => {
    expect(measure(text, options).tests).toMatchObject(expected);
  });

  it("lists palindromes, isograms and the longest words", () => {
    const { palindromes, isograms, longestWords } = measure("Anna saw the level WWW; Uncopyrightable level.");
    expect(palindromes).toEqual([
      { word: "level", letters: 5, count: 2 },
      { word: "anna", letters: 4, count: 1 },
    ]);
    expect(isograms[0]).toEqual({ word: "uncopyrightable", letters: 15, count: 1 });
    expect(longestWords[0]).toEqual({ word: "uncopyrightable", letters: 15, count: 1 });
  });
});

describe("statistics", () => {
  it("has Σ n(n − 1) / N(N − 1)", () => {
    // aabb: (2 + 2) / (4 × 3).
    expect(measure("aabb").indexOfCoincidence).toBeCloseTo(1 / 3, 12);
    expect(measure("a").indexOfCoincidence).toBeNull();
  });

  it("agrees with the index of a published ciphertext", () => {
    // The example of the article “Index of coincidence” of Wikipedia: 1.12 in units of 1/26.
    const ciphertext =
      "QPWKALVRXCQZIKGRBPFAEOMFLJMSDZVDHXCXJYEBIMTRQWNMEAIZRVKCVKVLXNEICFZPZCZZHKMLVZVZIZRRQWDKECHOSNYXXLSPMYKVQXJTDCIOMEEXDQVSRXLRLKZHOV";
    expect((measure(ciphertext).indexOfCoincidence ?? 0) * 26).toBeCloseTo(1.12, 2);
  });

  it("has the entropy in bits", () => {
    expect(measure("abcd").entropy).toBeCloseTo(2, 12);
    expect(measure("aaaa").entropy).toBe(0);
    expect(measure("…").entropy).toBeNull();
  });

  it("finds the shift of a Caesar cipher", () => {
    // Moved three places: the opening of Caesar's Gallic War in English.
    const plain =
      "All Gaul is divided into three parts, one of which the Belgae inhabit, the Aquitani another";
    const moved = plain.replace(/[a-z]/gi, (letter) => {
      const base = letter < "a" ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 3) % 26) + base);
    });
    expect(measure(plain).shift).toBeNull();
    expect(measure(moved).shift).toBe(3);
  });

  it("has a norm that adds up to 1 for every alphabet", () => {
    for (const language of ["en", "de", "ru", "vi", "tr"]) {
      const { rows, normSize } = measure("", { language, diacritics: "keep" });
      expect(normSize).toBeGreaterThan(5000);
      const sum = rows.reduce((total, { expected }) => total + (expected ?? 0), 0);
      // Kept marks are rows of their own, which an empty text has not: the sum is of the alphabet's letters.
      expect(sum).toBeGreaterThan(0.5);
      expect(sum).toBeLessThanOrEqual(1 + 1e-9);
    }
  });
});

describe("alphabets", () => {
  // How many letters they have, by the languages' academies.
  it.each([
    ["en", 26],
    ["de", 30],
    ["cy", 29],
    ["hu", 44],
    ["hr", 30],
    ["sq", 36],
    ["mt", 30],
    ["cs", 42],
    ["sk", 46],
    ["pl", 32],
    ["tr", 29],
    ["az", 32],
    ["lt", 32],
    ["lv", 33],
    ["is", 32],
    ["eo", 28],
    ["vi", 29],
    ["ro", 31],
    ["it", 21],
    ["ru", 33],
    ["uk", 33],
    ["be", 32],
    ["bg", 30],
    ["mk", 31],
    ["sr", 30],
    ["el", 24],
    ["he", 22],
    ["ar", 28],
    ["fa", 32],
    ["ka", 33],
    ["hy", 38],
    ["sv", 29],
    ["da", 29],
    ["fi", 29],
    ["tl", 28],
    ["sl", 25],
  ])("%s has %i letters", (language, count) => {
    const letters = findAlphabet(language)?.letters ?? [];
    expect(letters).toHaveLength(count);
    expect(new Set(letters).size).toBe(count);
    for (const letter of letters) expect(letter).toBe(letter.normalize("NFC"));
  });

  it.each([
    ["pt-BR", "pt"],
    ["nb_NO", "no"],
    ["sr-Latn-RS", "hr"],
    ["constructor", null],
    ["ja", null],
  ])("finds that of %s", (tag, language) => {
    expect(findAlphabet(tag)?.language ?? null).toBe(language);
  });
});
