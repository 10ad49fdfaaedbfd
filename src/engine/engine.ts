import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";

/** What became of a request. Every request gets exactly one of these. */
export type Answer<Result> =
  | { readonly kind: "result"; readonly revision: number; readonly result: Result }
  | { readonly kind: "failure"; readonly revision: number; readonly message: string }
  | { readonly kind: "cancelled"; readonly revision: number };

/** How far a long reading has come. The last report has `read === total`. */
export interface Progress {
  /** UTF-16 units: the work that is done, as its share of the text. */
  readonly read: number;
  readonly total: number;
  /**
   * Totals of what has been scanned so far; the scan is through long before the rest of the reading. `null` where
   * nothing is known.
   */
  readonly totals: TextTotals | null;
}

/** Holds a copy of one document and answers questions about it. In a worker or in place: the same interface. */
export interface Engine {
  /**
   * Replaces the whole text. `revision` numbers the text; later answers carry the revision that they are about. Its
   * sentences are cut as in `language`, a BCP 47 tag; as in English if it is left out or `null`.
   */
  open(text: string, revision: number, language?: string | null): void;
  /** Applies changes (ascending, offsets of the text before all of them) and moves to `revision`. */
  change(changes: readonly TextChange[], revision: number): void;
  /**
   * Asks for an analysis of the newest text. Aborting `signal` answers `cancelled`. Never rejects.
   *
   * With a `span`, only that part of the text is analysed, and places in the result count from the span's start.
   * While a long text is being read for the first time, the answer waits for its end; `onProgress` tells how far it
   * is. Requests do not replace each other: two parts of a page may ask the same analysis with other options, so
   * whoever asks again aborts its own older request.
   */
  analyse<Name extends AnalysisName>(
    signal: AbortSignal,
    name: Name,
    options: AnalysisOptions<Name>,
    span?: Span | null,
  ): Promise<Answer<AnalysisResult<Name>>>;
  /** Calls back while a long text is being read for the first time; returns a function that stops it. */
  onProgress(listener: (progress: Progress) => void): () => void;
  /** Answers what is still open with `cancelled` and lets everything go. */
  close(): void;
}
