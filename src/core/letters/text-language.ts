import type { LanguageDetection } from "#core/language/detect-language.ts";

/** A text in Latin letters is taken for English unless it is this sure to be in another language: many tests are short. */
const LEAST_CONFIDENCE = 0.9;

/**
 * The language whose alphabet a text is measured by, where nobody chose one: what it is found to be; English for Latin
 * letters that do not tell; `und`, for which no alphabet is known, for other ones.
 */
export function settleLetterLanguage({ language, confidence, script }: LanguageDetection): string {
  const isLatin = script === null || script === "Latn";
  if (isLatin) return language !== null && confidence >= LEAST_CONFIDENCE ? language : "en";
  return language ?? "und";
}
