import type { Check } from "../check.ts";
import { skipAdverbs } from "../reading/noun-phrase.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

/** Participles that are adjectives after be more often than passives. */
const states = new Set(
  "interested tired married born supposed used known based located concerned involved related bored excited worried pleased satisfied surprised done gone finished called named made_up limited closed broken lost dressed prepared required needed expected".split(
    " ",
  ),
);

/** "It's been", "he's taken it": 's may stand for has. */
function isPerfect(sentence: Sentence, be: Word, participle: Word): boolean {
  if (be.lower !== "'s") return false;
  const next = sentence.at(participle.index + 1);
  return (
    /^(?:been|had|got|become|come)$/.test(participle.lower) || /^(?:DT|PRP|PRP\$|NN|NNS|NNP)$/.test(next.tag)
  );
}

/** `was written by`. */
export const check: Check = {
  id: "passive-voice",
  group: "passive-voice",
  tier: "style",
  title: "Passive voice",
  reason: "In the passive voice it may stay unclear who does it. Where that matters, name who does it first.",
  exceptions: "The passive is right where it does not matter who does something, or nobody knows.",
  flags: [],
  leaves: [
    "She is interested in art.",
    "The road is closed.",
    "It's been a long day.",
    "He's taken the last one.",
  ],
  *find(sentence) {
    for (const be of sentence.words) {
      if (!/^(?:is|are|was|were|be|been|being|am|'s|'re|'m)$/.test(be.lower)) continue;
      const participle = sentence.at(skipAdverbs(sentence, be.index + 1));
      if (participle.tag !== "VBN" || states.has(participle.lower) || isPerfect(sentence, be, participle))
        continue;
      yield { start: be.start, end: participle.end, fixes: [] };
    }
  },
};
