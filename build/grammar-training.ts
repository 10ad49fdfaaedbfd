/**
 * Trains the model of context: a logistic regression over features that are hashed, and a small network, whose scores
 * are added (Cheng et al. 2016, Wide & Deep Learning). Both learn together, one word after the other, by descent along
 * the slope of the logarithmic loss; the network with steps that grow shorter for each row (Duchi et al. 2011, AdaGrad).
 */
import {
  contextFeatureCount,
  contextScore,
  contextWeightCount,
  fillContextFeatures,
} from "#core/checks/context/context-features.ts";
import type { ContextWord } from "#core/checks/context/context-features.ts";
import {
  HIDDEN,
  networkEdge,
  networkLayout,
  PLACES,
  REACH,
  ROW_LENGTH,
  ROWS,
  TAGS,
  WORD_LENGTH,
} from "#core/checks/context/context-network.ts";
import type { NetworkWord } from "#core/checks/context/context-network.ts";
import { createAdditiveSource } from "./grammar-random.ts";
import type { RandomSource } from "./grammar-random.ts";

/** Whether a word fits where it stands. Of an `untold` word nothing is learned. */
export type Label = "right" | "wrong" | "untold";

/** A sentence to learn from: its words as either part of the model sees them, and how they fit. */
export interface TrainingSentence {
  readonly forms: readonly ContextWord[];
  readonly words: readonly NetworkWord[];
  readonly labels: readonly Label[];
}

const WIDE_RATE = 0.1;
const DEEP_RATE = 0.12;
const BIAS_RATE = 0.01;
/** What is known at first of a word: that few are wrong. */
const FIRST_BIAS = -3;
/** Errors that are smaller teach nothing. */
const LEAST_ERROR = 0.01;
/** Keeps the first steps short. */
const EASE = 1e-4;
/** The least chance whose logarithm is taken. */
const LEAST_CHANCE = 1e-9;
/** Numbers that the network sees at once. */
const SEEN = PLACES * WORD_LENGTH;
/** Hidden numbers that are reckoned at once, so that their sums stay in registers; divides HIDDEN. */
const BLOCK = 4;

function fillAtRandom(numbers: Float32Array, spread: number, random: RandomSource): void {
  for (let at = 0; at < numbers.length; at += 1)
    numbers[at] = Math.fround(Math.fround(random.next()) * 2 - 1) * Math.fround(spread);
}

/** Shortens the steps of each row by how steep the row was so far. */
class Steepness {
  readonly #sums: Float32Array;

  constructor(rows: number) {
    this.#sums = new Float32Array(rows);
  }

  /** Notes how steep a row is now; returns how far to go along its slopes. */
  step(row: number, steepness: number, rate: number): number {
    const sum = Math.fround((this.#sums[row] ?? 0) + steepness);
    this.#sums[row] = sum;
    return rate / Math.sqrt(sum + EASE);
  }
}

/** The mean of the squares of `length` numbers from `from` on. */
function meanSquare(numbers: Float64Array, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 1) {
    const number = numbers[at] ?? 0;
    sum += number * number;
  }
  return sum / length;
}

/** Adds `length` slopes, `step` times each, to the numbers from `to` on. */
function move(
  numbers: Float32Array,
  to: number,
  slopes: Float64Array,
  from: number,
  length: number,
  step: number,
): void {
  for (let at = 0; at < length; at += 1)
    numbers[to + at] = (numbers[to + at] ?? 0) + step * (slopes[from + at] ?? 0);
}

/** The network of `context-network.ts` while it learns. `learn` learns of the word that was scored last. */
class NetworkTrainer {
  readonly weights = new Float32Array(networkLayout.length);
  readonly #rows = this.weights.subarray(networkLayout.words, networkLayout.places);
  readonly #places = this.weights.subarray(networkLayout.places, networkLayout.tags);
  readonly #tags = this.weights.subarray(networkLayout.tags, networkLayout.start);
  readonly #start = this.weights.subarray(networkLayout.start, networkLayout.score);
  readonly #result = this.weights.subarray(networkLayout.score, networkLayout.length);
  readonly #rowSteepness = new Steepness(2 * ROWS);
  readonly #placeSteepness = new Steepness(SEEN);
  readonly #tagSteepness = new Steepness(PLACES * TAGS);
  readonly #startSteepness = new Steepness(1);
  readonly #resultSteepness = new Steepness(1);
  /** Which rows of the tables of words are seen, two for each place, and which rows of the parts of speech. */
  readonly #seenRows = new Int32Array(2 * PLACES);
  readonly #seenTags = new Int32Array(PLACES);
  readonly #seen = new Float64Array(SEEN);
  readonly #hidden = new Float64Array(HIDDEN);
  readonly #slopes = new Float64Array(HIDDEN);
  readonly #resultSlopes = new Float64Array(HIDDEN);
  readonly #seenSlopes = new Float64Array(SEEN);
  readonly #seenSteps = new Float64Array(SEEN);
  /** The hidden numbers that have a slope, then others up to the end of a block. */
  readonly #sloping = new Int32Array(HIDDEN);

