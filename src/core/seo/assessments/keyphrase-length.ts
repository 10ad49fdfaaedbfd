import { bad, good, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { quantity } from "../wording.ts";

const most = { good: 4, ok: 8 };
/** For languages in which function words are not told apart. */
const mostOfAll = { good: 6, ok: 9 };

export const keyphraseLength: AssessmentRule = {
  ...keyphraseFacts["keyphrase-length"],
  assess({ keyphrase, tools }) {
    if (keyphrase === null) return noKeyphrase;
    const limits = tools.functionWords === null ? mostOfAll : most;
    const length = keyphrase.content.length;
    const counted = quantity(length, "word");
    const kind = tools.functionWords === null ? "" : " that carry meaning";
    if (length <= limits.good) return good(`The keyphrase has ${counted}${length === 1 ? "" : kind}.`);
    const message = `The keyphrase has ${counted}${kind}, more than the usual ${limits.good}.`;
    return length <= limits.ok ? ok(message, "Shorten it.") : bad(message, "Make it much shorter.");
  },
};
