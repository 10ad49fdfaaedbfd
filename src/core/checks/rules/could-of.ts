import { definePatternCheck } from "../define-check.ts";

/** `could of`. */
export const check = definePatternCheck({
  id: "could-of",
  group: "confused-words",
  tier: "error",
  title: "Of for have",
  reason: "After could, should, would, might and must, the word is have, which sounds like of.",
  flags: [
    ["I could of done it.", "I could have done it."],
    ["She should of been there.", "She should have been there."],
    ["They must not of seen us.", "They must not have seen us."],
  ],
  leaves: ["He could, of course, refuse.", "What could of all things be worse?"],
  lines: [
    [
      "could|should|would|might|must|may not|n't? [of] VBN|VBD|been|done|had|gone|come|become|run|put",
      "have",
    ],
    ["PRP could|should|would|might|must|may [of] a|the|liked|loved", "have"],
  ],
});
