import { definePatternCheck } from "../define-check.ts";

/** `There are many people who`. */
export const check = definePatternCheck({
  id: "weak-opening",
  group: "wordiness",
  tier: "style",
  title: "Weak opening",
  reason: "The sentence begins with words that say little. Begin with what it is about.",
  flags: [
    ["There are many people who like it.", "Many people like it."],
    ["It is clear that he left.", "Clearly, he left."],
  ],
  leaves: ["There are many people here.", "It is clear today."],
  lines: [
    ["^ [there are many|some people who]", "many people"],
    ["^ [there is no doubt that]", "no doubt"],
    ["^ [it is clear|obvious that]", "clearly,"],
    ["^ [it should be noted that]", ""],
    ["^ [the fact of the matter is that]", ""],
    ["^ [it is interesting to note that]", ""],
  ],
});
