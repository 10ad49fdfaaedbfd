import { bad, good, noKeyphrase, noText } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { quantity } from "../wording.ts";
import { findCoverage } from "../words/keyphrase.ts";

const leastShare = 0.3;
const mostShare = 0.75;
const reflects = 0.5;
const longText = { usual: 300, cornerstone: 250 };

export const keyphraseInSubheadings: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-subheadings"],
  assess({ reading, keyphrase, synonyms, tools, isCornerstone }) {
    if (keyphrase === null) return noKeyphrase;
    if (reading.wordCount === 0) return noText;
    const headings = reading.headings.filter(({ level }) => level === 2 || level === 3);
    if (headings.length === 0) {
      const limit = isCornerstone ? longText.cornerstone : longText.usual;
      return reading.wordCount > limit
        ? bad(
            "A text of this length has no subheadings of level 2 or 3.",
            "Add some, and name the topic in a few.",
          )
        : good("The text is short enough to do without subheadings.");
    }
    const onTopic = headings.filter(({ words }) =>
      [keyphrase, ...synonyms].some((phrase) => findCoverage(phrase, words, tools) >= reflects),
    );
    const spans = onTopic.map(({ span }) => span);
    const share = onTopic.length / headings.length;
    const message = `${onTopic.length} of ${quantity(headings.length, "subheading")} of level 2 or 3 name the topic.`;
    if (headings.length === 1 && share === 1) return good("The subheading names the topic.", spans);
    if (share < leastShare) {
      return bad(
        message,
        "Name the keyphrase or a synonym in more of them.",
        headings.map(({ span }) => span),
      );
    }
    if (share > mostShare) return bad(message, "That reads repetitively: name it in fewer of them.", spans);
    return good(message, spans);
  },
};
