import { bad, good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { pageFacts } from "../facts/page.ts";

export const canonicalAddress: AssessmentRule = {
  ...pageFacts["canonical-address"],
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page has a canonical address.");
    const [first, ...others] = head.canonicals;
    if (first === undefined)
      return ok("The page names no canonical address.", 'Name it with <link rel="canonical">.');
    if (others.some((other) => other !== first)) {
      return bad("The page names several canonical addresses.", "Keep one: with several, none may be taken.");
    }
    if (!/^https?:\/\/[^/\s]+/i.test(first)) {
      return ok(
        `The canonical address is not written out in full: ${first === "" ? "it is empty" : first}.`,
        "Write it with https:// and the host.",
      );
    }
    return first.includes("#")
      ? ok(
          "The canonical address has a fragment (#), which is generally ignored.",
          "Leave out the # and what follows.",
        )
      : good(`The canonical address is ${first}.`);
  },
};
