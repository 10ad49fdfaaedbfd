import { bad, good } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readOwnText } from "../words/page-reading.ts";
import { readabilityFacts } from "../facts/readability.ts";

const leastCharacters = 50;

export const textPresence: AssessmentRule = {
  ...readabilityFacts["text-presence"],
  assess({ reading }) {
    return readOwnText(reading).length < leastCharacters
      ? bad("There is not enough text to say anything of it.", "Write on.")
      : good("There is enough text to look at.");
  },
};
