import {
  placePrepositions,
  sentenceAdjectives,
  sentenceAdverbs,
  sentenceNouns,
  timesOfHabit,
  timesOfPast,
  verbsOfAnimals,
  verbsOfPeople,
  verbsOfThings,
  verbsWithBeing,
  verbsWithThing,
} from "#core/lists/random-words/sentence-words.ts";
import { chooseOne } from "#core/random/choose.ts";
import { createSeededRandom } from "#core/random/seeded-random.ts";
import type { SeededRandom } from "#core/random/seeded-random.ts";

import { articleBefore, pastOf, pluralOf, thirdPersonOf } from "./inflect.ts";

type Kind = keyof typeof sentenceNouns;

/** A noun with what stands before it. */
interface NounPhrase {
  readonly text: string;
  readonly plural: boolean;
}

interface Verb {
  readonly base: string;
  readonly past: string;
}

/** What is said of the subject: the verb, and what follows it. */
interface Predicate {
  readonly verb: Verb;
  readonly rest: string;
}

type Tense = "past" | "present";

const numbers = ["two", "three", "four", "seven", "twelve"] as const;
const owners = ["my", "her", "his", "their", "our"] as const;
const modals = ["could", "might", "should", "will", "would never", "must", "will never"] as const;

function pick<Item>(items: readonly Item[], random: SeededRandom): Item {
  const item = chooseOne(items, random);
  if (item === undefined) throw new RangeError("There is nothing to choose from");
  return item;
}

/** Whether something happens that does so `share` times in a hundred. */
const happens = (share: number, random: SeededRandom) => random.below(100) < share;

function readNoun(entry: string): { readonly singular: string; readonly plural: string } {
  const [singular = "", plural = pluralOf(singular)] = entry.split("/");
  return { singular, plural };
}

function readVerb(entry: string): Verb {
  const [base = "", past = pastOf(base)] = entry.split("/");
  return { base, past };
}

/**
 * A noun of a kind with an article, a number or an owner, and now and then an adjective. What is new to the reader, as
 * after “there was”, has no “the” and no owner.
 */
function nounPhrase(kind: Kind, random: SeededRandom, isNew = false): NounPhrase {
  const { singular, plural } = readNoun(pick<string>(sentenceNouns[kind], random));
  const adjective = happens(45, random) ? `${pick<string>(sentenceAdjectives[kind], random)} ` : "";
  const way = isNew ? pick([0, 1, 4, 5, 6], random) : random.below(10);
  if (way < 2) return { text: `${pick(numbers, random)} ${adjective}${plural}`, plural: true };
  if (way === 2) return { text: `the ${adjective}${plural}`, plural: true };
  if (way === 3 && kind !== "place") {
    return { text: `${pick(owners, random)} ${adjective}${singular}`, plural: false };
  }
  if (way < 7) {
    const named = `${adjective}${singular}`;
    return { text: `${articleBefore(named)} ${named}`, plural: false };
  }
  return { text: `the ${adjective}${singular}`, plural: false };
}

/** One place, for nothing stands behind two at once. */
function placePhrase(random: SeededRandom): string {
  const place = readNoun(pick<string>(sentenceNouns.place, random)).singular;
  const adjective = happens(40, random) ? `${pick<string>(sentenceAdjectives.place, random)} ` : "";
  return `${pick(placePrepositions, random)} the ${adjective}${place}`;
}

function objectPredicate(random: SeededRandom): Predicate {
  if (happens(55, random)) {
    return { verb: readVerb(pick(verbsWithThing, random)), rest: ` ${nounPhrase("thing", random).text}` };
  }
  const kind = happens(60, random) ? "person" : "animal";
  return { verb: readVerb(pick(verbsWithBeing, random)), rest: ` ${nounPhrase(kind, random).text}` };
}

function plainPredicate(kind: Exclude<Kind, "place">, random: SeededRandom): Predicate {
  const verbs = { person: verbsOfPeople, animal: verbsOfAnimals, thing: verbsOfThings }[kind];
  const adverb = kind !== "thing" && happens(40, random) ? ` ${pick(sentenceAdverbs, random)}` : "";
  return { verb: readVerb(pick(verbs, random)), rest: adverb };
}

/** The verb in its tense, agreeing with the subject. */
function conjugate({ base, past }: Verb, subject: NounPhrase, tense: Tense): string {
  if (tense === "past") return past;
  return subject.plural ? base : thirdPersonOf(base);
}

function negate({ base }: Verb, subject: NounPhrase, tense: Tense): string {
  if (tense === "past") return `did not ${base}`;
  return `${subject.plural ? "do" : "does"} not ${base}`;
}

/** A subject with its predicate: `the tall poet mended a lantern`. */
function clause(tense: Tense, random: SeededRandom): string {
  const kind = pick(["person", "person", "person", "animal", "animal", "thing"] as const, random);
  const subject = nounPhrase(kind, random);
  const predicate =
    kind === "person" && happens(65, random) ? objectPredicate(random) : plainPredicate(kind, random);
  const verb = happens(10, random)
    ? negate(predicate.verb, subject, tense)
    : conjugate(predicate.verb, subject, tense);
  return `${subject.text} ${verb}${predicate.rest}`;
}

const patterns: readonly ((random: SeededRandom) => string)[] = [
  (random) => `${clause("past", random)}.`,
  (random) => `${clause("past", random)} ${placePhrase(random)}.`,
  (random) => `${pick(timesOfPast, random)}, ${clause("past", random)}.`,
  (random) => `${pick(timesOfHabit, random)}, ${clause("present", random)}.`,
  (random) =>
    `${clause("past", random)} ${pick(["because", "while", "before", "until", "after"], random)} ${clause("past", random)}.`,
  (random) => `${clause("past", random)}, ${pick(["and", "but", "so"], random)} ${clause("past", random)}.`,
  (random) => {
    const { text, plural } = nounPhrase(pick(["person", "animal", "thing"] as const, random), random, true);
    return `there ${plural ? "were" : "was"} ${text} ${placePhrase(random)}.`;
  },
  (random) => {
    const { verb, rest } = objectPredicate(random);
    return `${nounPhrase("person", random).text} ${pick(modals, random)} ${verb.base}${rest}.`;
  },
  (random) => {
    const { verb, rest } = objectPredicate(random);
    return `${pick(["why", "when", "where", "how"], random)} did ${nounPhrase("person", random).text} ${verb.base}${rest}?`;
  },
  (random) => {
    const subject = nounPhrase(pick(["person", "animal"] as const, random), random);
    const { verb, rest } = plainPredicate("person", random);
    return `if ${clause("present", random)}, ${subject.text} will ${verb.base}${rest}.`;
  },
];

/**
 * Sentences of English from patterns, in which articles, numbers and verbs agree. They are grammatical; what they say is
 * by chance. The same seed gives the same sentences.
 */
export function makeSentences(count: number, seed: string): readonly string[] {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, () => {
    const sentence = pick(patterns, random)(random);
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  });
}
