import { findBlockEnd, LONGEST_BLOCK, LOOK_AHEAD, startsAfresh } from "./block-end.ts";
import type { KnownEdges } from "./block-end.ts";
import type { Block, Continuation } from "./block.ts";
import type { SentenceRules } from "../sentences/sentence-rules.ts";
import { parseBlock } from "./parse-blocks.ts";
import type { TextChange } from "./span.ts";

/** Changes nearer to each other than this share blocks, and are read as one. */
const MERGE_DISTANCE = 4 * LONGEST_BLOCK;
/** After this many blocks without meeting an old edge by chance, an old edge is taken where one is allowed. */
const PATIENCE = 16;

/** Blocks of one document and the UTF-16 offset of each. */
export interface PlacedBlocks {
  readonly blocks: readonly Block[];
  readonly starts: readonly number[];
  readonly length: number;
}

/** A replacement of `removed` blocks from `index` on. */
export interface BlockEdit {
  readonly index: number;
  readonly removed: number;
  readonly added: readonly Block[];
}

/**
 * Checks changes and joins those that are near one another, with the text between them.
 * @throws RangeError for a change outside the text, or before the end of the one before it.
 */
export function mergeChanges(changes: readonly TextChange[], document: PlacedBlocks): TextChange[] {
  const merged: TextChange[] = [];
  let pieces: string[] = [];
  let from = 0;
  let to = 0;
  for (const change of changes) {
    if (!(change.from >= to && change.to >= change.from && change.to <= document.length)) {
      throw new RangeError(
        `Change ${change.from} to ${change.to} is out of order or outside a text of ${document.length} units`,
      );
    }
    if (pieces.length > 0 && change.from - to < MERGE_DISTANCE) {
      pieces.push(readText(document, to, change.from), change.insert);
    } else {
      if (pieces.length > 0) merged.push({ from, to, insert: pieces.join("") });
      from = change.from;
      pieces = [change.insert];
    }
    to = change.to;
  }
  if (pieces.length > 0) merged.push({ from, to, insert: pieces.join("") });
  return merged.filter((change) => change.to > change.from || change.insert !== "");
}

/**
 * Finds which blocks a change replaces, and with what. It begins with the first block whose end may depend on the
 * changed text, and stops where a new edge falls on an old one after the change: what follows is cut alike.
 */
export function findBlockEdit(document: PlacedBlocks, change: TextChange, rules: SentenceRules): BlockEdit {
  const { blocks, starts, length } = document;
  const shift = change.insert.length - (change.to - change.from);
  const changeEnd = change.from + change.insert.length;
  let index = findFirstAtOrAfter(starts, change.from - LONGEST_BLOCK - LOOK_AHEAD);
  let oldIndex = findFirstAtOrAfter(starts, change.to);
  // `source` is the new text from `sourceStart` to the old block `oldSource`.
  let sourceStart = starts[index] ?? 0;
  let oldSource = Math.max(oldIndex, index);
  const before = joinTexts(blocks, index, oldSource);
  let source =
    before.slice(0, change.from - sourceStart) + change.insert + before.slice(change.to - sourceStart);

  let position = sourceStart;
  let continues = blocks[index]?.continues ?? startsAfresh;
  const added: Block[] = [];
  const known: KnownEdges = {
    has: (offset) => {
      const edge = sourceStart + offset;
      return edge >= changeEnd && starts[findFirstAtOrAfter(starts, edge - shift)] === edge - shift;
    },
    withinRuns: false,
  };
  for (;;) {
    if (position >= changeEnd) {
      while (oldIndex < blocks.length && (starts[oldIndex] ?? length) + shift < position) oldIndex += 1;
      const old = blocks[oldIndex];
      if (old === undefined ? position === length + shift : isMet(starts[oldIndex], old)) break;
    }
    while (
      source.length - (position - sourceStart) <= LONGEST_BLOCK + LOOK_AHEAD &&
      oldSource < blocks.length
    ) {
      source = source.slice(position - sourceStart) + (blocks[oldSource]?.text ?? "");
      sourceStart = position;
      oldSource += 1;
    }
    const start = position - sourceStart;
    const cut = findBlockEnd(source, start, continues, rules, {
      ...known,
      withinRuns: added.length > PATIENCE,
    });
    position = sourceStart + cut.end;
    if (added.length === 0 && position <= change.from && isUnchanged(document, index, position, cut.next)) {
      index += 1;
    } else {
      added.push(parseBlock(source.slice(start, cut.end), continues, rules));
    }
    continues = cut.next;
  }
  return { index, removed: oldIndex - index, added };

  function isMet(start: number | undefined, old: Block): boolean {
    return start !== undefined && start + shift === position && isSame(old.continues, continues);
  }
}

/** The text between two offsets. */
export function readText(document: PlacedBlocks, from: number, to: number): string {
  const { blocks, starts } = document;
  if (to <= from) return "";
  const first = Math.max(0, findFirstAtOrAfter(starts, from + 1) - 1);
  const start = starts[first] ?? 0;
  return joinTexts(blocks, first, findFirstAtOrAfter(starts, to)).slice(from - start, to - start);
}

function isUnchanged(document: PlacedBlocks, index: number, end: number, next: Continuation): boolean {
  const following = document.blocks[index + 1];
  return following !== undefined && document.starts[index + 1] === end && isSame(following.continues, next);
}

function isSame(one: Continuation, other: Continuation): boolean {
  return (
    one.line === other.line &&
    one.paragraph === other.paragraph &&
    one.sentence === other.sentence &&
    one.word === other.word
  );
}

function joinTexts(blocks: readonly Block[], first: number, end: number): string {
  let text = "";
  for (let index = first; index < end; index += 1) text += blocks[index]?.text ?? "";
  return text;
}

/** The index of the first of ascending offsets that is at least `offset`, or their number. */
function findFirstAtOrAfter(offsets: readonly number[], offset: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
