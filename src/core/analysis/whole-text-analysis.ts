/**
 * A measure that cannot be summed over the blocks of a text: it compares places far apart, or settles what a mark
 * means from what comes later. It reads the whole text each time it is asked for, so it is asked for when it is seen.
 */
export interface WholeTextAnalysis<Options, Result> {
  /** The name that requests, exports and folders use. */
  readonly id: string;
  /** Pure. Takes any string; its time grows in step with the length. */
  readText(text: string, options: Options): Result;
}
