import type { Check } from "../check.ts";

/**
 * Adjectives by the place they take before a noun: opinion, size, age, shape, colour, material (after the order given in
 * grammars of English, such as Quirk et al. 1985, section 7.45). Words of several kinds are left out.
 */
const kinds: readonly string[] = [
  "beautiful lovely wonderful ugly nice horrible terrible awful amazing gorgeous delicious fantastic charming interesting expensive cheap comfortable pretty",
  "big small large little huge tiny enormous tall short long",
  "old new young ancient modern antique",
  "round square oval rectangular triangular circular",
  "red blue green yellow black white brown grey gray purple pink orange",
  "wooden woollen woolen plastic metal cotton leather golden silk silver stone",
];
const places: ReadonlyMap<string, number> = new Map(
  kinds.flatMap((words, place) => words.split(" ").map((word): [string, number] => [word, place])),
);
/** Colours and ages that make one name with what follows: a black short film, the new big thing, a little old lady. */
const namesWith = /^(?:new|little|short|long)$/;

/** `a red beautiful dress`. */
export const check: Check = {
  id: "adjective-order",
  group: "adjectives",
  tier: "likely",
  title: "Order of adjectives",
  reason:
    "Before a noun, adjectives stand in a fixed order: opinion, size, age, shape, colour, material. A beautiful old red car.",
  exceptions: "With a comma between them, adjectives may stand in any order.",
  flags: [
    ["She has a red beautiful dress.", "She has a beautiful red dress."],
    ["They live in a wooden old house.", "They live in an old wooden house."],
    ["We saw a black big dog.", "We saw a big black dog."],
  ],
  leaves: [
    "She has a beautiful red dress.",
    "A nice old man waved.",
    "The leather is black and beautiful.",
    "It was a cold, beautiful day.",
    "He wore an old green coat.",
    "The big bad wolf came.",
    "The old big tree fell.",
  ],
  *find(sentence) {
    for (const first of sentence.words) {
      const second = sentence.at(first.index + 1);
      const noun = sentence.at(first.index + 2);
      const from = places.get(first.lower);
      const to = places.get(second.lower);
      if (from === undefined || to === undefined || to >= from || !second.spaced) continue;
      // Only a colour or a material is never put before opinion, size or age.
      if (from < 4 || namesWith.test(second.lower) || !/^NNS?$/.test(noun.tag)) continue;
      const before = sentence.at(first.index - 1);
      if (!/^(?:DT|PRP\$|CD|IN|VB[DZPGN]?)$/.test(before.tag)) continue;
      const swapped = `${second.lower} ${first.lower}`;
      const isArticle = /^an?$/.test(before.lower);
      const article = /^[aeiou]/.test(second.lower) ? "an" : "a";
      yield isArticle && before.lower !== article
        ? {
            start: before.start,
            end: second.end,
            fixes: [`${before.text.startsWith("A") ? "A" : "a"}${article.slice(1)} ${swapped}`],
          }
        : { start: first.start, end: second.end, fixes: [swapped] };
    }
  },
};
