import type { Span } from "#core/document/span.ts";
import type { Found } from "../check.ts";
import { readSentence } from "../reading/sentence.ts";
import type { Sentence, SentenceReader, Word } from "../reading/sentence.ts";
import type { ContextScorer } from "./context-scorer.ts";
import { corrections } from "./corrections.ts";

/** Shorter sentences, their marks counted, tell too little. */
const LEAST_LENGTH = 5;
/** The score from which a word is told. */
const SURE = 1.8;
/** The score from which it is told if a correction gains enough. */
const LIKELY = 1.4;
const GAIN = 4;
/** The same in a text that is known to be edited well. */
const EDITED_SURE = 4.5;
const EDITED_LIKELY = 3;
/** A word next to one that is told is marked with it from this score on. */
const NEIGHBOUR = 1.2;

/** What a sentence full of mistakes adds to the score of each of its words. */
const ROUGHNESS_WEIGHT = 178;
const MOST_ROUGHNESS = 6;
/** So many of the words of good sentences look wrong too. */
const USUAL_SHARE = 0.05;
/** What a word that looks wrong counts beside one that surely is. */
const LOOKS = 0.42;
/** What the first sure mistake counts less: one alone may be a slip. */
const FIRST_MISTAKE = 0.8;
/** What is taken from scores in a sentence without a sure mistake. */
const UNPROVED = 0.6;
/** Headlines, lists and chat leave words out: what is taken from scores in a line without a mark at its end. */
const UNMARKED = 2.6;
/** Keeps short sentences from looking rough for one odd word. */
const LENGTH_EASE = 14;
/** How many words on either side of a word are read to weigh a correction. */
const VIEW = 4;
/** A correction must bring the words around it down to this. */
const SETTLED = -0.3;
/** What sums of the same numbers in another order may differ by, and more. */
const ROUNDING = 1e-6;
const LEAST_GAIN = 0.7;
const MOST_FIXES = 2;

/** What is known of a sentence before the model reads it. */
export interface KnownOfSentence {
  /** What other checks found. */
  readonly told: readonly Span[];
  /** How many of its words are surely wrong. */
  readonly mistakes: number;
  /** Whether it belongs to a text that was edited well. */
  readonly isEdited: boolean;
}

/** What the model says of a sentence by itself; with it, most sentences need not be looked at again. */
export interface SentenceWeights {
  /** The logarithm of the odds that each word is wrong. */
  readonly scores: readonly number[];
  /** The greatest score of a word that may be told. */
  readonly peak: number;
  /** The sum of the chances of the words that may be told of being wrong. */
  readonly sum: number;
  /** How many words and marks it has. */
  readonly length: number;
  /** Whether a mark stands at its end. */
  readonly isMarked: boolean;
}

/** What the model found, and whether it is said only for the sake of other mistakes in the sentence. */
export interface Unfitting extends Found {
  readonly isGuess: boolean;
}

interface WeighedFix {
  readonly text: string;
  readonly gain: number;
}

/** How much is wrong with words of these scores: the sum of the logarithms of the odds against each being right. */
function unfitness(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + Math.log1p(Math.exp(score)), 0);
}

/** Finds words that do not fit where they stand, by a model of the words and parts of speech around them. */
export class ContextModel {
  readonly #scorer: ContextScorer;
  readonly #reader: SentenceReader;

  constructor(scorer: ContextScorer, reader: SentenceReader) {
    this.#scorer = scorer;
    this.#reader = reader;
  }

  /** Scores the words of a sentence by themselves. */
  weigh(sentence: Sentence): SentenceWeights {
    const { length } = sentence.words;
    const scores = length < LEAST_LENGTH ? [] : this.#scorer.score(sentence);
    let peak = -Infinity;
    let sum = 0;
    for (const [index, score] of scores.entries()) {
      if (!isTold(sentence, sentence.at(index))) continue;
      peak = Math.max(peak, score);
      sum += chanceOf(score);
    }
    return { scores, peak, sum, length, isMarked: isMarked(sentence.text) };
  }

  /** Whether `find` may find something; that it does not is sure. */
  mayFind({ peak, sum, length, isMarked: marked }: SentenceWeights, known: KnownOfSentence): boolean {
    if (known.isEdited) return peak >= EDITED_LIKELY;
    const { proved, lowering } = weighMistakes(known.mistakes, marked);
    return peak - lowering + roughnessOf(proved, sum, length) >= LIKELY - ROUNDING;
  }

  /** The words that do not fit, without those that are told already. */
  find(
    sentence: Sentence,
    { scores: bare }: SentenceWeights,
    { told, mistakes, isEdited }: KnownOfSentence,
  ): Unfitting[] {
    if (sentence.words.length < LEAST_LENGTH) return [];
    const isFree = sentence.words.map(
      ({ start, end }) => !told.some((span) => span.start < end && start < span.end),
    );
    const scores = (isEdited ? bare : addRoughness(sentence, bare, isFree, mistakes)).map((score, index) =>
      isFree[index] === true ? score : -Infinity,
    );
    const found: Unfitting[] = [];
    for (let index = 0; index < scores.length; index += 1) {
      let after = index;
      while ((scores[after] ?? -Infinity) >= NEIGHBOUR) after += 1;
      if (after === index) continue;
      const peak = findPeak(sentence, scores, index, after);
      const isJoined = after === index + 1 && isFree[index - 1] === true && joins(sentence, index);
      const run = peak === null ? null : { from: isJoined ? index - 1 : index, after, peak };
      const unfitting =
        run === null ? null : this.#tell(sentence, run, bare, scores[run.peak] ?? 0, isEdited);
      if (unfitting !== null) found.push(unfitting);
      index = after;
    }
    return found;
  }

