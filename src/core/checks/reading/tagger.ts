import type { Lexicon } from "./lexicon.ts";
import { featureCount, fillFeatures, readWordFeatures, weightIndex } from "./tag-features.ts";
import type { WordFeatures } from "./tag-features.ts";
import { tagNumbers, wordTags } from "./tags.ts";
import type { Tag, WordTag } from "./tags.ts";
import type { Token, TokenKind } from "./tokens.ts";

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

/** What is known of a token by itself, before its neighbours are looked at. */
interface TokenFacts {
  readonly choices: readonly WordTag[];
  /** The numbers of the choices. */
  readonly numbers: readonly number[];
  readonly features: WordFeatures;
}

/** The most tokens whose facts are kept, of each kind. */
const MOST_KEPT = 20_000;
/** The kinds of tokens, at the start of a sentence and within it: what is known of them is kept apart. */
const kindNumbers: Readonly<Record<TokenKind, number>> = { word: 0, number: 1, mark: 2, opaque: 3 };
const KINDS = 4;

/** Finds the part of speech of each token of a sentence. */
export class Tagger {
  readonly #weights: Int8Array;
  readonly #lexicon: Lexicon;
  readonly #features = new Int32Array(featureCount);
  readonly #known = Array.from({ length: 2 * KINDS }, () => new Map<string, TokenFacts>());

  constructor(weights: Int8Array, lexicon: Lexicon) {
    this.#weights = weights;
    this.#lexicon = lexicon;
  }

  /** The tags of tokens, one each. */
  tag(tokens: readonly Token[]): Tag[] {
    const facts = tokens.map((token, index) => this.#factsOf(token, index === 0));
    const words = facts.map(({ features }) => features);
    const tags: Tag[] = [];
    let previous = -1;
    let beforePrevious = -1;
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index];
      const known = facts[index];
      if (token === undefined || known === undefined) break;
      const tag = this.#choose(token, known, words, index, previous, beforePrevious);
      tags.push(tag);
      beforePrevious = previous;
      previous = tagNumber(tag);
    }
    return tags;
  }

  #factsOf(token: Token, first: boolean): TokenFacts {
    const list = this.#known[kindNumbers[token.kind] + (first ? KINDS : 0)];
    const known = list?.get(token.text);
    if (known !== undefined) return known;
    const isWord = token.kind === "word" || token.kind === "number";
    const choices = isWord ? candidateTags(token, first, this.#lexicon) : [];
    const facts = {
      choices,
      numbers: choices.map(tagNumber),
      features: readWordFeatures(token.text, token.lower, first, choices.join(" ")),
    };
    if (list !== undefined && list.size >= MOST_KEPT) list.clear();
    list?.set(token.text, facts);
    return facts;
  }

  #choose(
    token: Token,
    { choices, numbers }: TokenFacts,
    words: readonly WordFeatures[],
    index: number,
    previous: number,
    beforePrevious: number,
  ): Tag {
    const [only] = choices;
    if (only === undefined) return token.kind === "mark" ? markTag(token.text) : "SYM";
    if (choices.length === 1) return only;
    const features = this.#features;
    const weights = this.#weights;
    fillFeatures(features, words, index, previous, beforePrevious);
    let best: WordTag = only;
    let bestScore = -Infinity;
    for (const [at, choice] of choices.entries()) {
      const number = numbers[at] ?? 0;
      let score = 0;
      for (let feature = 0; feature < featureCount; feature += 1)
        score += weights[weightIndex(features[feature] ?? 0, number)] ?? 0;
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
