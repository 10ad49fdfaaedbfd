/** What the tagger looks at: numbers made of a word and its neighbours. Training and use share this file. */

/** The number of weights; a power of two. */
export const weightCount = 1 << 18;
const shift = 32 - 18;
/** How many features a word has. */
export const featureCount = 17;

/** A number for a text, of 32 bits (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** What is known of a word before it is tagged: hashes of its form. */
export interface WordFeatures {
  readonly word: number;
  readonly ending3: number;
  readonly ending2: number;
  readonly shape: number;
  readonly tagSet: number;
}

/** What stands before the first word and after the last. */
export const outside: WordFeatures = { word: 1, ending3: 1, ending2: 1, shape: 1, tagSet: 1 };

/** Whether a word has capitals, digits, hyphens: a small number. */
function shapeOf(text: string, first: boolean): number {
  if (/\d/.test(text)) return 2;
  if (/^\p{Lu}+$/u.test(text) && text.length > 1) return 3;
  if (/^\p{Lu}/u.test(text)) return first ? 4 : 5;
  return text.includes("-") ? 6 : 7;
}

/** The features of a word by itself. `tagSet` is any text that says what parts of speech the lexicon gives it. */
export function readWordFeatures(text: string, lower: string, first: boolean, tagSet: string): WordFeatures {
  return {
    word: hashText(lower),
    ending3: hashText(lower.slice(-3)),
    ending2: hashText(lower.slice(-2)),
    shape: shapeOf(text, first),
    tagSet: hashText(tagSet),
  };
}

function mix(kind: number, first: number, second = 0): number {
  return Math.imul(Math.imul(first ^ (kind * 0x9e3779b1), 0x85ebca6b) ^ second, 0xc2b2ae35);
}

/** Fills `features` for the word at `index`, given the tags of the two words before it. */
export function fillFeatures(
  features: Int32Array,
  words: readonly WordFeatures[],
  index: number,
  previous: number,
  beforePrevious: number,
): void {
  const here = words[index] ?? outside;
  const left = words[index - 1] ?? outside;
  const left2 = words[index - 2] ?? outside;
  const right = words[index + 1] ?? outside;
  const right2 = words[index + 2] ?? outside;
  features[0] = mix(1, here.word);
  features[1] = mix(2, here.ending3);
  features[2] = mix(3, here.ending2, here.shape);
  features[3] = mix(4, previous);
  features[4] = mix(5, previous, beforePrevious);
  features[5] = mix(6, previous, here.word);
  features[6] = mix(7, left.word);
  features[7] = mix(8, right.word);
  features[8] = mix(9, left2.word);
  features[9] = mix(10, right2.word);
  features[10] = mix(11, right.ending3);
  features[11] = mix(12, right.tagSet);
  features[12] = mix(13, here.shape, here.tagSet);
  features[13] = mix(14, here.tagSet, previous);
  features[14] = mix(15, here.tagSet, right.tagSet);
  features[15] = mix(16, left.word, right.word);
  features[16] = mix(17, here.tagSet, left.word);
}

/** Where the weight of a feature for a tag stands. */
export function weightIndex(feature: number, tag: number): number {
  return Math.imul(feature ^ Math.imul(tag + 1, 0x27d4eb2f), 0x165667b1) >>> shift;
}
