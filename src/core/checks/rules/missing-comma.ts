import type { Check } from "../check.ts";
import { patterns } from "../patterns.ts";
import type { Found } from "../check.ts";
import type { Sentence } from "../reading/sentence.ts";

const subjects = "PRP|DT|there|PRP$|NNS|NNP|if|when|while|although|some|many|most|people|VBG";
/** Openers that hardly any editor leaves without a comma; each phrase with its number of words. */
const always = {
  one: "however|moreover|furthermore|nevertheless|additionally|firstly|secondly|thirdly|lastly|unfortunately|fortunately|nonetheless|similarly|nowadays",
  two: ["for example|instance", "in conclusion|addition|contrast|summary", "to summarize|summarise|conclude"],
  three: ["first of all", "in my opinion", "to sum up", "as a result|consequence", "last but not"],
};
/** Openers that many good writers let run on. */
const often =
  "therefore|consequently|besides|hopefully|personally|actually|obviously|meanwhile|clearly|surprisingly|finally|naturally";

/** What is marked is the opener and the word after it: the comma is missing between them. */
const findClear = patterns([
  [`^ [${always.one} ${subjects}|in]`, "$1, $2"],
  ...always.two.map((phrase) => [`^ [${phrase} ${subjects}]`, "$1 $2, $3"] as const),
  ["^ [for example NN|JJ] NN|NNS|MD|VBZ|VBP|is|are", "$1 $2, $3"],
  ...always.three.map((phrase) => [`^ [${phrase} ${subjects}]`, "$1 $2 $3, $4"] as const),
  [`^ [on the other hand ${subjects}]`, "$1 $2 $3 $4, $5"],
  [`^ [on the one hand ${subjects}]`, "$1 $2 $3 $4, $5"],
  ["^ [yes|no i|you|he|she|we|they|it] MD|VBP|VBZ|VBD", "$1, $2"],
  ["[such as :]", "such as"],
  ["[, however i|we|he|she|they|it] VBD|VBP|VBZ|MD", "; however, $3"],
]);
/** `If you see him tell him`: the main clause is an order. */
const findImperative = patterns([
  [
    "^ [if|when|after|before PRP VBP|VBZ|VBD PRP|it|home|there] tell|call|ask|give|please|let|send|write|phone|do]",
    "$1 $2 $3 $4, $5",
  ],
]);
const findLoose = patterns([
  [`^ [${often} ${subjects}]`, "$1, $2"],
  [`^ [of course ${subjects}]`, "$1 $2, $3"],
  [`^ [in fact|general|short ${subjects}]`, "$1 $2, $3"],
  ["^ [after that|all PRP]", "$1 $2, $3"],
]);

const finite = /^(?:VBD|VBZ|VBP|MD)$/;
/** Words with which the clause after if or when may go on, so that a later subject does not begin the main one. */
const goesOn =
  /^(?:that|which|who|whom|whose|what|where|how|why|and|or|but|than|whether|because|so|if|when|as|whatever|whoever|all)$/;
/** Words before a clause that belongs to them: everything they say, the way we live, I think he is. */
const holdsClause =
  /^(?:think|know|say|says|said|believe|feel|felt|thought|knew|see|saw|hope|wish|sure|is|was|not|like|thing|things|way|time|moment|day|place|people|person|everything|anything|something|nothing|one|ones|those|the)$/;

/** Verbs that need nothing after them, so that their clause may end with them. */
const endsWithVerb =
  /^(?:stops|stopped|arrives|arrived|came|left|ends|ended|rang|died|starts|started|finished|fell|opens|opened|closes|closed|rains|rained|snows|snowed)$/;

/** `If it rains we stay`: the subject that begins the main clause after an opening one, marked with the word before. */
function findMainClause(sentence: Sentence): Found | null {
  if (!/^(?:if|when|because|although|though|since|while|unless)$/.test(sentence.at(0).lower)) return null;
  let verb = -1;
  for (const word of sentence.words.slice(1)) {
    if (word.kind === "mark" || goesOn.test(word.lower)) return null;
    if (verb === -1) {
      if (finite.test(word.tag)) verb = word.index;
      continue;
    }
    if (!/^(?:i|he|she|we|they|it|you)$/.test(word.lower) || word.index <= verb) continue;
    const endsClause = word.index === verb + 1;
    if (endsClause && !endsWithVerb.test(sentence.at(verb).lower)) continue;
    const previous = sentence.at(word.index - 1);
    const next = sentence.at(word.index + 1);
    if (!finite.test(next.tag) && !/^['’]/.test(next.text)) return null;
    if (/^(?:IN|DT|TO|PRP\$|CC|VBG)$/.test(previous.tag)) return null;
    if (finite.test(previous.tag) && !endsClause) return null;
    if (/^(?:then|perhaps|maybe|n't|not|come|RB)$/.test(previous.lower) || previous.tag.startsWith("RB"))
      return null;
    if (holdsClause.test(previous.lower) || sentence.words.length < 7) return null;
    return { start: previous.start, end: word.end, fixes: [`${previous.text}, ${word.text}`] };
  }
  return null;
}

/** `However it rained`, `For example cars`. */
export const check: Check = {
  id: "missing-comma",
  group: "punctuation",
  tier: "likely",
  title: "Comma after an opening word",
  reason: "A comma parts an opening word or phrase from the sentence: however, for example, first of all.",
  exceptions:
    "After of course, therefore, meanwhile and their like, many writers put none: that is a matter of style.",
  flags: [
    ["However it was too late.", "However, it was too late."],
    ["For example we can walk.", "For example, we can walk."],
    ["First of all I want to thank you.", "First of all, I want to thank you."],
    ["It was late, however we went on.", "It was late; however, we went on."],
    ["If you see him tell him.", "If you see him, tell him."],
    ["In my opinion it is good.", "In my opinion, it is good."],
    ["Of course they may come.", "Of course, they may come."],
    ["When they arrived at the hotel they were tired.", "When they arrived at the hotel, they were tired."],
    ["In addition Paris has good museums.", "In addition, Paris has good museums."],
  ],
  leaves: [
    "No one should pay more.",
    "As a result of this we left.",
    "However hard he tried, he failed.",
    "However, it was late.",
    "First he ate.",
    "If you ask me what they want I cannot say.",
    "When it rains he sleeps.",
    "If the people they know are there, all is well.",
    "In my opinion of him nothing has changed.",
  ],
  *find(sentence) {
    yield* findClear(sentence);
    yield* findImperative(sentence);
    const main = findMainClause(sentence);
    if (main !== null) yield main;
    for (const found of findLoose(sentence)) yield { ...found, tier: "style" };
  },
};
