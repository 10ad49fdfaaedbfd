import type { TextChange } from "#core/document/span.ts";
import { startState } from "#core/scan/scanner.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";
import { mergeChanges } from "./change-list.ts";
import { countWords } from "./count-words.ts";
import { LeafStore } from "./leaf-store.ts";
import { LeafTree } from "./leaf-tree.ts";
import type { LeafList } from "./leaf-tree.ts";
import { RunningTotals } from "./running-totals.ts";
import { WordCounts } from "./word-counts.ts";
import type { TopWordsOptions, WordCount } from "./word-counts.ts";
import { findEdgeAfter, isEdge } from "./word-edges.ts";
import { findEdgeBefore, readContextAfter, readContextBefore } from "./word-window.ts";
import type { ContextBefore, WordContext } from "./word-window.ts";

/** UTF-16 units of a leaf as it is made, and the bounds between which it may change. */
const LEAF = 512;
const LEAST_LEAF = 256;
const MOST_LEAF = 1024;
/** After an edit, old and new text are scanned side by side so many units at a time, until the states agree. */
const STRIDE = 16;
const AGREED = -1;
/** Where the next edit is looked for: so many units before the last one the state is kept. */
const RUN_UP = 64;
/** UTF-16 units read in one step of opening: about a millisecond of work. */
const STEP = 150_000;
/**
 * Leaves are slices of copies of so many units at most, so that a leaf that stays does not hold on to all of a long
 * text. Strings of more than 128 kB are not moved when the engine collects its garbage.
 */
const COPY = 300_000;

/**
 * A text that changes, with all its totals and the frequencies of its words kept up to date.
 *
 * The text is cut into leaves of some hundred units, each with the state in which the scan enters it. An edit scans
 * from the start of its leaf, and on from the edit only until the scan is back in the state that it was in there before;
 * of the words, only those beside the edit are counted anew. So a keystroke takes microseconds in a text of any length,
 * and the figures are those of a fresh reading: of a text opened whole, pasted, typed or brought back by undo.
 */
export class LeafDocument {
  readonly #tree = new LeafTree();
  readonly #leaves = new LeafStore();
  readonly #totals = new RunningTotals();
  readonly #words = new WordCounts();
  readonly #read = (start: number, end: number): string => this.slice(start, end);
  #endState = startState;
  /** The leaf changed last, or -1, an offset in it before the change, and the state there. */
  #markedLeaf = -1;
  #markedOffset = 0;
  #markedState = startState;
  /** Numbers the texts opened and the changes made, so that an opening in steps notices what came between. */
  #opening = 0;
  #revision = 0;

  /** UTF-16 units. */
  get length(): number {
    return this.#tree.length;
  }

  /** The whole text, put together anew on each call. */
  get text(): string {
    return this.slice(0, this.length);
  }

  /** How many different words occur: see `topWords`. */
  get uniqueWords(): number {
    return this.#words.unique;
  }

  /** The totals of the whole text. Takes the same short time whatever its length. */
  get totals(): TextTotals {
    return this.#totals.finish(this.length, this.#endState);
  }

  /** The text from one offset to another, as `String.prototype.slice` with offsets from 0 to `length`. */
  slice(start: number, end: number): string {
    const last = Math.min(end, this.length);
    let offset = Math.max(0, start);
    let leafEnd = 0;
    const pieces: string[] = [];
    while (offset < last) {
      this.#tree.seek(offset);
      const leafStart = this.#tree.start;
      const text = this.#leaves.textOf(this.#tree.leaf);
      leafEnd = leafStart + text.length;
      pieces.push(text.slice(offset - leafStart, last - leafStart));
      offset = leafEnd;
    }
    return pieces.length === 1 ? (pieces[0] ?? "") : pieces.join("");
  }

  /**
   * The words that occur most often: by count, highest first, equals in the order of their UTF-16 units.
   *
   * Words are the segments of UAX #29 that hold a letter or a number, in Unicode's default lower case, ’ written as '.
   * In the scripts that UAX #29 leaves to a dictionary an ideograph or a hiragana is a word, and so is a run of Thai,
   * Lao, Khmer or Burmese letters. Words of 256 units and more are told apart by their first 256.
   * @param limit How many at most: a whole number, or `Infinity` for all.
   */
  topWords(limit: number, options: TopWordsOptions = {}): WordCount[] {
    return this.#words.top(limit, options);
  }

  /** How often a word occurs, in any letter case; 0 for what is not one word. */
  countOf(word: string): number {
    const counted = new WordCounts();
    countWords(word, 0, word.length, counted, 1);
    const [only] = counted.top(2, {});
    return counted.unique === 1 && only?.count === 1
      ? this.#words.countOf(only.word, 0, only.word.length)
      : 0;
  }

