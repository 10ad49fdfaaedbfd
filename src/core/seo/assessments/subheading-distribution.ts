import type { Span } from "#core/document/span.ts";
import { bad, good, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { quantity } from "../wording.ts";
import type { Section } from "../words/page-reading.ts";

/** Words in a section that are good, and those that are still fair. */
const usual = { good: 300, ok: 350 };
const cornerstone = { good: 250, ok: 300 };

export const subheadingDistribution: AssessmentRule = {
  ...readabilityFacts["subheading-distribution"],
  acceptedBy: "words",
  assess({ reading, isCornerstone, isAccepted }) {
    if (reading.wordCount === 0) return noText;
    const limits = isCornerstone ? cornerstone : usual;
    const hasSubheadings = reading.sections.some(({ heading }) => heading !== null);
    if (!hasSubheadings) {
      return reading.wordCount > limits.good
        ? bad("A long text has no subheadings.", `Add one at least every ${limits.good} words.`)
        : good("The text is short enough to do without subheadings.");
    }
    const spanOf = ({ heading, span }: Section): Span =>
      heading?.span ?? { start: span.start, end: span.start };
    const long = reading.sections.filter(
      (section) => section.wordCount > limits.good && !isAccepted(spanOf(section)),
    );
    if (long.length === 0) return good(`No section has more than ${limits.good} words.`);
    const longest = Math.max(...long.map(({ wordCount }) => wordCount));
    const message = `${quantity(long.length, "section")} ${long.length === 1 ? "has" : "have"} more than ${limits.good} words, the longest ${quantity(longest, "word")}.`;
    const fix = "Part them with subheadings that say what follows.";
    const spans = long.map(spanOf);
    return longest > limits.ok ? bad(message, fix, spans) : ok(message, fix, spans);
  },
};
