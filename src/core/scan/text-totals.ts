import { classAt, isSurrogate, isSurrogatePair, readCharacterClasses } from "./character-classes.ts";
import type { Counter } from "./counter.ts";
import { readCounter, STATE_BITS, STATE_MASK } from "./counter.ts";
import type { FieldName } from "./fields.ts";
import { fieldCount } from "./fields.ts";
import {
  addOutcomes,
  countOutcomes,
  fieldIndex,
  finishTotals,
  prepareCounts,
  startState,
} from "./scanner.ts";

/**
 * What one pass over a text counts. Every figure is a whole number from 0 on; an empty text has 0 of everything. A
 * surrogate without its other half counts as one code point, which is no letter and no white space.
 *
 * Properties are those of Unicode 17.0.0, boundaries those of UAX #29 revision 47.
 */
export interface TextTotals extends Readonly<Record<FieldName, number>> {
  /** UTF-16 code units, which is JavaScript's `length`. */
  readonly utf16Units: number;
  readonly codePoints: number;
  /** Bytes in UTF-8. A lone surrogate is 3, as the replacement character that would be written for it. */
  readonly utf8Bytes: number;
  /** Extended grapheme clusters. CR LF is one. */
  readonly graphemes: number;
  /** Graphemes that hold a code point without the property White_Space. */
  readonly visibleGraphemes: number;
  /**
   * Graphemes that end a line: CR LF, CR, LF, VT, FF, NEL, U+2028 and U+2029. `graphemes - lineBreakGraphemes` is the
   * length of the text with its line breaks left out.
   */
  readonly lineBreakGraphemes: number;
  /** Code points of General_Category L, which ideographs and kana are of. */
  readonly letters: number;
  /** Code points of General_Category M: combining accents, vowel signs, variation selectors. */
  readonly marks: number;
  /** Code points of General_Category Nd: decimal digits of any script. */
  readonly digits: number;
  /** Code points of General_Category Nl and No: Roman numerals, fractions, superscripts, circled numbers. */
  readonly otherNumbers: number;
  /** Code points of General_Category P. */
  readonly punctuation: number;
  /** Code points of General_Category S: of currency and mathematics, emoji, modifiers. */
  readonly symbols: number;
  /** Code points of General_Category Z: spaces, U+2028, U+2029. */
  readonly separators: number;
  /** Code points of General_Category Cc: tabs, CR, LF and other controls. */
  readonly controls: number;
  /** Code points of General_Category Cf: joiners, directional marks, soft hyphens, byte order marks. */
  readonly formats: number;
  /** Code points of private use, unassigned ones, lone surrogates. With the nine before, all code points. */
  readonly others: number;
  /** Code points with the property White_Space. */
  readonly whiteSpace: number;
  /**
   * Chinese and Japanese characters: code points of the scripts Han, Hiragana, Katakana and Bopomofo that are no marks,
   * with the prolonged sound and repeat marks that kana share. Neither Hangul nor ideographic punctuation.
   */
  readonly cjkCharacters: number;
  /** Runs of characters that are no white space; each ideograph and each kana, with its marks, is one by itself. */
  readonly wordProcessorWords: number;
  /**
   * Segments between UAX #29 word boundaries that hold a code point of General_Category L or N. Each ideograph and
   * each Hiragana letter is one, a run of Katakana is one, and so is a run of Thai, Lao, Khmer or Burmese, whose words
   * only a dictionary tells apart: see `countDictionaryWords`.
   */
  readonly unicodeWords: number;
  /**
   * Words as `wc -w` counts them: GNU wc 9.1, locale C.UTF-8. Controls are passed over. So are, in wc alone, code points
   * that its C library knows no character for, which differ from one version to another.
   */
  readonly wcWords: number;
  /** Segments between UAX #29 sentence boundaries, whatever they hold. */
  readonly unicodeSentences: number;
  /** Line breaks, and one more when characters follow the last. */
  readonly lines: number;
  /** Lines that hold more than white space. */
  readonly nonBlankLines: number;
  /**
   * Runs in scripts whose words are found with a dictionary: Han, kana, Thai, Lao, Khmer, Burmese. Where it is 0,
   * `countDictionaryWords` gives `unicodeWords`.
   */
  readonly dictionaryRuns: number;
}

/** Shorter texts are not worth the search for a second place to start from. */
const SHORTEST_IN_HALVES = 16_384;
/** How far before the middle the search for the state there begins. */
const RUN_UP = 256;

/** Counts all of `TextTotals` in one pass. Takes any string, of any length. */
export function countText(text: string): TextTotals {
  const counter = readCounter();
  const counts = prepareCounts(counter);
  const totals = new Int32Array(fieldCount);
  const state = countFast(text, counter, counts);
  totals[fieldIndex.utf16Units] = text.length;
  addOutcomes(counter, counts, totals, 0);
  finishTotals(state, totals, 0);
  return readTotals(totals, 0);
}

