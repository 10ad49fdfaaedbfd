import { readOutline } from "../outline.ts";
import { bad, good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";

export const headingOutline: AssessmentRule = {
  ...contentFacts["heading-outline"],
  acceptedBy: "words",
  assess({ reading, isAccepted }) {
    const { headings, faults: all } = readOutline(reading);
    const faults = all.filter(({ span }) => !isAccepted(span));
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
