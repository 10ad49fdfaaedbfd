import { countInNumber, NUMBER } from "#core/syllables/english-numbers.ts";
import { countInEnglishWord } from "#core/syllables/english-words.ts";
import { countBySpelling } from "#core/syllables/vowel-languages.ts";
import { primaryLanguage } from "./primary-language.ts";

const LETTERS = /\p{L}[\p{L}\p{M}']*/gu;

/**
 * Counts the syllables of a word; at least 1. `language` is a language tag, and English unless told otherwise.
 *
 * English words are looked up among the exceptions made from the CMU Pronouncing Dictionary, so that every word that it
 * lists (a to z and apostrophes) gets a count that it lists; others are guessed from their spelling. Letter case makes
 * no difference. The parts of a hyphenated word are counted apart. An accented e is never silent (café has 2), and a
 * diaeresis begins a syllable (naïve, coöperate). Words without vowel letters are said letter by letter (TV, HTML), and
 * so are the capitals of U.S.; other initialisms as the dictionary says (FBI has 3), or like a word. Numbers count as
 * they are read aloud, as R. Flesch (1948) asks: 4 for 1918. Letters of scripts without a vowel of a to z count 1 a word.
 *
 * Other languages are counted by the rules of `countBySpelling`.
 */
export function countSyllables(word: string, language = "en"): number {
  const primary = primaryLanguage(language);
  if (primary !== "en") return countBySpelling(word, primary);
  let syllables = 0;
  const folded = fold(word);
  // What is left once the numbers are taken out are words; "1st" leaves none, "mp3" one.
  const rest = folded.replace(NUMBER, (number) => {
    syllables += countInNumber(number);
    return " ";
  });
  for (const [part] of rest.matchAll(LETTERS)) syllables += countInEnglishWord(part);
  // Digits and fractions of other scripts.
  syllables += rest.match(/\p{N}/gu)?.length ?? 0;
  return Math.max(syllables, 1);
}

/** A word in lower case, ’ as ', without accents; a hyphen where a diaeresis parts two vowels. */
function fold(word: string): string {
  const folded = word.toLowerCase().replaceAll("\u2019", "'");
  if (/^[\x20-\x7e]*$/.test(folded)) return folded;
  return (
    folded
      .normalize("NFC")
      .replaceAll("æ", "ae")
      .replaceAll("œ", "oe")
      .replaceAll("ø", "o")
      .replace(/(?<=[aeiou])[äëïöü]/g, (letter) => `-${letter}`)
      // An e with an accent is never silent, no more than an i is.
      .replace(/[éèêë]/g, "i")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
  );
}
