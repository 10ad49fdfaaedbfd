import type { Check } from "../check.ts";

const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

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
  ],
  leaves: [
    "a) the first one",
    "I am happy :)",
    "What a nice day.",
    "(All is well.)",
    "Do come in.",
    "What he said is true.",
  ],
  *find(sentence) {
    const open: { readonly sign: string; readonly start: number }[] = [];
    for (const word of sentence.words) {
      if (pairs[word.text] !== undefined) open.push({ sign: word.text, start: word.start });
      else if (Object.values(pairs).includes(word.text) && pairs[open.at(-1)?.sign ?? ""] === word.text)
        open.pop();
    }
    for (const { start } of open) yield { start, end: start + 1, fixes: [] };
    const last = sentence.words.at(-1);
    if (
      last?.text !== "." ||
      sentence.words.some(({ text }) => /^["“”]$/.test(text)) ||
      sentence.words.length > 12
    )
      return;
    const [first, second, third] = [sentence.at(0).lower, sentence.at(1).lower, sentence.at(2).lower];
    const asks =
      (/^(?:what|where|when|why|how|who)$/.test(first) &&
        /^(?:is|are|was|were|do|does|did)$/.test(second) &&
        /^(?:you|your|he|she|it|they|we|i|this|that|the|my)$/.test(third)) ||
      (/^(?:do|does|did|are|is|can|could|have|has)$/.test(first) && /^(?:you|he|she|they|it)$/.test(second));
    if (asks) yield { start: last.start, end: last.end, fixes: ["?"] };
  },
};
