import type { Sentence } from "../reading/sentence.ts";
import {
  contextFeatureCount,
  contextScore,
  fillContextFeatures,
  readContextWords,
} from "./context-features.ts";
import type { ContextNetwork } from "./context-network.ts";
import { readNetworkWords } from "./context-network.ts";

/** What a one is worth in the weights of `context-features.ts`. */
export const WIDE_UNIT = 1 / 16;

/**
 * Tells how well each word fits where it stands: the sum of a logistic regression over what stands together (it
 * remembers) and of a network over the same (it generalises), after Cheng et al. 2016, Wide & Deep Learning.
 */
export class ContextScorer {
  readonly #wide: Int8Array;
  readonly #network: ContextNetwork;
  readonly #bias: number;
  readonly #features = new Int32Array(contextFeatureCount);

  constructor(wide: Int8Array, network: ContextNetwork, bias: number) {
    this.#wide = wide;
    this.#network = network;
    this.#bias = bias;
  }

  /** For each word the logarithm of the odds that it is wrong, as in text with a slip in every tenth word. */
  score(sentence: Sentence): number[] {
    const words = readContextWords(sentence);
    const deep = this.#network.score(readNetworkWords(sentence));
    return deep.map((score, index) => {
      fillContextFeatures(this.#features, words, index);
      return this.#bias + score + WIDE_UNIT * contextScore(this.#wide, this.#features);
    });
  }
}
