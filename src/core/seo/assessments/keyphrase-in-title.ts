import { bad, good, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { findCoverage, findSequences } from "../words/keyphrase.ts";
import { readWords } from "../words/words.ts";

export const keyphraseInTitle: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-title"],
  assess({ keyphrase, fields, tools }) {
    if (keyphrase === null) return noKeyphrase;
    const words = readWords(fields.title);
    if (words.length === 0) return bad("The page has no title.", "Write one that names the keyphrase.");
    const exact = findSequences(keyphrase.words, words)[0];
    if (exact !== undefined) {
      const before = words.filter(({ start }) => start < exact.start);
      if (before.every(({ folded }) => tools.grammarWords.has(folded))) {
        return good("The title begins with the keyphrase.");
      }
      return ok(
        "The keyphrase is in the title, but not at its beginning.",
        "Begin the title with it, if that reads well.",
      );
    }
    if (keyphrase.isExact) {
      return bad(
        "The title does not hold the keyphrase as it stands.",
        "Put it into the title word for word.",
      );
    }
    if (findCoverage(keyphrase, words, tools) === 1) {
      return ok(
        "The words of the keyphrase are in the title, but not side by side as you wrote them.",
        "Use the keyphrase as it stands, if that reads well.",
      );
    }
    return bad("The title does not hold all words of the keyphrase.", "Put the keyphrase into the title.");
  },
};
