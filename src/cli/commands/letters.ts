import { loadLanguageDetector } from "#core/language/detect-language.ts";
import { readAcrostic } from "#core/letters/acrostic.ts";
import { alphabetLanguages } from "#core/letters/alphabets.ts";
import {
  casePolicies,
  defaultLetterOptions,
  diacriticsPolicies,
  shiftingYPolicies,
} from "#core/letters/letter-options.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";
import { measureLetters } from "#core/letters/measure-letters.ts";
import { settleLetterLanguage } from "#core/letters/text-language.ts";

import { UsageError } from "../arguments.ts";
import { fileHelp } from "../input/document-options.ts";
import { readLanguage, readWholeNumber } from "../option-values.ts";
import { wrapList } from "../output/wrap-list.ts";
import { formatLetters, reportLetters } from "./letters-report.ts";
import type { LettersReport } from "./letters-report.ts";
import { createReportCommand } from "./report-command.ts";

const INDENT = " ".repeat(20);
const defaultLimit = "20";
const mostNgrams = 200;
const acrosticLines = 500;
const switchValues = ["off", "on"] as const;

const help = `Count the letters of texts, and compare them with their language.

Usage:
  wordbench letters [--language TAG] [--diacritics alphabet|fold|keep]
                    [--case fold|keep] [--digraphs on|off]
                    [--y consonant|vowel|place] [--limit N] [--json] [FILE...]

${fileHelp("counted")}

Options:
  --language TAG    The language of the texts, whose alphabet decides what is a
                    letter, a vowel, a pangram. Default: told from each text;
                    Latin letters that do not tell are taken for English.
                    Alphabets are known for
                    ${wrapList(alphabetLanguages, 18, INDENT)}
  --diacritics alphabet|fold|keep
                    alphabet: a letter with a mark that the alphabet has not is
                    the letter without it (é is e in English, å stays in
                    Swedish). fold: marks are left out. keep: é is a letter of
                    its own. Default: alphabet.
  --case fold|keep  Whether E and e are one letter. Default: fold.
  --digraphs on|off
                    Count the digraphs of the alphabet as letters, such as the
                    Dutch ij and the Welsh ll. Default: off.
  --y consonant|vowel|place
                    What y is in English, Dutch and Spanish: "place" takes it
                    for a consonant before a vowel where a word begins, or after
                    another vowel, and for a vowel elsewhere.
                    Default: consonant.
  --limit N         The most bigrams and trigrams that are listed. Default: ${defaultLimit}.
  --json            Print JSON instead of text.
  -h, --help        Print this help.
  --                What follows is a FILE, even if it begins with a dash.

Letters:
  A letter is a character of the Unicode category L with the marks on it, so
  that composed and decomposed texts have the same. A ligature such as "ﬁ" is
  the letters that it joins; Hebrew and Arabic points and Indic vowel signs are
  no letters. Bigrams and trigrams lie within a word.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source        the FILE as given; "-" for standard input
  language      the language whose alphabet was used
  letters       letters; vowels, consonants and unclassified add up to them
  different     different letters
  frequencies   the letters, most frequent first, each with letter, count, share
                (from 0 to 1), expected (the share by the language's norm, or
                null), kind, script, and how often it is first and last in a
                word, and doubled
  scripts       script, letters and share of each script
  bigrams       letters, count and share of the most frequent; trigrams as well
  indexOfCoincidence
                the probability that two letters of the text are the same
  entropy       bits a letter
  chiSquared    of the letters against the norm; with degreesOfFreedom,
                probability, and effect, which does not grow with the length
                (0.1 is small, 0.5 large)
  shift         how far letters seem to be moved, as by a Caesar cipher; or null
  alphabet      the letters of the alphabet; empty where none is known
  pangram       whether all of them are there; perfectPangram: each once
  missing       the letters of the alphabet that are not there
  isogram       whether no letter occurs twice
  palindrome    whether the letters are the same backwards
  onlyVowel     the vowel, where the text has only one
  palindromes, isograms, longestWords
                words, the longest first
  acrostic      the first letters of the lines

Exit status:
  0  Everything was counted.
  1  An input could not be read; standard error names it. The others were
     counted.
  2  The command was not understood; nothing was counted.

Examples:
  wordbench letters essay.txt
  echo "Sphinx of black quartz, judge my vow" | wordbench letters
  wordbench letters --language cy --digraphs on stori.txt
  wordbench letters --json essay.txt | jq ".[0].missing"
`;

/** Reads a value that is one of a few. Throws a `UsageError` for another. */
function readChoice<Value extends string>(
  values: ReadonlyMap<string, string>,
  option: string,
  choices: readonly Value[],
  fallback: Value,
): Value {
  const given = values.get(option);
  if (given === undefined) return fallback;
  const choice = choices.find((one) => one === given);
  if (choice !== undefined) return choice;
  const last = choices.at(-1) ?? "";
  throw new UsageError(`The option --${option} takes ${choices.slice(0, -1).join(", ")} or ${last}.`);
}

/** `wordbench letters`: the letters of texts, their frequencies and what follows from them. */
export const letters = createReportCommand<LettersReport>({
  name: "letters",
  summary: "Count letters, bigrams, vowels; test for pangrams.",
  help,
  valueOptions: ["language", "diacritics", "case", "digraphs", "y", "limit"],
  async prepare(values) {
    const tag = values.get("language");
    const language = tag === undefined ? null : readLanguage(tag);
    const options: Omit<LetterOptions, "language"> = {
      diacritics: readChoice(values, "diacritics", diacriticsPolicies, defaultLetterOptions.diacritics),
      letterCase: readChoice(values, "case", casePolicies, defaultLetterOptions.letterCase),
      digraphs: readChoice(values, "digraphs", switchValues, "off") === "on",
      shiftingY: readChoice(values, "y", shiftingYPolicies, defaultLetterOptions.shiftingY),
    };
    const limit = readWholeNumber("limit", values.get("limit") ?? defaultLimit, 0, mostNgrams);
    const detect = language === null ? await loadLanguageDetector() : null;
    return {
      measure(source, text) {
        const found = language ?? (detect === null ? "en" : settleLetterLanguage(detect(text)));
        const acrostic = readAcrostic(text, acrosticLines)
          .map(({ first }) => first)
          .join("");
        return reportLetters(source, measureLetters(text, { ...options, language: found }), acrostic, limit);
      },
      format: formatLetters,
    };
  },
});
