import type { Check } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { readNounPhrase, skipAdverbs } from "../reading/noun-phrase.ts";

const many =
  /^(?:many|several|few|various|two|three|four|five|six|seven|eight|nine|ten|numerous|these|those|lots)$/;
const quantity =
  /^(?:lot|number|couple|few|variety|range|host|handful|bunch|dozen|pair|series|hundred|thousand|million|plenty|majority)$/;
const forms: Readonly<Record<string, string>> = {
  is: "are",
  "'s": " are",
  was: "were",
  has: "have",
  are: "is",
  were: "was",
  have: "has",
  "'re": " is",
};

/** `there is many`, `there are a problem`. */
export const check: Check = {
  id: "there-is",
  group: "agreement",
  tier: "error",
  title: "There is, there are",
  reason: "After there, the verb agrees with what follows: there is one, there are many.",
  exceptions: "There is may begin a list whose first item is singular.",
  flags: [
    ["There is many reasons for this.", "There are many reasons for this."],
    ["There was two dogs in the garden.", "There were two dogs in the garden."],
    ["There are a problem with the door.", "There is a problem with the door."],
    ["There has been several accidents here.", "There have been several accidents here."],
  ],
  leaves: [
    "There is a lot to do.",
    "There are a number of ways.",
    "There is bread and two apples.",
    "There are a few left.",
    "Is there anything else?",
    "There was one man and two women.",
    "There are a dog and a cat.",
  ],
  *find(sentence) {
    for (const there of sentence.words) {
      if (there.lower !== "there") continue;
      const verb = sentence.at(skipAdverbs(sentence, there.index + 1));
      const fix = forms[verb.lower];
      if (fix === undefined || verb.index > there.index + 2) continue;
      if (there.tag !== "EX" && there.index !== 0) continue;
      let next = skipAdverbs(sentence, verb.index + 1);
      const perfect = /^ha(?:s|ve)$/.test(verb.lower);
      if (perfect && sentence.at(next).lower !== "been") continue;
      if (perfect) next = skipAdverbs(sentence, next + 1);
      const phrase = readNounPhrase(sentence, next);
      if (phrase === null) continue;
      const isSingular = /^(?:is|'s|was|has)$/.test(verb.lower);
      const inner = sentence.words.slice(next, phrase.end);
      const clear =
        phrase.plural &&
        (phrase.head.lower === "people" || sentence.lexicon.tags(phrase.head.lower)[0] !== "NN") &&
        (inner.some(({ lower }) => many.test(lower)) || inner.length <= 3) &&
        !inner.some(({ lower, tag }) => /^(?:a|an|one|no|each|every|any)$/.test(lower) || tag === "POS");
      const single =
        /^(?:a|an)$/.test(sentence.at(next).lower) &&
        !phrase.plural &&
        !inner.some(({ lower }) => quantity.test(lower)) &&
        !sentence.words
          .slice(phrase.end)
          .some(({ lower }) => lower === "and" || lower === "or" || lower === ",");
      if (isSingular ? !clear : !single) continue;
      yield { start: verb.start, end: verb.end, fixes: [matchCase(fix, verb.text)] };
    }
  },
};
