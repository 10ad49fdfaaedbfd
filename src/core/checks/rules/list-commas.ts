import type { Check } from "../check.ts";

/** Plurals that stand before nouns: `sports clubs`, `sales figures`. */
const modifiers = new Set(
  "sports sales arms savings goods women men customs systems communications operations services human parents students games news clothes awards rights drugs accounts arts sciences studies affairs".split(
    " ",
  ),
);

/** `We bought apples pears and plums.` */
export const check: Check = {
  id: "list-commas",
  group: "punctuation",
  tier: "likely",
  title: "Comma in a list",
  reason: "In a list of three or more things, a comma stands after each but the last two.",
  flags: [
    ["We bought apples pears and plums.", "We bought apples, pears and plums."],
    ["They sell books pens or cards.", "They sell books, pens or cards."],
  ],
  leaves: [
    "We visited sports clubs and schools.",
    "We bought apples, pears and plums.",
    "She likes cats and dogs.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      const second = sentence.at(word.index + 1);
      const third = sentence.at(word.index + 3);
      if (
        word.tag === "NNS" &&
        second.tag === "NNS" &&
        third.tag === "NNS" &&
        /^(?:and|or)$/.test(sentence.at(word.index + 2).lower) &&
        /^(?:VB|IN|JJ)/.test(sentence.at(word.index - 1).tag) &&
        !modifiers.has(word.lower)
      )
        yield { start: word.start, end: word.end, fixes: [`${word.text},`] };
    }
  },
};
