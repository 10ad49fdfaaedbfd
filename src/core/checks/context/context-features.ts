import { hashText } from "../reading/tag-features.ts";
import type { Sentence, Word } from "../reading/sentence.ts";
import type { Tag } from "../reading/tags.ts";

/** The logarithm to base 2 of the number of weights. */
export const CONTEXT_WEIGHT_BITS = 20;
export const contextWeightCount = 1 << CONTEXT_WEIGHT_BITS;
const shift = 32 - CONTEXT_WEIGHT_BITS;
/** How many features a word has. */
export const contextFeatureCount = 24;
/** Words that are rarer stand for their kind: logarithm to base 2 of the count in a thousand million. */
const RARE = 14;

function mix(kind: number, first: number, second: number, third = 0, fourth = 0): number {
  let hash = Math.imul(first ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ second ^ (hash >>> 15), 0xc2b2ae35);
  hash = Math.imul(hash ^ third ^ (hash >>> 13), 0x27d4eb2f);
  hash = Math.imul(hash ^ fourth ^ (hash >>> 15), 0x165667b1);
  return hash >>> shift;
}

/** A word as the model sees it: two numbers, of its form and of its part of speech. */
export interface ContextWord {
  readonly form: number;
  readonly tag: number;
}

const edge: ContextWord = { form: 3, tag: 5 };

/** The words of a sentence as the model sees them. Rare words are known by their ending and part of speech only. */
export function readContextWords({ words, lexicon }: Sentence): ContextWord[] {
  return words.map((word: Word) => {
    const common = word.kind === "mark" || lexicon.frequency(word.lower) >= RARE;
    return {
      form: hashText(common ? word.lower : `${word.lower.slice(-2)} ${word.tag}`),
      tag: hashTag(word.tag),
    };
  });
}

const tagHashes = new Map<Tag, number>();

function hashTag(tag: Tag): number {
  let hash = tagHashes.get(tag);
  if (hash === undefined) tagHashes.set(tag, (hash = hashText(tag)));
  return hash;
}

/** Fills `features` with the places of the weights for the word at `index`. */
export function fillContextFeatures(
  features: Int32Array,
  words: readonly ContextWord[],
  index: number,
): void {
  const left3 = words[index - 3] ?? edge;
  const left2 = words[index - 2] ?? edge;
  const left = words[index - 1] ?? edge;
  const here = words[index] ?? edge;
  const right = words[index + 1] ?? edge;
  const right2 = words[index + 2] ?? edge;
  const right3 = words[index + 3] ?? edge;
  features[0] = mix(1, here.form, here.tag);
  features[1] = mix(2, left.form, here.form);
  features[2] = mix(3, here.form, right.form);
  features[3] = mix(4, left.tag, here.form);
  features[4] = mix(5, here.form, right.tag);
  features[5] = mix(6, left.tag, here.tag, right.tag);
  features[6] = mix(7, left2.tag, left.tag, here.tag);
  features[7] = mix(8, here.tag, right.tag, right2.tag);
  features[8] = mix(9, left.tag, here.form, right.tag);
  features[9] = mix(10, left.form, here.tag, right.form);
  features[10] = mix(11, left2.tag, left.tag, here.tag, right.tag);
  features[11] = mix(12, left.tag, here.tag, right.tag, right2.tag);
  features[12] = mix(13, left2.form, left.form, here.form);
  features[13] = mix(14, here.form, right.form, right2.form);
  features[14] = mix(15, left.form, here.form, right.form);
  features[15] = mix(16, left2.form, here.form);
  features[16] = mix(17, here.form, right2.form);
  features[17] = mix(18, left.form, here.tag);
  features[18] = mix(19, here.tag, right.form);
  features[19] = mix(20, left2.tag, left.form, here.tag);
  features[20] = mix(21, here.form, right.tag, right2.tag);
  features[21] = mix(22, left3.tag, left2.tag, left.tag, here.tag);
  features[22] = mix(23, here.tag, right.tag, right2.tag, right3.tag);
  features[23] = mix(24, left2.form, left.tag, here.tag);
}

/** The sum of the weights for a word: the greater, the likelier it is wrong where it stands. */
export function contextScore(weights: Int8Array | Float32Array, features: Int32Array): number {
  let score = 0;
  for (let index = 0; index < features.length; index += 1) score += weights[features[index] ?? 0] ?? 0;
  return score;
}
