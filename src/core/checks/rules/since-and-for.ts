import { definePatternCheck } from "../define-check.ts";

/** `since five years`, `live here since 2010`. */
export const check = definePatternCheck({
  id: "since-and-for",
  group: "verbs",
  tier: "error",
  title: "Since and for",
  reason: "Since names the moment when something began, for how long it has lasted; both go with have done.",
  flags: [
    ["I have lived here since five years.", "I have lived here for five years."],
    ["I live here since 2010.", "I have lived here since 2010."],
    ["She works here since three months.", "She has worked here for three months."],
    ["We know each other since years.", "We have known each other for years."],
  ],
  leaves: [
    "I have lived here for five years.",
    "Since two men left, it is quiet.",
    "It is ten years since we met.",
    "Since the war it stands empty.",
  ],
  lines: [
    [
      "I|you|we|they [VBP since] CD|many|several|some days|weeks|months|years|hours|minutes|decades STOP|,|and|but|in|now",
      "have $2:VBN for",
    ],
    [
      "he|she|it [VBZ since] CD|many|several|some days|weeks|months|years|hours|decades STOP|,|and|but|in|now",
      "has $2:VBN for",
    ],
    ["he|she|it [VBZ here|there since] CD|many|several days|weeks|months|years|hours", "has $2:VBN $3 for"],
    [
      "I|you|we|they [VBP here|there since] CD|many|several days|weeks|months|years|hours",
      "have $2:VBN $3 for",
    ],
    [
      "[since] CD|many|several|few|some days|weeks|months|years|hours|minutes|decades STOP|,|and|but|in",
      "for",
    ],
    ["[since] a long time", "for"],
    ["[since] a few|couple days|weeks|months|years|of", "for"],
    [
      "I|you|we|they [VBP] here|there|him|her|them|it|each|english|french|this? other? since CD|NNP|last|my|I|he|she|we|childhood",
      "have $2:VBN",
    ],
    [
      "he|she|it [VBZ] here|there|him|her|them|it|each|english|french|this? other? since CD|NNP|last|my|I|he|she|we|childhood",
      "has $2:VBN",
    ],
    ["I|you|we|they [VBP each other since years]", "have $2:VBN each other for years"],
    ["[since] years", "for"],
    ["from CD years [till|to] now", "until"],
    [
      "[during] CD|two|three|four|five|six|ten|many|several years|months|weeks|days|hours|minutes STOP|i|we|he|she|they|,|and",
      "for",
    ],
  ],
});
