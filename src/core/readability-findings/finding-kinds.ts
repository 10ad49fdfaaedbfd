import type { Finding } from "#core/analysis/finding.ts";

/** What is looked for, in the order in which it is listed. */
export const findingKinds = [
  "very-hard-sentence",
  "hard-sentence",
  "long-word",
  "simpler-word",
  "passive-voice",
  "nominalisation",
  "adverb",
  "hedge",
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** A place that may make a text harder to read, with the reason and, where there is one, a simpler choice. */
export interface ReadabilityFinding extends Finding {
  readonly check: FindingKind;
}

/** What people call each kind, of one and of several. */
export const findingNames: Readonly<Record<FindingKind, readonly [one: string, several: string]>> = {
  "very-hard-sentence": ["very hard sentence", "very hard sentences"],
  "hard-sentence": ["hard sentence", "hard sentences"],
  "long-word": ["long word", "long words"],
  "simpler-word": ["wording with a simpler choice", "wordings with a simpler choice"],
  "passive-voice": ["passive verb", "passive verbs"],
  nominalisation: ["verb made into a noun", "verbs made into nouns"],
  adverb: ["adverb", "adverbs"],
  hedge: ["hedge", "hedges"],
};

/** The kinds that are looked for in English alone, since they stand on lists of English words. */
export const englishKinds: ReadonlySet<FindingKind> = new Set<FindingKind>([
  "simpler-word",
  "passive-voice",
  "nominalisation",
  "adverb",
  "hedge",
]);
