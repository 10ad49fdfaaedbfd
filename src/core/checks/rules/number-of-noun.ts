import type { Check, Found } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { uncountable } from "../reading/countability.ts";
import type { Sentence, Word } from "../reading/sentence.ts";
import { pluralOf } from "../reading/word-forms.ts";

const manyWords = new Set(
  "many several few these those various numerous both two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand couple".split(
    " ",
  ),
);
const phrases: readonly (readonly string[])[] = [
  ["a", "lot", "of"],
  ["lots", "of"],
  ["a", "variety", "of"],
  ["a", "number", "of"],
  ["a", "couple", "of"],
  ["hundreds", "of"],
  ["thousands", "of"],
  ["millions", "of"],
  ["dozens", "of"],
  ["kinds", "of"],
  ["types", "of"],
];
/** `one of my friend`: the phrase has words on both sides of "of". */
const ofPhrases: readonly (readonly string[])[] =
  "one each either neither several many few both two three four five"
    .split(" ")
    .flatMap((word) =>
      "my your his her our their the these those".split(" ").map((owner) => [word, "of", owner]),
    );
/** All phrases by their first word. */
const allPhrases = [...phrases, ...ofPhrases];
const phrasesByWord: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  allPhrases.map(([first = ""]) => [first, allPhrases.filter(([other]) => other === first)]),
);
/** Nouns that stand for several. */
const groups =
  /^(?:team|family|group|crew|staff|gang|bunch|lot|class|crowd|pair|party|world|country|city|couple|set|series|band|cast|range|best|rest|press|public|house|kind|sort|type|list|collection|time|way)$/;
