import type { Lexicon } from "./lexicon.ts";
import { featureCount, fillFeatures, readWordFeatures, weightIndex } from "./tag-features.ts";
import type { WordFeatures } from "./tag-features.ts";
import { tagNumbers, wordTags } from "./tags.ts";
import type { Tag, WordTag } from "./tags.ts";
import type { Token } from "./tokens.ts";

const names: readonly WordTag[] = ["NNP", "NNPS"];
const openTags: readonly WordTag[] = ["NN", "NNS", "JJ", "VB", "VBP", "VBZ", "VBD", "VBN", "VBG", "RB"];
const cardinal: readonly WordTag[] = ["CD"];

function markTag(text: string): Tag {
  if (/^[.!?…]/.test(text)) return ".";
  if (text === ",") return ",";
  if (/^[;:–—-]/.test(text)) return ":";
  if (/^[([{]$/.test(text)) return "(";
  if (/^[)\]}]$/.test(text)) return ")";
  return /^["“”„«»'‘’]$/.test(text) ? '"' : "SYM";
}

/** The parts of speech of a word that the lexicon does not know, by its ending. */
function guessTags(lower: string): readonly WordTag[] {
  const last = lower.split("-").at(-1) ?? lower;
  if (lower.includes("-") && /(?:ed|ing|year|old|time|term|level|like|based|free)$/.test(last))
    return ["JJ", "NN"];
  if (lower.endsWith("ing")) return ["VBG", "NN", "JJ"];
  if (lower.endsWith("ed")) return ["VBN", "VBD", "JJ"];
  if (lower.endsWith("ly")) return ["RB", "JJ"];
  if (/(?:ness|ment|tion|sion|ity|ism|ance|ence)$/.test(lower)) return ["NN"];
  if (/(?:ous|ful|less|able|ible|ical|ive)$/.test(lower)) return ["JJ", "NN"];
  if (/[^s]s$/.test(lower)) return ["NNS", "VBZ", "NN"];
  return openTags;
}

/** The parts of speech a token may have, in any order. `first` is whether it begins the sentence. */
export function candidateTags(token: Token, first: boolean, lexicon: Lexicon): readonly WordTag[] {
  if (token.kind === "number") return cardinal;
  const known = lexicon.tags(token.lower);
  const capital = /^\p{Lu}/u.test(token.text);
  if (known.length === 0) {
    if (lexicon.isName(token.lower)) return names;
    const guessed = guessTags(token.lower);
    return capital ? (first ? [...guessed, ...names] : names) : guessed;
  }
  if (!capital || token.lower === "i") return known;
  if (first) return lexicon.isName(token.lower) ? [...known, "NNP"] : known;
  return known.some((tag) => /^(?:NN|VB|JJ|RB|CD|UH|FW|IN|MD)/.test(tag)) ? [...known, ...names] : known;
}

/** Finds the part of speech of each token of a sentence. */
export class Tagger {
  readonly #weights: Int8Array;
  readonly #lexicon: Lexicon;
  readonly #features = new Int32Array(featureCount);

  constructor(weights: Int8Array, lexicon: Lexicon) {
    this.#weights = weights;
    this.#lexicon = lexicon;
  }

  /** The tags of tokens, one each. */
  tag(tokens: readonly Token[]): Tag[] {
    const candidates = tokens.map((token, index) =>
      token.kind === "mark" || token.kind === "opaque"
        ? []
        : candidateTags(token, index === 0, this.#lexicon),
    );
    const words = readSentenceFeatures(tokens, candidates);
    const tags: Tag[] = [];
    let previous = -1;
    let beforePrevious = -1;
    for (const [index, token] of tokens.entries()) {
      const choices = candidates[index] ?? [];
      const tag = this.#choose(token, choices, words, index, previous, beforePrevious);
      tags.push(tag);
      beforePrevious = previous;
      previous = tagNumber(tag);
    }
    return tags;
  }

  #choose(
    token: Token,
    choices: readonly WordTag[],
    words: readonly WordFeatures[],
    index: number,
    previous: number,
    beforePrevious: number,
  ): Tag {
    const [only] = choices;
    if (only === undefined) return token.kind === "mark" ? markTag(token.text) : "SYM";
    if (choices.length === 1) return only;
    fillFeatures(this.#features, words, index, previous, beforePrevious);
    let best: WordTag = only;
    let bestScore = -Infinity;
    for (const choice of choices) {
      const number = tagNumber(choice);
      let score = 0;
      for (const feature of this.#features) score += this.#weights[weightIndex(feature, number)] ?? 0;
      if (score > bestScore) {
        best = choice;
        bestScore = score;
      }
    }
    return best;
  }
}

/** The number by which features name a tag; those of marks lie above those of words. */
export function tagNumber(tag: Tag): number {
  return tagNumbers.get(tag) ?? wordTags.length + (tag.charCodeAt(0) || 0);
}

/** The features of all tokens by themselves. */
export function readSentenceFeatures(
  tokens: readonly Token[],
  candidates: readonly (readonly WordTag[])[],
): WordFeatures[] {
  return tokens.map((token, index) =>
    readWordFeatures(token.text, token.lower, index === 0, (candidates[index] ?? []).join(" ")),
  );
}
