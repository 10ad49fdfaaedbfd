import type { CharacterClasses } from "./character-classes.ts";
import { classOfSupplementary, readCharacterClasses } from "./character-classes.ts";
import type { Counter } from "./counter.ts";
import { OUTCOME_GROUP, readCounter, STATE_BITS, STATE_MASK } from "./counter.ts";
import type { FieldName } from "./fields.ts";
import { fieldCount } from "./fields.ts";

/**
 * A text's figures counted piece by piece.
 *
 * `scanInto` adds a piece's figures to a block of totals and gives the state in which the next piece is entered;
 * `finishTotals` adds what only the end of the text settles. Pieces may be cut anywhere, in the middle of a surrogate
 * pair, a line break, a grapheme or a sentence too: the sum over the pieces is the same. What is not settled yet
 * (a pending surrogate, a sentence that may go on) is carried in the state and counted to the piece that settles it.
 */

export { fieldCount };

/** Where in a block of totals each figure is. */
export const fieldIndex: Readonly<Record<FieldName, number>> = {
  utf16Units: 0,
  codePoints: 1,
  utf8Bytes: 2,
  graphemes: 3,
  visibleGraphemes: 4,
  lineBreakGraphemes: 5,
  letters: 6,
  marks: 7,
  digits: 8,
  otherNumbers: 9,
  punctuation: 10,
  symbols: 11,
  separators: 12,
  controls: 13,
  formats: 14,
  others: 15,
  whiteSpace: 16,
  cjkCharacters: 17,
  wordProcessorWords: 18,
  unicodeWords: 19,
  wcWords: 20,
  unicodeSentences: 21,
  lines: 22,
  nonBlankLines: 23,
  dictionaryRuns: 24,
};

const SURROGATE_MASK = 0xfc00;
const HIGH_SURROGATE = 0xd800;
const LOW_SURROGATE = 0xdc00;

/** The state at the start of a text. States are whole numbers below 2 ** 29; equal states go on alike. */
export const startState = 0;

/** What each outcome happened how often; all zero between two scans. */
let outcomeCounts = new Int32Array(0);

/**
 * Scans a piece of text that is entered in `entryState`, adds its figures to the `fieldCount` places of `totals` from
 * `offset` on, and returns the state after it. Takes time in proportion to the piece, and about a microsecond more.
 */
export function scanInto(text: string, entryState: number, totals: Int32Array, offset: number): number {
  const counter = readCounter();
  const counts = prepareCounts(counter);
  const exitState = countOutcomes(text, 0, text.length, entryState, counts);
  totals[offset] = (totals[offset] ?? 0) + text.length;
  addOutcomes(counter, counts, totals, offset);
  return exitState;
}

/** Adds what the end of a text settles: a surrogate that stays alone, a sentence or word that nothing went on with. */
export function finishTotals(state: number, totals: Int32Array, offset: number): void {
  const counter = readCounter();
  let row = state & STATE_MASK;
  if (state > STATE_MASK) {
    const step = counter.transitions[row + (readCharacterClasses().basic[HIGH_SURROGATE] ?? 0)] ?? 0;
    addAll(counter.adds[step >>> STATE_BITS] ?? [], 1, totals, offset);
    row = step & STATE_MASK;
  }
  addAll(counter.finishAdds[row / counter.classCount] ?? [], 1, totals, offset);
}

/** Room to count outcomes in, all zero. */
export function prepareCounts(counter: Counter): Int32Array {
  if (outcomeCounts.length === 0) outcomeCounts = new Int32Array(counter.adds.length);
  return outcomeCounts;
}

/** Adds what counted outcomes stand for to a block of totals, and sets the counts to zero. */
export function addOutcomes(counter: Counter, counts: Int32Array, totals: Int32Array, offset: number): void {
  const { adds } = counter;
  for (let first = 0; first < counts.length; first += OUTCOME_GROUP) {
    if (isZero(counts, first)) continue;
    for (let outcome = first; outcome < first + OUTCOME_GROUP; outcome += 1) {
      const times = counts[outcome] ?? 0;
      if (times === 0) continue;
      counts[outcome] = 0;
      addAll(adds[outcome] ?? [], times, totals, offset);
    }
  }
}

/** Whether a group of outcomes did not happen. A short text has few, and passing over the rest costs most. */
function isZero(counts: Int32Array, first: number): boolean {
  let bits = 0;
  for (let outcome = first; outcome < first + OUTCOME_GROUP; outcome += 1) bits |= counts[outcome] ?? 0;
  return bits === 0;
}

function addAll(fields: readonly number[], times: number, totals: Int32Array, offset: number): void {
  for (const field of fields) totals[offset + field] = (totals[offset + field] ?? 0) + times;
}

/**
 * Scans `text` from `start` to `end`, entered in `entryState`, adds one to the place in `counts` of each step's
 * outcome, and returns the state after. `counts` has a place for each of the counter's `adds`.
 */
export function countOutcomes(
  text: string,
  start: number,
  end: number,
  entryState: number,
  counts: Int32Array,
): number {
  if (start >= end) return entryState;
  const { transitions } = readCounter();
  const classes = readCharacterClasses();
  const { basic } = classes;
  let index = start;
  let state = entryState & STATE_MASK;
  let high = entryState >>> STATE_BITS;
  for (;;) {
    if (high !== 0) {
      const low = text.charCodeAt(index);
      const isPair = (low & SURROGATE_MASK) === LOW_SURROGATE;
      const kind = isPair ? classOfPair(classes, high, low) : (basic[HIGH_SURROGATE] ?? 0);
      const step = transitions[state + kind] ?? 0;
      state = step & STATE_MASK;
      counts[step >>> STATE_BITS] = (counts[step >>> STATE_BITS] ?? 0) + 1;
      if (isPair) index += 1;
      high = 0;
    }
    // All that the loop does most of the time; the first surrogate of a pair ends it for one step.
    for (; index < end; index += 1) {
      const unit = text.charCodeAt(index);
      if ((unit & SURROGATE_MASK) === HIGH_SURROGATE) break;
      const step = transitions[state + (basic[unit] ?? 0)] ?? 0;
      state = step & STATE_MASK;
      counts[step >>> STATE_BITS] = (counts[step >>> STATE_BITS] ?? 0) + 1;
    }
    if (index >= end) return state;
    high = text.charCodeAt(index) - HIGH_SURROGATE + 1;
    index += 1;
    if (index >= end) return state | (high << STATE_BITS);
  }
}

/** The class of what a pair of surrogates writes; `high` is the first as a state holds it. */
function classOfPair(classes: CharacterClasses, high: number, low: number): number {
  return classOfSupplementary(classes, 0x10000 + ((high - 1) << 10) + (low - LOW_SURROGATE));
}
