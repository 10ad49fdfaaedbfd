import { bad, good, inSource, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentInput, AssessmentRule, Verdict } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { placesOfField } from "../page/seo-page.ts";
import { findCoverage, findSequences } from "../words/keyphrase.ts";
import type { Keyphrase } from "../words/keyphrase.ts";
import { readWords } from "../words/words.ts";

function assessTitle(keyphrase: Keyphrase, { fields, tools }: AssessmentInput): Verdict {
  const words = readWords(fields.title);
  if (words.length === 0) return bad("The page has no title.", "Write one that names the keyphrase.");
  const exact = findSequences(keyphrase.words, words)[0];
  if (exact !== undefined) {
    const before = words.filter(({ start }) => start < exact.start);
    return before.every(({ folded }) => tools.leadingWords.has(folded))
      ? good("The title begins with the keyphrase.")
      : ok(
          "The keyphrase is in the title, but not at its beginning.",
          "Begin the title with it, if that reads well.",
        );
  }
  if (keyphrase.isExact) {
    return bad("The title does not hold the keyphrase as it stands.", "Put it into the title word for word.");
  }
  return findCoverage(keyphrase, words, tools) === 1
    ? ok(
        "The words of the keyphrase are in the title, but not side by side as you wrote them.",
        "Use the keyphrase as it stands, if that reads well.",
      )
    : bad("The title does not hold all words of the keyphrase.", "Put the keyphrase into the title.");
}

export const keyphraseInTitle: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-title"],
  assess(input) {
    const { keyphrase, fields, reading } = input;
    if (keyphrase === null) return noKeyphrase;
    return inSource(assessTitle(keyphrase, input), placesOfField(reading.page, "title", fields.title));
  },
};
