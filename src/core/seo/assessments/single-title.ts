import { bad, good } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { headingSource } from "../sources.ts";

export const singleTitle: AssessmentRule = {
  id: "single-title",
  name: "Single title (H1)",
  group: "content",
  basis: "usability",
  why: "One main heading tells readers and screen readers what the page is. Google says that several do no harm to ranking.",
  source: headingSource,
  assess({ reading }) {
    const titles = reading.headings.filter(({ level }) => level === 1);
    if (titles.length < 2)
      return good(
        titles.length === 1 ? "There is one heading of level 1." : "There is no second heading of level 1.",
      );
    return bad(
      `There are ${titles.length} headings of level 1.`,
      "Keep the one that names the page, and make the others level 2.",
      titles.slice(1).map(({ span }) => span),
    );
  },
};