/** Words that may stand between two nouns of which the first is no head: "two service charges". */
const measure =
  /^(?:hour|minute|day|week|month|year|mile|foot|inch|metre|meter|pound|dollar|euro|yen|won|yuan|rand|baht|percent|per|step|star|story|storey|man|person|bedroom|room|page|part|way|door|point|time|hundred|thousand|million|billion|dozen|score|head|stone|fold|quid|bob|grand|craft|aircraft|gross|brace|yoke|sail|cent|p\.m|a\.m|am|pm|o'clock|th|more|less|per|rd|st|nd)$/;

/** The adjectives and the noun after a quantifier: the noun, if it stands alone as the head of its phrase. */
function headAfter(sentence: Sentence, start: number): Word | null {
  let index = start;
  while (/^(?:JJ|JJR|JJS|RBS|VBN)$/.test(sentence.at(index).tag) && index < start + 3) index += 1;
  const noun = sentence.at(index);
  if (noun.tag !== "NN" || !/^[a-z]{3,}$/.test(noun.text)) return null;
  const next = sentence.at(index + 1);
  if (/^(?:yesterday|today|tomorrow|last|lives|works|likes)$/.test(next.lower)) return noun;
  if (/^(?:NN|VBG|CD|POS|SYM|JJ|VBN)/.test(next.tag) || /^[-–/]/.test(next.text) || next.text === "(")
    return null;
  if (next.tag === "CC" && /^(?:JJ|NN|NNS|VBN)$/.test(sentence.at(index + 2).tag)) return null;
  return noun;
}

function isCountSingular(noun: Word, sentence: Sentence): boolean {
  const { lexicon } = sentence;
  return (
    lexicon.can(noun.lower, "NN") &&
    !lexicon.can(noun.lower, "NNS") &&
    !lexicon.can(noun.lower, "JJ") &&
    !lexicon.can(noun.lower, "VBG") &&
    (!uncountable.has(noun.lower) || /^(?:language|industry|beauty)$/.test(noun.lower)) &&
    !measure.test(noun.lower) &&
    lexicon.has(pluralOf(noun.lower)) &&
    lexicon.frequency(noun.lower) >= 10
  );
}

function* afterQuantifiers(sentence: Sentence): Generator<Found> {
  for (const word of sentence.words) {
    let start = -1;
    let sure = true;
    if (manyWords.has(word.lower) && word.kind === "word" && sentence.at(word.index + 1).lower !== "of") {
      start = word.index + 1;
      if (word.lower === "many" && /^(?:a|an)$/.test(sentence.at(start).lower)) continue;
      if (word.lower === "few" && !/^(?:a|the)$/.test(sentence.at(word.index - 1).lower) && word.tag !== "JJ")
        sure = false;
      if (/^(?:hundred|thousand|couple)$/.test(word.lower) && word.tag !== "CD") continue;
      if (/^(?:these|those|both)$/.test(word.lower) && !/^(?:DT|PDT)$/.test(word.tag)) continue;
      // "They both live here", "many claim that": a verb follows, not the noun that is counted.
      if (
        /^(?:both|many|few|these|those|several)$/.test(word.lower) &&
        sentence.lexicon.can(sentence.at(start).lower, "VB") &&
        /^(?:DT|PRP|PRP\$|TO|IN|RB|WP|WRB|NNP)$/.test(sentence.at(start + 1).tag)
      )
        continue;
      if (
        word.lower === "both" &&
        sentence.words.slice(start, start + 5).some(({ lower }) => lower === "and")
      )
        continue;
      if (
        /^(?:one|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/.test(word.lower) &&
        sentence.at(start).tag === "CD"
      )
        continue;
    } else if (
      word.kind === "number" &&
      /^\d+$/.test(word.text) &&
      Number(word.text) > 1 &&
      Number(word.text) < 1_000 &&
      sentence.at(word.index - 1).kind !== "mark" &&
      /^(?:IN|VB|VBD|VBP|VBZ|VBG|DT|PRP\$|RB|CC)$/.test(sentence.at(word.index - 1).tag)
    ) {
      start = word.index + 1;
      sure = false;
    } else {
      const phrase = phrasesByWord
        .get(word.lower)
        ?.find((parts) => parts.every((part, offset) => sentence.at(word.index + offset).lower === part));
      if (phrase === undefined) continue;
      if (
        ofPhrases.includes(phrase) &&
        (sentence.at(word.index - 1).tag.startsWith("NN") || isGroup(sentence, word.index + phrase.length))
      )
        continue;
      start = word.index + phrase.length;
      sure = !/^(?:lot|lots)$/.test(phrase.at(-2) ?? "");
    }
    const noun = headAfter(sentence, start);
    if (noun === null || !isCountSingular(noun, sentence)) continue;
    // "Kinds of activity", "types of deformation": what has kinds need not be counted.
    if (/^(?:kinds|types)$/.test(word.lower) && !strictCount.test(noun.lower)) continue;
    if (!sure && sentence.lexicon.can(noun.lower, "VB") && word.kind !== "number") continue;
    if (/^(?:lots|lot)$/.test(sentence.at(start - 2).lower) && !strictCount.test(noun.lower)) continue;
    yield { start: noun.start, end: noun.end, fixes: [matchCase(pluralOf(noun.lower), noun.text)] };
  }
}

/** People, who are always counted: "some of the student were late". */
const persons =
  /^(?:student|teacher|child|kid|boy|girl|friend|person|worker|employee|customer|tourist|parent|brother|sister|teenager|player|doctor|scientist|citizen|visitor|neighbour|neighbor|colleague|classmate|book|shop|house|car|building|problem|question|country|restaurant|hotel|company)$/;

/** `Some of the student were late`, `all the student have`: the verb shows that several are meant. */
function* afterShares(sentence: Sentence): Generator<Found> {
  for (const word of sentence.words) {
    if (!/^(?:some|most|many|all|both|several|none)$/.test(word.lower)) continue;
    const hasOf = sentence.at(word.index + 1).lower === "of";
    if (!hasOf && word.lower !== "all") continue;
    const determiner = sentence.at(word.index + (hasOf ? 2 : 1));
    if (!/^(?:the|my|your|his|her|our|their|these|those)$/.test(determiner.lower)) continue;
    const noun = headAfter(sentence, determiner.index + 1);
    if (noun === null || !persons.test(noun.lower)) continue;
    const next = sentence.at(noun.index + 1);
    const plural =
      /^(?:are|were|have|do)$/.test(next.lower) ||
      (next.tag === "VBP" && next.lower !== "'m") ||
      (/^(?:VBD|VBN|MD)$/.test(next.tag) && !/^(?:house|car|book|shop|building)$/.test(noun.lower));
    if (plural)
      yield { start: noun.start, end: noun.end, fixes: [matchCase(pluralOf(noun.lower), noun.text)] };
  }
}

function isGroup(sentence: Sentence, start: number): boolean {
  return groups.test(headAfter(sentence, start)?.lower ?? "");
}

/** Nouns that "a lot of" takes in the plural only. */
const strictCount =
  /^(?:book|car|house|friend|student|teacher|child|person|problem|reason|thing|idea|place|country|city|game|animal|movie|film|song|shop|restaurant|tourist|question|example|company|job|job|opportunity|advantage|disadvantage|benefit|way|tree|flower|picture|photo|mistake|word|language|family|boy|girl|man|woman|member|building|hotel|street|activity|event|festival|product|service|customer|difference|difficulty|website|computer|machine|device|vehicle|dream|plan|project|article|letter|email|story|text|year|day|month|week|hour|minute|time|class|subject|lesson|exam|test|course|university|school|factor|effect|result|method|aspect|part|type|kind|skill|fact|area|programme|program|system|change|chance|memory|accident|disease|clothes|dish|meal|star|player|team|party|goal|expert|scientist|doctor|worker|employee|citizen|parent|teenager|adult|user)$/;

/** `many student`, `three book`, `a variety of reason`. */
export const check: Check = {
  id: "number-of-noun",
  group: "nouns",
  tier: "error",
  title: "Singular after a word of many",
  reason: "After words such as many, several, these or two, a noun that can be counted is in the plural.",
  exceptions: "The first of two nouns stays in the singular: two service charges, a five year plan.",
  flags: [
    ["She has many friend in Rome.", "She has many friends in Rome."],
    ["I bought three book yesterday.", "I bought three books yesterday."],
    ["We chose it for a variety of reason.", "We chose it for a variety of reasons."],
    ["These problem are hard to solve.", "These problems are hard to solve."],
    ["Several new student came today.", "Several new students came today."],
    ["One of my friend is coming.", "One of my friends is coming."],
    ["Some of the student were late.", "Some of the students were late."],
    ["One of the most important thing is health.", "One of the most important things is health."],
  ],
  leaves: [
    "Many a man has tried.",
    "One of the team is ill.",
    "There are two service charges.",
    "He read both book and letter.",
    "It is a five year plan.",
    "These sheep are ours.",
    "Two aircraft landed.",
    "Few are chosen.",
    "These included a lot of work.",
    "Both interact with other ants, and many claim that they talk.",
    "There are two types of deformation.",
    "Some of the house was painted, and all the book was good.",
  ],
  *find(sentence) {
    const found = [...afterQuantifiers(sentence)];
    yield* found;
    for (const other of afterShares(sentence)) {
      if (!found.some(({ start }) => start === other.start)) yield other;
    }
  },
};
