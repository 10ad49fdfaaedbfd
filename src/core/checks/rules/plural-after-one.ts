import type { Check, Found } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { inflect, singularOf } from "../reading/base-forms.ts";
import { massNouns } from "../reading/countability.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

/** Endings of words in -s that name one thing: a hypothesis, an axis, an alias, a virus. */
const singularEnding = /(?:[iu]s|ss|xis|alias|atlas|canvas|bias|chaos|lens|gas|ics)$/;
const single = new Set("a an another each every this".split(" "));
/** Words in -s that also name one thing, or that "a" may precede before a plural. */
const allowed =
  /^(?:means|series|species|headquarters|barracks|crossroads|works|gallows|news|mathematics|physics|economics|politics|politics|athletics|united|states|lens|bus|gas|few|hundred|thousand|million|dozen|good|great|lot|ones|times|days|weeks|months|years|hours|minutes|miles|metres|dollars|pounds|percent|points|arms|sports|sales|savings|systems|communications|operations|services|customs|goods|glasses|scissors|trousers|premises|diabetes|innings|chassis|corps)$/;

/** The head after a determiner of one, with what stands between them. */
function headAfter(sentence: Sentence, start: number): Word | null {
  let index = start;
  while (/^(?:JJ|RB|VBN|NN)$/.test(sentence.at(index).tag) && index < start + 3) index += 1;
  const noun = sentence.at(index);
  if (noun.tag !== "NNS" || sentence.lexicon.tags(noun.lower)[0] === "NN" || !/^[a-z]+$/.test(noun.text))
    return null;
  const next = sentence.at(index + 1);
  const afterNoun = index > start && sentence.at(index - 1).tag === "NN";
  if (afterNoun && (sentence.lexicon.can(noun.lower, "VBZ") || /^(?:VB|MD)/.test(next.tag))) return null;
  if (/^(?:must|can|will|may|might|should|could|would)$/.test(next.lower)) return noun;
  return /^(?:NN|POS|JJ|VBG|VBN)/.test(next.tag) || /^[-–/]/.test(next.text) ? null : noun;
}

function* findPlurals(sentence: Sentence): Generator<Found> {
  for (const word of sentence.words) {
    if (
      !single.has(word.lower) ||
      !/^(?:DT|PDT|NN|CD)$/.test(word.tag) ||
      (word.text === "A" && word.index > 0)
    )
      continue;
    const noun = headAfter(sentence, word.index + 1);
    if (
      noun === null ||
      allowed.test(noun.lower) ||
      singularEnding.test(noun.lower) ||
      /^(?:people|stairs|hunks|deer|sheep|fish|aircraft|data|options|settings|rights|drugs)$/.test(
        noun.lower,
      ) ||
      massNouns.has(singularOf(noun.lower, sentence.lexicon))
    )
      continue;
    const between = sentence.words.slice(word.index + 1, noun.index);
    if (
      between.some(
        ({ lower, tag }) =>
          /^(?:few|half|half-dozen|other|reverse|not|never|many|good|great|little|hundred|thousand|million|dozen|couple|further|additional|mere|full|whole|solid|record|total|estimated|average|staggering|of|more)$/.test(
            lower,
          ) || tag === "CD",
      )
    )
      continue;
    if (
      word.lower === "this" &&
      sentence.lexicon.can(noun.lower, "VBZ") &&
      between.every(({ tag }) => tag === "RB") &&
      !/^(?:are|were|have|do)$/.test(sentence.at(noun.index + 1).lower)
    )
      continue;
    if (/^(?:such|many|what|quite|half|not|all)$/.test(sentence.at(word.index - 1).lower)) continue;
    const fix = inflect(noun.lower, "NN", sentence.lexicon);
    if (!sentence.lexicon.can(fix, "NN") || fix === noun.lower) continue;
    // "This specifically binds to it", "a licensor grants the right": the -s is that of a verb.
    if (
      word.index < noun.index - 1 &&
      sentence.lexicon.can(noun.lower, "VBZ") &&
      between.some(({ tag }) => tag === "NN" || tag === "RB") &&
      /^(?:DT|PRP|PRP\$|TO|IN|RB|CD)$/.test(sentence.at(noun.index + 1).tag)
    )
      continue;
    if (word.lower === "this") {
      yield {
        start: word.start,
        end: noun.end,
        fixes: [
          `${matchCase("these", word.text)}${sentence.text.slice(word.end, noun.end)}`,
          `${sentence.text.slice(word.start, noun.start)}${fix}`,
        ],
      };
    } else {
      const bare = sentence.text.slice(sentence.at(word.index + 1).start, noun.end);
      const one = `${sentence.text.slice(word.start, noun.start)}${fix}`;
      yield {
        start: word.start,
        end: noun.end,
        fixes: word.lower === "a" || word.lower === "an" ? [one, matchCase(bare, word.text)] : [one],
      };
    }
  }
}

/** `a books`, `every students`, `this books`. */
export const check: Check = {
  id: "plural-after-one",
  group: "nouns",
  tier: "error",
  title: "Plural after a word of one",
  reason: "After a, another, each, every and this, the noun is in the singular.",
  exceptions: "Amounts may count as one: another three days, a good many reasons.",
  flags: [
    ["Every students must sign the form.", "Every student must sign the form."],
    ["This books are new.", "These books are new."],
    ["We need another reasons.", "We need another reason."],
    ["It was a difficult questions.", "It was a difficult question."],
  ],
  leaves: [
    "Another three days passed.",
    "It is a means to an end.",
    "A few days later it broke.",
    "This works well.",
    "This often results in delay.",
    "It took two and a half centuries.",
    "What a great many things!",
    "He runs a sales team.",
    "It is a mere hypothesis.",
    "A licensor grants the right to copy it.",
    "This other reverses the motion.",
    "There were a half-dozen other places.",
  ],
  find: findPlurals,
};
