import { definePatternCheck } from "../define-check.ts";

const verbs = "VB|VBP|VBZ|VBD";
const want = "want|wants|wanted|wanting";

/** `I want that you come`. */
export const check = definePatternCheck({
  id: "want-that",
  group: "verbs",
  tier: "error",
  title: "Want somebody to do something",
  reason: "Want takes the person and an infinitive: I want you to come.",
  flags: [
    ["I want that you come with me.", "I want you to come with me."],
    ["She wants that I help her.", "She wants me to help her."],
    ["They wanted that he leaves.", "They wanted him to leave."],
    ["I would like that you come.", "I would like you to come."],
  ],
  leaves: ["I want that one.", "I want that, he said.", "All she wants that he has is money."],
  lines: [
    [
      `i|you|we|they|he|she|n't|not|also|really|who|parents|mother|father|teacher|people ${want} [that i ${verbs}]`,
      "me to $5:VB",
    ],
    [
      `i|you|we|they|he|she|n't|not|also|really|who|parents|mother|father|teacher|people ${want} [that you ${verbs}]`,
      "you to $5:VB",
    ],
    [
      `i|you|we|they|n't|not|also|really|who|parents|mother|father|teacher|people ${want} [that he ${verbs}]`,
      "him to $5:VB",
    ],
    [
      `i|you|we|they|n't|not|also|really|who|parents|mother|father|teacher|people ${want} [that she ${verbs}]`,
      "her to $5:VB",
    ],
    [
      `i|you|we|they|he|she|n't|not|also|really|who|parents|mother|father|teacher|people ${want} [that we ${verbs}]`,
      "us to $5:VB",
    ],
    [
      `i|you|we|he|she|n't|not|also|really|who|parents|mother|father|teacher|people ${want} [that they ${verbs}]`,
      "them to $5:VB",
    ],
    ["would|'d like [that you VB|VBP]", "you to $5:VB"],
    ["would|'d like [that he VB|VBP|VBZ]", "him to $5:VB"],
    ["would|'d like [that she VB|VBP|VBZ]", "her to $5:VB"],
    ["would|'d like [that they VB|VBP]", "them to $5:VB"],
  ],
});
