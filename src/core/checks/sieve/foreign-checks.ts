import type { FindingTier } from "#core/analysis/finding.ts";
import type { CheckFacts, CheckGroup } from "../check.ts";

const kinds: readonly (readonly [kind: string, group: CheckGroup, tier: FindingTier, title: string])[] = [
  ["agreement", "agreement", "error", "Agreement"],
  ["boundary-error", "confused-words", "error", "Words run together or apart"],
  ["capitalization", "capitalisation", "error", "Capital letters"],
  ["eggcorn", "confused-words", "error", "Phrases misheard"],
  ["grammar", "sentences", "error", "Grammar"],
  ["typo", "spelling", "error", "Slips of typing"],
  ["malapropism", "confused-words", "likely", "Words mistaken for others"],
  ["miscellaneous", "sentences", "likely", "Other matters"],
  ["nonstandard", "idioms", "likely", "Nonstandard wording"],
  ["usage", "idioms", "likely", "Usage"],
  ["word-choice", "confused-words", "likely", "Word choice"],
  ["redundancy", "wordiness", "style", "Words that can go"],
  ["style", "wordiness", "style", "Style"],
];

/** What a reader is told of Harper's kinds; each finding brings its own reason. */
export const foreignChecks: readonly CheckFacts[] = kinds.map(([kind, group, tier, title]) => ({
  id: `harper-${kind}`,
  group,
  tier,
  title,
  reason: "Found by Harper.",
  flags: [],
  leaves: [],
}));
