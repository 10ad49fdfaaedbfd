import type { Sentence, Word } from "./sentence.ts";

/** A noun with what stands before it: `the two old houses`. */
export interface NounPhrase {
  readonly start: number;
  /** The number of the word after the phrase. */
  readonly end: number;
  readonly head: Word;
  /** The article, possessive, number or quantifier it begins with; `null` for none. */
  readonly determiner: Word | null;
  /** Whether its first adjective or noun follows a number or a quantifier of many. */
  readonly plural: boolean;
}

const determiners = /^(?:DT|PRP\$|WP\$|PDT|CD)$/;
const modifiers = /^(?:JJ|JJR|JJS|NN|NNP|NNPS|VBN|VBG|POS|CD|NNS)$/;
const nouns = /^(?:NN|NNS|NNP|NNPS)$/;

/** Reads the noun phrase that begins at a word, or `null` where none does. Pronouns are none. */
export function readNounPhrase(sentence: Sentence, start: number): NounPhrase | null {
  let index = start;
  let determiner: Word | null = null;
  while (
    determiners.test(sentence.at(index).tag) ||
    /^(?:many|several|few|other|such)$/.test(sentence.at(index).lower)
  ) {
    determiner ??= sentence.at(index);
    index += 1;
  }
  if (sentence.at(index).tag.startsWith("RB") && /^(?:JJ|VBN)/.test(sentence.at(index + 1).tag)) index += 1;
  let head: Word | null = null;
  let end = index;
  while (modifiers.test(sentence.at(index).tag)) {
    if (nouns.test(sentence.at(index).tag)) {
      head = sentence.at(index);
      end = index + 1;
    }
    index += 1;
    if (
      sentence.at(index).tag === "CC" &&
      sentence.at(index - 1).tag.startsWith("JJ") &&
      sentence.at(index + 1).tag.startsWith("JJ")
    )
      index += 1;
  }
  if (head === null) return null;
  return { start, end, head, determiner, plural: /^NN(?:P)?S$/.test(head.tag) };
}

/** The number of the first word at or after `index` that is no adverb. */
export function skipAdverbs(sentence: Sentence, index: number): number {
  let at = index;
  while (/^RB$/.test(sentence.at(at).tag) && sentence.at(at).lower !== "n't") at += 1;
  return at;
}
