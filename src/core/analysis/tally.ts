import type { Block, Placed } from "#core/document/block.ts";
import { replaceItems } from "#core/document/replace-items.ts";
import type { Analysis } from "./analysis.ts";
import type { WholeTextAnalysis } from "./whole-text-analysis.ts";

/** An analysis at work on one document: its part for each block, and their total. */
export interface Tally<Options, Result> {
  /** How many blocks, from the first, have been read. */
  readonly blocksRead: number;
  /** Reads the block after those already read. */
  append(block: Block): void;
  /** Puts `added` in the place of `removed` blocks from `index` on. All of these must have been read. */
  replace(index: number, removed: number, added: readonly Block[]): void;
  /** The result for the blocks read; `starts` holds the UTF-16 offset of each. */
  summarize(starts: readonly number[], options: Options): Result;
}

/** Starts an analysis on an empty document. */
export function createTally<Part, Total, Options, Result>(
  analysis: Analysis<Part, Total, Options, Result>,
): Tally<Options, Result> {
  let total = analysis.createTotal();
  const parts: Part[] = [];

  function* placeParts(starts: readonly number[]): Generator<Placed<Part>, void, undefined> {
    let index = 0;
    for (const value of parts) {
      yield { start: starts[index] ?? 0, value };
      index += 1;
    }
  }

  return {
    get blocksRead() {
      return parts.length;
    },
    append(block) {
      const part = analysis.readBlock(block);
      parts.push(part);
      analysis.add(total, part);
    },
    replace(index, removed, added) {
      const before = parts.length;
      const addedParts = added.map((block) => analysis.readBlock(block));
      const removedParts = parts.slice(index, index + removed);
      replaceItems(parts, index, removed, addedParts);
      if (removed * 2 > before) {
        // Counting what is left costs less than undoing the rest, and lets go of words that are gone.
        total = analysis.createTotal();
        for (const part of parts) analysis.add(total, part);
        return;
      }
      for (const part of removedParts) analysis.remove(total, part);
      for (const part of addedParts) analysis.add(total, part);
    },
    summarize(starts, options) {
      return analysis.summarize(total, { [Symbol.iterator]: () => placeParts(starts) }, options);
    },
  };
}

/** Starts an analysis that reads the text as a whole. Its tally keeps the blocks, and reads them when summed up. */
export function createWholeTextTally<Options, Result>(
  analysis: WholeTextAnalysis<Options, Result>,
): Tally<Options, Result> {
  const blocks: Block[] = [];
  return {
    get blocksRead() {
      return blocks.length;
    },
    append(block) {
      blocks.push(block);
    },
    replace(index, removed, added) {
      replaceItems(blocks, index, removed, added);
    },
    summarize(_starts, options) {
      return analysis.readText(blocks.map((block) => block.text).join(""), options);
    },
  };
}

/** A tally that starts with the first block that it reads: until then its analysis need not have been loaded. */
export function createLazyTally<Options, Result>(
  start: () => Tally<Options, Result>,
): Tally<Options, Result> {
  let started: Tally<Options, Result> | null = null;
  const read = (): Tally<Options, Result> => (started ??= start());
  return {
    get blocksRead() {
      return started?.blocksRead ?? 0;
    },
    append: (block) => read().append(block),
    replace: (index, removed, added) => read().replace(index, removed, added),
    summarize: (starts, options) => read().summarize(starts, options),
  };
}
