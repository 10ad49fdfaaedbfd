import { definePatternCheck } from "../define-check.ts";

/** `an advise`, `I advice you`. */
export const check = definePatternCheck({
  id: "advice-advise",
  group: "confused-words",
  tier: "error",
  title: "Advice and advise",
  reason: "Advice is the noun, advise the verb.",
  flags: [
    ["Can you give me some advise?", "Can you give me some advice?"],
    ["I advice you to go.", "I advise you to go."],
    ["She gave an advise.", "She gave some advice."],
    ["It is a good advice.", "It is good advice."],
    ["Please advice me on what to do.", "Please advise me on what to do."],
  ],
  leaves: ["I advise you to go.", "His advice you ignored.", "Take my advice."],
  lines: [
    ["[an advice]", "some advice / a piece of advice"],
    ["[an|one advise]", "some advice / a piece of advice"],
    ["[a ADJ advice|advise]", "$2 advice / a piece of $2 advice"],
    [
      "some|any|good|bad|my|your|his|her|their|our|the|of|more|this|useful|great|for|much|little|helpful|best|legal|medical|expert [advise]",
      "advice",
    ],
    [
      "I|we|they|you|would|will|can|could|should|'d|to|strongly|n't|not [advice] you|him|her|them|us|me|everyone|people|against|that|my|all|students|parents",
      "advise",
    ],
    ["[advices] you|him|her|them|us|me", "advises"],
    ["[adviced]", "advised"],
    ["please|kindly [advice] me|us|on|how|what|if|whether|when", "advise"],
  ],
});
