import type { Check, Found } from "../check.ts";
import { matchCase, patterns } from "../patterns.ts";
import type { Sentence, Word } from "../reading/sentence.ts";
import { beginsWithVowel } from "./a-or-an.ts";

const findPlain = patterns([
  [
    "as|like [teacher|engineer|doctor|nurse|student|manager|waiter|waitress|lawyer|secretary|programmer|developer|assistant|volunteer|tourist|result|child|whole] STOP|in|,|at|for|of",
    "a $2",
  ],
  [
    "I am|was|'m [student|teacher|engineer|doctor|nurse|beginner|manager|waiter|waitress|lawyer|programmer|developer|girl|boy|man|woman|vegetarian|person] STOP|in|,|at|and|who|of|from",
    "a $3",
  ],
  [
    "he|she is|was|'s [student|teacher|engineer|doctor|nurse|manager|waiter|lawyer|programmer|girl|boy|man|woman|person|actor|singer|writer|scientist|friend] STOP|in|,|at|and|who|of|from",
    "a $3",
  ],
  [
    "is|was|'s|be|as|became|become very|really? [good|great|nice|big|bad|beautiful|new|hard|difficult|small|long|famous|wonderful|serious|popular|useful|perfect|common|main|big|huge|terrible|healthy|normal|new|different|boring|fantastic|strange|real|lovely|modern|quiet|busy idea|thing|person|place|problem|way|city|town|book|film|movie|example|man|woman|girl|boy|friend|teacher|day|country|job|question|experience|opportunity|school|house|car|game|story|decision|reason|solution|sport|hobby|part|mistake|life|trip|restaurant|company|website|hotel|choice|tool] STOP|to|for|,|because|and|in|that|which|of|but|with|where",
    "a $3 $4",
  ],
  [
    "to be|become [student|teacher|doctor|nurse|lawyer|manager|pilot|singer|dancer|writer|scientist|footballer|model|mother|father|policeman|journalist] STOP|and|in|because|like|when|but|,",
    "a $3",
  ],
  [
    "to be|become [engineer|actor|artist|architect|accountant|actress|author|athlete|astronaut] STOP|and|in|because|like|when|but|,",
    "an $3",
  ],
  ["^ [sun] is|was|shines|has|rises|sets|rose|set|came|went", "the sun"],
  ["^ [moon] is|was|shines|has|rises|rose", "the moon"],
  ["^ [sky|weather|internet] is|was|has", "the $2"],
  ["in|at|on|from|with|for|of|to [same] NN|NNS|day|time|way|place|thing", "the same"],
  ["[in same time]", "at the same time"],
  ["have|has|had|got|with|is|are|take|takes|took|spend|spent|need|there [lot] of", "a lot"],
  ["[one of most|best|biggest|largest|greatest|worst|main]", "one of the $3"],
  ["^ [lot of]", "a lot of"],
  [
    "go|goes|went|going|gone|come to [cinema|beach|gym|library|theatre|mountains|supermarket|zoo|shop|airport|park|station|museum|restaurant|party|doctor|dentist] STOP|,|with|and|to|every|on|in|because|by",
    "the $3",
  ],
  ["in [morning|afternoon|evening|past|beginning|middle|end] STOP|,|I|we|he|she|they|and|when", "the $2"],
  ["at [end|beginning] of", "the $2"],
  ["on [internet|weekend|radio|phone] STOP|,|and|to|with|because", "the $2"],
  ["on [other hand]", "the other hand"],
  ["in [world|country|city|centre|center] STOP|,|and|where|because", "the $2"],
  ["all over|around [world]", "the world"],
  ["[most of the people] VB|VBP", "most people"],
  ["for [first|second|third|last] time", "the $2"],
  ["!the|a|my|your|his|her|our|their|its|very|that|for|this|'s|next|at [first] time I|when|we", "the first"],
  ["in|to|from|of|visit|visited|like [United] States|Kingdom", "the United"],
  ["[a|an|the my|your|his|her|our|their] NN|NNS|JJ", "$2"],
  ["in|love|like [the nature] STOP", "nature"],
  ["love|like|hate|enjoy|prefer [the music] STOP", "music"],
  ["go|goes|went|going|come|came to [the home|bed|work] STOP|at|early|late|and|because|,", "$4"],
  [
    "bought|buy|sold|found|rented|stole|drove|have|has|need|needs|want|wants [car|house|computer|bicycle|bike|dog|cat|ticket|laptop|camera|flat|job|phone|dress|book|present|gift|map] STOP|last|yesterday|today|in|from|for|with|because|and",
    "a $2",
  ],
  ["in [the] nowadays", "nowadays"],
  ["[the most of] people|the", "most of / most"],
  [
    "mother|father|brother|sister|wife|husband|friend|son|daughter|uncle|aunt|boss|cousin|neighbour is|was|became [doctor|teacher|nurse|lawyer|student|farmer|driver|manager|dentist|singer|writer|musician|scientist|programmer|designer|waiter|pilot|policeman|housewife|soldier] STOP|and|in|at|,|from",
    "a $3",
  ],
  [
    "he|she|mother|father|brother|sister|wife|husband|friend|son|daughter|uncle|aunt|boss|cousin is|was|became [engineer|actor|artist|architect|accountant|actress|author|athlete|editor|electrician|economist] STOP|and|in|at|,|from",
    "an $3",
  ],
  [
    "i|we|they|he|she|you have|has|had|'ve|got|bought [dog|cat|car|house|brother|sister|son|daughter|problem|question|computer|bicycle|bike|girlfriend|boyfriend|headache|pet|baby|bird|horse|camera|garden|suggestion|request|fever] STOP|in|and|who|that|with|for|called|named",
    "a $3",
  ],
  [
    "have|has|had|having|spent|spend [good|great|nice|wonderful|bad|hard|lovely|fantastic|difficult|terrible time] STOP|in|with|at|and|there|here|together",
    "a $2 $3",
  ],
  ["it is|was|'s|has|'s been? [long time] since|ago|before", "a long time"],
  ["is|was|'s [first|second|third|last] time i|we|you|he|she|they", "the $2"],
]);

