import type { Check, Found } from "../check.ts";
import type { Sentence } from "../reading/sentence.ts";

/**
 * The one bracket that a sentence opens and does not close. Several sentences may stand in one pair of brackets, so a
 * bracket before the first word is none; a line that does not end like a sentence may be cut short; code, links and
 * intervals such as [0, 1) have brackets of their own.
 */
function* findOpenBracket(sentence: Sentence): Generator<Found> {
  const opening = sentence.words.filter(({ text }) => text === "(");
  const [bracket] = opening;
  if (bracket === undefined || opening.length > 1 || bracket.index < 1) return;
  if (!/^[.!?]$/.test(sentence.words.at(-1)?.text ?? "")) return;
  if (sentence.words.some(({ text, kind }) => kind === "opaque" || /^[)[\]{}<>|=*_#:"“”/]/.test(text)))
    return;
  yield { start: bracket.start, end: bracket.end, fixes: [] };
}

/** `(open`, `what is this.`, `!!`. */
export const check: Check = {
  id: "unmatched-marks",
  group: "punctuation",
  tier: "likely",
  title: "Brackets and question marks",
  reason: "A bracket that is opened is closed again, and a direct question ends in a question mark.",
  exceptions: "List items such as a) and faces such as :) are left alone.",
  flags: [
    ["What is your name.", "What is your name?"],
    ["Do you like it.", "Do you like it?"],
    ["Where are my keys.", "Where are my keys?"],
  ],
  leaves: [
    "a) the first one",
    "I am happy :)",
    "What a nice day.",
    "(All is well.)",
    "Do come in.",
    "What he said is true.",
    "(It was late. Nobody came.)",
    "The range [0, 1) leaves out its end.",
    "Did you ever? I never did.",
  ],
  *find(sentence) {
    yield* findOpenBracket(sentence);
    const last = sentence.words.at(-1);
    if (
      last?.text !== "." ||
      sentence.words.some(({ text }) => /^["“”?!;:—–-]$/.test(text)) ||
      sentence.words.length > 12
    )
      return;
    const [first, second, third] = [sentence.at(0).lower, sentence.at(1).lower, sentence.at(2).lower];
    const asks =
      (/^(?:what|where|when|why|how|who)$/.test(first) &&
        /^(?:is|are|was|were|do|does|did)$/.test(second) &&
        /^(?:you|your|he|she|it|they|we|i|this|that|these|those|the|my|our|his|her)$/.test(third)) ||
      (first === "what" &&
        /^(?:time|colour|color|day|kind|sort|size)$/.test(second) &&
        /^(?:is|are|was|were|do|does|did)$/.test(third) &&
        sentence.words.length < 8) ||
      (/^(?:does|did|are|is|can|could|have|has)$/.test(first) &&
        /^(?:you|he|she|they|it)$/.test(second) &&
        !/^(?:ever|so|not|n't|,)$/.test(third)) ||
      (/^(?:do|does)$/.test(first) && /^(?:you|he|she|they)$/.test(second));
    if (asks) yield { start: last.start, end: last.end, fixes: ["?"] };
  },
};
