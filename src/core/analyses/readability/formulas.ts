import type { ReadabilityInputs } from "./readability.ts";

/** The counts that a formula takes. All but `sentences` may be 0; `words` and `sentences` above 0 are the caller's. */
type Counts<Name extends keyof ReadabilityInputs> = Pick<ReadabilityInputs, Name>;

/**
 * 206.835 − 1.015 words/sentences − 84.6 syllables/words; 0 (very hard) to 100 (very easy), open at both ends.
 * R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948).
 */
export function fleschReadingEase(counts: Counts<"words" | "sentences" | "syllables">): number {
  return 206.835 - 1.015 * (counts.words / counts.sentences) - 84.6 * (counts.syllables / counts.words);
}

/**
 * 0.39 words/sentences + 11.8 syllables/words − 15.59; a school year of the United States.
 * J. P. Kincaid and others, Research Branch Report 8-75, Naval Technical Training Command (1975).
 */
export function fleschKincaidGrade(counts: Counts<"words" | "sentences" | "syllables">): number {
  return 0.39 * (counts.words / counts.sentences) + 11.8 * (counts.syllables / counts.words) - 15.59;
}

/**
 * 0.4 (words/sentences + 100 complex words/words); years of schooling. R. Gunning, The Technique of Clear Writing (1952).
 */
export function gunningFog(counts: Counts<"words" | "sentences" | "complexWords">): number {
  return 0.4 * (counts.words / counts.sentences + 100 * (counts.complexWords / counts.words));
}

/**
 * 3.1291 + 1.043 √(30 polysyllables/sentences); a school year. Made for samples of 30 sentences; the square root of what
 * 30 would hold stands in for shorter and longer texts. G. H. McLaughlin, “SMOG grading”, Journal of Reading 12 (1969).
 */
export function smog(counts: Counts<"sentences" | "polysyllables">): number {
  return 3.1291 + 1.043 * Math.sqrt(30 * (counts.polysyllables / counts.sentences));
}

/**
 * 4.71 letters and digits/words + 0.5 words/sentences − 21.43; a school year.
 * E. A. Smith and R. J. Senter, Automated Readability Index, AMRL-TR-66-220 (1967).
 */
export function automatedReadabilityIndex(counts: Counts<"words" | "sentences" | "letters">): number {
  return 4.71 * (counts.letters / counts.words) + 0.5 * (counts.words / counts.sentences) - 21.43;
}

/**
 * 0.0588 L − 0.296 S − 15.8 for L letters and digits and S sentences in 100 words; a school year.
 * M. Coleman and T. L. Liau, “A computer readability formula designed for machine scoring”, Journal of Applied
 * Psychology 60 (1975).
 */
export function colemanLiau(counts: Counts<"words" | "sentences" | "letters">): number {
  const per100 = 100 / counts.words;
  return 0.0588 * (counts.letters * per100) - 0.296 * (counts.sentences * per100) - 15.8;
}

/**
 * 0.1579 × percentage of difficult words + 0.0496 words/sentences, and 3.6365 more when over 5 % are difficult; see
 * `daleChallGrades` for what it means. E. Dale and J. S. Chall, “A formula for predicting readability” (1948), with the
 * list and rules of J. S. Chall and E. Dale, Readability Revisited (1995).
 */
export function daleChall(counts: Counts<"words" | "sentences" | "difficultWords">): number {
  const percentage = 100 * (counts.difficultWords / counts.words);
  const raw = 0.1579 * percentage + 0.0496 * (counts.words / counts.sentences);
  return percentage > 5 ? raw + 3.6365 : raw;
}

/** The school years that a Dale-Chall score stands for, by the authors' table: 13 to 15 is college, 16 a graduate. */
export function daleChallGrades(score: number): { readonly from: number; readonly to: number } {
  if (score < 5) return { from: 4, to: 4 };
  if (score < 6) return { from: 5, to: 6 };
  if (score < 7) return { from: 7, to: 8 };
  if (score < 8) return { from: 9, to: 10 };
  if (score < 9) return { from: 11, to: 12 };
  return score < 10 ? { from: 13, to: 15 } : { from: 16, to: 16 };
}

/**
 * 0.121 words/sentences + 0.082 × percentage of unfamiliar words, each counted once, + 0.659; one of the first school
 * years. G. Spache, Good Reading for Poor Readers (revised 1974), for “A new readability formula for primary-grade
 * reading materials” (1953). Made for samples of 100 to 150 words: repeats make the percentage of a long text smaller.
 */
export function spache(counts: Counts<"words" | "sentences" | "unfamiliarWords">): number {
  const percentage = 100 * (counts.unfamiliarWords / counts.words);
  return 0.121 * (counts.words / counts.sentences) + 0.082 * percentage + 0.659;
}

/**
 * Points (1 for a word of up to two syllables, 3 for a longer one) per sentence; halved over 20, and otherwise halved
 * after 2 are taken off; a school year. J. O’Hayre, Gobbledygook Has Gotta Go (1966), after the Linsear method of the
 * United States Air Force. Points per sentence are the same measure in a sample of 100 words and in the whole text.
 */
export function linsearWrite(counts: Counts<"words" | "sentences" | "polysyllables">): number {
  const points = (counts.words + 2 * counts.polysyllables) / counts.sentences;
  return points > 20 ? points / 2 : (points - 2) / 2;
}

/**
 * words/sentences + 100 long words/words; under 30 very easy, over 60 very hard. C. H. Björnsson, Läsbarhet (1968).
 */
export function lix(counts: Counts<"words" | "sentences" | "longWords">): number {
  return counts.words / counts.sentences + 100 * (counts.longWords / counts.words);
}

/** long words/sentences. J. Anderson, “Lix and Rix: variations on a little-known readability index” (1983). */
export function rix(counts: Counts<"sentences" | "longWords">): number {
  return counts.longWords / counts.sentences;
}

/**
 * 20 − N/10 for N words of one syllable in 150; a school year, of forms and manuals as well, since no sentences are
 * counted. J. S. Caylor and others, HumRRO Technical Report 73-5 (1973).
 */
export function forcast(counts: Counts<"words" | "monosyllables">): number {
  return 20 - (150 * (counts.monosyllables / counts.words)) / 10;
}

/**
 * (words + words of up to three letters)/sentences; up to 25 is easy for readers with English as a foreign language, over
 * 30 hard. R. McElroy, as given by J. P. O. Nirmaldasan, McElroy’s EFLAW readability score (2009).
 */
export function eflaw(counts: Counts<"words" | "sentences" | "miniWords">): number {
  return (counts.words + counts.miniWords) / counts.sentences;
}
