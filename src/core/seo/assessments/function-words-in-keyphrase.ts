import { bad, good, noKeyphrase, none } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";

export const functionWordsInKeyphrase: AssessmentRule = {
  ...keyphraseFacts["function-words-in-keyphrase"],
  assess({ keyphrase, tools }) {
    if (keyphrase === null) return noKeyphrase;
    if (tools.functionWords === null) return none("Function words of this language are not known.");
    if (keyphrase.hasOnlyFunctionWords && !keyphrase.isExact) {
      return bad("The keyphrase has only function words.", "Add a word that says what the page is about.");
    }
    return good("The keyphrase has words that carry meaning.");
  },
};
