import type { Check } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { readNounPhrase, skipAdverbs } from "../reading/noun-phrase.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

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

/** The plural noun after `a lot of`, `lots of` or `no`, with at most one adjective before it. */
function findCounted(sentence: Sentence, start: number): Word | null {
  const isLot =
    (sentence.at(start).lower === "a" &&
      sentence.at(start + 1).lower === "lot" &&
      sentence.at(start + 2).lower === "of") ||
    (sentence.at(start).lower === "lots" && sentence.at(start + 1).lower === "of");
  let index = isLot
    ? start + (sentence.at(start).lower === "a" ? 3 : 2)
    : sentence.at(start).lower === "no"
      ? start + 1
      : -1;
  if (index === -1) return null;
  if (sentence.at(index).tag === "JJ") index += 1;
  const noun = sentence.at(index);
  if (
    noun.tag !== "NNS" ||
    sentence.lexicon.tags(noun.lower)[0] === "NN" ||
    /^(?:NN|POS)/.test(sentence.at(index + 1).tag)
  )
    return null;
  return /^(?:means|news|odds|data|goods|savings|stairs|arms|brains|guts|grounds|signs)$/.test(noun.lower)
    ? null
    : noun;
}

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
    ["I think there is a lot of problems.", "I think there are a lot of problems."],
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
    "There's risks in everything.",
    "There is no news, and there is a lot of noise.",
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
      // "There is a lot of problems", "there was no reasons".
      const counted = findCounted(sentence, next);
      if (counted !== null && /^(?:is|was|has)$/.test(verb.lower)) {
        yield { start: verb.start, end: verb.end, fixes: [matchCase(fix, verb.text)] };
        continue;
      }
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
      // "There's risks in it" is heard from many good speakers; "there's many" is not.
      if (verb.lower === "'s" && !inner.some(({ lower }) => many.test(lower))) continue;
      if (isSingular ? !clear : !single) continue;
      yield { start: verb.start, end: verb.end, fixes: [matchCase(fix, verb.text)] };
    }
  },
};
