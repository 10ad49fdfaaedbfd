import type { Check } from "../check.ts";

/** Words that may stand twice: "had had", "that that", and those that are said twice for effect. */
const allowed = new Set(
  "had that very so no yes bye ha ho really far more many much never long now again there well do does is who her blah knock chop hear come please oh hey ah aye tut there never ever such too half one two three hundred thousand million four five six seven eight nine ten down up out big old little round".split(
    " ",
  ),
);
const always = new Set(
  "the a an and of to for with at from by as or but my your his its their our this these those we they i he she it are was were be have has will would can could should if because not which what when in on".split(
    " ",
  ),
);

/** `the the`. */
export const check: Check = {
  id: "repeated-word",
  group: "repetition",
  tier: "error",
  title: "Word written twice",
  reason: "The same word stands twice in a row.",
  exceptions: "Some doublings are right: had had, that that, very very; so are names such as Bora Bora.",
  flags: [
    ["I saw the the film.", "I saw the film."],
    ["It is is late.", "It is late."],
    ["We went to to Rome.", "We went to Rome."],
  ],
  leaves: [
    "He had had enough.",
    "I know that that is true.",
    "It was a very, very long day.",
    "No no, come in.",
    "Bora Bora is far.",
    "What it is is a mess.",
    "He came in in a hurry.",
    "Those who can can stay.",
    "A thousand thousand children waited.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      const next = sentence.at(word.index + 1);
      if (word.kind !== "word" || next.lower !== word.lower || !next.spaced || next.kind !== "word") continue;
      if (allowed.has(word.lower) && word.lower !== "is") continue;
      if (/^\p{Lu}/u.test(next.text) && next.text !== "I") continue;
      const before = sentence.at(word.index - 1).lower;
      if (
        word.lower === "is" &&
        /^(?:what|it|this|that|he|she|there|who|where|how|thing|problem|point|issue|question|truth|fact)$/.test(
          before,
        ) &&
        sentence.at(word.index - 2).lower === "what"
      )
        continue;
      if (
        sentence.at(word.index - 1).lower === word.lower ||
        sentence.at(next.index + 1).lower === word.lower
      )
        continue;
      if (
        (word.lower === "in" || word.lower === "on") &&
        /^(?:VB|VBD|VBN|VBG|VBZ)/.test(sentence.at(word.index - 1).tag)
      )
        continue;
      if (word.lower === "can" && /^(?:who|that|what|which)$/.test(before)) continue;
      if (word.lower === "her" || (word.lower === "it" && sentence.at(next.index + 1).tag !== "VBZ"))
        continue;
      if (
        !always.has(word.lower) &&
        (sentence.lexicon.frequency(word.lower) < 12 || /^UH|^NNP/.test(word.tag))
      )
        continue;
      yield {
        start: word.start,
        end: next.end,
        fixes: [word.text],
        tier: always.has(word.lower) || word.lower === "is" ? "error" : "likely",
      };
    }
  },
};
