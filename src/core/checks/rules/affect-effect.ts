import { definePatternCheck } from "../define-check.ts";

/** `the affect of`, `it effects us`. */
export const check = definePatternCheck({
  id: "affect-effect",
  group: "confused-words",
  tier: "error",
  title: "Affect and effect",
  reason: "To affect is to change something; an effect is the result.",
  flags: [
    ["The affect of noise is clear.", "The effect of noise is clear."],
    ["It will effect all of us.", "It will affect all of us."],
    ["This effects your health.", "This affects your health."],
    ["It has a bad affect on sleep.", "It has a bad effect on sleep."],
  ],
  leaves: [
    "It took effect at once.",
    "Her affect was flat.",
    "They hope to effect change.",
    "The change effected by the new law was small.",
    "The effects your work has are great.",
  ],
  lines: [
    [
      "the|an|no|any|this|that|what|negative|positive|bad|good|great|big|side|greenhouse|same|main|strong|direct|adverse|harmful|long-term|lasting|major|significant|huge [affect] of|on|upon|is|was|that|STOP|will|has",
      "effect",
    ],
    [
      "the|these|those|no|any|its|their|bad|negative|positive|side|good|harmful|adverse|main|long-term [affects] of|on|upon|are|were",
      "effects",
    ],
    ["has|have|had|having a|an|no|any|big|some|great? ADJ? [affect] on|upon", "effect"],
    [
      "will|would|can|could|may|might|not|n't|does|did|do|to|'ll|also|directly|badly|negatively|seriously [effect] the|our|your|their|my|his|her|us|them|you|me|people|all|everyone|it",
      "affect",
    ],
    [
      "PRP|NN|NNS|VBG|which|that|this [effects] the|our|your|their|my|his|her|us|them|you|me|people|everyone",
      "affects",
    ],
    [
      "people|children|was|were|are|is|been|badly|seriously|also|not|areas|patients|countries|families [effected] by NN|NNS|the|this|these|those|that|it|smoking|war",
      "affected",
    ],
    ["is|are|was|were|be|been|being|not|badly|negatively [effected] STOP", "affected"],
  ],
});
