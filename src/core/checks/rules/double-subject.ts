import type { Check } from "../check.ts";
import type { Word } from "../reading/sentence.ts";

const people = new Set(
  "mother father brother sister wife husband friend son daughter uncle aunt cousin boss teacher mum mom dad grandmother grandfather boyfriend girlfriend neighbour neighbor manager doctor man woman boy girl people parents friends children students brothers sisters teachers dog cat company government city country house car book film movie school".split(
    " ",
  ),
);
const finite = /^(?:VBD|VBZ|VBP|MD)$/;

/** Whether a pronoun can stand for a noun. */
function standsFor(pronoun: string, noun: Word): boolean {
  return noun.tag === "NNS" ? pronoun === "they" : /^(?:he|she|it)$/.test(pronoun);
}

/** `My brother he lives in Berlin.` */
export const check: Check = {
  id: "double-subject",
  group: "pronouns",
  tier: "likely",
  title: "Subject said twice",
  reason: "The noun is the subject already; a pronoun beside it says it twice.",
  exceptions: "A pronoun may begin a clause that belongs to the noun: the man he saw has left.",
  flags: [
    ["My brother he lives in Berlin.", "My brother lives in Berlin."],
    ["The teacher she gave us a test.", "The teacher gave us a test."],
    ["My parents they don't like it.", "My parents don't like it."],
  ],
  leaves: [
    "The man he saw has left.",
    "My brother, he is a good man.",
    "The film it was based on is old.",
    "The people they met were kind.",
    "The book he wrote.",
  ],
  *find(sentence) {
    if (!/^(?:PRP\$|DT)$/.test(sentence.at(0).tag)) return;
    const at = sentence.at(1).tag === "JJ" ? 2 : 1;
    const noun = sentence.at(at);
    const pronoun = sentence.at(at + 1);
    if (!people.has(noun.lower) || !standsFor(pronoun.lower, noun)) return;
    const verb = sentence.at(at + 2);
    if (!finite.test(verb.tag) && !/^(?:is|are|was|were|has|have|do|does|did)$/.test(verb.lower)) return;
    const rest = sentence.words.slice(at + 3);
    const closes = rest.findIndex(
      ({ lower, kind }) => kind === "mark" || /^(?:and|but|because|so|that|when|if|who|which)$/.test(lower),
    );
    const clause = closes === -1 ? rest : rest.slice(0, closes);
    // "The man he saw has left", "The film it was based on is old": the clause belongs to the noun.
    if (
      clause.length === 0 ||
      clause.some(({ tag, lower }) => finite.test(tag) || /^(?:is|are|was|were)$/.test(lower))
    )
      return;
    if (clause.at(-1)?.tag === "IN") return;
    yield { start: noun.start, end: pronoun.end, fixes: [noun.text] };
  },
};
