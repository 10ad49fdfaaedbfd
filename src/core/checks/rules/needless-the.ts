import { definePatternCheck } from "../define-check.ts";

const countries =
  "germany|france|spain|italy|japan|china|russia|poland|turkey|brazil|mexico|canada|india|england|ireland|scotland|europe|africa|asia|australia|austria|switzerland|sweden|norway|denmark|greece|egypt|israel|iran|iraq|london|paris|berlin|rome|madrid|tokyo|moscow|vienna";

/** `the Germany`, `The life is beautiful`. */
export const check = definePatternCheck({
  id: "needless-the",
  group: "articles",
  tier: "likely",
  title: "No article here",
  reason:
    "Names of most countries and towns, and things in general such as life or society, take no article.",
  exceptions: "The stays where one of several is meant: the Paris of my youth, the life of Bach.",
  flags: [
    ["I live in the Germany.", "I live in Germany."],
    ["The life is beautiful.", "Life is beautiful."],
    ["He wants to learn the English.", "He wants to learn English."],
  ],
  leaves: [
    "The Paris of my youth is gone.",
    "The life of Bach is well known.",
    "The Germany match was cancelled.",
    "The English are coming.",
  ],
  lines: [
    [
      `in|to|from|at|visit|visited|about|of|leave|left [the ${countries}] STOP|and|but|for|because|is|was|when|with|in`,
      "$3",
    ],
    [`[the ${countries}] is|was a|the|very|my|so|in`, "$2"],
    ["^ [the life] is|can very|so|not|be? ADJ", "life"],
    [
      "learn|speak|study|teach|speaks|learning|speaking|studying [the english|french|spanish|german|italian|chinese|japanese|russian] STOP|and|at|in|for|with|because",
      "$3",
    ],
  ],
});
