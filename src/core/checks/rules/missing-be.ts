import type { Check } from "../check.ts";
import { patterns } from "../patterns.ts";

const states =
  "happy|hungry|tired|sad|sick|angry|busy|ready|sure|late|afraid|glad|sorry|bored|interested|excited|alone|married|free|fine|thirsty|ill|worried|surprised|nervous|lucky|proud";
const after = "STOP|with|about|today|now|because|and|that|here|in|at|of|for|when|but";
const doing =
  "going|coming|working|living|studying|trying|looking|waiting|doing|writing|learning|staying|planning|thinking|playing|talking|watching|making|getting";
const objects = "to|in|at|for|with|on|about|the|a|my|your|his|her|our|their|here|there|english|home|back";
const kin =
  "mother|father|brother|sister|wife|husband|friend|son|daughter|uncle|aunt|cousin|boss|teacher|dog|cat|house|name|job|city|country|school|room|family|food|weather|hotel|film|movie|book";
const degree = "very|so|really|too";
/** The pronouns that a form of be goes with. */
const forms = [
  ["i", "am"],
  ["he|she|it", "is"],
  ["we|you|they", "are"],
] as const;

const find = patterns([
  ...forms.flatMap(
    ([subject, be]) =>
      [
        [`^ ${subject} [${degree} JJ] ${after}`, `${be} $2 $3`],
        [`^ ${subject} [${states}] ${after}`, `${be} $2`],
        [`because|but|that|think|, ${subject} [${degree} JJ] ${after}`, `${be} $3 $4`],
        [`because|but|that|think ${subject} [${states}] ${after}`, `${be} $3`],
        [`^ ${subject} [not] ${states}|my|your|here|a|the|sure|good|so|very|able|going`, `${be} not`],
        [`^ ${subject} [${doing}] ${objects}`, `${be} $2`],
        [`^ ${subject} [not ${doing}] ${objects}`, `${be} not $3`],
        [`because|but|that|think|when|and ${subject} [${doing}] ${objects}`, `${be} $3`],
      ] as const,
  ),
  ["^ he|she [a|an ADJ? NN] .|!", "is $2 $3 $4"],
  [`^ PRP$|the ${kin} [a|an ADJ? NN] .|!`, "is $3 $4 $5"],
  [`^ PRP$|the ${kin} [${degree} JJ] .|!|and|but|because|,`, "is $3 $4"],
  ["^ PRP$|the NNS|people [very|so|really|too JJ] .|!|and|but|because|,", "are $3 $4"],
  ["^ my name [NNP] .|!|,|and", "is $3"],
  ["^ this [my|your|his|her|our|their NN] .|!|,|and", "is $2 $3"],
]);

/** `She very happy`, `I hungry`, `They going home`. */
export const check: Check = {
  id: "missing-be",
  group: "verbs",
  tier: "error",
  title: "Missing am, is or are",
  reason:
    "A sentence in English needs a verb; before an adjective, a noun or an -ing form stands a form of be.",
  exceptions: "Headlines and notes may leave it out; so may the second of two like clauses.",
  flags: [
    ["She very happy today.", "She is very happy today."],
    ["They happy with the new house.", "They are happy with the new house."],
    ["I hungry.", "I am hungry."],
    ["My father a doctor.", "My father is a doctor."],
    ["I going to school by bus.", "I am going to school by bus."],
    ["The food very good.", "The food is very good."],
  ],
  leaves: [
    "Is she very happy today?",
    "He, a doctor, knew it.",
    "I, tired as ever, went home.",
    "My very good friend called.",
    "They very nearly missed it.",
    "Him going to Rome surprised us.",
    "What made you so happy?",
  ],
  find: (sentence) => (sentence.text.endsWith("?") ? [] : find(sentence)),
};
