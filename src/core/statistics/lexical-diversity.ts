import { countTokens } from "./tokens.ts";

/** A figure, or the reason why there is none: `needs` words at least, or a word that occurs twice. */
export type Measured =
  | { readonly value: number }
  | { readonly value: null; readonly reason: "too-short"; readonly needs: number }
  | { readonly value: null; readonly reason: "no-repetition" };

/** How varied the words of a text are. */
export interface LexicalDiversity {
  readonly tokens: number;
  readonly types: number;
  /** Words that occur once, and twice. */
  readonly hapaxLegomena: number;
  readonly disLegomena: number;
  readonly typeTokenRatio: Measured;
  readonly mattr: Measured;
  readonly mtld: Measured;
  readonly hdd: Measured;
  readonly yuleK: Measured;
}

const MATTR_WINDOW = 50;
const MTLD_THRESHOLD = 0.72;
const HDD_SAMPLE = 42;

/** All measures of diversity, with their usual parameters; each on its own below. `tokens` are words, case folded. */
export function measureLexicalDiversity(tokens: readonly string[]): LexicalDiversity {
  const counts = [...countTokens(tokens).values()];
  return {
    tokens: tokens.length,
    types: counts.length,
    hapaxLegomena: counts.filter((count) => count === 1).length,
    disLegomena: counts.filter((count) => count === 2).length,
    typeTokenRatio: typeTokenRatio(tokens),
    mattr: movingAverageTypeTokenRatio(tokens),
    mtld: measureOfTextualLexicalDiversity(tokens),
    hdd: hypergeometricDiversity(tokens),
    yuleK: yuleK(tokens),
  };
}

/**
 * Different words divided by words, above 0 and at most 1. It falls as a text grows, so that only texts of one length
 * can be compared by it.
 */
export function typeTokenRatio(tokens: readonly string[]): Measured {
  return tokens.length === 0 ? tooShort(1) : { value: new Set(tokens).size / tokens.length };
}

/**
 * Moving-average type-token ratio (Covington & McFall 2010): the mean of the type-token ratios of all windows of
 * `window` words in a row. Above 0 and at most 1, whatever the length of the text. Needs one window.
 */
export function movingAverageTypeTokenRatio(tokens: readonly string[], window = MATTR_WINDOW): Measured {
  if (tokens.length < window || window < 1) return tooShort(Math.max(1, window));
  const counts = new Map<string, number>();
  let sum = 0;
  for (const [index, token] of tokens.entries()) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
    const leaving = tokens[index - window];
    if (leaving !== undefined) {
      const left = (counts.get(leaving) ?? 0) - 1;
      if (left === 0) counts.delete(leaving);
      else counts.set(leaving, left);
    }
    if (index + 1 >= window) sum += counts.size;
  }
  return { value: sum / (tokens.length - window + 1) / window };
}

/**
 * Measure of textual lexical diversity (McCarthy & Jarvis 2010): how many words in a row it takes on average for the
 * type-token ratio to come down to `threshold`; what is left at the end counts as the part of the way that it went,
 * `(1 − ratio) / (1 − threshold)`. The mean of a reading forwards and one backwards. From 2 upwards; its authors vouch
 * for texts of 100 words and more. None where no word occurs twice.
 */
export function measureOfTextualLexicalDiversity(
  tokens: readonly string[],
  threshold = MTLD_THRESHOLD,
): Measured {
  if (tokens.length < 2) return tooShort(2);
  const forwards = countFactors(tokens, threshold);
  const backwards = countFactors(tokens.toReversed(), threshold);
  if (forwards === 0 || backwards === 0) return { value: null, reason: "no-repetition" };
  return { value: (tokens.length / forwards + tokens.length / backwards) / 2 };
}

function countFactors(tokens: readonly string[], threshold: number): number {
  let factors = 0;
  let length = 0;
  const types = new Set<string>();
  for (const token of tokens) {
    types.add(token);
    length += 1;
    if (types.size / length > threshold) continue;
    factors += 1;
    types.clear();
    length = 0;
  }
  return length === 0 ? factors : factors + (1 - types.size / length) / (1 - threshold);
}

/**
 * HD-D (McCarthy & Jarvis 2007): the type-token ratio to be expected of `sample` words drawn at random without putting
 * back; the sum over all types of the chance that the sample holds one, by the hypergeometric distribution, divided
 * by `sample`. Above 0 and at most 1. Needs as many words as the sample.
 */
export function hypergeometricDiversity(tokens: readonly string[], sample = HDD_SAMPLE): Measured {
  if (tokens.length < sample || sample < 1) return tooShort(Math.max(1, sample));
  let sum = 0;
  for (const [count, types] of countFrequencies(tokens)) {
    sum += types * (1 - chanceOfNone(count, tokens.length, sample));
  }
  return { value: sum / sample };
}

/** The chance that a sample holds none of `count` among `all` tokens: a product, since factorials would overflow. */
function chanceOfNone(count: number, all: number, sample: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < sample; drawn += 1) {
    chance *= Math.max(0, all - count - drawn) / (all - drawn);
  }
  return chance;
}

/**
 * Yule's characteristic K (Yule 1944): `10⁴ (Σ i² V(i) − N) / N²`, where V(i) types occur i times and N is the number
 * of tokens. 0 where no word occurs twice; the larger, the more a text repeats. It hardly depends on the length.
 */
export function yuleK(tokens: readonly string[]): Measured {
  if (tokens.length === 0) return tooShort(1);
  let squares = 0;
  for (const [count, types] of countFrequencies(tokens)) squares += count * count * types;
  return { value: (10_000 * (squares - tokens.length)) / tokens.length ** 2 };
}

/** How many types occur how often. */
function countFrequencies(tokens: readonly string[]): ReadonlyMap<number, number> {
  const frequencies = new Map<number, number>();
  for (const count of countTokens(tokens).values()) frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
  return frequencies;
}

function tooShort(needs: number): Measured {
  return { value: null, reason: "too-short", needs };
}
