import type { Check } from "../check.ts";

/** From this many words on, a sentence is long: guides to plain English advise 25 at most. */
const LONG = 40;

/** A sentence of forty words and more. */
export const check: Check = {
  id: "long-sentence",
  group: "readability",
  tier: "style",
  title: "Long sentence",
  reason: "This sentence has forty words or more. Two shorter ones are easier to follow.",
  flags: [],
  leaves: ["It is short.", "This one has some more words than that, but it is still far from being long."],
  *find(sentence) {
    const words = sentence.words.filter(({ kind }) => kind !== "mark");
    const first = words[0];
    const last = words[4];
    if (words.length < LONG || first === undefined || last === undefined) return;
    yield { start: first.start, end: last.end, fixes: [] };
  },
};
