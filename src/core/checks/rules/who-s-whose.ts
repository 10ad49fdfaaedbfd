import { definePatternCheck } from "../define-check.ts";

/** `whose going`, `who's book`. */
export const check = definePatternCheck({
  id: "who-s-whose",
  group: "confused-words",
  tier: "error",
  title: "Whose and who's",
  reason: "Who's is short for who is or who has; whose shows possession.",
  flags: [
    ["Whose going to the party?", "Who's going to the party?"],
    ["Who's book is this?", "Whose book is this?"],
    ["I know a man who's son is a pilot.", "I know a man whose son is a pilot."],
  ],
  leaves: ["Whose book is this?", "Who's there?", "The man who's coming is late.", "Who's best?"],
  lines: [
    ["[whose] going|coming|been|there|that|the|a|an|not|afraid|doing|making|got|gonna", "who's"],
    ["[who 's] NOUN is|was|are|were|VBZ|VBD|MD|do|did|has", "whose"],
    ["[who 's] NOUN this|that|it|these|those|he|she|they|we|you is|was|are|were", "whose"],
    [
      "NOUN [who 's] son|daughter|name|house|car|mother|father|parents|job|life|wife|husband|work|book|books|family",
      "whose",
    ],
  ],
});
