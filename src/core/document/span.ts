/** A half-open range of UTF-16 offsets, as `String.prototype.slice` takes them. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A replacement of `[from, to)` by `insert`; offsets are UTF-16 units of the text before the change. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}
