import type { Check } from "../check.ts";
import { patterns } from "../patterns.ts";

const judged =
  "important|difficult|easy|good|better|best|possible|impossible|necessary|nice|great|true|clear|hard|useful|interesting|dangerous|common|normal|bad|fun|time";
const find = patterns([
  [`^ [is] very|really|so|not|also|more? ${judged} to|that|for`, "it is"],
  [`^ [was] very|really|so|not|also? ${judged} to|that|for`, "it was"],
  [
    "^ here|outside|inside [is|was] very|so|too|really|always|quite ADJ STOP|in|and|but|today|now|because",
    "it $2",
  ],
  [
    "^ in NNP|winter|summer|spring|autumn|july|august|january|december|general [is|was] very|so|too|really|always|quite? ADJ STOP|in|here|there|today|now|and|because|but|to",
    "it $3",
  ],
  [
    "^ in my|our|this|that|the country|city|town|village|place|north|south|morning|evening [is|was] very|so|too|really|always|quite? ADJ STOP|in|here|there|today|now|and|because|but|to",
    "it $4",
  ],
  [`^ i|we think|believe|guess|feel|know that [is] very|really|so|not|more? ${judged} to|that|for`, "it is"],
  [`^ i|we thought|believed|felt|knew that [was] very|really|so|not|more? ${judged} to|that|for`, "it was"],
  ["^ [was] a|an very|really? ADJ NN .|!|and|but|for|with|because", "it was"],
  ["^ [is] raining|snowing|freezing STOP|today|now|here|outside|again|in|and|a", "it is"],
  ["^ [is] a|an very|really ADJ NN .|!|and|but|for|with|because", "it is"],
  ["^ [was] very|really|so ADJ .|!|and|but|for|with|because|,", "it was"],
  ["^ [is] very|really|so ADJ .|!|and|but|for|with|because|,", "it is"],
  [`^ i|we think|believe|guess|hope|feel|know [is] a|an|the|very|really|so|not|${judged}`, "it is"],
  [`^ i|we thought|believed|knew [was] a|an|the|very|really|so|not|${judged}`, "it was"],
  [`because|although|if|when|since [is] very|really|so|not|too|${judged}`, "it is"],
  [
    "because|although|if|when|since [was] very|really|so|not|too|raining|cold|hot|late|dark|my|the|a",
    "it was",
  ],
]);

/** `I think is a good idea`, `Is important to sleep.` */
export const check: Check = {
  id: "missing-subject",
  group: "pronouns",
  tier: "error",
  title: "Missing it",
  reason: "A sentence in English needs a subject, though it may mean nothing: it is important to sleep.",
  exceptions: "A question begins with its verb: is it important?",
  flags: [
    ["I think is a good idea.", "I think it is a good idea."],
    ["Is very important to study.", "It is very important to study."],
    ["We stayed in because was raining.", "We stayed in because it was raining."],
    ["In Spain is very hot in summer.", "In Spain it is very hot in summer."],
    ["Was a beautiful day.", "It was a beautiful day."],
    ["In my country is cold in winter.", "In my country it is cold in winter."],
  ],
  leaves: [
    "Is very important to study?",
    "The man I think is a spy left.",
    "What I think is important to you.",
    "Because is a conjunction.",
    "The water in the lake is cold.",
    "In the middle is very fine sand.",
    "Here is very good bread.",
  ],
  find: (sentence) => (sentence.text.endsWith("?") ? [] : find(sentence)),
};
