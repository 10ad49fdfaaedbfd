import { readOutline } from "../outline.ts";
import { bad, good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { headingSource } from "../sources.ts";

export const headingOutline: AssessmentRule = {
  id: "heading-outline",
  name: "Outline of headings",
  group: "content",
  basis: "published",
  why: "Headings are the table of contents for those who listen to a page (WCAG 1.3.1 and 2.4.6).",
  source: headingSource,
  assess({ reading }) {
    const { headings, faults } = readOutline(reading);
    if (headings.length === 0) return none("There are no headings.");
    if (faults.length === 0) return good("The levels of the headings follow each other.");
    const spans = faults.map(({ span }) => span);
    const message =
      faults.length === 1
        ? (faults[0]?.message ?? "")
        : `${faults.length} faults, first: ${faults[0]?.message ?? ""}`;
    const fix = "Go down one level at a time, give each heading words, and something to head.";
    return faults.some(({ kind }) => kind === "skipped-level" || kind === "empty")
      ? bad(message, fix, spans)
      : ok(message, fix, spans);
  },
};
