import { definePatternCheck } from "../define-check.ts";

/** `I don't know nothing`. */
export const check = definePatternCheck({
  id: "double-negative",
  group: "verbs",
  tier: "likely",
  title: "Two negatives",
  reason: "Two negatives in one statement undo each other; one is enough.",
  flags: [
    ["I don't know nothing about it.", "I don't know anything about it."],
    ["She didn't see nobody.", "She didn't see anybody."],
    ["We can't find it nowhere.", "We can't find it anywhere."],
    ["He can't hardly walk.", "He can hardly walk."],
    ["There isn't nothing to do here.", "There isn't anything to do here."],
  ],
  leaves: [
    "It is not nothing.",
    "Not only that, nobody came.",
    "I do not want no for an answer.",
    "Nothing can stop us.",
  ],
  lines: [
    ["n't|not|never VB|have|had [nothing]", "anything"],
    ["n't|not|never VB|have|had [nobody|no-one]", "anybody"],
    ["n't|not|never VB|have|had [none] STOP", "any"],
    ["n't|not|never VB ANY? [nowhere]", "anywhere"],
    ["n't|not|never VB|have|had|got [no] NN|NNS|JJ", "any"],
    ["n't|not|never have|had|got [no] NN|NNS", "any"],
    ["[ca n't hardly|barely]", "can $3"],
    ["[could n't hardly|barely]", "could $3"],
    ["without [no] NN|NNS", "any"],
    ["nobody|no-one|nothing|never VBP?|VBZ?|VBD?|MD? [nothing]", "anything"],
    ["n't|not [neither] STOP", "either"],
    ["[have n't never]", "have never"],
    ["[do|does|did n't never VB]", "never $4"],
    ["never|n't VB|VBZ|VBP|VBD [nothing]", "anything"],
    ["never|n't VB|VBZ|VBP|VBD [nobody]", "anybody"],
    ["is|are|was|were n't|not [nothing] ADJ|to|in|here|there|that|on|about", "anything"],
    ["there is|was n't [nobody|no-one]", "anybody"],
    ["there is|was|are n't [no] NN|NNS", "any"],
    ["[never did|do|does n't VB]", "never $4"],
  ],
});
