import type { Check, Found } from "../check.ts";
import { inflect } from "../reading/base-forms.ts";
import type { Sentence } from "../reading/sentence.ts";

const subjects = new Set("i he she it we they".split(" "));
/** Verbs of wishing and courtesy, with which would after if is right. */
const courtesy = /^(?:like|please|prefer|rather|care|only|just|let|kindly|ever)$/;

function readCondition(sentence: Sentence): Found | null {
  const opener = sentence.words.find(
    ({ lower, index }) => lower === "if" && subjects.has(sentence.at(index + 1).lower),
  );
  if (opener === undefined) return null;
  const before = sentence.at(opener.index - 1).lower;
  if (
    opener.index > 0 &&
    !/^(?:,|and|but|that)$/.test(before) &&
    !/^(?:would|could)$/.test(sentence.at(1).lower)
  )
    return null;
  if (/^(?:as|wonder|wondered|know|knew|ask|asked|see|sure|doubt)$/.test(before)) return null;
  const would = sentence.at(opener.index + 2);
  let verb = sentence.at(opener.index + 3);
  if (!/^(?:would|'d)$/.test(would.lower) || courtesy.test(verb.lower)) return null;
  const negated = /^(?:not|n't)$/.test(verb.lower);
  if (negated || would.lower === "'d") return null;
  // A result with would or could must stand in the sentence, else the clause may be a question: I ask if he would come.
  const result = sentence.words.some(
    ({ lower, index }) => /^(?:would|could|'d|might)$/.test(lower) && index !== would.index,
  );
  if (!result) return null;
  if (verb.lower === "have" && sentence.at(verb.index + 1).tag === "VBN")
    return { start: would.start, end: verb.end, fixes: ["had"] };
  if (verb.tag === "RB") verb = sentence.at(verb.index + 1);
  if (!/^VBP?$/.test(verb.tag)) return null;
  const past = verb.lower === "be" ? "were" : inflect(verb.lower, "VBD", sentence.lexicon);
  const between = sentence.text.slice(would.end, verb.start).trimStart();
  return { start: would.start, end: verb.end, fixes: [`${between}${past}`] };
}

/** `If I would be rich, I would travel.` */
export const check: Check = {
  id: "if-would",
  group: "verbs",
  tier: "likely",
  title: "No would after if",
  reason: "After if, what is only imagined stands in the past tense: if I were rich, if I had known.",
  exceptions: "If may take would where it means to be willing: if you would follow me.",
  flags: [
    ["If I would be rich, I would travel.", "If I were rich, I would travel."],
    ["If he would have called, we would have waited.", "If he had called, we would have waited."],
    ["If we would win, it would be great.", "If we won, it would be great."],
  ],
  leaves: [
    "If you would follow me, I would be glad.",
    "I asked if he would come.",
    "If he would only listen, we could help.",
    "I would like to know if she would help.",
    "If I were rich, I would travel.",
  ],
  *find(sentence) {
    const found = readCondition(sentence);
    if (found !== null) yield found;
  },
};
