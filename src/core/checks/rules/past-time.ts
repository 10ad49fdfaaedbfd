import type { Check, Found } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { inflect } from "../reading/base-forms.ts";
import { skipAdverbs } from "../reading/noun-phrase.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

const subjects = new Set("i you he she it we they".split(" "));
const units =
  /^(?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|century|semester|christmas)$/;

/** The numbers of the words of a time that is over, as `[first, after the last]`; `null` for none. */
function pastTime(sentence: Sentence): readonly [number, number] | null {
  for (const word of sentence.words) {
    const next = sentence.at(word.index + 1);
    if (word.lower === "yesterday" && sentence.at(word.index - 1).lower !== "since" && next.lower !== "'s")
      return [word.index, word.index + 1];
    if (
      word.lower === "last" &&
      units.test(next.lower) &&
      !/^(?:the|since|of|than|this|'s|for|in|from|until|to|'|like|as)$/.test(
        sentence.at(word.index - 1).lower,
      ) &&
      sentence.at(word.index + 2).lower !== "'s"
    )
      return [word.index, word.index + 2];
    if (
      word.lower === "ago" &&
      /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/.test(sentence.at(word.index - 1).lower) &&
      !sentence.words
        .slice(Math.max(0, word.index - 4), word.index)
        .some(({ lower }) => /^(?:since|until|from|than|as|of|by)$/.test(lower))
    )
      return [word.index - 2, word.index + 1];
  }
  return pastYear(sentence);
}

/** A year at the beginning that is surely over: "In 2010 I started". */
function pastYear(sentence: Sentence): readonly [number, number] | null {
  const year = sentence.at(1);
  return sentence.at(0).lower === "in" && /^(?:19\d\d|20[01]\d)$/.test(year.text) ? [0, 2] : null;
}