  /** Replaces the whole text. */
  open(text: string): void {
    this.#opening += 1;
    this.#clear();
    this.#append(text, 0, text.length);
  }

  /**
   * `open` in steps of about a millisecond: yields the UTF-16 units read so far. Between two steps the document is
   * that part of the text, whole and with its figures; a change made then stays, and what follows is put at the end.
   * Opening another text ends this one.
   */
  *openInSteps(text: string): Generator<number, void, undefined> {
    this.#clear();
    this.#opening += 1;
    const opening = this.#opening;
    let revision = this.#revision;
    for (let start = 0; start < text.length && opening === this.#opening;) {
      const end = start + STEP < text.length ? findEdgeBefore(text, start + STEP) : text.length;
      const isUnchanged = revision === this.#revision;
      if (isUnchanged && isEdge(text, start) && isEdge(text, end)) this.#append(text, start, end);
      else this.#replace(this.length, this.length, text.slice(start, end));
      revision = this.#revision;
      start = end;
      yield end;
    }
  }

  /**
   * Applies changes: ascending, apart, with offsets of the text before all of them.
   * @throws RangeError for a change outside the text or out of order; then none is applied.
   */
  change(changes: readonly TextChange[]): void {
    const merged = mergeChanges(changes, this.length, this.#read);
    // From the last to the first, so that the offsets of those still to come hold.
    for (const { from, to, insert } of merged.toReversed()) this.#replace(from, to, insert);
  }

  #clear(): void {
    this.#revision += 1;
    this.#markedLeaf = -1;
    this.#tree.replace(0, this.length, { leaves: [], sizes: [] });
    this.#leaves.clear();
    this.#totals.clear();
    this.#words.clear();
    this.#endState = startState;
  }

  /** Puts `text.slice(start, end)` at the end, where both offsets are edges and the document is what stands before. */
  #append(text: string, start: number, end: number): void {
    const list: LeafList = { leaves: [], sizes: [] };
    this.#endState = this.#createLeaves(text, start, end, this.#endState, list);
    this.#tree.replace(this.length, this.length, list);
    countWords(text, start, end, this.#words, 1);
  }

  #replace(from: number, to: number, insert: string): void {
    const { length } = this;
    if (2 * (to - from) > length) {
      // Less is left than goes: it is read anew.
      const text = [this.slice(0, from), insert, this.slice(to, length)].join("");
      this.#clear();
      this.#append(text, 0, text.length);
      return;
    }
    this.#revision += 1;
    const before = readContextBefore(this.#read, from);
    const after = readContextAfter(this.#read, to, length);
    this.#countBetween(before, this.slice(from, to), after, -1);
    if (!this.#replaceInLeaf(from, to, insert)) this.#replaceLeaves(from, to, insert);
    this.#countBetween(before, insert, after, 1);
  }

  /** Counts the words of what stands, or stood, where a change is made. */
  #countBetween(before: ContextBefore, middle: string, after: WordContext, change: number): void {
    const text = [before.text, middle, after.text].join("");
    const start = before.isEndless ? findEdgeAfter(text, before.edge) : before.edge;
    countWords(text, start, before.text.length + middle.length + after.edge, this.#words, change);
  }

  /** Makes a change that one leaf can take, and tells whether it did. */
  #replaceInLeaf(from: number, to: number, insert: string): boolean {
    this.#tree.seek(from);
    const { leaf, start } = this.#tree;
    if (leaf < 0) return false;
    const old = this.#leaves.textOf(leaf);
    const growth = insert.length - (to - from);
    const size = old.length + growth;
    const isSmall = size < LEAST_LEAF && growth < 0 && old.length < this.length;
    if (to - start > old.length || size > MOST_LEAF || size === 0 || isSmall) return false;
    const text = [old.slice(0, from - start), insert, old.slice(to - start)].join("");
    this.#leaves.setText(leaf, text);
    this.#tree.resize(growth);
    const state = this.#stateAt(leaf, old, from - start);
    const oldState = this.#totals.remove(old, from - start, to - start, state);
    const newState = this.#totals.add(text, from - start, from - start + insert.length, state);
    const after = this.#scanBeside(old, to - start, oldState, text, newState);
    if (after !== AGREED) this.#carry(start + size, after);
    return true;
  }

  /** The state at an offset of a leaf that is about to change there. */
  #stateAt(leaf: number, text: string, offset: number): number {
    const isNear = leaf === this.#markedLeaf && offset >= this.#markedOffset;
    const known = isNear ? this.#markedOffset : 0;
    const mark = Math.max(known, offset - RUN_UP);
    const knownState = isNear ? this.#markedState : this.#leaves.entryStateOf(leaf);
    this.#markedLeaf = leaf;
    this.#markedOffset = mark;
    this.#markedState = this.#totals.pass(text, known, mark, knownState);
    return this.#totals.pass(text, mark, offset, this.#markedState);
  }

