import type { Counts } from "#core/analyses/counts/counts.ts";
import { readingRates, readingRatesSource } from "#core/durations/durations.ts";
import { languageRates } from "#core/durations/language-rates.ts";
import type { LanguageRates } from "#core/durations/language-rates.ts";

/** How fast a text is read: units a minute. */
export interface TextRates {
  readonly unit: LanguageRates["unit"];
  readonly silent: number;
  /** Fiction was measured on its own in English only. */
  readonly fiction: number | null;
  readonly aloud: number;
  /** Where the silent rate comes from; `borrowed` is English's, for a language that was not measured. */
  readonly basis: "measured" | "estimated" | "borrowed";
  readonly source: string;
}

const english: TextRates = {
  unit: "words",
  silent: readingRates.nonFiction,
  fiction: readingRates.fiction,
  aloud: readingRates.aloud,
  basis: "measured",
  source: readingRatesSource,
};

/** The published rates of a language (an ISO 639-1 code), or English's where there are none. */
export function ratesOf(language: string): TextRates {
  if (language === "en") return english;
  const rates = languageRates(language);
  if (rates === null) return { ...english, fiction: null, basis: "borrowed" };
  const { unit, silent, aloud, source } = rates;
  return { unit, silent, fiction: null, aloud, basis: "estimated", source };
}

/**
 * What a text's times are computed from: its words, or for Chinese and Japanese its characters. The rule of word
 * processors counts each of these on its own, the punctuation between them too, and other scripts by the word.
 */
export function readableCount(
  counts: Pick<Counts, "words" | "wordsByDialect">,
  { unit }: Pick<TextRates, "unit">,
): number {
  return unit === "words" ? counts.words : counts.wordsByDialect.word;
}
