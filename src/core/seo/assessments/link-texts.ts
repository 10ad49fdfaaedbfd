import { good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { quantity } from "../wording.ts";

const vague =
  /^(?:(?:click|tap|press|read|look|see|go) )?(?:here|this|more|this (?:link|page|article|post|site)|link|page|website|article|details|(?:read|learn|find out|see|show) more|more (?:info|information|details)|continue(?: reading)?)$/;

export const linkTexts: AssessmentRule = {
  ...contentFacts["link-texts"],
  acceptedBy: "sentence",
  assess({ reading, isAccepted }) {
    const { links, text } = reading.page;
    if (links.length === 0) return none("There are no links.");
    const empty = links.filter(({ span }) => {
      const words = text
        .slice(span.start, span.end)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
      return (vague.test(words) || /^https? /.test(words)) && !isAccepted(span);
    });
    if (empty.length === 0) return good("The words of the links say where they lead.");
    return ok(
      `${quantity(empty.length, "link")} ${empty.length === 1 ? "says" : "say"} nothing of the page behind.`,
      "Word each link by what is found there.",
      empty.map(({ span }) => span),
    );
  },
};
