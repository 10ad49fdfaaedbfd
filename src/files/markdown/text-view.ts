/**
 * A piece of a document with what stands before its lines taken away: the content of a list item or quotation, of
 * which the indentation or the ">" is no part. Offsets in it can be turned into offsets in the document.
 */
export class TextView {
  readonly text: string;
  readonly #lineStarts: readonly number[];
  readonly #documentStarts: readonly number[];

  private constructor(text: string, lineStarts: readonly number[], documentStarts: readonly number[]) {
    this.text = text;
    this.#lineStarts = lineStarts;
    this.#documentStarts = documentStarts;
  }

  /** Text that stands in the document as it is. */
  static of(text: string, start: number): TextView {
    return new TextView(text, [0], [start]);
  }

  /** The offset in the document of an offset in the view. */
  toDocument(offset: number): number {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return (this.#documentStarts[low] ?? 0) + offset - (this.#lineStarts[low] ?? 0);
  }

  /**
   * A view of `inner`, whose lines are ends of the lines of this view from `start` on; `null` when they are not, as
   * when tabs were made spaces.
   */
  narrow(inner: string, start: number, end: number): TextView | null {
    const outerLines = this.text.slice(start, end).split("\n");
    const lineStarts: number[] = [];
    const documentStarts: number[] = [];
    let innerOffset = 0;
    let outerOffset = start;
    for (const [index, line] of inner.split("\n").entries()) {
      const outer = outerLines[index];
      if (outer === undefined || !outer.endsWith(line)) return null;
      lineStarts.push(innerOffset);
      documentStarts.push(this.toDocument(outerOffset + outer.length - line.length));
      innerOffset += line.length + 1;
      outerOffset += outer.length + 1;
    }
    return new TextView(inner, lineStarts, documentStarts);
  }
}