/** Things and people that are counted, so that one of them has an article. */
const counted = new Set(
  "person man woman boy girl friend student teacher child car house book movie idea problem question job city country place opportunity advantage disadvantage mistake building hotel restaurant shop festival computer machine device dream plan project letter picture photo expert scientist doctor worker meal website tree animal accident lesson exam solution decision trip hobby village town bike bag phone party flat apartment dress shirt hat cat dog bird story film song singer actor player team neighbour neighbor beach museum park garden kitchen tourist guide example".split(
    " ",
  ),
);
/** Words after which such a noun begins a phrase of its own. */
const before =
  /^(?:is|was|'s|am|'m|be|been|become|became|becomes|have|has|had|having|bought|buy|find|found|see|saw|need|needs|needed|want|wants|wanted|got|make|made|write|wrote|read|with|without|like|met|meet|visit|visited|took|take|know|knew)$/;
const after =
  /^(?:[.!?,]|and|but|or|because|so|that|which|who|where|when|with|in|for|to|of|from|at|on|about|if|than|last|yesterday|near|this|today|here|there|every)$/;
/** Adjectives that stand for an article, or that make a phrase of a kind: "I have enough", "in high school". */
const closed =
  /^(?:same|such|other|own|next|last|first|second|third|only|many|few|several|little|much|more|most|less|enough|what|which|both|all|each|every|no|any|some|high|middle|primary|secondary|elementary|left|right|top|late|early|foreign|human|public|free|mobile|cell|home|main|best|worst|modern|ancient|local|real)$/;

/** `It is very interesting book`, `he bought new house`: adjectives and a noun that is counted, with no article. */
function* findBare(sentence: Sentence): Generator<Found> {
  for (const word of sentence.words) {
    if (
      !before.test(word.lower) ||
      (word.lower === "'s" && !/^(?:PRP|DT|EX)$/.test(sentence.at(word.index - 1).tag))
    )
      continue;
    let index = word.index + 1;
    if (/^(?:very|really|quite)$/.test(sentence.at(index).lower)) index += 1;
    const first = sentence.at(word.index + 1);
    const adjective = index;
    while (sentence.at(index).tag === "JJ" && index < adjective + 2) index += 1;
    if (index === adjective || sentence.words.slice(adjective, index).some(isClosed)) continue;
    const noun = sentence.at(index);
    if (noun.tag !== "NN" || !counted.has(noun.lower) || !after.test(sentence.at(index + 1).lower)) continue;
    yield* insertArticle(sentence, first, noun);
  }
}

function isClosed({ lower, text, kind }: Word): boolean {
  return closed.test(lower) || text !== lower || kind !== "word";
}

/** `What beautiful day!` */
function* findExclamation(sentence: Sentence): Generator<Found> {
  const first = sentence.at(1);
  const noun = sentence.at(2);
  if (sentence.at(0).lower !== "what" || !/^JJ$/.test(first.tag) || isClosed(first)) return;
  if (counted.has(noun.lower) || /^(?:day|view|surprise|pity|shame|night)$/.test(noun.lower)) {
    if (/^[!.]$/.test(sentence.at(3).text)) yield* insertArticle(sentence, first, noun);
  }
}

function* insertArticle(sentence: Sentence, first: Word, noun: Word): Generator<Found> {
  const vowel = beginsWithVowel(first.text);
  if (vowel === null) return;
  const phrase = sentence.text.slice(first.start, noun.end);
  yield {
    start: first.start,
    end: noun.end,
    fixes: [matchCase(`${vowel ? "an" : "a"} ${phrase}`, first.text)],
  };
}

/** `go to cinema`, `in same time`, `one of best`. */
export const check: Check = {
  id: "missing-article",
  group: "articles",
  tier: "error",
  title: "Missing article",
  reason: "Here English puts an article: the same, the cinema, one of the best.",
  flags: [
    ["He works as teacher.", "He works as a teacher."],
    ["I am student.", "I am a student."],
    ["We live in same street.", "We live in the same street."],
    ["She is good person.", "She is a good person."],
    ["I have lot of work.", "I have a lot of work."],
    ["My mother is doctor.", "My mother is a doctor."],
    ["I have dog.", "I have a dog."],
    ["It is very interesting book.", "It is a very interesting book."],
    ["He bought new house.", "He bought a new house."],
    ["What beautiful day!", "What a beautiful day!"],
    ["I want to be doctor.", "I want to be a doctor."],
    ["I hope you had good time.", "I hope you had a good time."],
  ],
  leaves: [
    "As president, he spoke.",
    "He is president.",
    "The same day, it rained.",
    "She is home.",
    "There are lots of them.",
    "We have enough good food.",
    "It is good news.",
    "Peter's old house is let.",
    "She is in high school and has free time.",
  ],
  *find(sentence) {
    const found = [...findPlain(sentence)];
    yield* found;
    for (const other of [...findBare(sentence), ...findExclamation(sentence)]) {
      if (!found.some(({ start, end }) => start < other.end && other.start < end)) yield other;
    }
  },
};
