import { definePatternCheck } from "../define-check.ts";

/** `in principal`, `the principle reason`. */
export const check = definePatternCheck({
  id: "principal-principle",
  group: "confused-words",
  tier: "likely",
  title: "Principal and principle",
  reason: "A principle is a rule; principal means main, or the head of a school.",
  flags: [
    ["I agree in principal.", "I agree in principle."],
    ["The principle reason is cost.", "The principal reason is cost."],
    ["He is a man of principals.", "He is a man of principles."],
  ],
  leaves: [
    "The school principal spoke.",
    "The principle is simple.",
    "In principle, yes.",
    "The principal of the school left.",
  ],
  lines: [
    ["in [principal] STOP|,|but|and|with|to", "principle"],
    [
      "basic|fundamental|moral|general|guiding|first|same|important|man|scientific|matter of? [principal] STOP|of|that|is|behind",
      "principle",
    ],
    [
      "basic|fundamental|moral|general|guiding|my|his|her|our|their|of [principals] STOP|of|and|that|behind",
      "principles",
    ],
    [
      "the|a|his|their|its|our|my [principle] reason|cause|aim|goal|character|source|actor|role|purpose|difference|city|component|investigator|problem|concern|objective",
      "principal",
    ],
    ["school|our|vice|the|assistant [principle] of the school", "principal"],
    ["school|assistant|vice [principle] STOP|VBD|VBZ|MD|is|was|and", "principal"],
    [
      "the|our|my|new|old|former [principle] of our|my|the|this|that|his|her school|college|academy",
      "principal",
    ],
    [
      "the|our|my|new|old|former|school [principle] retired|left|said|told|spoke|called|resigned|announced",
      "principal",
    ],
  ],
});
