import { stemLanguages } from "#core/lexicon/stem-languages.ts";
import { stopWordLanguages } from "#core/lexicon/stop-words.ts";

import { autoLanguage } from "./settings.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** The name of a language in English; a code that nobody knows is its own name. */
export function nameLanguage(code: string): string {
  return code === "und" ? "another language" : (names.of(code) ?? code);
}

/** The languages that words can be left out or stemmed in, by name, after the choice to detect. */
export const languageOptions: readonly { readonly value: string; readonly name: string }[] = [
  { value: autoLanguage, name: "Detect automatically" },
  ...stopWordLanguages
    .map((code) => ({ value: code, name: nameLanguage(code) }))
    .toSorted((first, second) => first.name.localeCompare(second.name, "en")),
  { value: "und", name: "Another language" },
];

/** Whether words of a language can be stemmed. */
export function hasStems(language: string): boolean {
  return stemLanguages.some((known) => known === language);
}
