import { definePatternCheck } from "../define-check.ts";

/** `everyone accept`, `I except your offer`. */
export const check = definePatternCheck({
  id: "accept-except",
  group: "confused-words",
  tier: "error",
  title: "Accept and except",
  reason: "To accept is to take or agree to; except means leaving out.",
  flags: [
    ["Everyone accept John came.", "Everyone except John came."],
    ["I except your invitation.", "I accept your invitation."],
    ["They did not except the offer.", "They did not accept the offer."],
    ["It works accept for one thing.", "It works except for one thing."],
  ],
  leaves: ["Everyone should accept it.", "All except one left.", "We accept for now."],
  lines: [
    [
      "everyone|everybody|everything|nothing|nobody|all|anything|always|every|open|no [accept] for|NNP|PRP|on|in|the|when|that|DT",
      "except",
    ],
    ["[accept] for the|a|one|my|his|her|this|that|these|those|NNP", "except"],
    [
      "I|we|they|you|not|n't|will|would|can|could|to|must|'ll|gladly|please|should [except] your|the|my|this|that|it|his|her|our|their|them|him|us|an|any|all",
      "accept",
    ],
    ["[excepted] the|your|my|his|her|our|their|an", "accepted"],
    ["is|was|were|be|been|are [excepted] by|to|in|at|as", "accepted"],
    [
      "everyone|everybody|all|nobody|anyone|anything|everything|nothing VBD [accept] NNP|PRP|for|the|my",
      "except",
    ],
  ],
});