  #tell(
    sentence: Sentence,
    { from, after, peak }: Run,
    bare: readonly number[],
    score: number,
    isEdited: boolean,
  ): Unfitting | null {
    if (score < (isEdited ? EDITED_LIKELY : LIKELY)) return null;
    const first = sentence.at(from);
    let final = after - 1;
    while (final > peak && sentence.at(final).kind === "mark") final -= 1;
    const last = sentence.at(final);
    const fixes = this.#weighFixes(sentence, bare, first, last, sentence.at(peak));
    const gain = fixes[0]?.gain ?? 0;
    if (score < (isEdited ? EDITED_SURE : SURE) && gain < GAIN) return null;
    const alone = (bare[peak] ?? 0) - UNPROVED;
    return {
      start: first.start,
      end: last.end,
      fixes: fixes.slice(0, MOST_FIXES).map(({ text }) => text),
      isGuess: alone < LIKELY || (alone < SURE && gain < GAIN),
    };
  }

  /** The changes of the peak word after which all words around it fit, with what they gain, the best first. */
  #weighFixes(
    { text, words, at, lexicon }: Sentence,
    scores: readonly number[],
    first: Word,
    last: Word,
    peak: Word,
  ): WeighedFix[] {
    const from = Math.max(0, first.index - VIEW);
    const viewStart = at(from).start;
    const viewEnd = at(Math.min(words.length - 1, last.index + VIEW)).end;
    const before = unfitness(scores.slice(from, last.index + VIEW + 1));
    const head = text.slice(first.start, peak.start);
    const tail = text.slice(peak.end, last.end);
    const sentence = { text, words, at, lexicon };
    return corrections(sentence, peak)
      .map((correction): WeighedFix => {
        const fix = `${head}${correction}${tail}`
          .replace(/ +(?=,)/g, "")
          .replace(/ {2,}/g, " ")
          .trim();
        const changed = readSentence(
          text.slice(viewStart, first.start) + fix + text.slice(last.end, viewEnd),
          this.#reader,
        );
        const after = this.#scorer.score(changed);
        const settled = Math.max(...after.slice(Math.max(0, first.index - from - 1))) <= SETTLED;
        return { text: fix, gain: settled && fix !== "" ? before - unfitness(after) : 0 };
      })
      .filter(({ gain }) => gain >= LEAST_GAIN)
      .toSorted((one, other) => other.gain - one.gain);
  }
}

/** Words in a row that fit badly, and the one that fits worst. */
interface Run {
  readonly from: number;
  readonly after: number;
  readonly peak: number;
}

/** The word that fits worst of those from `from` to before `after` that may be told. */
function findPeak(sentence: Sentence, scores: readonly number[], from: number, after: number): number | null {
  let peak: number | null = null;
  for (let index = from; index < after; index += 1) {
    if (isTold(sentence, sentence.at(index)) && (peak === null || (scores[index] ?? 0) > (scores[peak] ?? 0)))
      peak = index;
  }
  return peak;
}

/**
 * The scores with what the rest of the sentence says: the more of its other words are surely or probably wrong, the
 * likelier each is.
 */
function addRoughness(
  sentence: Sentence,
  scores: readonly number[],
  isFree: readonly boolean[],
  mistakes: number,
): number[] {
  const chances = scores.map((score, index) =>
    isFree[index] === true && isTold(sentence, sentence.at(index)) ? chanceOf(score) : 0,
  );
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const { proved, lowering } = weighMistakes(mistakes, isMarked(sentence.text));
  return scores.map(
    (score, index) => score - lowering + roughnessOf(proved, sum - (chances[index] ?? 0), scores.length),
  );
}

/** What sure mistakes in a sentence, and the mark at its end, say of its words. */
function weighMistakes(
  mistakes: number,
  marked: boolean,
): { readonly proved: number; readonly lowering: number } {
  return {
    proved: Math.max(0, mistakes - FIRST_MISTAKE),
    lowering: (mistakes === 0 ? UNPROVED : 0) + (marked ? 0 : UNMARKED),
  };
}

/** What is added to the score of a word when so much is wrong with the others. */
function roughnessOf(proved: number, others: number, length: number): number {
  const looks = Math.max(0, others - USUAL_SHARE * length);
  return Math.min(MOST_ROUGHNESS, ROUGHNESS_WEIGHT * ((proved + LOOKS * looks) / (length + LENGTH_EASE)));
}

function chanceOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function isMarked(text: string): boolean {
  return /[.?!…:"”)]$/.test(text);
}

/** Whether a single marked word is told with the one before it, which it does not go with. */
function joins(sentence: Sentence, index: number): boolean {
  const word = sentence.at(index);
  return index > 0 && word.spaced && sentence.at(index - 1).kind === "word";
}

/** Marks, numbers, names and words of other languages are not told. */
function isTold({ lexicon, words }: Sentence, word: Word): boolean {
  if (
    word.kind !== "word" ||
    /^(?:NNP|NNPS|FW|UH|SYM)$/.test(word.tag) ||
    (/^\p{Lu}/u.test(word.text) && word.text !== "I")
  )
    return false;
  if (/^['’]|^n['’]t$/.test(word.text) || !lexicon.has(word.lower)) return false;
  return words[word.index + 1]?.kind !== "opaque" && words[word.index - 1]?.kind !== "opaque";
}
