import { definePatternCheck } from "../define-check.ts";

/** `I seen him`, `she done it`. */
export const check = definePatternCheck({
  id: "participle-alone",
  group: "verbs",
  tier: "error",
  title: "Participle without have",
  reason: "Seen and done need a form of have before them; alone, the past tense is saw and did.",
  exceptions: "Dialects have I seen and I done; in dialogue they may be meant.",
  flags: [
    ["I seen him yesterday.", "I saw him yesterday."],
    ["We done it last week.", "We did it last week."],
    ["I been waiting for you.", "I have been waiting for you."],
    ["He taken my pen.", "He took my pen."],
  ],
  leaves: [
    "Have you seen it?",
    "The work he had done the day before was good.",
    "Had we done it, we would know.",
    "It is best seen from above.",
  ],
  lines: [
    ["^ i|we|they|he|she [seen] PRP|DT|PRP$|NNP", "saw"],
    ["^ i|we|you|they [been] to|in|there|here|VBG|at|on", "have been"],
    ["^ he|she|it [been] to|in|there|here|VBG|at|on", "has been"],
    ["^ i|we|they|he|she [gone] to|there|home|back|with|out", "went"],
    [
      "^ i|we|they|he|she [taken|eaten|written|broken|spoken|given|forgotten|chosen|drunk|stolen] DT|PRP|PRP$|to|NNS",
      "$2:VBD",
    ],
    ["^ i|we|they|he|she [done] PRP|DT|PRP$", "did"],
    ["and|but|because|that|think|when i|we|they|he|she [seen] PRP|DT|PRP$|NNP", "saw"],
    ["and|but|because|that|think|when i|we|they|he|she [done] PRP|DT|PRP$", "did"],
  ],
});
