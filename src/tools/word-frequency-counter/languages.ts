import { stemLanguages } from "#core/lexicon/stem-languages.ts";

/** Whether words of a language can be stemmed. */
export function hasStems(language: string): boolean {
  return stemLanguages.some((known) => known === language);
}
