import { bad, good } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";

export const singleTitle: AssessmentRule = {
  ...contentFacts["single-title"],
  acceptedBy: "words",
  assess({ reading, isAccepted }) {
    const titles = reading.headings.filter(({ level }) => level === 1);
    const others = titles.slice(1).filter(({ span }) => !isAccepted(span));
    if (others.length === 0)
      return good(
        titles.length === 1 ? "There is one heading of level 1." : "There is no second heading of level 1.",
      );
    return bad(
      `There are ${titles.length} headings of level 1.`,
      "Keep the one that names the page, and make the others level 2.",
      others.map(({ span }) => span),
    );
  },
};
