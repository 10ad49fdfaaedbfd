import type { Check, Found } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { inflect, verbBase } from "../reading/base-forms.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

const singular = new Set(
  "he she it everyone everybody someone somebody anyone anybody nobody everything something anything nothing".split(
    " ",
  ),
);
const plural = new Set(["i", "you", "we", "they"]);
/** Words before a pronoun after which a base form is right, or the pronoun is no subject. */
const shields = new Set(
  "let make makes made making have had see saw seen hear heard watch watched help helped helping and or nor than lest do does did can could will would shall should may might must n't not".split(
    " ",
  ),
);
const mandative =
  /^(?:suggest|recommend|demand|insist|require|request|propose|ask|order|important|essential|necessary|vital|imperative|crucial|better|wish|advise|urge|desire|command|move|prefer)/;
const clauseOpeners = new Set(
  "that because if when while although though since as whether unless until after before but so where why how what who which".split(
    " ",
  ),
);
const betweenAdverbs = new Set(
  "always never often also really just still usually sometimes already even only now then probably certainly simply actually rarely hardly generally normally truly clearly".split(
    " ",
  ),
);

function isBase(word: Word, sentence: Sentence): boolean {
  if (/^(?:have|do|are|'re|'ve|were)$/.test(word.lower)) return true;
  return (
    /^VBP?$/.test(word.tag) &&
    sentence.lexicon.can(word.lower, "VB") &&
    word.lower !== "be" &&
    !sentence.lexicon.can(word.lower, "VBD")
  );
}

