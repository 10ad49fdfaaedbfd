import { definePatternCheck } from "../define-check.ts";

/** `I was surprise`, `he is interest in`, `my father is work in a bank`. */
export const check = definePatternCheck({
  id: "participle-after-be",
  group: "verbs",
  tier: "error",
  title: "Form of a verb after be",
  reason: "After a form of be stands a participle: was surprised, is interested, is working.",
  flags: [
    ["I was surprise to see her.", "I was surprised to see her."],
    ["She is interest in art.", "She is interested in art."],
    ["My mother is work in a school.", "My mother works in a school."],
    ["They are play every day.", "They are playing every day."],
    ["I am very worry about it.", "I am very worried about it."],
  ],
  leaves: [
    "It was a surprise to see her.",
    "The main worry is work.",
    "All he does is play every day.",
    "What they like is play.",
    "Her only interest is interest on her money.",
  ],
  lines: [
    [
      "am|'m|is|are|'re|was|were|be|been|very|so|really|not|n't [surprise] to|that|if|when|by|at|STOP",
      "surprised",
    ],
    ["am|'m|is|are|'re|was|were|be|been|very|so|really [interest] in", "interested"],
    [
      "am|'m|are|'re|very|so|really|not|n't [worry|bore|tire|please|excite|confuse|disappoint] about|with|of|by|to|because",
      "$2:VBN",
    ],
    [
      "father|mother|brother|sister|friend|wife|husband|son|daughter|uncle|aunt|boy|girl|man|woman|teacher|cousin|he|she [is work|study|play|live|run|cook] in|at|for|as|with|on|every",
      "$3:VBZ / is $3:VBG",
    ],
    [
      "^ i|we|they|you [am|'m|are|'re work|study|play|run|walk|cook|dance] in|at|for|with|on|every|now",
      "$2 $3:VBG",
    ],
  ],
});