/** A block of totals, from `offset` on, with names. */
export function readTotals(totals: Int32Array, offset: number): TextTotals {
  const read = (name: FieldName): number => totals[offset + fieldIndex[name]] ?? 0;
  return {
    utf16Units: read("utf16Units"),
    codePoints: read("codePoints"),
    utf8Bytes: read("utf8Bytes"),
    graphemes: read("graphemes"),
    visibleGraphemes: read("visibleGraphemes"),
    lineBreakGraphemes: read("lineBreakGraphemes"),
    letters: read("letters"),
    marks: read("marks"),
    digits: read("digits"),
    otherNumbers: read("otherNumbers"),
    punctuation: read("punctuation"),
    symbols: read("symbols"),
    separators: read("separators"),
    controls: read("controls"),
    formats: read("formats"),
    others: read("others"),
    whiteSpace: read("whiteSpace"),
    cjkCharacters: read("cjkCharacters"),
    wordProcessorWords: read("wordProcessorWords"),
    unicodeWords: read("unicodeWords"),
    wcWords: read("wcWords"),
    unicodeSentences: read("unicodeSentences"),
    lines: read("lines"),
    nonBlankLines: read("nonBlankLines"),
    dictionaryRuns: read("dictionaryRuns"),
  };
}

/** Counts a text's outcomes, a long one's from its start and its middle at once; returns the state at the end. */
function countFast(text: string, counter: Counter, counts: Int32Array): number {
  const middle = text.length < SHORTEST_IN_HALVES ? 0 : findMiddle(text);
  const entered = middle === 0 ? null : findStateAt(text, middle, counter);
  return entered === null
    ? countOutcomes(text, 0, text.length, startState, counts)
    : countHalves(text, middle, entered, counts);
}

/** About the middle, where no surrogate stands on either side; 0 when there is no such place near. */
function findMiddle(text: string): number {
  const middle = text.length >>> 1;
  for (let offset = middle; offset < middle + RUN_UP; offset += 1) {
    if (!isSurrogate(text.charCodeAt(offset - 1)) && !isSurrogate(text.charCodeAt(offset))) return offset;
  }
  return 0;
}

/**
 * The state at `offset`, found without reading the text from its start: that to which all states lead over the
 * characters right before it. `null` when some lead elsewhere, as within a long run of flags.
 */
function findStateAt(text: string, offset: number, { transitions, classCount }: Counter): number | null {
  const classes = readCharacterClasses();
  let index = offset - RUN_UP;
  if (isSurrogate(text.charCodeAt(index - 1))) index += 1;
  let states = new Set<number>();
  for (let state = 0; state < transitions.length; state += classCount) states.add(state);
  for (; index < offset; index += isSurrogatePair(text, index) ? 2 : 1) {
    const kind = classAt(classes, text, index);
    states = new Set(Array.from(states, (state) => (transitions[state + kind] ?? 0) & STATE_MASK));
  }
  const [state = startState] = states;
  return states.size === 1 ? state : null;
}

/** Scans both halves in one loop, so that the processor looks up one's step while it waits for the other's. */
function countHalves(text: string, middle: number, entered: number, counts: Int32Array): number {
  const { transitions } = readCounter();
  const classes = readCharacterClasses();
  const { basic } = classes;
  let first = 0;
  let second = middle;
  let state: number = startState;
  let otherState = entered;
  for (;;) {
    const left = Math.min(middle - first, text.length - second);
    let passed = 0;
    // All that the loop does most of the time; a surrogate ends it for one step.
    for (; passed < left; passed += 1) {
      const unit = text.charCodeAt(first + passed);
      const otherUnit = text.charCodeAt(second + passed);
      if (isSurrogate(unit) || isSurrogate(otherUnit)) break;
      const step = transitions[state + (basic[unit] ?? 0)] ?? 0;
      const otherStep = transitions[otherState + (basic[otherUnit] ?? 0)] ?? 0;
      state = step & STATE_MASK;
      otherState = otherStep & STATE_MASK;
      counts[step >>> STATE_BITS] = (counts[step >>> STATE_BITS] ?? 0) + 1;
      counts[otherStep >>> STATE_BITS] = (counts[otherStep >>> STATE_BITS] ?? 0) + 1;
    }
    first += passed;
    second += passed;
    if (passed === left) break;
    const step = transitions[state + classAt(classes, text, first)] ?? 0;
    const otherStep = transitions[otherState + classAt(classes, text, second)] ?? 0;
    state = step & STATE_MASK;
    otherState = otherStep & STATE_MASK;
    counts[step >>> STATE_BITS] = (counts[step >>> STATE_BITS] ?? 0) + 1;
    counts[otherStep >>> STATE_BITS] = (counts[otherStep >>> STATE_BITS] ?? 0) + 1;
    first += isSurrogatePair(text, first) ? 2 : 1;
    second += isSurrogatePair(text, second) ? 2 : 1;
  }
  countOutcomes(text, first, middle, state, counts);
  return countOutcomes(text, second, text.length, otherState, counts);
}