  /** Replaces the leaves that a change touches by new ones. */
  #replaceLeaves(from: number, to: number, insert: string): void {
    this.#markedLeaf = -1;
    let start = 0;
    let end = 0;
    let prefix = "";
    let suffix = "";
    let entryState = startState;
    if (this.length > 0) {
      this.#tree.seek(from);
      start = this.#tree.start;
      prefix = this.#leaves.textOf(this.#tree.leaf).slice(0, from - start);
      this.#tree.seek(Math.max(from, to - 1));
      const last = this.#leaves.textOf(this.#tree.leaf);
      end = this.#tree.start + last.length;
      suffix = last.slice(to - this.#tree.start);
      if (prefix.length + insert.length + suffix.length < LEAST_LEAF) {
        // What is left is too small for a leaf, and joins a neighbour.
        if (start > 0) {
          this.#tree.seek(start - 1);
          start = this.#tree.start;
          prefix = this.#leaves.textOf(this.#tree.leaf) + prefix;
        } else if (end < this.length) {
          this.#tree.seek(end);
          const next = this.#leaves.textOf(this.#tree.leaf);
          end += next.length;
          suffix += next;
        }
      }
      entryState = this.#removeLeaves(start, end);
    }
    const text = [prefix, insert, suffix].join("");
    const list: LeafList = { leaves: [], sizes: [] };
    const state = this.#createLeaves(text, 0, text.length, entryState, list);
    this.#tree.replace(start, end, list);
    this.#carry(start + text.length, state);
  }

  /** Takes the leaves between two edges of leaves out of the totals and the store; the state that they were entered in. */
  #removeLeaves(start: number, end: number): number {
    this.#tree.seek(start);
    const entryState = this.#leaves.entryStateOf(this.#tree.leaf);
    let state = entryState;
    for (let offset = start; offset < end;) {
      this.#tree.seek(offset);
      const { leaf } = this.#tree;
      const text = this.#leaves.textOf(leaf);
      state = this.#totals.remove(text, 0, text.length, state);
      this.#leaves.remove(leaf);
      offset += text.length;
    }
    return entryState;
  }

  /** Makes leaves of `text.slice(start, end)`, adds them to `list` and the totals, and returns the state after. */
  #createLeaves(text: string, start: number, end: number, entryState: number, list: LeafList): number {
    let state = entryState;
    const copies = Math.ceil((end - start) / COPY);
    for (let part = 0; part < copies; part += 1) {
      const copy = copyText(text, cut(start, end, part / copies), cut(start, end, (part + 1) / copies));
      const count = copy.length <= MOST_LEAF ? 1 : Math.round(copy.length / LEAF);
      let leafStart = 0;
      for (let index = 1; index <= count; index += 1) {
        const leafEnd = cut(0, copy.length, index / count);
        list.leaves.push(this.#leaves.add(copy.slice(leafStart, leafEnd), state));
        list.sizes.push(leafEnd - leafStart);
        state = this.#totals.add(copy, leafStart, leafEnd, state);
        leafStart = leafEnd;
      }
    }
    return state;
  }

  /** Tells the leaves from `offset` on, an edge of leaves, that the scan now comes to them in another state. */
  #carry(offset: number, state: number): void {
    let entryState = state;
    for (let start = offset; start < this.length;) {
      this.#tree.seek(start);
      const { leaf } = this.#tree;
      const text = this.#leaves.textOf(leaf);
      const formerState = this.#leaves.entryStateOf(leaf);
      this.#leaves.setEntryState(leaf, entryState);
      const after = this.#scanBeside(text, 0, formerState, text, entryState);
      if (after === AGREED) return;
      entryState = after;
      start += text.length;
    }
    this.#endState = entryState;
  }

  /**
   * Scans what follows a change in a leaf, the old text from `at` on in the former state and the same units of the new
   * text in the new state, until the two agree. Returns `AGREED`, or the new state at the end of the leaf.
   */
  #scanBeside(old: string, at: number, formerState: number, text: string, newState: number): number {
    const growth = text.length - old.length;
    let former = formerState;
    let state = newState;
    for (let offset = at; state !== former;) {
      if (offset === old.length) return state;
      const stop = Math.min(old.length, offset + STRIDE);
      former = this.#totals.remove(old, offset, stop, former);
      state = this.#totals.add(text, offset + growth, stop + growth, state);
      offset = stop;
    }
    return AGREED;
  }
}

/** A copy of `text.slice(start, end)` that does not hold on to the whole text. */
function copyText(text: string, start: number, end: number): string {
  const middle = (start + end) >>> 1;
  return [text.slice(start, middle), text.slice(middle, end)].join("");
}

/** The whole offset that is so great a share, from 0 to 1, of the way from `start` to `end`. */
function cut(start: number, end: number, share: number): number {
  return start + Math.floor((end - start) * share);
}
