import { parseBlocks } from "#core/document/parse-blocks.ts";
import { readability } from "./analysis.ts";
import { automatedReadabilityIndex, fleschKincaidGrade } from "./formulas.ts";
import { primaryLanguage } from "./primary-language.ts";

/** How hard one sentence is to read. */
export interface SentenceReadability {
  readonly words: number;
  readonly syllables: number;
  readonly letters: number;
  /** Words of three or more syllables, in English with Gunning's exclusions. */
  readonly complexWords: number;
  /** School year by Flesch-Kincaid, the whole text taken as one sentence; `null` but in English, or without words. */
  readonly fleschKincaidGrade: number | null;
  /** School year by the automated readability index, likewise; it counts letters instead of syllables. */
  readonly automatedReadabilityIndex: number | null;
}

/**
 * Measures one sentence, given as its text. Grades of single sentences rank them against each other; they say little of
 * a sentence alone, since the formulas were made for samples of 100 words.
 */
export function measureSentence(text: string, language = "en"): SentenceReadability {
  const total = readability.createTotal();
  for (const block of parseBlocks(text)) readability.add(total, readability.readBlock(block));
  const primary = primaryLanguage(language);
  const { words, syllables, letters, complexWords } = total.readInputs(primary);
  const counts = { words, syllables, letters, sentences: 1 };
  const isGraded = primary === "en" && words > 0;
  return {
    words,
    syllables,
    letters,
    complexWords,
    fleschKincaidGrade: isGraded ? fleschKincaidGrade(counts) : null,
    automatedReadabilityIndex: isGraded ? automatedReadabilityIndex(counts) : null,
  };
}
