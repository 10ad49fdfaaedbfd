import { automatedReadabilityIndex, lix } from "#core/analyses/readability/formulas.ts";
import type { GradeBand } from "./audiences.ts";
import type { ReadabilityFinding } from "./finding-kinds.ts";
import type { ReadSentence, TextReading } from "./read-text.ts";
import { splitSentence } from "./split-sentence.ts";

/** From which difficulty a sentence is hard, and very hard, and how many words it must have for either. */
export interface SentenceBounds {
  readonly hard: number;
  readonly veryHard: number;
  readonly leastWords: number;
}

/** A shorter sentence may have long words, but is taken in at a glance. */
const LEAST_WORDS = 14;
const LEAST_WORDS_FOR_CHILDREN = 10;
const HARD_LIX = 50;
const VERY_HARD_LIX = 60;

/**
 * The bounds for an audience, as school years by the automated readability index: hard two years above the band, very
 * hard six; so hard from 10 and very hard from 14 for readers of grade 8. In other languages by LIX: 50 and 60, from
 * where C. H. Björnsson (1968) calls texts hard and very hard.
 */
export function sentenceBounds(language: string, { to }: GradeBand): SentenceBounds {
  if (language !== "en") return { hard: HARD_LIX, veryHard: VERY_HARD_LIX, leastWords: LEAST_WORDS };
  const hard = to + 2;
  return { hard, veryHard: to + 6, leastWords: hard < 9 ? LEAST_WORDS_FOR_CHILDREN : LEAST_WORDS };
}

/** How hard a sentence is by itself: the automated readability index in English, LIX in other languages; 0 without words. */
function sentenceDifficulty({ counts }: ReadSentence, language: string): number {
  if (counts.words === 0) return 0;
  const single = { ...counts, sentences: 1 };
  return language === "en" ? automatedReadabilityIndex(single) : lix(single);
}

/** Languages in which no formula means anything get no hard sentences. */
const withoutSpaces = new Set("zh yue ja th lo km my bo dz".split(" "));

/** The sentences that are hard for an audience, in the order of the text, each with the cause and, where it is safe, a split. */
export function findHardSentences(
  text: string,
  { sentences, language }: TextReading,
  bounds: SentenceBounds,
): readonly ReadabilityFinding[] {
  if (withoutSpaces.has(language)) return [];
  return sentences.flatMap((sentence): readonly ReadabilityFinding[] => {
    if (sentence.counts.words < bounds.leastWords) return [];
    const difficulty = sentenceDifficulty(sentence, language);
    if (difficulty < bounds.hard) return [];
    const { start, end } = sentence.span;
    const split = language === "en" ? splitSentence(text.slice(start, end)) : null;
    return [
      {
        check: difficulty >= bounds.veryHard ? "very-hard-sentence" : "hard-sentence",
        tier: "style",
        span: sentence.span,
        message: describeCause(sentence, language, difficulty, split?.at ?? null),
        fixes: split === null ? [] : [split.text],
      },
    ];
  });
}

function describeCause(
  { counts }: ReadSentence,
  language: string,
  difficulty: number,
  splitAt: string | null,
): string {
  const measure =
    language === "en"
      ? `about grade ${Math.max(1, Math.round(difficulty))}`
      : `LIX ${Math.round(difficulty)}`;
  const hardWords = language === "en" ? counts.complexWords : counts.longWords;
  const share = hardWords / counts.words;
  const words =
    hardWords === 0
      ? ""
      : language === "en"
        ? `, ${hardWords} of them of three or more syllables`
        : `, ${hardWords} of them of more than six letters`;
  const advice =
    splitAt !== null
      ? ` It can be two at “${splitAt}”.`
      : counts.words > 25
        ? " Make it two, or drop what readers can do without."
        : share > 0.2
          ? " Shorter words would help most."
          : " Say the main point first, the rest after it.";
  return `${counts.words} words${words}: ${measure} by itself.${advice}`;
}