  constructor(random: RandomSource) {
    fillAtRandom(this.#rows, 0.3, random);
    fillAtRandom(this.#places, 0.12, random);
    fillAtRandom(this.#tags, 0.1, random);
    fillAtRandom(this.#result, 0.2, random);
  }

  score(words: readonly NetworkWord[], index: number): number {
    this.#see(words, index);
    this.#sumHidden();
    const hidden = this.#hidden;
    const result = this.#result;
    let score = 0;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      score += Math.max(0, hidden[unit] ?? 0) * (result[unit] ?? 0);
    return score;
  }

  learn(error: number, rate: number): void {
    this.#slope(error);
    const slopes = this.#slopes;
    const outer = this.#resultSlopes;
    const steepness = meanSquare(slopes, 0, HIDDEN);
    const resultStep = this.#resultSteepness.step(0, meanSquare(outer, 0, HIDDEN), rate);
    move(this.#result, 0, outer, 0, HIDDEN, resultStep);
    move(this.#start, 0, slopes, 0, HIDDEN, this.#startSteepness.step(0, steepness, rate));
    for (const tag of this.#seenTags)
      move(this.#tags, tag * HIDDEN, slopes, 0, HIDDEN, this.#tagSteepness.step(tag, steepness, rate));
    this.#movePlaces(steepness, rate);
    const back = this.#seenSlopes;
    for (let index = 0; index < 2 * PLACES; index += 1) {
      const row = this.#seenRows[index] ?? 0;
      const from = index * ROW_LENGTH;
      const step = this.#rowSteepness.step(row, meanSquare(back, from, ROW_LENGTH), rate);
      move(this.#rows, row * ROW_LENGTH, back, from, ROW_LENGTH, step);
    }
  }

  /** Notes what stands around a word. */
  #see(words: readonly NetworkWord[], index: number): void {
    const rows = this.#rows;
    const seen = this.#seen;
    const seenRows = this.#seenRows;
    for (let place = 0; place < PLACES; place += 1) {
      const at = index + place - REACH;
      const word = at < 0 || at >= words.length ? networkEdge : (words[at] ?? networkEdge);
      seenRows[2 * place] = word.row1;
      seenRows[2 * place + 1] = ROWS + word.row2;
      this.#seenTags[place] = place * TAGS + word.tag;
    }
    for (let index = 0; index < 2 * PLACES; index += 1) {
      const from = (seenRows[index] ?? 0) * ROW_LENGTH;
      const to = index * ROW_LENGTH;
      for (let at = 0; at < ROW_LENGTH; at += 1) seen[to + at] = rows[from + at] ?? 0;
    }
  }

  /** Sums up what is seen in the hidden numbers. */
  #sumHidden(): void {
    const hidden = this.#hidden;
    const tags = this.#tags;
    const places = this.#places;
    const seen = this.#seen;
    hidden.set(this.#start);
    for (const tag of this.#seenTags)
      for (let unit = 0; unit < HIDDEN; unit += 1)
        hidden[unit] = (hidden[unit] ?? 0) + (tags[tag * HIDDEN + unit] ?? 0);
    for (let unit = 0; unit < HIDDEN; unit += BLOCK) {
      let first = hidden[unit] ?? 0;
      let second = hidden[unit + 1] ?? 0;
      let third = hidden[unit + 2] ?? 0;
      let fourth = hidden[unit + 3] ?? 0;
      let from = unit;
      for (let at = 0; at < SEEN; at += 1) {
        const value = seen[at] ?? 0;
        first += value * (places[from] ?? 0);
        second += value * (places[from + 1] ?? 0);
        third += value * (places[from + 2] ?? 0);
        fourth += value * (places[from + 3] ?? 0);
        from += HIDDEN;
      }
      hidden[unit] = first;
      hidden[unit + 1] = second;
      hidden[unit + 2] = third;
      hidden[unit + 3] = fourth;
    }
  }

  /** Finds the slopes of the hidden numbers and of what they add to the score: none where they are not above 0. */
  #slope(error: number): void {
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const hidden = this.#hidden[unit] ?? 0;
      this.#slopes[unit] = hidden > 0 ? error * (this.#result[unit] ?? 0) : 0;
      this.#resultSlopes[unit] = hidden > 0 ? error * hidden : 0;
    }
  }

  /** Moves the weights of the places, and finds the slopes of what is seen by the weights as they were. */
  #movePlaces(steepness: number, rate: number): void {
    const places = this.#places;
    const slopes = this.#slopes;
    const back = this.#seenSlopes;
    const steps = this.#seenSteps;
    const sloping = this.#sloping;
    for (let at = 0; at < SEEN; at += 1) {
      const value = this.#seen[at] ?? 0;
      steps[at] = value * this.#placeSteepness.step(at, steepness * value * value, rate);
    }
    back.fill(0);
    const count = this.#findSloping();
    for (let block = 0; block < count; block += BLOCK) {
      const first = sloping[block] ?? 0;
      const second = sloping[block + 1] ?? 0;
      const third = sloping[block + 2] ?? 0;
      const fourth = sloping[block + 3] ?? 0;
      const slope1 = slopes[first] ?? 0;
      const slope2 = slopes[second] ?? 0;
      const slope3 = slopes[third] ?? 0;
      const slope4 = slopes[fourth] ?? 0;
      let from = 0;
      for (let at = 0; at < SEEN; at += 1) {
        const step = steps[at] ?? 0;
        const weight1 = places[from + first] ?? 0;
        const weight2 = places[from + second] ?? 0;
        const weight3 = places[from + third] ?? 0;
        const weight4 = places[from + fourth] ?? 0;
        back[at] =
          (back[at] ?? 0) + (slope1 * weight1 + slope2 * weight2) + (slope3 * weight3 + slope4 * weight4);
        places[from + first] = weight1 + step * slope1;
        places[from + second] = weight2 + step * slope2;
        places[from + third] = weight3 + step * slope3;
        places[from + fourth] = weight4 + step * slope4;
        from += HIDDEN;
      }
    }
  }

  /** Puts the hidden numbers that have a slope first; returns how many there are. */
  #findSloping(): number {
    let count = 0;
    let rest = HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      if (this.#slopes[unit] === 0) this.#sloping[(rest -= 1)] = unit;
      else {
        this.#sloping[count] = unit;
        count += 1;
      }
    return count;
  }
}

/** The model of context while it learns. The weights at first are the same each time. */
export class ContextTrainer {
  /** The weights of the regression, one for each place of `fillContextFeatures`. */
  readonly wide = new Float32Array(contextWeightCount);
  readonly #network = new NetworkTrainer(createAdditiveSource(1));
  readonly #features = new Int32Array(contextFeatureCount);
  #bias = FIRST_BIAS;

  /** The logarithm of the odds that a word of which nothing is known is wrong. */
  get bias(): number {
    return this.#bias;
  }

  /** The weights of the network in the order of `networkLayout`. */
  get deep(): Float32Array {
    return this.#network.weights;
  }

  /** The logarithm of the odds that the word at `index` is wrong where it stands. */
  score({ forms, words }: TrainingSentence, index: number): number {
    fillContextFeatures(this.#features, forms, index);
    return this.#bias + this.#network.score(words, index) + contextScore(this.wide, this.#features);
  }

  /**
   * Learns from the words of a sentence, one after the other, with steps of `pace` times the full length, from 0 to 1.
   * Returns the sum of their losses before they were learned from: the negative natural logarithm of the chance that
   * was given to what each is.
   */
  learn(sentence: TrainingSentence, pace: number): number {
    let loss = 0;
    for (const [index, label] of sentence.labels.entries()) {
      if (label === "untold") continue;
      const chance = 1 / (1 + Math.exp(-this.score(sentence, index)));
      const error = (label === "wrong" ? 1 : 0) - chance;
      if (Math.abs(error) >= LEAST_ERROR) this.#correct(error, pace);
      loss -= Math.log(Math.max(LEAST_CHANCE, 1 - Math.abs(error)));
    }
    return loss;
  }

  /** Learns from the word that was scored last. */
  #correct(error: number, pace: number): void {
    const wide = this.wide;
    const step = Math.fround(error * pace * WIDE_RATE);
    this.#bias = Math.fround(this.#bias + error * pace * BIAS_RATE);
    for (const feature of this.#features) wide[feature] = (wide[feature] ?? 0) + step;
    this.#network.learn(error, pace * DEEP_RATE);
  }
}
