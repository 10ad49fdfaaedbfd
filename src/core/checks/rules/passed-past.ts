import { definePatternCheck } from "../define-check.ts";

/** `in the passed`, `he past the exam`. */
export const check = definePatternCheck({
  id: "passed-past",
  group: "confused-words",
  tier: "error",
  title: "Passed and past",
  reason: "Passed is the past tense of pass; past is a time, or means beyond.",
  flags: [
    ["He past the exam.", "He passed the exam."],
    ["In the passed, it was cheap.", "In the past, it was cheap."],
    ["We walked passed the church.", "We walked past the church."],
    ["Two years have past.", "Two years have passed."],
  ],
  leaves: ["The past year was hard.", "It is half past ten.", "He passed the ball.", "Times past."],
  lines: [
    [
      "in|of|from|to|over|for|during the [passed] STOP|,|we|people|years|year|days|few|and|it|i|they|there|two|ten|decade|century|month|months|weeks",
      "past",
    ],
    [
      "PRP|who|NNP|NN [past] the|his|her|my|all|an|our|their exam|exams|test|tests|ball|law|bill|salt|driving|interview",
      "passed",
    ],
    ["have|has|had|n't [past] STOP|since|by|away|quickly|very|so", "passed"],
    [
      "walk|walked|drive|drove|went|go|goes|ran|run|run|flew|came|moved|looked|walking|driving|going|running [passed] the|a|my|his|her|us|it|them|me",
      "past",
    ],
    ["[past] away STOP|in|last|when|two|at", "passed"],
    ["half|quarter [passed]", "past"],
  ],
});
