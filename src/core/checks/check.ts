import type { FindingTier } from "#core/analysis/finding.ts";
import type { Span } from "#core/document/span.ts";
import type { Sentence } from "./reading/sentence.ts";

/** What a check is about; a person switches these on and off, and a list of findings is sorted by them. */
export const checkGroups = [
  "spelling",
  "agreement",
  "verbs",
  "articles",
  "nouns",
  "pronouns",
  "prepositions",
  "adjectives",
  "confused-words",
  "capitalisation",
  "punctuation",
  "repetition",
  "sentences",
  "idioms",
  "wordiness",
  "passive-voice",
  "cliches",
  "inclusive-language",
  "readability",
  "consistency",
] as const;

export type CheckGroup = (typeof checkGroups)[number];

/** A place that a check found in a sentence; offsets count from the sentence's start. */
export interface Found extends Span {
  /** Texts to put in its place, the likeliest first. */
  readonly fixes: readonly string[];
  /** Where it differs from the check's own. */
  readonly message?: string;
  readonly tier?: FindingTier;
}

/** What a reader is told of a check, whatever it looks at. */
export interface CheckFacts {
  /** In kebab case; the name of its file. */
  readonly id: string;
  readonly group: CheckGroup;
  /** How sure its findings are, unless one says otherwise. */
  readonly tier: FindingTier;
  /** A few words for a list of checks. */
  readonly title: string;
  /** What is wrong with what it finds, and why: a sentence or two. Also the message of its findings. */
  readonly reason: string;
  /** When it stays silent though the words look alike; shown under "exceptions". */
  readonly exceptions?: string;
  /** Sentences it finds something in, each with the sentence that its first fix makes. */
  readonly flags: readonly (readonly [sentence: string, corrected: string])[];
  /** Correct sentences it must leave alone, chosen to tempt it. */
  readonly leaves: readonly string[];
}

/** A rule of grammar or style that looks at one sentence at a time. One file under `rules/`. */
export interface Check extends CheckFacts {
  find(sentence: Sentence): Iterable<Found>;
}