/** The parts of a sentence between commas and conjunctions around a place. */
function clauseAround(sentence: Sentence, [first, after]: readonly [number, number]): readonly Word[] {
  const edge =
    /^(?:but|because|which|who|that|when|while|if|although|what|so|where|why|how|since|as|before|after|until|than|:|;|"|“|”|–|—|\()$/;
  let from = first;
  while (from > 0 && !edge.test(sentence.at(from - 1).lower) && !(sentence.at(from - 1).lower === "and"))
    from -= 1;
  let to = after;
  while (to < sentence.words.length && !edge.test(sentence.at(to).lower) && sentence.at(to).lower !== "and")
    to += 1;
  return sentence.words.slice(from, to);
}

/** `Yesterday I go`, `have visited it last year`. */
export const check: Check = {
  id: "past-time",
  group: "verbs",
  tier: "likely",
  title: "Past time, past tense",
  reason: "A time that is over, such as yesterday, last year or two days ago, goes with the past tense.",
  exceptions: "Stories may be told in the present; since last year goes with have.",
  flags: [
    ["Yesterday I go to the cinema.", "Yesterday I went to the cinema."],
    ["I have visited Paris last year.", "I visited Paris last year."],
    ["She has bought a car two days ago.", "She bought a car two days ago."],
    ["Last night we eat at home.", "Last night we ate at home."],
    ["Last week we have a big party.", "Last week we had a big party."],
    ["Yesterday my mother cook a nice dinner.", "Yesterday my mother cooked a nice dinner."],
    ["When I was young, I play football.", "When I was young, I played football."],
    ["In 2010 I start to work there.", "In 2010 I started to work there."],
  ],
  leaves: [
    "I have lived here since last year.",
    "Yesterday's news is old.",
    "I know what he did yesterday.",
    "He said yesterday that he goes there often.",
    "It has been raining since yesterday.",
    "I think it happened last week.",
    "The last year has been hard.",
    "When I was young, I had a dog, and I have one now.",
    "Yesterday my mother called the doctor.",
  ],
  *find(sentence) {
    const story = findStory(sentence);
    if (story !== null) yield story;
    const time = pastTime(sentence);
    if (time === null || story !== null) return;
    const named = findNamedSubject(sentence, time);
    if (named !== null) {
      yield named;
      return;
    }
    const clause = clauseAround(sentence, time);
    for (const word of clause) {
      const found = findPresent(sentence, word, clause);
      if (found !== null) {
        yield found;
        return;
      }
    }
  },
};

/** Verbs that hardly are nouns, so that "my mother cook" has one. */
const acts = new Set(
  "go eat buy see meet take make give tell come get have cook call invite visit bring find drive write leave start begin arrive decide move become lose win sell teach learn ask want study say send choose spend live lose".split(
    " ",
  ),
);

/** `Yesterday my mother cook a dinner`: the time first, then a noun and a base form. */
function findNamedSubject(sentence: Sentence, [first, after]: readonly [number, number]): Found | null {
  if (first !== 0) return null;
  let index = sentence.at(after).text === "," ? after + 1 : after;
  if (!/^(?:my|your|his|her|our|their|the)$/.test(sentence.at(index).lower)) return null;
  index += 1;
  if (!/^NNS?$/.test(sentence.at(index).tag)) return null;
  const verb = sentence.at(index + 1);
  const base = inflect(verb.lower, "VB", sentence.lexicon);
  if (!acts.has(base) || !(verb.lower === base || verb.tag === "VBZ")) return null;
  if (!/^(?:DT|PRP|PRP\$|TO|IN|JJ|NNS?|CD|RB|NNP)$/.test(sentence.at(index + 2).tag)) return null;
  const fix = inflect(base, "VBD", sentence.lexicon);
  return fix === verb.lower ? null : { start: verb.start, end: verb.end, fixes: [fix] };
}

/** `When I was young, I play football`: the clause before the comma is over. */
function findStory(sentence: Sentence): Found | null {
  if (sentence.at(0).lower !== "when" || !/^(?:was|were)$/.test(sentence.at(2).lower)) return null;
  const comma = sentence.words.find(({ text }) => text === ",");
  if (comma === undefined || comma.index > 9) return null;
  const subject = sentence.at(comma.index + 1);
  const verb = sentence.at(comma.index + 2);
  if (!/^(?:i|he|she|we|they)$/.test(subject.lower) || !/^VB[PZ]$/.test(verb.tag)) return null;
  const base = inflect(verb.lower, "VB", sentence.lexicon);
  if (
    !acts.has(base) &&
    !/^(?:be|play|work|like|love|run|walk|read|watch|listen|feel|need|use|do|help|try)$/.test(base)
  )
    return null;
  const fix = verb.lower === "are" ? "were" : inflect(base, "VBD", sentence.lexicon);
  return fix === verb.lower ? null : { start: verb.start, end: verb.end, fixes: [fix] };
}

function findPresent(sentence: Sentence, subject: Word, clause: readonly Word[]): Found | null {
  const { lexicon } = sentence;
  if (
    !subjects.has(subject.lower) ||
    /^(?:did|do|does|can|could|will|would|should|let|make)$/.test(sentence.at(subject.index - 1).lower)
  )
    return null;
  if (clause.some(({ tag, lower }) => tag === "VBD" || tag === "MD" || /^(?:did|was|were|had)$/.test(lower)))
    return null;
  const verb = sentence.at(skipAdverbs(sentence, subject.index + 1));
  if (!clause.includes(verb)) return null;
  if (/^(?:have|has|'ve)$/.test(verb.lower)) {
    const participle = sentence.at(skipAdverbs(sentence, verb.index + 1));
    if (verb.spaced && /^(?:a|an|the|my|some|two|three|lots)$/.test(participle.lower))
      return { start: verb.start, end: verb.end, fixes: ["had"] };
    if (participle.tag !== "VBN" || participle.lower === "been" || !clause.includes(participle)) return null;
    if (verb.index + 1 !== participle.index || !verb.spaced) return null;
    return { start: verb.start, end: participle.end, fixes: [inflect(participle.lower, "VBD", lexicon)] };
  }
  if (
    !/^VB[PZ]?$/.test(verb.tag) ||
    /^(?:'s|'m|'re|'ve|'d|think|believe|know|guess|remember|hope|say|says|mean|hear|wish|see|understand|suppose|feel)$/.test(
      verb.lower,
    )
  )
    return null;
  if (/^(?:am|is|are)$/.test(verb.lower)) {
    const past = verb.lower === "are" ? "were" : "was";
    return { start: verb.start, end: verb.end, fixes: [past] };
  }
  if (!lexicon.can(verb.lower, "VB") && verb.tag !== "VBZ") return null;
  const fix = inflect(verb.lower, "VBD", lexicon);
  return fix === verb.lower ? null : { start: verb.start, end: verb.end, fixes: [matchCase(fix, verb.text)] };
}
