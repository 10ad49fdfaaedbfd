import { bad, good, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { quantity } from "../wording.ts";

const mostForGood = 150;
const mostForOk = 200;

export const paragraphLength: AssessmentRule = {
  ...readabilityFacts["paragraph-length"],
  acceptedBy: "words",
  assess({ reading, isAccepted }) {
    if (reading.wordCount === 0) return noText;
    const long = reading.paragraphs.filter(
      ({ wordCount, span }) => wordCount > mostForGood && !isAccepted(span),
    );
    if (long.length === 0) return good(`No paragraph has more than ${mostForGood} words.`);
    const longest = Math.max(...long.map(({ wordCount }) => wordCount));
    const message = `${quantity(long.length, "paragraph")} ${long.length === 1 ? "has" : "have"} more than ${mostForGood} words, the longest ${quantity(longest, "word")}.`;
    const spans = long.map(({ span }) => span);
    const fix = "Give each thought a paragraph of its own.";
    return longest > mostForOk ? bad(message, fix, spans) : ok(message, fix, spans);
  },
};
