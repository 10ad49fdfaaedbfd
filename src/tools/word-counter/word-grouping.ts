import type { TermGrouping } from "#core/analyses/frequency/frequency.ts";
import { stemLanguages } from "#core/lexicon/stem-languages.ts";

/** What counts as one word. */
export type GroupingChoice = TermGrouping["by"];

export interface GroupingOption {
  readonly value: GroupingChoice;
  readonly label: string;
}

const groupingOptions: readonly GroupingOption[] = [
  { value: "form", label: "Each form" },
  { value: "lemma", label: "Dictionary form" },
  { value: "stem", label: "Stem" },
];

/** How words of a language (an ISO 639-1 code) can be taken together: dictionary forms are known of English only. */
export function groupingsFor(language: string): readonly GroupingOption[] {
  const stems = stemLanguages.some((known) => known === language);
  return groupingOptions.filter(
    ({ value }) => value === "form" || (value === "lemma" ? language === "en" : stems),
  );
}

/** The engine's grouping for a choice, which is each form where the language has no such grouping. */
export function groupingOf(choice: GroupingChoice, language: string): TermGrouping {
  if (choice === "lemma" && language === "en") return { by: "lemma" };
  const stemLanguage = stemLanguages.find((known) => known === language);
  return choice === "stem" && stemLanguage !== undefined
    ? { by: "stem", language: stemLanguage }
    : { by: "form" };
}
