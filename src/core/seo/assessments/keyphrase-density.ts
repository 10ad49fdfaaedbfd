import type { Span } from "#core/document/span.ts";
import { bad, good, noKeyphrase, noText } from "../assessment.ts";
import type { AssessmentInput, AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { percent, quantity } from "../wording.ts";
import { findMatches } from "../words/keyphrase.ts";
import type { Keyphrase } from "../words/keyphrase.ts";

const shortText = 100;
const veryShortText = 50;
const leastShare = 0.005;
const mostShare = 0.03;
const mostShareOfForms = 0.035;

/** How often it should be found: 1 to 1 or 2 times in a short text, else by its length. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A longer phrase weighs more: its words take up more of the text each time. */
function lengthFactor(words: number): number {
  return 0.7 + words / 3;
}

/** The bounds as Yoast publishes them; never fewer than twice in a text of 100 words and more. */
export function densityBounds(wordCount: number, keyphraseWords: number, hasForms: boolean): Bounds {
  if (wordCount < shortText) return { least: 1, most: wordCount > veryShortText ? 2 : 1 };
  const perWord = wordCount / lengthFactor(keyphraseWords);
  return {
    least: Math.max(2, Math.ceil(leastShare * perWord)),
    most: Math.max(2, Math.floor((hasForms ? mostShareOfForms : mostShare) * perWord)),
  };
}

function findAll(
  keyphrase: Keyphrase,
  { reading, tools }: AssessmentInput,
): { count: number; spans: Span[] } {
  let count = 0;
  const spans: Span[] = [];
  for (const { words } of [...reading.sentences, ...reading.cells]) {
    const found = findMatches(keyphrase, words, tools);
    count += found.count;
    for (const span of found.spans) spans.push(span);
  }
  return { count, spans: spans.toSorted((first, second) => first.start - second.start) };
}

export const keyphraseDensity: AssessmentRule = {
  ...keyphraseFacts["keyphrase-density"],
  assess(input) {
    const { keyphrase, reading, tools } = input;
    if (keyphrase === null) return noKeyphrase;
    if (reading.wordCount === 0) return noText;
    const { count, spans } = findAll(keyphrase, input);
    const hasForms = tools.hasForms && !keyphrase.isExact;
    const { least, most } = densityBounds(reading.wordCount, keyphrase.content.length, hasForms);
    const share = percent(count / reading.wordCount);
    const found = `The keyphrase is found ${quantity(count, "time")} in ${quantity(reading.wordCount, "word")} (${share})`;
    if (count < least) {
      const limit =
        tools.hasForms || keyphrase.isExact
          ? ""
          : " Other forms of its words are not known for this language, and not found.";
      return bad(
        `${found}; at least ${least} would be usual.${limit}`,
        "Name the topic where it helps the reader.",
        spans,
      );
    }
    if (count > most) {
      return bad(
        `${found}; more than ${most} looks repetitive.`,
        "Use synonyms and pronouns, or say less often what is clear.",
        spans,
      );
    }
    return good(`${found}.`, spans);
  },
};
