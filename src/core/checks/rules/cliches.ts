import { definePatternCheck } from "../define-check.ts";

/** `at the end of the day`. */
export const check = definePatternCheck({
  id: "cliches",
  group: "cliches",
  tier: "style",
  title: "Cliché",
  reason: "Readers have met this phrase too often. Plain words may say more.",
  flags: [
    ["At the end of the day, it counts.", "In the end, it counts."],
    ["We must think outside the box.", "We must think freely."],
  ],
  leaves: ["The box stands outside.", "At the end of the day shift, go home."],
  lines: [
    ["[at the end of the day] ,", "in the end / finally"],
    ["[think|thinking outside the box]", "think freely / think anew"],
    ["[low-hanging fruit]", "easy gains"],
    ["[avoid like the plague]", "avoid"],
    ["[better late than never]", ""],
    ["[only time will tell]", ""],
    ["[last but not least]", "finally"],
    ["[tip of the iceberg]", ""],
    ["[a level playing field]", "fair conditions"],
    ["[win-win situation]", ""],
    ["[few and far between]", "rare"],
    ["[in this day and age]", "today"],
    ["[needless to say]", ""],
    ["[leave no stone unturned]", "try everything"],
    ["[it goes without saying]", ""],
    ["[move the needle]", ""],
    ["[hit the ground running]", "start well"],
    ["[back to the drawing board]", ""],
    ["[when all is said and done]", "in the end"],
    ["[crystal clear]", "clear"],
  ],
});
