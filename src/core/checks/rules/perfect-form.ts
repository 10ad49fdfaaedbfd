import { irregularVerbs } from "#core/lists/grammar/irregular-verbs.ts";
import type { Check } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { skipAdverbs } from "../reading/noun-phrase.ts";
import { inflect } from "../reading/base-forms.ts";

const pastOnly = new Map(
  [...irregularVerbs.values()].flatMap(({ base, past, participle }) =>
    past
      .filter((form) => form !== base && !participle.includes(form))
      .map((form): [string, string] => [form, participle[0] ?? form]),
  ),
);
const subjects = new Set("i you he she it we they".split(" "));

/** `have went`, `has wrote`, `had did`, `have see`. */
export const check: Check = {
  id: "perfect-form",
  group: "verbs",
  tier: "error",
  title: "Participle after have",
  reason: "After have, has and had, the verb stands in its past participle: have gone, has written.",
  exceptions: "Have to takes the base form, and nouns may follow have.",
  flags: [
    ["I have went there twice.", "I have gone there twice."],
    ["She has wrote a book.", "She has written a book."],
    ["They had already ate.", "They had already eaten."],
    ["We have see him before.", "We have seen him before."],
    ["Have you ever saw it?", "Have you ever seen it?"],
  ],
  leaves: [
    "They have to go.",
    "I have work to do.",
    "We have run a mile.",
    "He had let them know.",
    "They have rose gardens.",
    "She had him go home.",
  ],
  *find(sentence) {
    for (const have of sentence.words) {
      if (!/^(?:have|has|had|'ve|having)$/.test(have.lower)) continue;
      let index = have.index + 1;
      if (subjects.has(sentence.at(index).lower) && !/^(?:NN|PRP|CC)/.test(sentence.at(have.index - 1).tag))
        index += 1;
      while (/^(?:n't|not|ever)$/.test(sentence.at(index).lower)) index += 1;
      index = skipAdverbs(sentence, index);
      const verb = sentence.at(index);
      if (verb.kind !== "word" || verb.text !== verb.lower) continue;
      const asked = index > have.index + 1 && subjects.has(sentence.at(have.index + 1).lower);
      const fixed = pastOnly.get(verb.lower);
      if (
        fixed !== undefined &&
        (verb.tag.startsWith("VBD") || !/^(?:rose|saw|lay|bore|wound|fell|shot|wove)$/.test(verb.lower))
      ) {
        yield { start: verb.start, end: verb.end, fixes: [matchCase(fixed, verb.text)] };
        continue;
      }
      if (
        fixed === undefined &&
        !asked &&
        /^VBP?$/.test(verb.tag) &&
        !sentence.lexicon.can(verb.lower, "VBN") &&
        sentence.lexicon.tags(verb.lower)[0] !== "NN" &&
        !sentence.lexicon.can(verb.lower, "JJ") &&
        !/^(?:be|do|have|am|are|go)$/.test(verb.lower)
      ) {
        yield {
          start: verb.start,
          end: verb.end,
          fixes: [matchCase(inflect(verb.lower, "VBN", sentence.lexicon), verb.text)],
        };
      } else if (
        fixed === undefined &&
        /^(?:be|go|do|does|did|goes|is|was|were|being|going)$/.test(verb.lower) &&
        !asked &&
        !/^(?:being|do|does|did|is|was|were|going)$/.test(verb.lower)
      ) {
        yield {
          start: verb.start,
          end: verb.end,
          fixes: [verb.lower === "be" ? "been" : inflect(verb.lower, "VBN", sentence.lexicon)],
        };
      }
    }
  },
};
