import { describe, expect, it } from "vitest";
import { countSyllables } from "./syllables.ts";

/** As said in General American or Received Pronunciation, by ear. */
const said: Readonly<Record<number, string>> = {
  1: "a I the cat dog make makes walked called made time through though strength scratched league these whose used year prayed fruit build juice guide friend said can't don't you'll they've aren't loved tried voice school eyes",
  2: "could've table tables settled wanted boxes faces ages people movement hopeful lately safety careful only going being trying playing cruel quiet science poet lion chaos didn't rhythm create business evening every something language question nation special ocean onion region unique middle little apple handled doing wishes changes player beyond",
  3: "quality area idea media radio video beautiful easier happier family another important library hospital actual usual various serious period violent media museum theory December potato banana completely created anyone everything wonderful amusement",
  4: "realism American information January experience society education reality psychology variety intelligent mathematics identity ability situation community continuous",
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
    ["7", 2, "seven"],
    ["0", 2, "zero"],
    ["20", 2, "twenty"],
    ["100", 3, "one hundred"],
    ["342", 6, "three hundred forty-two"],
    ["2000", 3, "two thousand"],
    ["café", 2, "no silent é"],
    ["résumé", 3, "nor here"],
    ["naïve", 2, "diaeresis"],
    ["don’t", 1, "curly apostrophe"],
    ["TV", 2, "letter by letter"],
    ["BBC", 3, "letter by letter"],
    ["", 1, "never none"],
    ["漢字", 1, "no vowel letters"],
  ])("%s has %d: %s", (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });
});
