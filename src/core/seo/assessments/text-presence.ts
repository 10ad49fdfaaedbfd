import { bad, good } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { yoastReadabilitySource } from "../sources.ts";

const leastCharacters = 50;

export const textPresence: AssessmentRule = {
  id: "text-presence",
  name: "Text presence",
  group: "readability",
  basis: "usability",
  why: "With less than 50 characters, nothing can be said of a text.",
  source: yoastReadabilitySource,
  assess({ reading }) {
    return reading.page.text.trim().length < leastCharacters
      ? bad("There is not enough text to say anything of it.", "Write on.")
      : good("There is enough text to look at.");
  },
};
