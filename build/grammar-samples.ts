import type { ContextWord } from "#core/checks/context/context-features.ts";
import { ROWS } from "#core/checks/context/context-network.ts";
import type { NetworkWord } from "#core/checks/context/context-network.ts";
import type { Label, TrainingSentence } from "./grammar-training.ts";

/** Whole numbers in a page. */
const PAGE = 1 << 22;
/** Whole numbers that a word takes: its rows, its part of speech and label, the hashes of its form and its tag. */
const RECORD = 4;
const labels: readonly Label[] = ["right", "wrong", "untold"];

/** Sentences to learn from, packed: millions of words as objects would not fit into memory. */
export class TrainingSamples {
  readonly #pages: Int32Array[] = [];
  /** Where the free part of the last page begins. */
  #end = PAGE;
  #length = 0;

  /** How many sentences and words there are together: each sentence counts for one more than its words. */
  get length(): number {
    return this.#length;
  }

  /** A sentence without words is left out. */
  add({ forms, words, labels: told }: TrainingSentence): void {
    if (words.length === 0) return;
    const size = 1 + RECORD * words.length;
    if (this.#end + size > PAGE) {
      this.#pages.push(new Int32Array(Math.max(PAGE, size)));
      this.#end = 0;
    }
    const page = this.#pages.at(-1) ?? new Int32Array(0);
    page[this.#end] = words.length;
    for (const [index, { row1, row2, tag }] of words.entries()) {
      const at = this.#end + 1 + RECORD * index;
      page[at] = row1 * ROWS + row2;
      page[at + 1] = tag * labels.length + labels.indexOf(told[index] ?? "untold");
      page[at + 2] = forms[index]?.form ?? 0;
      page[at + 3] = forms[index]?.tag ?? 0;
    }
    this.#end += size;
    this.#length += 1 + words.length;
  }

  /** The sentences in the order in which they were added. */
  *sentences(): Generator<TrainingSentence> {
    for (const page of this.#pages) {
      let at = 0;
      // A page ends with zeros; no sentence is empty.
      while (at < page.length && page[at] !== 0) {
        const count = page[at] ?? 0;
        yield readRecords(page, at + 1, count);
        at += 1 + RECORD * count;
      }
    }
  }
}

function readRecords(page: Int32Array, from: number, count: number): TrainingSentence {
  const forms: ContextWord[] = [];
  const words: NetworkWord[] = [];
  const told: Label[] = [];
  for (let at = from; at < from + RECORD * count; at += RECORD) {
    const rows = page[at] ?? 0;
    const tagAndLabel = page[at + 1] ?? 0;
    words.push({
      row1: Math.floor(rows / ROWS),
      row2: rows % ROWS,
      tag: Math.floor(tagAndLabel / labels.length),
    });
    told.push(labels[tagAndLabel % labels.length] ?? "untold");
    forms.push({ form: page[at + 2] ?? 0, tag: page[at + 3] ?? 0 });
  }
  return { forms, words, labels: told };
}
