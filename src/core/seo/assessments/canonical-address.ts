import { bad, good, inSource, none, ok } from "../assessment.ts";
import type { AssessmentRule, Verdict } from "../assessment.ts";
import { pageFacts } from "../facts/page.ts";
import { placesInHead } from "../page/seo-page.ts";

function assessCanonicals([first = "", ...others]: readonly string[], base: string | null): Verdict {
  if (others.some((other) => other !== first)) {
    return bad("The page names several canonical addresses.", "Keep one: with several, none may be taken.");
  }
  if (first === "") return bad("The canonical address is empty.", "Write it with https:// and the host.");
  if (!/^https?:\/\/[^/\s]+/i.test(first)) {
    const from = base === null ? "" : `, and begins at ${base}, as the page’s <base> says`;
    return ok(
      `The canonical address is not written out in full: ${first}${from}.`,
      "Write it with https:// and the host: Google recommends it.",
    );
  }
  return first.includes("#")
    ? ok(
        "The canonical address has a fragment (#), which is generally ignored.",
        "Leave out the # and what follows.",
      )
    : good(`The canonical address is ${first}.`);
}

export const canonicalAddress: AssessmentRule = {
  ...pageFacts["canonical-address"],
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page has a canonical address.");
    if (head.canonicals.length === 0)
      return ok("The page names no canonical address.", 'Name it with <link rel="canonical">.');
    return inSource(assessCanonicals(head.canonicals, head.base), placesInHead(reading.page, "canonical"));
  },
};
