import { definePatternCheck } from "../define-check.ts";

const moment =
  "CD|last|then|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|childhood|morning|NNP";
const lasting = "CD|many|several|a|some|over|almost|nearly|about|more|two|three";

/** `I am working here since 2010`, `I know him for ten years`. */
export const check = definePatternCheck({
  id: "since-with-progressive",
  group: "verbs",
  tier: "error",
  title: "Have been doing since",
  reason: "What began in the past and still lasts takes have been doing or have done with since and for.",
  flags: [
    ["I am working here since 2010.", "I have been working here since 2010."],
    ["She is learning English since last year.", "She has been learning English since last year."],
    ["I know him for ten years.", "I have known him for ten years."],
    ["It is the first time I am eating sushi.", "It is the first time I have eaten sushi."],
    ["He is living here for ten years.", "He has been living here for ten years."],
  ],
  leaves: [
    "I am leaving since two men came.",
    "I am working here for two weeks.",
    "I know him for what he is.",
    "She is working here.",
  ],
  lines: [
    [
      `i|we|they|you [am|'m|are|'re VBG] here|there|in|at|for|on|with|as|english|french|german|it|this? DT|PRP$|NNP? NN|NNP? since ${moment} STOP|,|and|year|week|month|of|i`,
      "have been $3",
    ],
    [
      `he|she|it [is|'s VBG] here|there|in|at|for|on|with|as|english|french|german|it|this? DT|PRP$|NNP? NN|NNP? since ${moment} STOP|,|and|year|week|month|of|i`,
      "has been $3",
    ],
    [
      `i|we|they [know] him|her|them|you|each|it other? for ${lasting} ADJ|CD? years|months|weeks|days|time|year|long`,
      "have known",
    ],
    [
      `he|she [knows] him|her|them|you|me|it for ${lasting} ADJ|CD? years|months|weeks|days|time|year|long`,
      "has known",
    ],
    ["^ i [was VBG here|there|in|at] ANY? since CD", "have been $3 $4"],
    ["^ he|she [was VBG here|there|in|at] ANY? since CD", "has been $3 $4"],
    ["the first|second|third time i|we [am|'m|are|'re VBG]", "have $6:VBN"],
    ["the first|second|third time he|she [is|'s VBG]", "has $6:VBN"],
    [
      "i|we|they|you [am|'m|are|'re working|living|studying|learning|teaching|waiting|playing|doing] here|there|in|at|as|with|for ADJ|DT|PRP$|NNP? NN|NNP? for CD|many|several|over years STOP|,|and|now",
      "have been $3",
    ],
    [
      "he|she|it [is|'s working|living|studying|learning|teaching|waiting|playing|doing] here|there|in|at|as|with|for ADJ|DT|PRP$|NNP? NN|NNP? for CD|many|several|over years STOP|,|and|now",
      "has been $3",
    ],
  ],
});
