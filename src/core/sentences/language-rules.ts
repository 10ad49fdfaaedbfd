import { sentenceLanguages } from "../lists/sentence-languages.ts";
import { makeSentenceRules, readEnglishRules } from "./sentence-rules.ts";
import type { SentenceRules } from "./sentence-rules.ts";

/** The languages with lists of their own, as primary subtags. */
export const sentenceLanguageTags: readonly string[] = ["en", ...sentenceLanguages.keys()];

const made = new Map<string, SentenceRules>();

/**
 * The rules for sentences in a language, by its BCP 47 tag, of which only the primary subtag counts. English ones for
 * `null` and for a language without a table: what other languages share with them is safe everywhere, as a list of
 * another language could not be.
 */
export function readSentenceRules(language: string | null): SentenceRules {
  const primary = language === null ? "en" : (/^[a-z]{2,3}/i.exec(language)?.[0].toLowerCase() ?? "en");
  const table = sentenceLanguages.get(primary);
  if (table === undefined) return readEnglishRules();
  const known = made.get(primary);
  if (known !== undefined) return known;
  const rules = makeSentenceRules(table);
  made.set(primary, rules);
  return rules;
}
