import { bad, good, noKeyphrase, noText, ok } from "../assessment.ts";
import type { AssessmentInput, AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { percent, quantity } from "../wording.ts";
import { findCoverage } from "../words/keyphrase.ts";
import type { Sentence } from "../words/page-reading.ts";

const leastSentences = 15;
const shareForGood = 0.3;
const shareForOk = 0.5;
/** Half of a phrase of so many words is enough to be on the topic. */
const longPhrase = 4;

function isOnTopic({ words }: Sentence, { keyphrase, synonyms, tools }: AssessmentInput): boolean {
  if (keyphrase === null) return false;
  return [keyphrase, ...synonyms].some((phrase) => {
    const coverage = findCoverage(phrase, words, tools);
    return phrase.content.length < longPhrase || phrase.isExact ? coverage === 1 : coverage >= 0.5;
  });
}

export const keyphraseDistribution: AssessmentRule = {
  ...keyphraseFacts["keyphrase-distribution"],
  assess(input) {
    const { keyphrase, reading } = input;
    if (keyphrase === null) return noKeyphrase;
    const { sentences } = reading;
    if (sentences.length === 0) return noText;
    let gap = { from: 0, to: 0 };
    let last = -1;
    let found = 0;
    for (let index = 0; index <= sentences.length; index += 1) {
      const sentence = sentences[index];
      if (sentence !== undefined && !isOnTopic(sentence, input)) continue;
      if (index < sentences.length) found += 1;
      if (index - last - 1 > gap.to - gap.from) gap = { from: last + 1, to: index };
      last = index;
    }
    if (found === 0) return bad("The topic is named in no sentence.", "Name the keyphrase or a synonym.");
    if (sentences.length < leastSentences) return good("The topic is named, and the text is short.");
    const length = gap.to - gap.from;
    const share = length / sentences.length;
    const message = `The longest stretch without the topic is ${quantity(length, "sentence")}, ${percent(share)} of the text.`;
    if (share < shareForGood) return good(message);
    const start = sentences[gap.from]?.span.start ?? 0;
    const span = { start, end: sentences[gap.to - 1]?.span.end ?? start };
    const fix = "Name the topic or a synonym in that stretch, if it is about it.";
    return share <= shareForOk ? ok(message, fix, [span]) : bad(message, fix, [span]);
  },
};
