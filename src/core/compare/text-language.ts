/** Languages whose words for numbers and negations are known beyond those that no other language has. */
export type KnownLanguage = "en" | "de" | "fr" | "es";

/** Frequent words of which each stands in one of these languages alone. */
const frequentWords: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ["the", "of", "and", "is", "to", "that", "with", "for", "was", "are", "be", "by", "it", "you"],
  de: ["der", "und", "das", "ist", "nicht", "ein", "eine", "mit", "auf", "ich", "sie", "zu", "wir", "im"],
  fr: ["le", "les", "et", "est", "des", "une", "du", "dans", "qui", "pour", "nous", "vous", "il", "au"],
  es: ["el", "los", "y", "una", "las", "por", "con", "para", "se", "como", "muy", "está", "lo", "son"],
};
const languagesByWord = new Map(
  (["en", "de", "fr", "es"] as const).flatMap((language) =>
    frequentWords[language].map((word) => [word, language] as const),
  ),
);
/** The beginning of a text is enough: what is asked is only how to read words that two languages share. */
const sampleUnits = 8000;
const WORDS = /\p{L}+/gu;

/**
 * The language with the most different frequent words at the beginning of a text; `null` where there are fewer than
 * two, or as many of another language.
 */
export function guessLanguage(text: string): KnownLanguage | null {
  const found = new Set(text.slice(0, sampleUnits).toLowerCase().match(WORDS) ?? []);
  const votes = { en: 0, de: 0, fr: 0, es: 0 };
  for (const word of found) {
    const language = languagesByWord.get(word);
    if (language !== undefined) votes[language] += 1;
  }
  const most = Math.max(...Object.values(votes));
  const leaders = (["en", "de", "fr", "es"] as const).filter((language) => votes[language] === most);
  return most < 2 || leaders.length > 1 ? null : (leaders[0] ?? null);
}
