import type { Readability, ReadabilityInputs } from "./readability.ts";

/**
 * Applies the formulas to what was counted; every score is `null` without a word or a sentence.
 *
 * Flesch Reading Ease: R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948).
 * Flesch-Kincaid: J. P. Kincaid and others, Research Branch Report 8-75, Naval Technical Training Command (1975).
 * Fog: R. Gunning, The Technique of Clear Writing (1952).
 * Automated readability index: E. A. Smith and R. J. Senter, AMRL-TR-66-220 (1967).
 */
export function computeReadability(inputs: ReadabilityInputs): Readability {
  const { words, sentences, syllables, letters, complexWords } = inputs;
  if (words === 0 || sentences === 0) {
    return {
      fleschKincaidGrade: null,
      fleschReadingEase: null,
      gunningFog: null,
      automatedReadabilityIndex: null,
      inputs,
    };
  }
  const wordsPerSentence = words / sentences;
  return {
    fleschKincaidGrade: 0.39 * wordsPerSentence + 11.8 * (syllables / words) - 15.59,
    fleschReadingEase: 206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words),
    gunningFog: 0.4 * (wordsPerSentence + 100 * (complexWords / words)),
    automatedReadabilityIndex: 4.71 * (letters / words) + 0.5 * wordsPerSentence - 21.43,
    inputs,
  };
}
