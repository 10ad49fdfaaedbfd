import type { FindingTier } from "#core/analysis/finding.ts";
import type { CheckFacts, CheckGroup } from "#core/checks/check.ts";
import { numberFormat } from "#core/number-format/number-format.ts";
import { nameLanguage } from "#ui/language-choice/language-options.ts";

import type { DictionarySource } from "./dictionaries.ts";
import type { English } from "./settings.ts";

export const tierNames: Readonly<Record<FindingTier, readonly [one: string, several: string]>> = {
  error: ["Error", "Errors"],
  likely: ["Likely error", "Likely errors"],
  style: ["Style", "Style"],
};

export const groupNames: Readonly<Record<CheckGroup, string>> = {
  spelling: "Spelling",
  agreement: "Agreement",
  verbs: "Verbs",
  articles: "Articles",
  nouns: "Nouns",
  pronouns: "Pronouns",
  prepositions: "Prepositions",
  adjectives: "Adjectives and adverbs",
  "confused-words": "Confused words",
  capitalisation: "Capital letters",
  punctuation: "Punctuation",
  repetition: "Repetition",
  sentences: "Sentences",
  idioms: "Set phrases",
  wordiness: "Wordiness",
  "passive-voice": "Passive voice",
  cliches: "Clichés",
  "inclusive-language": "Inclusive language",
  readability: "Long sentences",
  consistency: "Consistency",
};

export const englishNames: readonly { readonly value: English; readonly name: string }[] = [
  { value: "any", name: "Any English" },
  { value: "en-US", name: "American" },
  { value: "en-GB", name: "British" },
  { value: "en-CA", name: "Canadian" },
  { value: "en-AU", name: "Australian" },
  { value: "en-IN", name: "Indian" },
];

/** What a finding is called: the title of its check, or its id until the rules are loaded. */
export function nameCheck(check: string, facts: ReadonlyMap<string, CheckFacts>): string {
  const title = facts.get(check)?.title ?? check.replaceAll("-", " ");
  return isHarpers(check) ? `${title} (Harper)` : title;
}

/** Whether a check is Harper's. */
export function isHarpers(check: string): boolean {
  return check.startsWith("harper-");
}

const whole = numberFormat();

export function formatCount(count: number): string {
  return whole.format(count);
}

/** `1 place`, `2 places`. */
export function formatQuantity(count: number, [one, several]: readonly [string, string]): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

/** How a dictionary is spoken of in a sentence. */
export function nameSource(source: DictionarySource): string {
  return source.kind === "site"
    ? `the ${nameLanguage(source.language)} dictionary`
    : `your dictionary ${source.name}`;
}
