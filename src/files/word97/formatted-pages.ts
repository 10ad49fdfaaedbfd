import type { ByteView } from "./byte-view.ts";

/** Formatting of a stretch of the document stream. */
export interface FormattedRun {
  /** Bytes of the document stream: half-open. */
  readonly from: number;
  readonly to: number;
  /** Offset in the document stream of the properties; 0 when there are none. */
  readonly properties: number;
}

const pageBytes = 512;
const bytesPerRun = { character: 1, paragraph: 13 } as const;

/**
 * Finds the formatting of a place in the document stream: a table of pages, each with a table of runs ([MS-DOC] 2.8.5
 * and 2.8.6, PlcBteChpx and PlcBtePapx). Looked up where it is asked for, so that tables that promise more than the
 * file holds cost nothing.
 */
export class FormattedPages {
  readonly #document: ByteView;
  readonly #table: ByteView;
  readonly #count: number;
  readonly #runBytes: number;
  #last: FormattedRun | null = null;

  constructor(document: ByteView, table: ByteView, kind: keyof typeof bytesPerRun) {
    this.#document = document;
    this.#table = table;
    this.#count = Math.max(0, Math.floor((table.length - 4) / 8));
    this.#runBytes = bytesPerRun[kind];
  }

  /** The run around a place; `null` when no page tells of it. */
  at(offset: number): FormattedRun | null {
    const last = this.#last;
    if (last !== null && last.from <= offset && offset < last.to) return last;
    const page = lastNotAfter(this.#count, (index) => this.#table.u32(4 * index), offset);
    if (page < 0) return null;
    const start = (this.#table.u32(4 * (this.#count + 1) + 4 * page) & 0x3f_ffff) * pageBytes;
    if (start + pageBytes > this.#document.length) return null;
    const runs = this.#document.u8(start + pageBytes - 1);
    if (runs * (4 + this.#runBytes) + 4 > pageBytes) return null;
    const run = lastNotAfter(runs, (index) => this.#document.u32(start + 4 * index), offset);
    if (run < 0) return null;
    const from = this.#document.u32(start + 4 * run);
    const to = this.#document.u32(start + 4 * run + 4);
    if (to <= offset) return null;
    const place = this.#document.u8(start + 4 * (runs + 1) + this.#runBytes * run);
    this.#last = { from, to, properties: place === 0 ? 0 : start + 2 * place };
    return this.#last;
  }
}

/** Index of the last of sorted numbers that is not greater than `wanted`; -1 when all are. */
function lastNotAfter(count: number, valueAt: (index: number) => number, wanted: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
