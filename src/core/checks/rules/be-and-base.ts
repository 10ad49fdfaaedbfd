import type { Check } from "../check.ts";
import { skipAdverbs } from "../reading/noun-phrase.ts";
import { inflect } from "../reading/base-forms.ts";

const subjects = new Set("i you he she it we they".split(" "));
/** Verbs that mean a state: "I am agree" is "I agree", not "I am agreeing". */
const states = new Set(
  "agree disagree believe know like want need prefer understand hope think love hate seem appear belong contain consist depend deserve exist mean remember resemble own have".split(
    " ",
  ),
);
/** Words that are told from verbs by nothing but their place. */
const notVerbs = new Set("be been being go open clear able free close live do let become come".split(" "));

/** `I am agree`, `it is work`, `was happen`, `is locate in`. */
export const check: Check = {
  id: "be-and-base",
  group: "verbs",
  tier: "error",
  title: "Base form after be",
  reason:
    "After a form of be, a verb takes -ing or is a participle; verbs of state stand without be: I agree.",
  exceptions: "After all I did was, a base form is right: all he does is sleep.",
  flags: [
    ["I am agree with you.", "I agree with you."],
    ["They are depend on us.", "They depend on us."],
    ["She wants to go, and I am agree with her.", "She wants to go, and I agree with her."],
    ["The house is locate in Rome.", "The house is located in Rome."],
    ["We are learn English now.", "We are learning English now."],
    ["This was happen last year.", "This happened last year."],
    ["He was went home.", "He went home."],
    ["The letter was wrote by my aunt.", "The letter was written by my aunt."],
    ["My car was stole last night.", "My car was stolen last night."],
  ],
  leaves: [
    "All he does is sleep.",
    "What I did was ask.",
    "They are open today.",
    "Is he able to go?",
    "The plan is work.",
    "The best thing to do is wait.",
    "There is need for care.",
  ],
  *find(sentence) {
    for (const be of sentence.words) {
      if (!/^(?:am|is|are|was|were|'m|'re)$/.test(be.lower)) continue;
      if (be.index === 0) continue;
      const before = sentence.words.slice(0, be.index);
      const isSurely =
        subjects.has(sentence.at(be.index - 1).lower) && states.has(sentence.at(be.index + 1).lower);
      if (
        !isSurely &&
        before.some(({ lower }) =>
          /^(?:all|what|do|does|did|done|thing|things|best|worst|first|only|whatever|step|option|choice|way|plan|idea|job|goal|aim|purpose|trick|doing|to)$/.test(
            lower,
          ),
        )
      )
        continue;
      let index = be.index + 1;
      if (/^(?:not|n't)$/.test(sentence.at(index).lower)) index += 1;
      index = skipAdverbs(sentence, index);
      const verb = sentence.at(index);
      const { lexicon } = sentence;
      if (verb.kind !== "word" || verb.text !== verb.lower || notVerbs.has(verb.lower)) continue;
      const isPast =
        verb.tag === "VBD" &&
        !lexicon.can(verb.lower, "VBN") &&
        (!lexicon.can(verb.lower, "NN") || /^(?:stole|broke|spoke|wove)$/.test(verb.lower)) &&
        !lexicon.can(verb.lower, "JJ");
      const isBase =
        lexicon.can(verb.lower, "VB") &&
        !lexicon.can(verb.lower, "VBN") &&
        !lexicon.can(verb.lower, "JJ") &&
        !lexicon.can(verb.lower, "RB") &&
        !lexicon.can(verb.lower, "IN");
      const noun = !isPast && lexicon.can(verb.lower, "NN");
      if (!isPast && !isBase) continue;
      const subject = sentence.at(be.index - 1);
      const next = sentence.at(index + 1);
      const personal = subjects.has(subject.lower);
      if (
        noun &&
        !(
          personal &&
          /^(?:in|on|at|with|for|to)$/.test(next.lower) &&
          lexicon.tags(verb.lower)[0] !== "NN" &&
          verb.tag.startsWith("VB")
        )
      )
        continue;
      const past = /^(?:was|were)$/.test(be.lower);
      const third = be.lower === "is";
      const single = inflect(verb.lower, past ? "VBD" : third ? "VBZ" : "VB", lexicon);
      const progressive = `${sentence.text.slice(be.start, verb.start)}${inflect(verb.lower, "VBG", lexicon)}`;
      const passive = `${sentence.text.slice(be.start, verb.start)}${inflect(verb.lower, "VBN", lexicon)}`;
      const negated = /^(?:not|n't)$/.test(sentence.at(be.index + 1).lower);
      const choices =
        isPast &&
        !/^(?:went|came|fell|rose|ran|grew|lay|arose|swam|flew)$/.test(verb.lower) &&
        (/^(?:by|from|in|at|on|during|for)$/.test(next.lower) ||
          next.kind === "mark" ||
          next.lower === "last")
          ? [passive, single]
          : isPast || states.has(verb.lower) || /^(?:happen|occur|die|arrive|appear)$/.test(verb.lower)
            ? [
                negated
                  ? `${past ? "did" : third ? "does" : "do"}${sentence.text.slice(be.end, verb.start)}${inflect(verb.lower, "VB", lexicon)}`
                  : `${be.spaced ? "" : " "}${sentence.text.slice(be.end, verb.start).trimStart()}${single}`,
                progressive,
              ]
            : /^(?:by|in|as|at|on|of|from)$/.test(next.lower) && !personal
              ? [passive, progressive]
              : [progressive, passive];
      yield { start: be.start, end: verb.end, fixes: choices };
    }
  },
};
