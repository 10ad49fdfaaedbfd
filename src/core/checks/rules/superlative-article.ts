import { definePatternCheck } from "../define-check.ts";

const never = "i|we|you|he|she|they";

/** `she is most beautiful girl`, `the better film I have ever seen`. */
export const check = definePatternCheck({
  id: "superlative-article",
  group: "adjectives",
  tier: "error",
  title: "The most, the best",
  reason:
    "A superlative before a noun takes the; out of all there ever were, it is the best, not the better.",
  flags: [
    ["She is most beautiful girl in the class.", "She is the most beautiful girl in the class."],
    ["It was best day of my life.", "It was the best day of my life."],
    ["This is the better film I have ever seen.", "This is the best film I have ever seen."],
    ["It was the more beautiful day of my life.", "It was the most beautiful day of my life."],
  ],
  leaves: [
    "She is most helpful.",
    "Most people like it.",
    "The better team won.",
    "He did his best work here.",
    "It is best practice.",
  ],
  lines: [
    ["i|he|she|it|this|that|who|which am|'m|is|'s|was [most JJ] NN in|of|i|that|,|.", "the most $4"],
    [
      "he|she|it|this|that am|'m|is|'s|was [best|worst|biggest|largest|greatest|tallest|oldest|youngest|smallest|happiest|cheapest|fastest] thing|day|person|place|player|student|friend|city|country|film|movie|book|way|time|part|school|house|girl|boy|man|woman|team|one in|of|i|that|,|.|to|for",
      "the $3",
    ],
    [`the [better] NN that? ${never} 've|have|'s|has|had ever`, "best"],
    [`the [worse] NN that? ${never} 've|have|'s|has|had ever`, "worst"],
    [`the [more] JJ NN that? ${never} 've|have|'s|has|had ever`, "most"],
    ["[a] most beautiful|famous|popular|important|expensive NN in the|my", "the"],
    ["the [more] JJ NN|NNS of my|our|all|his|her", "most"],
    [
      "the [more] beautiful|important|famous|interesting|popular|expensive|difficult NN in the|my|this",
      "most",
    ],
    ["one of [a|an] most|best|biggest|JJS", "the"],
  ],
});
