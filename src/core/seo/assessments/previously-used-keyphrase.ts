import { bad, good, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { isSameKeyphrase } from "../words/keyphrase.ts";

const mostNamed = 5;

export const previouslyUsedKeyphrase: AssessmentRule = {
  ...keyphraseFacts["previously-used-keyphrase"],
  assess({ keyphrase, otherKeyphrases, tools }) {
    if (keyphrase === null) return noKeyphrase;
    const pages = otherKeyphrases.filter((other) => isSameKeyphrase(other.keyphrase, keyphrase, tools));
    const names = pages.slice(0, mostNamed).map(({ page }) => `“${page}”`);
    if (pages.length === 0) return good("No other page has this keyphrase, as far as is known here.");
    const fix = "Choose another keyphrase, or make one page of them.";
    return pages.length === 1
      ? ok(`Another page has this keyphrase: ${names.join(", ")}.`, fix)
      : bad(`${pages.length} other pages have this keyphrase: ${names.join(", ")}.`, fix);
  },
};
