import { bad, good, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { yoastReadabilitySource } from "../sources.ts";
import { quantity } from "../wording.ts";

/** Words in a section that are good, and those that are still fair. */
const usual = { good: 300, ok: 350 };
const cornerstone = { good: 250, ok: 300 };

export const subheadingDistribution: AssessmentRule = {
  id: "subheading-distribution",
  name: "Subheading distribution",
  group: "readability",
  basis: "usability",
  why: "People scan a page before they read it, and screen readers jump from heading to heading.",
  source: yoastReadabilitySource,
  assess({ reading, isCornerstone }) {
    if (reading.wordCount === 0) return noText;
    const limits = isCornerstone ? cornerstone : usual;
    const hasSubheadings = reading.sections.some(({ heading }) => heading !== null);
    if (!hasSubheadings) {
      return reading.wordCount > limits.good
        ? bad("A long text has no subheadings.", `Add one at least every ${limits.good} words.`)
        : good("The text is short enough to do without subheadings.");
    }
    const long = reading.sections.filter(({ wordCount }) => wordCount > limits.good);
    if (long.length === 0) return good(`No section has more than ${limits.good} words.`);
    const longest = Math.max(...long.map(({ wordCount }) => wordCount));
    const message = `${quantity(long.length, "section")} ${long.length === 1 ? "has" : "have"} more than ${limits.good} words, the longest ${quantity(longest, "word")}.`;
    const fix = "Part them with subheadings that say what follows.";
    const spans = long.map(({ heading, span }) => heading?.span ?? { start: span.start, end: span.start });
    return longest > limits.ok ? bad(message, fix, spans) : ok(message, fix, spans);
  },
};
