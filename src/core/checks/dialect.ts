import { unfittingGuesses, unfittingWords } from "./context/unfitting-facts.ts";
import { readOnce } from "./consistency/text-part.ts";
import type { TextParts } from "./consistency/text-parts.ts";
import { spelling } from "./spelling/spelling.ts";

/** Words and clipped words as those who write dialect down spell them; no learner and no slip makes them. */
const MARKER =
  /\b(?:ain|hain|warn|doan)['’]t\b|\b[a-z]{2,}in['’](?![a-z])|(?<![a-z])['’](?:em|im|un|uns|ole|bout|fo|stead|cept|nuff|tain|twas|tis)\b|\b(?:o|an|de|wid|f|t)['’](?=\s)|\b(?:gwine|dat|dem|dey|dese|dose|dere|dis|wuz|wid|mah|ole|knowed|afeard|nohow)\b/giu;
const LEAST_MARKERS = 8;
/** A text in dialect has a marker in so many characters, or more. */
const UNITS_PER_MARKER = 500;

const countMarkers = readOnce((part) => {
  let count = 0;
  for (const _ of part.match(MARKER)) count += 1;
  return { count };
});

/** Whether much of a text is in a dialect, written as it is spoken. */
export function isInDialect(parts: TextParts, length: number): boolean {
  let count = 0;
  for (const part of parts) count += countMarkers(part).count;
  return count >= LEAST_MARKERS && count * UNITS_PER_MARKER >= length;
}

/** The checks that dialect, which has other forms of words and verbs, would set off at every turn. */
export const silentInDialect: ReadonlySet<string> = new Set([
  spelling.id,
  unfittingWords.id,
  unfittingGuesses.id,
  "comparatives",
  "double-negative",
  "double-subject",
  "noun-verb-agreement",
  "object-pronouns",
  "participle-alone",
  "perfect-form",
  "pronoun-verb-agreement",
  "verb-after-modal",
]);