/** Whether the subject stands where a finite verb must follow it. */
function isSubject(sentence: Sentence, index: number): boolean {
  const before = sentence.at(index - 1);
  if (index === 0) return true;
  if (shields.has(before.lower)) return false;
  const earlier = sentence.words.slice(Math.max(0, index - 5), index);
  if (
    earlier.some(
      ({ tag, lower }) => tag === "MD" || /^(?:do|does|did|let|lets|make|makes|made|n't)$/.test(lower),
    ) &&
    !/^[,;:]$/.test(before.lower) &&
    !clauseOpeners.has(before.lower)
  )
    return false;
  if (
    /^(?:think|know|say|hope|believe|guess|mean|suppose|realize|realise)(?:s|es)?$|^(?:said|thought|knew|hoped|believed|sure|glad|afraid|sorry)$/.test(
      before.lower,
    )
  )
    return true;
  return (
    before.kind === "mark" ||
    clauseOpeners.has(before.lower) ||
    before.tag === "CC" ||
    (/^(?:RB|NN|NNS|UH|JJ)$/.test(before.tag) &&
      sentence.at(index).lower !== "it" &&
      sentence.at(index).lower !== "you")
  );
}

function singularMismatch(sentence: Sentence, subject: Word, verb: Word): Found | null {
  const before = sentence.words.slice(0, subject.index);
  if (before.some(({ lower }) => mandative.test(lower)) || !isBase(verb, sentence)) return null;
  // "He need not go", "it ain't so": need and dare may be modal, and ain't has no other form.
  if (
    verb.lower === "ai" ||
    (/^(?:need|dare)$/.test(verb.lower) && /^(?:not|n't|never|VB)$/.test(sentence.at(verb.index + 1).lower))
  )
    return null;
  // "If it please your Majesty".
  if (verb.lower === "please" && sentence.at(subject.index - 1).lower === "if") return null;
  if (
    before.some(({ lower }) =>
      /^(?:if|as|though|wish|wishes|wished|suppose|unless|whether|lest|till|until|ere)$/.test(lower),
    ) &&
    (verb.lower === "were" ||
      (!/^(?:have|do|are|'re|'ve)$/.test(verb.lower) &&
        /^(?:lest|till|ere|whether|unless|though)$/.test(sentence.at(subject.index - 1).lower)))
  )
    return null;
  if (
    /^(?:have|are|'re|'ve|were|do)$/.test(verb.lower) &&
    sentence.at(subject.index - 1).tag === "IN" &&
    !clauseOpeners.has(sentence.at(subject.index - 1).lower)
  )
    return null;
  const fixes: Record<string, string> = {
    are: "is",
    "'re": " is",
    were: "was",
    "'ve": " has",
    do: "does",
    have: "has",
  };
  const fix = fixes[verb.lower] ?? inflect(verb.lower, "VBZ", sentence.lexicon);
  // "Two years ago he move": the time says which form was meant.
  const past = sentence.words.some(({ lower }) => /^(?:ago|yesterday)$/.test(lower))
    ? [inflect(verb.lower, "VBD", sentence.lexicon)]
    : [];
  return {
    start: verb.start,
    end: verb.end,
    fixes: [...new Set([...past, fix])].map((form) => matchCase(form, verb.text)),
  };
}

function pluralMismatch(sentence: Sentence, subject: Word, verb: Word): Found | null {
  const base = verbBase(verb.lower, sentence.lexicon);
  if (verb.lower === "was" && subject.lower === "i") return null;
  // "For type i, i is the index": a lower-case i may be a sign.
  if (subject.text === "i" && /^(?:is|represents|denotes|s)$/.test(verb.lower)) return null;
  // "What most surprised you was a sound": the pronoun is the object of the clause before the verb.
  if (
    subject.lower === "you" &&
    sentence.at(subject.index - 1).lower.endsWith("ed") &&
    /^(?:is|was)$/.test(verb.lower)
  )
    return null;
  if (verb.lower === "ai") return null;
  if (verb.tag !== "VBZ" && !/^(?:is|was|has|does)$/.test(verb.lower)) return null;
  if (verb.text.startsWith("'") || verb.text.startsWith("’")) return null;
  if (
    sentence.lexicon.can(verb.lower, "NNS") &&
    /^(?:you|we)$/.test(subject.lower) &&
    !/^(?:DT|PRP|TO|IN|PRP\$|RB)$/.test(sentence.at(verb.index + 1).tag)
  )
    return null;
  if (
    /^(?:what|all|who|whoever|whatever|which|that)$/.test(sentence.at(subject.index - 1).lower) &&
    /^(?:is|was)$/.test(verb.lower)
  )
    return null;
  const forms: Record<string, string> = {
    is: subject.lower === "i" ? "am" : "are",
    was: "were",
    has: "have",
    does: "do",
  };
  return { start: verb.start, end: verb.end, fixes: [matchCase(forms[verb.lower] ?? base, verb.text)] };
}

/** `he go`, `they was`, `everybody have`. */
export const check: Check = {
  id: "pronoun-verb-agreement",
  group: "agreement",
  tier: "error",
  title: "Pronoun and verb",
  reason: "The verb has to agree with its subject: he goes, they go.",
  exceptions: "A base form is right after verbs such as let, make and suggest: I suggest that he go.",
  flags: [
    ["She go to school by bus.", "She goes to school by bus."],
    ["They was late again.", "They were late again."],
    ["Everybody have a phone now.", "Everybody has a phone now."],
    ["I think that he need more time.", "I think that he needs more time."],
    ["You was right about the price.", "You were right about the price."],
    ["It don't matter to me.", "It doesn't matter to me."],
    ["Two years ago he move to Rome.", "Two years ago he moved to Rome."],
  ],
  leaves: [
    "I suggest that he go home.",
    "Let it go.",
    "If he were here, he would help.",
    "Did she go with you?",
    "Parts of it are missing.",
    "What they want is peace.",
    "You and he have met before.",
    "I made him and her go.",
    "They saw it happen.",
    "Should he need help, call me.",
    "He needn't come, and she need not call.",
    "What most surprised you was the noise.",
  ],
  *find(sentence) {
    for (const subject of sentence.words) {
      const isSingular = singular.has(subject.lower);
      if (!isSingular && !plural.has(subject.lower)) continue;
      if (subject.lower === "i" && subject.text !== "I" && subject.text !== "i") continue;
      let index = subject.index + 1;
      while (betweenAdverbs.has(sentence.at(index).lower)) index += 1;
      const verb = sentence.at(index);
      if (sentence.at(subject.index - 1).lower === "and" && isSingular) continue;
      const isThere = isSingular
        ? isSubject(sentence, subject.index)
        : !/^(?:do|does|did)$/.test(sentence.at(subject.index - 1).lower);
      if (!isThere) continue;
      const found = isSingular
        ? singularMismatch(sentence, subject, verb)
        : pluralMismatch(sentence, subject, verb);
      if (found !== null) yield found;
    }
  },
};
