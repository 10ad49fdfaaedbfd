import { bad, good, noKeyphrase, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { findCoverage, findMatches } from "../words/keyphrase.ts";
import type { PageReading, Paragraph } from "../words/page-reading.ts";

/** Of a page without paragraphs, such as one of nothing but a list, the first sentence introduces it. */
function firstSentence({ sentences, cells }: PageReading): Pick<Paragraph, "span" | "sentences"> | undefined {
  const first = [...sentences.filter(({ kind }) => kind !== "heading"), ...cells][0];
  return first === undefined ? undefined : { span: first.span, sentences: [first] };
}

export const keyphraseInIntroduction: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-introduction"],
  assess({ reading, keyphrase, synonyms, tools }) {
    if (keyphrase === null) return noKeyphrase;
    const first = reading.paragraphs[0] ?? firstSentence(reading);
    if (first === undefined) return noText;
    for (const phrase of [keyphrase, ...synonyms]) {
      for (const { words } of first.sentences) {
        const { count, spans } = findMatches(phrase, words, tools);
        if (count > 0) return good("The first paragraph names the topic in one sentence.", spans);
      }
    }
    const words = first.sentences.flatMap((sentence) => sentence.words);
    if ([keyphrase, ...synonyms].some((phrase) => findCoverage(phrase, words, tools) === 1)) {
      return ok(
        "The words of the keyphrase are in the first paragraph, but not in one sentence.",
        "Bring them together in one of its sentences.",
        [first.span],
      );
    }
    return bad(
      "The first paragraph does not name the keyphrase, nor a synonym.",
      "Say in the first sentences what the page is about.",
      [first.span],
    );
  },
};
