import type { Analysis } from "#core/analysis/analysis.ts";
import type { Block, Placed } from "#core/document/block.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import type { Frequency, FrequencyOptions, TermCount, TermSize } from "./frequency.ts";
import { StopMarks } from "./stop-marks.ts";
import { TermCounter } from "./term-counter.ts";
import type { SizedTerms } from "./term-counter.ts";
import { nameFolding } from "./terms.ts";

const USUAL_SIZES: readonly TermSize[] = [1, 2, 3];
/** A phrase that occurs once says nothing about what a text repeats. */
const LEAST_PHRASE_COUNT = 2;
const USUAL_FOLDING = nameFolding({});
/** Foldings and lists of stop words kept for a next question; each folding costs as much as the first. */
const MOST_FOLDINGS = 3;
const MOST_STOP_LISTS = 4;

/** Words folded one way, and the lists of stop words that were asked for with them. */
interface FoldedTotal {
  readonly counter: TermCounter;
  readonly stopMarks: Map<string, StopMarks>;
}

/** How often terms occur in a document, by the name of the folding; the usual one first, the last asked for last. */
export type FrequencyTotal = Map<string, FoldedTotal>;

/**
 * The sizes of phrases that the last text was asked about. The next text is most likely to be asked about the same, so that
 * they are counted while its blocks come, and not in a pass of their own. It changes what is done early, and no result.
 */
let expectedSizes: readonly TermSize[] = [];

/**
 * Counts words (UAX #29, ’ as ') and phrases of two to five words in a row within a sentence. Terms that occur
 * equally often are in order of their UTF-16 units.
 *
 * Words with case folded are counted as blocks come. Phrases and other foldings are counted when a summary first
 * asks for them, in one pass over the blocks, and kept up from then on.
 */
export const frequency: Analysis<Block, FrequencyTotal, FrequencyOptions, Frequency> = {
  id: "frequency",

  // The block is its own part: its words are kept with it, and counted straight from its text.
  readBlock(block) {
    readUnicodeWords(block);
    return block;
  },

  createTotal() {
    return new Map([[USUAL_FOLDING, { counter: new TermCounter({}, expectedSizes), stopMarks: new Map() }]]);
  },

  add(total, block) {
    for (const { counter } of total.values()) counter.count(block, 1);
  },

  remove(total, block) {
    for (const { counter } of total.values()) counter.count(block, -1);
  },

  summarize(total, blocks, options) {
    const folded = findFolded(total, blocks, options);
    const stopMarks = findStopMarks(folded, options);
    const sized = folded.counter.find(options.sizes ?? USUAL_SIZES, valuesOf(blocks));
    if (nameFolding(options) === USUAL_FOLDING) expectedSizes = folded.counter.sizesAskedFor;
    const list = (size: TermSize): readonly TermCount[] => {
      const terms = sized.get(size);
      return terms === undefined ? [] : listTerms(size, terms, folded.counter, stopMarks, options);
    };
    const { tokens, distinct, hapaxes } = folded.counter.terms;
    return {
      tokens,
      distinct,
      hapaxes,
      content: stopMarks.content(),
      words: list(1),
      twoWordPhrases: list(2),
      threeWordPhrases: list(3),
      fourWordPhrases: list(4),
      fiveWordPhrases: list(5),
    };
  },
};

function listTerms(
  size: TermSize,
  sized: SizedTerms,
  { terms }: TermCounter,
  stopMarks: StopMarks,
  { limit, withoutStopWords, leastLength = 0, leastCount }: FrequencyOptions,
): readonly TermCount[] {
  const isContent = (word: number): boolean =>
    !(withoutStopWords && stopMarks.has(word)) &&
    (leastLength <= 1 || hasLength(terms.term(word), leastLength));
  const found = sized.top.find({
    limit,
    least: Math.max(1, leastCount ?? (size === 1 ? 1 : LEAST_PHRASE_COUNT)),
    isListed: (term) => isContent(sized.wordOf(term, 0)) && isContent(sized.wordOf(term, size - 1)),
  });
  return found.map((term) => {
    const count = sized.countOf(term);
    return {
      term: Array.from({ length: size }, (_, index) => terms.term(sized.wordOf(term, index))).join(" "),
      count,
      share: count / sized.tokens,
      density: count / terms.tokens,
    };
  });
}

function hasLength(word: string, least: number): boolean {
  return word.length >= least && (word.length >= least * 2 || Array.from(word).length >= least);
}

/** The words folded as the options say, counted now if nobody asked for them before. */
function findFolded(
  total: FrequencyTotal,
  blocks: Iterable<Placed<Block>>,
  options: FrequencyOptions,
): FoldedTotal {
  const name = nameFolding(options);
  let folded = total.get(name);
  if (folded === undefined) {
    folded = { counter: new TermCounter(options, options.sizes ?? USUAL_SIZES), stopMarks: new Map() };
    for (const { value } of blocks) folded.counter.count(value, 1);
  }
  if (name !== USUAL_FOLDING) keepLast(total, name, folded, MOST_FOLDINGS, USUAL_FOLDING);
  return folded;
}

function findStopMarks({ counter, stopMarks }: FoldedTotal, options: FrequencyOptions): StopMarks {
  // Lists come from the page as copies, so that only what they hold can tell them apart.
  const name = options.stopWords === undefined ? "english" : options.stopWords.join("\n");
  const marks = stopMarks.get(name) ?? new StopMarks(counter.terms, options.stopWords);
  keepLast(stopMarks, name, marks, MOST_STOP_LISTS);
  return marks;
}

/** Puts an entry last, and drops the first, but for `kept`, when there are too many. */
function keepLast<Value>(
  map: Map<string, Value>,
  name: string,
  value: Value,
  most: number,
  kept?: string,
): void {
  map.delete(name);
  map.set(name, value);
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    if (oldest === kept) continue;
    map.delete(oldest);
    return;
  }
}

function* valuesOf(blocks: Iterable<Placed<Block>>): Generator<Block, void, undefined> {
  for (const { value } of blocks) yield value;
}
