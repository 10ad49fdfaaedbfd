import { bad, good, none, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { percent } from "../wording.ts";
import { findTransition } from "../words/transitions.ts";

const longText = 200;
const leastForOk = 0.2;
const leastForGood = 0.3;

export const transitionWords: AssessmentRule = {
  ...readabilityFacts["transition-words"],
  assess({ reading, tools }) {
    if (tools.language !== "en") return none("Transition words are known for English alone.");
    const { sentences, wordCount } = reading;
    if (sentences.length === 0) return noText;
    const spans = sentences.flatMap((sentence) => findTransition(sentence) ?? []);
    const share = spans.length / sentences.length;
    const message = `${percent(share)} of the sentences have a transition word.`;
    if (wordCount < longText) return good(`${message} The text is short enough to do with few.`, spans);
    if (share >= leastForGood) return good(message, spans);
    const fix = "Where sentences belong together, say how: because, so, but, for example.";
    return share >= leastForOk ? ok(message, fix, spans) : bad(message, fix, spans);
  },
};
