import type { Block } from "#core/document/block.ts";
import type { Placed } from "#core/document/block.ts";

/**
 * A measure of a text, as a map and a sum that can be undone.
 *
 * `readBlock` is pure and its part lives as long as its block. `add` and `remove` keep a running total, so that
 * an edit costs the blocks it touched and not the document. `remove(add(total, part), part)` leaves the total as
 * it was; a property test holds every analysis to that.
 */
export interface Analysis<Part, Total, Options, Result> {
  /** The name that requests, exports and folders use. */
  readonly id: string;
  readBlock(block: Block): Part;
  createTotal(): Total;
  add(total: Total, part: Part): void;
  remove(total: Total, part: Part): void;
  /** Cheap: it runs on every edit. `blocks` gives places (`start` offsets) to results that point into the text. */
  summarize(total: Total, blocks: Iterable<Placed<Part>>, options: Options): Result;
}
