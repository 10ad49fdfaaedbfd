import { findUnicodeWordBoundaries } from "./boundaries.ts";
import { classAt, isSurrogatePair, LETTER_OR_NUMBER, readCharacterClasses } from "./character-classes.ts";
import { OffsetList } from "./offset-list.ts";
import { countText } from "./text-totals.ts";

/** `Intl.Segmenter` takes time that grows faster than its text on older engines, so it is handed pieces. */
const PIECE_UNITS = 1000;
/** Near a cut the segmenter lacks what follows, so the next piece starts again this much before it. */
const OVERLAP_UNITS = 100;
/** Stands between runs that are handed over together; never part of a word. */
const SEPARATOR = "\n";

/** Made for the first text that needs it: few do, and it reads the dictionaries. */
let segmenter: Intl.Segmenter | null = null;

function segmentWords(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  return segmenter.segment(text);
}

/** Starts and ends, in turn, in UTF-16 units, ascending. */
export type WordOffsets = Uint32Array;

/** Words of a text, and its runs in scripts that need a dictionary. */
interface SortedWords {
  readonly words: WordOffsets;
  readonly runs: WordOffsets;
}

/**
 * The words of the runs of a text in scripts that need a dictionary: Chinese, Japanese, Thai, Lao, Khmer and Burmese,
 * by the dictionaries of `Intl.Segmenter`, which differ a little between platforms. Such a run may hold marks and
 * connectors beside letters, and ends at whatever UAX #29 parts from it: white space, punctuation, letters and digits
 * of other scripts. What holds no letter and no number is left out. A run of more than 1,000 units is read in pieces.
 */
export function findDictionaryWords(text: string): WordOffsets {
  return findDictionaryRuns(text).words;
}

/** The runs of a text in scripts that need a dictionary, and the words in them, as `findDictionaryWords` has them. */
export function findDictionaryRuns(text: string): SortedWords {
  const { runs } = sortWords(text);
  return { runs, words: segmentRuns(text, runs) };
}

/**
 * The words of a text: UAX #29 segments that hold a letter or a number, and where a dictionary is needed, those of
 * `findDictionaryWords`.
 */
export function findWords(text: string): WordOffsets {
  const { words, runs } = sortWords(text);
  return runs.length === 0 ? words : mergeOffsets(words, segmentRuns(text, runs));
}

/** How many words `findWords` finds, without looking for them where no dictionary is needed. */
export function countDictionaryWords(text: string): number {
  const { dictionaryRuns, unicodeWords } = countText(text);
  return dictionaryRuns === 0 ? unicodeWords : findWords(text).length / 2;
}

/** The words that are certain by UAX #29, and the runs in which a dictionary has to find them. */
function sortWords(text: string): SortedWords {
  const { boundaries, isWordLike, needsDictionary } = findUnicodeWordBoundaries(text);
  const words = new OffsetList();
  const runs = new OffsetList();
  for (let index = 0; index < isWordLike.length; index += 1) {
    if (needsDictionary[index] === 1) {
      if (needsDictionary[index - 1] !== 1) runs.push(boundaries[index] ?? 0);
      if (needsDictionary[index + 1] !== 1) runs.push(boundaries[index + 1] ?? 0);
    } else if (isWordLike[index] === 1) {
      words.push(boundaries[index] ?? 0);
      words.push(boundaries[index + 1] ?? 0);
    }
  }
  return { words: words.toArray(), runs: runs.toArray() };
}

/** Segments runs, as many at a time as make a piece. */
function segmentRuns(text: string, runs: WordOffsets): WordOffsets {
  const words = new OffsetList();
  let batch: number[] = [];
  let units = 0;
  for (let index = 0; index < runs.length; index += 2) {
    const start = runs[index] ?? 0;
    const end = runs[index + 1] ?? 0;
    if (units > 0 && units + end - start > PIECE_UNITS) {
      segmentBatch(text, batch, words);
      batch = [];
      units = 0;
    }
    if (end - start > PIECE_UNITS) {
      segmentLongRun(text, start, end, words);
    } else {
      batch.push(start, end);
      units += end - start + SEPARATOR.length;
    }
  }
  segmentBatch(text, batch, words);
  return words.toArray();
}

function segmentBatch(text: string, batch: readonly number[], words: OffsetList): void {
  const pieces: string[] = [];
  for (let index = 0; index < batch.length; index += 2)
    pieces.push(text.slice(batch[index], batch[index + 1]));
  let run = 0;
  /** Where in the text the present run stands, less where it stands in the piece. */
  let shift = batch[0] ?? 0;
  for (const { segment, index } of segmentWords(pieces.join(SEPARATOR))) {
    if (segment === SEPARATOR) {
      run += 2;
      shift = (batch[run] ?? 0) - index - SEPARATOR.length;
    } else {
      addWord(text, shift + index, shift + index + segment.length, words);
    }
  }
}

function segmentLongRun(text: string, start: number, end: number, words: OffsetList): void {
  let from = start;
  while (from < end) {
    const limit = Math.min(end, from + PIECE_UNITS);
    const to = limit < end && isSurrogatePair(text, limit - 1) ? limit - 1 : limit;
    const edges = Array.from(segmentWords(text.slice(from, to)), ({ index }) => from + index);
    edges.push(to);
    const certain = to === end ? to : findCut(edges, to);
    for (let index = 1; index < edges.length; index += 1) {
      const edge = edges[index] ?? 0;
      if (edge <= certain) addWord(text, edges[index - 1] ?? 0, edge, words);
    }
    from = certain;
  }
}

/** The last edge that is not too near the end of a piece; the very end where there is none. */
function findCut(edges: readonly number[], end: number): number {
  const inner = edges.slice(1, -1);
  return inner.findLast((edge) => edge <= end - OVERLAP_UNITS) ?? inner.at(-1) ?? end;
}

function addWord(text: string, start: number, end: number, words: OffsetList): void {
  const classes = readCharacterClasses();
  for (let offset = start; offset < end; offset += 1) {
    if (((classes.flags[classAt(classes, text, offset)] ?? 0) & LETTER_OR_NUMBER) === 0) continue;
    words.push(start);
    words.push(end);
    return;
  }
}

/** Words of two lists that do not overlap: sorted, starts and ends are in turn again. */
function mergeOffsets(one: WordOffsets, other: WordOffsets): WordOffsets {
  const merged = new Uint32Array(one.length + other.length);
  merged.set(one);
  merged.set(other, one.length);
  return merged.sort();
}
