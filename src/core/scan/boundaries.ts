import { unpackAutomaton } from "./automaton.ts";
import {
  classAt,
  DICTIONARY,
  isSurrogate,
  isSurrogatePair,
  LETTER_OR_NUMBER,
  readCharacterClasses,
} from "./character-classes.ts";
import { unpackNumbers } from "./packed-numbers.ts";
import { unicodeTables } from "./unicode-tables.ts";

/** What a step of a finder says. */
const EDGE = 1;
/** Whether an edge stands before the character depends on what follows. */
const TENTATIVE = 2;
const CONFIRMED = 4;

/** A state is the offset of its row in `transitions`. */
interface Finder {
  /** `transitions[state + class]`: the next state, and from `EVENT_BITS` on what the step says. */
  readonly transitions: Int32Array;
  readonly classCount: number;
  /** By row: what the end of a text says. */
  readonly finish: readonly number[];
}

const EVENT_BITS = 16;
const STATE_MASK = (1 << EVENT_BITS) - 1;

type Segments = "graphemes" | "words" | "sentences";

const finders = new Map<Segments, Finder>();

/** The automaton that finds the edges of a kind of segment, decoded at the first call. */
function readFinder(segments: Segments): Finder {
  const known = finders.get(segments);
  if (known !== undefined) return known;
  const packed = unicodeTables[segments];
  const events = unpackNumbers(packed.meanings);
  const { next, says, finish, classCount } = unpackAutomaton(packed);
  const transitions = new Int32Array(next.length);
  for (let step = 0; step < next.length; step += 1) {
    transitions[step] = ((events[says[step] ?? 0] ?? 0) << EVENT_BITS) | ((next[step] ?? 0) * classCount);
  }
  const finder = { transitions, classCount, finish: Array.from(finish, (said) => events[said] ?? 0) };
  finders.set(segments, finder);
  return finder;
}

/**
 * The UTF-16 offsets of the extended grapheme cluster boundaries of a text (UAX #29 revision 47, rules GB1 to GB999),
 * ascending, from 0 to the text's length. None for an empty text. A lone surrogate is a cluster of its own.
 */
export function findGraphemes(text: string): Uint32Array {
  return findEdges(text, readFinder("graphemes"), null);
}

/**
 * Writes what `findGraphemes` finds in `text.slice(start, end)` into `edges`, which has room for one more than there are
 * units, and tells how many there are: without an array or a string for each of many short pieces.
 */
export function writeGraphemes(text: string, start: number, end: number, edges: Uint32Array): number {
  return writeEdges(text, start, end, readFinder("graphemes"), edges, null);
}

/**
 * The UTF-16 offsets of the sentence boundaries of a text (UAX #29 revision 47, rules SB1 to SB998), ascending, from 0
 * to the text's length. None for an empty text. White space belongs to the sentence before it.
 */
export function findUnicodeSentences(text: string): Uint32Array {
  return findEdges(text, readFinder("sentences"), null);
}

/** The segments between word boundaries. */
export interface WordSegments {
  /** UTF-16 offsets of the boundaries, ascending, from 0 to the text's length; none for an empty text. */
  readonly boundaries: Uint32Array;
  /** For the segment from each boundary but the last: 1 where it holds a letter or a number, else 0. */
  readonly isWordLike: Uint32Array;
  /** Likewise, 1 where it holds a character whose words are found with a dictionary. */
  readonly needsDictionary: Uint32Array;
}

/**
 * The word boundaries of a text (UAX #29 revision 47, rules WB1 to WB999), and which segments are words: those that
 * hold a code point of General_Category L or N. A run in a script that needs a dictionary (Thai, Lao, Khmer, Burmese;
 * Line_Break=SA) is one segment; `findWords` tells its words apart.
 */
export function findUnicodeWordBoundaries(text: string): WordSegments {
  const flags = new Uint8Array(text.length);
  const boundaries = findEdges(text, readFinder("words"), flags);
  const segments = Math.max(boundaries.length - 1, 0);
  const isWordLike = new Uint32Array(segments);
  const needsDictionary = new Uint32Array(segments);
  for (let index = 0; index < segments; index += 1) {
    const flag = flags[index] ?? 0;
    isWordLike[index] = (flag & LETTER_OR_NUMBER) === 0 ? 0 : 1;
    needsDictionary[index] = (flag & DICTIONARY) === 0 ? 0 : 1;
  }
  return { boundaries, isWordLike, needsDictionary };
}

/** The edges of a text's segments; see `writeEdges`. */
function findEdges(text: string, finder: Finder, segmentFlags: Uint8Array | null): Uint32Array {
  // Room for every edge: memory that is not written to costs nothing.
  const edges = new Uint32Array(text.length + 1);
  return edges.slice(0, writeEdges(text, 0, text.length, finder, edges, segmentFlags));
}

/**
 * Writes the edges of the segments of `text.slice(start, end)` into `edges`, and tells how many there are. What the
 * characters of each segment are is written into `segmentFlags`, which has room for as many segments as there are units.
 */
function writeEdges(
  text: string,
  start: number,
  end: number,
  { transitions, classCount, finish }: Finder,
  edges: Uint32Array,
  segmentFlags: Uint8Array | null,
): number {
  const classes = readCharacterClasses();
  const { basic, flags } = classes;
  let found = 0;
  let state = 0;
  let tentative = 0;
  /** Flags of the present segment up to the last tentative edge, and from there on. */
  let settled = 0;
  let gathered = 0;
  let width = 1;
  for (let offset = start; offset < end; offset += width) {
    const unit = text.charCodeAt(offset);
    width = isSurrogate(unit) && offset + 1 < end && isSurrogatePair(text, offset) ? 2 : 1;
    const kind = width === 2 ? classAt(classes, text, offset) : (basic[unit] ?? 0);
    const step = transitions[state + kind] ?? 0;
    state = step & STATE_MASK;
    if (step > STATE_MASK) {
      const event = step >>> EVENT_BITS;
      if ((event & CONFIRMED) !== 0) {
        // The flags of a segment are known at the edge behind it.
        if (segmentFlags !== null) segmentFlags[found - 1] = settled;
        edges[found] = tentative;
        found += 1;
        settled = 0;
      }
      if ((event & EDGE) !== 0) {
        if (segmentFlags !== null && found > 0) segmentFlags[found - 1] = settled | gathered;
        edges[found] = offset - start;
        found += 1;
        settled = 0;
        gathered = 0;
      }
      if ((event & TENTATIVE) !== 0) {
        tentative = offset - start;
        settled |= gathered;
        gathered = 0;
      }
    }
    gathered |= flags[kind] ?? 0;
  }
  if (((finish[state / classCount] ?? 0) & CONFIRMED) !== 0) {
    if (segmentFlags !== null) segmentFlags[found - 1] = settled;
    edges[found] = tentative;
    found += 1;
    settled = 0;
  }
  if (end > start) {
    if (segmentFlags !== null) segmentFlags[found - 1] = settled | gathered;
    edges[found] = end - start;
    found += 1;
  }
  return found;
}
