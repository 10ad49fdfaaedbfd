import type { AnalysisName, AnalysisOptions, AnalysisResult, Tallies } from "#core/analyses/registry.ts";
import type { SentenceRules } from "../sentences/sentence-rules.ts";
import { findBlockEdit, mergeChanges } from "./block-edit.ts";
import type { BlockEdit } from "./block-edit.ts";
import type { Block, Placed } from "./block.ts";
import { parseBlocksInSteps } from "./parse-blocks.ts";
import { replaceItems } from "./replace-items.ts";
import type { TextChange } from "./span.ts";

/** What a document of one text is made of; swapped whole when another text is opened. */
interface Content {
  readonly blocks: Block[];
  /** UTF-16 offset of each block. */
  readonly starts: number[];
  readonly tallies: Tallies;
  length: number;
}

/** What a document takes from outside, so that it brings only the analyses and the language that are used. */
export interface BlockDocumentParts {
  /** Starts the analyses on an empty document. */
  createTallies(): Tallies;
  /** How sentences are cut. */
  readonly rules: SentenceRules;
}

/**
 * One document that changes, with the running totals of the analyses that were asked for.
 *
 * An edit costs the blocks that it touches, not the document: each analysis takes the old blocks' parts from its
 * total and adds the new ones. Results are those of a fresh reading of the new text. The one exception is a run of
 * more than 60,000 units without a blank line and with edges at equal distances: there the cuts may stay as they
 * were, and a hand-wrapped line or an endless sentence may be read with other neighbours.
 */
export class BlockDocument {
  readonly #parts: BlockDocumentParts;
  #content: Content;

  constructor(parts: BlockDocumentParts) {
    this.#parts = parts;
    this.#content = createContent(parts);
  }

  /** UTF-16 units. */
  get length(): number {
    return this.#content.length;
  }

  /** The whole text, put together anew on each call. */
  get text(): string {
    return this.#content.blocks.map((block) => block.text).join("");
  }

  /** The blocks with their offsets. */
  *blocks(): Generator<Placed<Block>, void, undefined> {
    const { blocks, starts } = this.#content;
    for (const [index, value] of blocks.entries()) yield { start: starts[index] ?? 0, value };
  }

  /** Replaces the whole text, and reads it for the analyses in `names` (others are read when asked for). */
  open(text: string, names: readonly AnalysisName[] = []): void {
    finish(this.openInSteps(text, names));
  }

  /**
   * `open` in slices: yields the UTF-16 units read so far after each block. Until it is done the document stays as
   * it was, so that leaving the generator half-way leaves the document whole.
   */
  *openInSteps(text: string, names: readonly AnalysisName[] = []): Generator<number, void, undefined> {
    const content = createContent(this.#parts);
    for (const block of parseBlocksInSteps(text, this.#parts.rules)) {
      content.starts.push(content.length);
      content.blocks.push(block);
      content.length += block.text.length;
      for (const name of names) content.tallies[name].append(block);
      yield content.length;
    }
    this.#content = content;
  }

  /**
   * Applies changes: ascending, apart, with offsets of the text before all of them.
   * @throws RangeError for a change outside the text or out of order.
   */
  change(changes: readonly TextChange[]): void {
    const content = this.#content;
    // From the last to the first, so that the offsets of those still to come hold.
    for (const change of mergeChanges(changes, content).toReversed())
      applyEdit(content, findBlockEdit(content, change, this.#parts.rules));
  }

  /** Whether every block has been read for an analysis, so that `analyse` only has to sum up. */
  isReady(name: AnalysisName): boolean {
    return this.#content.tallies[name].blocksRead === this.#content.blocks.length;
  }

  /** Reads for an analysis what it has not read yet, in slices; yields the UTF-16 units read so far. */
  *prepareInSteps(name: AnalysisName): Generator<number, void, undefined> {
    const content = this.#content;
    const tally = content.tallies[name];
    for (;;) {
      const block = content.blocks[tally.blocksRead];
      if (block === undefined) return;
      tally.append(block);
      yield content.starts[tally.blocksRead] ?? content.length;
    }
  }

  /** The result of an analysis for the text as it is now. Reads first what `openInSteps` did not read for it. */
  analyse<Name extends AnalysisName>(name: Name, options: AnalysisOptions<Name>): AnalysisResult<Name> {
    finish(this.prepareInSteps(name));
    return this.#content.tallies[name].summarize(this.#content.starts, options);
  }
}

function createContent({ createTallies }: BlockDocumentParts): Content {
  return { blocks: [], starts: [], tallies: createTallies(), length: 0 };
}

function applyEdit(content: Content, edit: BlockEdit): void {
  const { blocks, starts } = content;
  for (const tally of Object.values(content.tallies)) {
    // Nothing read: nothing to keep right. A part read: what comes after the edit is read again when asked for.
    if (tally.blocksRead === 0) continue;
    if (edit.index + edit.removed <= tally.blocksRead) tally.replace(edit.index, edit.removed, edit.added);
    else if (edit.index < tally.blocksRead) tally.replace(edit.index, tally.blocksRead - edit.index, []);
  }
  replaceItems(blocks, edit.index, edit.removed, edit.added);
  let start = starts[edit.index] ?? content.length;
  starts.length = blocks.length;
  for (let index = edit.index; index < blocks.length; index += 1) {
    starts[index] = start;
    start += blocks[index]?.text.length ?? 0;
  }
  content.length = start;
}

function finish(steps: Generator<number, void, undefined>): void {
  while (steps.next().done !== true);
}
