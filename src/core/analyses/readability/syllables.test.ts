import { describe, expect, it } from "vitest";
import { countSyllables } from "./syllables.ts";

/** As said in General American, by ear; where speakers differ, as the dictionary says first. */
const said: Readonly<Record<number, string>> = {
  1: "a I the cat dog make makes walked called made time through though strength scratched league these whose used year prayed fruit build juice guide friend said can't don't you'll they've aren't loved tried voice school eyes",
  2: "could've table tables settled wanted boxes faces ages people movement hopeful lately safety careful only going being trying playing cruel quiet science poet lion chaos didn't rhythm create business evening something language question nation special ocean onion region unique middle little apple handled doing wishes changes player beyond",
  3: "realism every quality area idea media radio video beautiful easier happier family another important library hospital actual usual various serious period violent media museum theory December potato banana completely created anyone everything wonderful amusement",
  4: "American information January experience society education reality psychology variety intelligent mathematics identity ability situation community continuous",
  5: "university vocabulary imagination opportunity communication organization possibility enthusiasm",
  6: "responsibility availability",
};

describe("countSyllables", () => {
  it.each(
    Object.entries(said).flatMap(([count, words]) =>
      words.split(" ").map((word) => [word, Number(count)] as const),
    ),
  )("%s has %d", (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  it.each([
    ["1918", 4, "nineteen eighteen (Flesch's own example)"],
    ["1906", 4, "nineteen oh six"],
    ["1900", 4, "nineteen hundred"],
    ["2024", 5, "twenty twenty-four: 2 + 3"],
    ["7", 2, "seven"],
    ["0", 2, "zero"],
    ["20", 2, "twenty"],
    ["100", 3, "one hundred"],
    ["342", 6, "three hundred forty-two"],
    ["2000", 3, "two thousand"],
    ["1,000,000", 3, "one million"],
    ["3.5", 3, "three point five"],
    ["20th", 3, "twentieth"],
    ["2nd", 2, "second"],
    ["3rd", 1, "third"],
    ["1990s", 4, "nineteen nineties"],
    ["007", 6, "zero zero seven"],
    ["1234567890123", 15, "too long for a name: digit by digit, 0 and 7 with two"],
    ["mp3", 3, "letters and a number"],
    ["café", 2, "no silent é"],
    ["résumé", 3, "nor here"],
    ["naïve", 2, "diaeresis"],
    ["coöperate", 4, "diaeresis"],
    ["Noël", 2, "diaeresis"],
    ["Brontë", 2, "diaeresis at the end"],
    ["nai\u0308ve", 2, "a combining diaeresis"],
    ["Cæsar", 2, "ligature"],
    ["don’t", 1, "curly apostrophe"],
    ["boss's", 2, "a possessive after a hiss"],
    ["dog's", 1, "and without"],
    ["dogs'", 1, "an apostrophe alone"],
    ["rock'n'roll", 3, "apostrophes within"],
    ["well-known", 2, "its parts"],
    ["TV", 2, "letter by letter"],
    ["BBC", 3, "letter by letter"],
    ["FBI", 3, "as the dictionary says"],
    ["U.S.", 2, "initials"],
    ["HTML", 4, "letter by letter, without a vowel"],
    ["relived", 2, "-ed"],
    ["wanted", 2, "-ed after t"],
    ["boxes", 2, "-es after x"],
    ["makes", 1, "-es after k"],
    ["marriage", 2, "ia in -iage"],
    ["interpersonal", 5, "a long word"],
    ["", 1, "never none"],
    ["'", 1, "never none"],
    ["漢字", 1, "no vowel letters"],
    ["½", 1, "a number that is no digit"],
  ])("%s has %d: %s", (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  it("takes any length, and gives a run of letters one for each group of vowels", () => {
    expect(countSyllables("ba".repeat(5000))).toBe(5000);
    expect(countSyllables("b".repeat(5000))).toBe(1);
    // Each 1 is a syllable.
    expect(countSyllables("1".repeat(5000))).toBe(5000);
  });
});

/** By the division of words taught in school in each language. */
const divided: Readonly<Record<string, string>> = {
  es: "ciu-dad pa-ís dí-a gue-rra a-gua cons-truir le-er a-é-re-o muy buey pin-güi-no mur-cié-la-go y ahí:2 o-í-a",
  it: "ca-sa mi-o zi-a du-e qua pau-ra per-ché uo-mo cit-tà bam-bi-no leg-gi-bi-li-tà già gli l'a-mi-co c'è del-l’ar-te",
  de: "Haus Häu-ser Mu-se-um The-a-ter Na-ti-on Bau-er Quel-le Do-nau-dampf-schiff-fahrt Les-bar-keit Yo-ga Typ die See Stra-ße ge-ehrt ge-eig-net be-en-den Bee-re Beet Ide-en:3 See-n:2 Mu-se-en Ita-li-en:4 Fe-ri-en Wien er-schien spe-zi-ell ge-ne-rell viel-leicht geht's",
  fr: "mai-son é-cole na-tion ré-a-li-té cré-er cli-ent cri-er lui cha-os po-ète No-ël na-ïf les table femme fa-mille guerre théâ-tre:2 o-a-sis pied eau par-laient août l'eau l'a-mi c'est s'ap-pelle qu'elle jus-qu'à au-jourd'-hui qu’il",
  nl: "huis ide-eën:3 re-ü-nie sta-tion bu-reau mooi nieuws leeuw kwa-li-teit lees-baar-heid jij ge-ïn-te-res-seerd bloei-en koe ge-eerd:2 be-ëin-di-gen re-ële:3 mu-se-um zee-ën fo-to's zo'n",
  pl: "nie-bo au-to Eu-ro-pa na-u-ka dziec-ko ma-te-ma-ty-ka wios-na ós-my książ-ka",
  ru: "мо-ло-ко в ёл-ка чте-ни-е у-до-бо-чи-та-е-мость",
};

// Not in the CMU Pronouncing Dictionary; as Merriam-Webster’s Collegiate Dictionary (2003) divides or sounds them.
describe("countSyllables of words that the dictionary lacks", () => {
  it.each([
    ["simile", 3],
    ["Persephone’s", 4],
    ["synecdoche", 4],
    ["quadrupeds", 3],
    ["jewellery", 3],
    ["tamale", 3],
    ["pneumonoultramicroscopicsilicovolcanoconiosis", 19],
  ])("%s has %d", (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });
});

describe("countSyllables of other languages", () => {
  it.each(
    Object.entries(divided).flatMap(([language, words]) =>
      words.split(" ").map((word) => {
        const [spelt = "", count] = word.split(":");
        const whole = spelt.replaceAll("-", "");
        return [language, whole, count === undefined ? spelt.split("-").length : Number(count)] as const;
      }),
    ),
  )("%s %s has %d", (language, word, count) => {
    expect(countSyllables(word, language)).toBe(count);
  });

  it("falls back on groups of vowel letters, and reads a digit as one", () => {
    expect(countSyllables("läsbarhet", "sv")).toBe(3);
    expect(countSyllables("1918", "de")).toBe(4);
    expect(countSyllables("", "fr")).toBe(1);
    expect(countSyllables("Straße", "de-CH")).toBe(2);
    expect(countSyllables("п’ять", "uk")).toBe(1);
    expect(countSyllables("l'home", "ca")).toBe(2);
  });

  it.each(["de", "fr", "nl"])("takes a word of a million letters in %s in its stride", (language) => {
    for (const letters of ["i", "e", "n", "aient", "ge"]) {
      expect(countSyllables(letters.repeat(1_000_000 / letters.length), language)).toBeGreaterThan(0);
    }
  });
});
