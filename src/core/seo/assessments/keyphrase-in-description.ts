import { findSentences } from "#core/document/sentences.ts";
import { bad, good, inSource, noKeyphrase } from "../assessment.ts";
import type { AssessmentInput, AssessmentRule, Verdict } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { quantity } from "../wording.ts";
import { placesOfField } from "../page/seo-page.ts";
import { findMatches } from "../words/keyphrase.ts";
import type { Keyphrase } from "../words/keyphrase.ts";
import { readWords } from "../words/words.ts";

const mostMatches = 2;

function assessDescription(keyphrase: Keyphrase, { synonyms, fields, tools }: AssessmentInput): Verdict {
  const { description } = fields;
  const counts = findSentences(description, [{ start: 0, end: description.length }], tools.language).map(
    ({ start, end }) => {
      const words = readWords(description.slice(start, end));
      return Math.max(...[keyphrase, ...synonyms].map((phrase) => findMatches(phrase, words, tools).count));
    },
  );
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) {
    return bad(
      "The meta description does not hold the keyphrase, nor a synonym.",
      "Name the keyphrase in it.",
    );
  }
  if (count > mostMatches) {
    return bad(
      `The meta description holds the keyphrase ${quantity(count, "time")}.`,
      `Name it once, or ${mostMatches} times at most.`,
    );
  }
  return good("The meta description names the topic.");
}

export const keyphraseInDescription: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-description"],
  assess(input) {
    const { keyphrase, fields, reading } = input;
    if (keyphrase === null) return noKeyphrase;
    if (fields.description.trim() === "") {
      return bad("There is no meta description.", "Write one that names the keyphrase.");
    }
    const places = placesOfField(reading.page, "description", fields.description);
    return inSource(assessDescription(keyphrase, input), places);
  },
};
