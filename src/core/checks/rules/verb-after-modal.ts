import type { Check, Found } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { verbBase } from "../reading/base-forms.ts";
import { irregularVerbs } from "#core/lists/grammar/irregular-verbs.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

const modals = new Set(
  "can could will would shall should may might must 'll 'd ca wo cannot do does did to".split(" "),
);
const subjects = new Set("i you he she it we they".split(" "));
const betweenWords = new Set(
  "n't not never always also really just still even only ever then probably easily usually often actually already definitely certainly".split(
    " ",
  ),
);
const pastOnly = new Set(
  [...irregularVerbs.values()].flatMap(({ base, past, participle }) =>
    past.filter((form) => form !== base && !participle.includes(form)),
  ),
);
pastOnly.delete("saw");
pastOnly.delete("lay");
pastOnly.delete("bore");
pastOnly.delete("rose");
pastOnly.delete("wound");

/** Whether a word is a form of a verb that cannot be its base. */
function isInflected(word: Word, sentence: Sentence): boolean {
  const { lexicon } = sentence;
  const { lower } = word;
  // "Must needs have": an old adverb.
  if (lower === "needs") return false;
  if (word.text !== lower || lexicon.can(lower, "VB") || word.kind !== "word") return false;
  if (lexicon.tags(lower).length === 0) return false;
  return (
    /^(?:VBZ|VBD|VBN|VBP)$/.test(word.tag) ||
    pastOnly.has(lower) ||
    (word.tag === "NNS" && lexicon.can(lower, "VBZ"))
  );
}

function findAfter(sentence: Sentence, modal: Word): Found | null {
  let index = modal.index + 1;
  const { lower } = modal;
  if (
    /^(?:DT|PRP\$|JJ|POS)$/.test(sentence.at(modal.index - 1).tag) &&
    /^(?:will|can|might|must|may)$/.test(lower)
  )
    return null;
  // "Than a soda can had", "what he referred to ran": a noun, or the end of a clause.
  if (lower === "can" && sentence.at(modal.index - 1).tag === "NN") return null;
  if (
    lower === "to" &&
    /^(?:forward|referred|came|used|belonged|spoke|talked|listened|up)$/.test(
      sentence.at(modal.index - 1).lower,
    )
  )
    return null;
  let asked = false;
  if (lower !== "to" && subjects.has(sentence.at(index).lower) && modal.tag !== "TO") {
    asked = true;
    index += 1;
  }
  let negated = false;
  while (betweenWords.has(sentence.at(index).lower)) {
    negated ||= /^(?:n't|not)$/.test(sentence.at(index).lower);
    index += 1;
    if (subjects.has(sentence.at(index).lower) && negated && !asked) {
      asked = true;
      index += 1;
    }
  }
  const verb = sentence.at(index);
  if (!isInflected(verb, sentence)) return null;
  const { lexicon } = sentence;
  const isDo = /^(?:do|does|did)$/.test(lower);
  if (isDo && !negated && !asked) return null;
  if (
    isDo &&
    asked &&
    modal.index > 0 &&
    !negated &&
    sentence.at(modal.index - 1).kind !== "mark" &&
    !/^(?:what|where|when|why|how|who|which|and|but|so|or|much|many|long|often)$/.test(
      sentence.at(modal.index - 1).lower,
    )
  )
    return null;
  if (
    asked &&
    lower !== "do" &&
    lower !== "does" &&
    lower !== "did" &&
    modal.index > 0 &&
    !/^(?:what|where|when|why|how|who|and|but|so|or|then)$/.test(sentence.at(modal.index - 1).lower)
  )
    return null;
  if (lower === "'d" && verb.tag !== "VBZ" && !pastOnly.has(verb.lower)) return null;
  if (lower === "'d" && /^(?:VBN|VBD)$/.test(verb.tag)) return null;
  if (
    lower === "to" &&
    (modal.tag !== "TO" ||
      !(pastOnly.has(verb.lower) || (verb.tag === "VBZ" && !lexicon.can(verb.lower, "NNS"))))
  )
    return null;
  if (/^(?:can|will|might|must|may)$/.test(lower) && modal.tag !== "MD") return null;
  if (verb.tag === "NNS" && (asked || !negated) && !(isDo && asked)) return null;
  if (
    verb.tag === "NNS" &&
    lexicon.tags(verb.lower)[0] === "NNS" &&
    !/^(?:DT|PRP|TO|PRP\$|IN)$/.test(sentence.at(index + 1).tag)
  )
    return null;
  if (
    /^(?:VBN|VBD)$/.test(verb.tag) &&
    lexicon.can(verb.lower, "JJ") &&
    !/^(?:DT|PRP|TO|PRP\$|RB|IN)$/.test(sentence.at(index + 1).tag)
  )
    return null;
  if (/^(?:got|better|rather)$/.test(verb.lower)) return null;
  return { start: verb.start, end: verb.end, fixes: [matchCase(verbBase(verb.lower, lexicon), verb.text)] };
}

/** `Does your brother plays`, `where did Tom went`: a question with a noun for its subject. */
function findAfterNoun(sentence: Sentence, helper: Word): Found | null {
  if (!/^(?:do|does|did)$/.test(helper.lower) || !sentence.text.endsWith("?")) return null;
  if (
    helper.index > 0 &&
    !/^(?:what|where|when|why|how|and|but|so)$/.test(sentence.at(helper.index - 1).lower)
  )
    return null;
  let index = helper.index + 1;
  if (/^(?:DT|PRP\$)$/.test(sentence.at(index).tag)) index += 1;
  else if (sentence.at(index).tag !== "NNP") return null;
  if (sentence.at(index).tag === "JJ") index += 1;
  if (!/^(?:NN|NNS|NNP)$/.test(sentence.at(index).tag)) return null;
  const verb = sentence.at(index + 1);
  if (!isInflected(verb, sentence) || !/^(?:VBZ|VBD)$/.test(verb.tag)) return null;
  return {
    start: verb.start,
    end: verb.end,
    fixes: [matchCase(verbBase(verb.lower, sentence.lexicon), verb.text)],
  };
}

/** `did not knew`, `can goes`, `does she likes`, `to went`. */
export const check: Check = {
  id: "verb-after-modal",
  group: "verbs",
  tier: "error",
  title: "Base form after a helping verb",
  reason:
    "After do, does, did, to, and after can, will, must and their like, the verb stands in its base form.",
  exceptions: "After to as a preposition, and where can, will or might is a noun.",
  flags: [
    ["I did not knew him.", "I did not know him."],
    ["She can speaks French.", "She can speak French."],
    ["Does she likes tea?", "Does she like tea?"],
    ["Does your brother plays the piano?", "Does your brother play the piano?"],
    ["Where did Tom went?", "Where did Tom go?"],
    ["They wanted to went home.", "They wanted to go home."],
    ["He doesn't wants it.", "He doesn't want it."],
    ["You must told him.", "You must tell him."],
  ],
  leaves: [
    "I'd gone home.",
    "The will left by her aunt is short.",
    "Did he, she asked, know?",
    "They look forward to increased sales.",
    "He would rather go.",
    "We do needs assessments.",
    "The can opened easily.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      if (!modals.has(word.lower)) continue;
      const found = findAfter(sentence, word) ?? findAfterNoun(sentence, word);
      if (found !== null) yield found;
    }
  },
};
