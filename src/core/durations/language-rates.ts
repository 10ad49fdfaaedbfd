import { primaryLanguage } from "#core/analyses/readability/primary-language.ts";
import { readingRates } from "./durations.ts";

/** How fast a language is read: units a minute, in words or, where no spaces part them, in characters. */
export interface LanguageRates {
  readonly unit: "words" | "characters";
  /** Read silently. For languages other than English it is estimated; see `languageRates`. */
  readonly silent: number;
  /** Read aloud, as measured. */
  readonly aloud: number;
  readonly isSilentEstimated: boolean;
  /** For people to look up. */
  readonly source: string;
}

const brysbaert =
  "Brysbaert, M. (2019). How many words do we read per minute? Journal of Memory and Language, 109, 104047.";
const irest =
  "Trauzettel-Klosinski, S., & Dietz, K. (2012). Standardized assessment of reading performance: the new " +
  "International Reading Speed Texts IReST. Investigative Ophthalmology & Visual Science, 53(9), 5452–5461.";

/** Words of English a minute in the table of Trauzettel-Klosinski and Dietz, to compare other languages with. */
const irestEnglish = 228;

/** Words a minute read aloud by 25 native adults of 18 to 35 years a language (Trauzettel-Klosinski and Dietz, 2012). */
const wordsAloud: Readonly<Record<string, number>> = {
  ar: 138,
  de: 179,
  es: 218,
  fi: 161,
  fr: 195,
  he: 187,
  it: 188,
  nl: 202,
  pl: 166,
  pt: 181,
  ru: 184,
  sl: 180,
  sv: 199,
  tr: 166,
};

/** Characters a minute in the same table, for the languages that do not part words by spaces. */
const charactersAloud: Readonly<Record<string, number>> = { ja: 357, zh: 255 };

/**
 * The published reading rates of a language (a BCP 47 tag, of which the region does not matter), or `null` for one
 * that was not measured.
 *
 * English: Brysbaert (2019), non-fiction. The other languages were measured aloud by Trauzettel-Klosinski and Dietz
 * (2012); their silent rate is estimated as English's 238 words a minute in the proportion of the two languages' rates
 * aloud (228 for English there), since Brysbaert finds that rates differ between languages as the number of words does
 * that they need to say the same.
 */
export function languageRates(language: string): LanguageRates | null {
  const primary = primaryLanguage(language);
  if (primary === "en") {
    const { nonFiction, aloud } = readingRates;
    return { unit: "words", silent: nonFiction, aloud, isSilentEstimated: false, source: brysbaert };
  }
  const characters = charactersAloud[primary];
  const aloud = characters ?? wordsAloud[primary];
  if (aloud === undefined) return null;
  const silent = Math.round((readingRates.nonFiction * aloud) / irestEnglish);
  const unit = characters === undefined ? "words" : "characters";
  return { unit, silent, aloud, isSilentEstimated: true, source: irest };
}

/** The size of a text; in Chinese and Japanese `characters` counts those of the script, without punctuation. */
export interface ReadableSize {
  readonly words: number;
  readonly characters: number;
}

/** Seconds to read a text silently and aloud, not rounded, or `null` for a language that was not measured. */
export function languageDurations(
  language: string,
  size: ReadableSize,
): { readonly silentSeconds: number; readonly aloudSeconds: number } | null {
  const rates = languageRates(language);
  if (rates === null) return null;
  const count = size[rates.unit];
  return { silentSeconds: (count * 60) / rates.silent, aloudSeconds: (count * 60) / rates.aloud };
}
