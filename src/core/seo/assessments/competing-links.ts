import { bad, good, noKeyphrase } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { quantity } from "../wording.ts";
import { findCoverage, findSequences } from "../words/keyphrase.ts";
import { readWords } from "../words/words.ts";

export const competingLinks: AssessmentRule = {
  ...keyphraseFacts["competing-links"],
  acceptedBy: "words",
  assess({ reading, keyphrase, synonyms, tools, isAccepted }) {
    if (keyphrase === null) return noKeyphrase;
    const { links, text } = reading.page;
    const competing = links.filter(({ span, address }) => {
      if (address.startsWith("#") || isAccepted(span)) return false;
      const words = readWords(text.slice(span.start, span.end));
      return [keyphrase, ...synonyms].some((phrase) => {
        if (phrase.isExact)
          return words.length === phrase.words.length && findSequences(phrase.words, words).length > 0;
        const rest = words.filter(
          ({ folded }) =>
            tools.functionWords?.has(folded) !== true && !phrase.content.includes(tools.key(folded)),
        );
        return rest.length === 0 && findCoverage(phrase, words, tools) === 1;
      });
    });
    if (competing.length === 0) return good("No link leads elsewhere with the words of the keyphrase.");
    return bad(
      `${quantity(competing.length, "link")} to another page ${competing.length === 1 ? "has" : "have"} the keyphrase for words.`,
      "Word the link by what the other page is about.",
      competing.map(({ span }) => span),
    );
  },
};
