import { definePatternCheck } from "../define-check.ts";

const always = "knowing|owning|preferring|believing|belonging|needing|wanting";
const after =
  "the|a|an|this|that|what|why|how|you|him|her|it|them|me|to|my|your|his|their|our|in|all|some|more";

/** `I am knowing the answer`. */
export const check = definePatternCheck({
  id: "stative-progressive",
  group: "verbs",
  tier: "likely",
  title: "Know, not be knowing",
  reason:
    "Verbs of knowing, wanting and having, such as know, understand, prefer or own, seldom take the form in -ing.",
  flags: [
    ["I am knowing the answer.", "I know the answer."],
    ["She is wanting a new car.", "She wants a new car."],
    ["I am not understanding this.", "I do not understand this."],
    ["She is having two brothers.", "She has two brothers."],
  ],
  leaves: [
    "She is very understanding.",
    "The trick is knowing when to stop.",
    "They are understanding people.",
  ],
  lines: [
    [`i [am|'m ${always}|understanding] ${after}`, "$3:VB"],
    [`we|you|they [are|'re ${always}] ${after}`, "$3:VB"],
    [`he|she [is|'s ${always}] ${after}`, "$3:VBZ"],
    [`i [am|'m not ${always}|understanding] ${after}`, "do not $4:VB"],
    [`we|you|they [are|'re not ${always}|understanding] ${after}`, "do not $4:VB"],
    [`he|she [is|'s not ${always}|understanding] ${after}`, "does not $4:VB"],
    [
      "i|we|you|they [am|'m|are|'re having] CD|two|a|an brother|brothers|sister|sisters|children|child|dog|dogs|cat|cats|son|daughter|car",
      "have",
    ],
    [
      "he|she [is|'s having] CD|two|a|an brother|brothers|sister|sisters|children|child|dog|dogs|cat|cats|son|daughter|car",
      "has",
    ],
  ],
});
