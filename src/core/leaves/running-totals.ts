import { readCounter } from "#core/scan/counter.ts";
import { addOutcomes, countOutcomes, fieldCount, fieldIndex, finishTotals } from "#core/scan/scanner.ts";
import { readTotals } from "#core/scan/text-totals.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";

/** The sums of what was scanned, from which pieces can be taken again. */
export class RunningTotals {
  readonly #counter = readCounter();
  /** Sums of all that was ever added, and of all that was ever removed. Both may run over; their difference does not. */
  readonly #sums = new Int32Array(fieldCount);
  readonly #taken = new Int32Array(fieldCount);
  /** By outcome of the scan: how often since the sums were asked for. */
  readonly #added = new Int32Array(this.#counter.adds.length);
  readonly #removed = new Int32Array(this.#counter.adds.length);
  /** Written to and never read. */
  readonly #passed = new Int32Array(this.#counter.adds.length);
  readonly #finished = new Int32Array(fieldCount);

  /** Forgets all. */
  clear(): void {
    this.#sums.fill(0);
    this.#taken.fill(0);
    this.#added.fill(0);
    this.#removed.fill(0);
  }

  /** Adds `text.slice(start, end)`, entered in a state, and returns the state after it. */
  add(text: string, start: number, end: number, state: number): number {
    return countOutcomes(text, start, end, state, this.#added);
  }

  /** Takes `text.slice(start, end)`, entered in a state, away again, and returns the state after it. */
  remove(text: string, start: number, end: number, state: number): number {
    return countOutcomes(text, start, end, state, this.#removed);
  }

  /** The state after `text.slice(start, end)`, which is not counted. */
  pass(text: string, start: number, end: number, state: number): number {
    return countOutcomes(text, start, end, state, this.#passed);
  }

  /** The totals of a text of `length` units that the scan leaves in a state. */
  finish(length: number, state: number): TextTotals {
    addOutcomes(this.#counter, this.#added, this.#sums, 0);
    addOutcomes(this.#counter, this.#removed, this.#taken, 0);
    const totals = this.#finished;
    for (let field = 0; field < fieldCount; field += 1) {
      totals[field] = (this.#sums[field] ?? 0) - (this.#taken[field] ?? 0);
    }
    totals[fieldIndex.utf16Units] = length;
    finishTotals(state, totals, 0);
    return readTotals(totals, 0);
  }
}
