import { LONGEST_WORD } from "./count-words.ts";
import { EDGE_CONTEXT, isEdge } from "./word-edges.ts";

/** How far to look first. Nearly all edges are nearer. */
const NEAR = 32;
/** How far to look at most: what has no edge so far is known by its first units, or its length alone. */
const FAR = LONGEST_WORD + 2 * EDGE_CONTEXT;

/** Reads `[start, end)` of a text that may be stored in pieces. */
export type ReadText = (start: number, end: number) => string;

/** What stands beside a change: as much text as it takes to count the words that the change may alter. */
export interface WordContext {
  readonly text: string;
  /** Offset in `text`: farther from the change than this, words stay as they are. */
  readonly edge: number;
}

/** What stands before a change. */
export interface ContextBefore extends WordContext {
  /** There is no edge near: the change is in an endless word, or right after one, which it leaves as it is counted. */
  readonly isEndless: boolean;
}

/** What stands before `offset`. Its edge is one whatever changes from `offset` on. */
export function readContextBefore(read: ReadText, offset: number): ContextBefore {
  for (let reach = NEAR; ; reach = FAR) {
    const start = Math.max(0, offset - reach);
    const text = read(start, offset);
    const first = start === 0 ? 0 : EDGE_CONTEXT;
    for (let edge = text.length - EDGE_CONTEXT; edge >= first; edge -= 1) {
      if (!isEdge(text, edge)) continue;
      const margin = Math.max(0, edge - EDGE_CONTEXT);
      return { text: text.slice(margin), edge: edge - margin, isEndless: false };
    }
    if (start === 0) return { text, edge: 0, isEndless: false };
    if (reach === FAR) return { text: text.slice(-2 * EDGE_CONTEXT), edge: EDGE_CONTEXT, isEndless: true };
  }
}

/**
 * What stands after `offset`, in a text of `length` units. Its edge is one whatever changes before `offset`, or inside
 * an endless word, where the units that it is known by have been read.
 */
export function readContextAfter(read: ReadText, offset: number, length: number): WordContext {
  for (let reach = NEAR; ; reach = FAR) {
    const end = Math.min(length, offset + reach);
    const text = read(offset, end);
    const last = end === length ? text.length : text.length - EDGE_CONTEXT;
    for (let edge = EDGE_CONTEXT; edge <= last; edge += 1) {
      if (isEdge(text, edge)) return { text: text.slice(0, edge + EDGE_CONTEXT), edge };
    }
    if (end === length || reach === FAR) return { text, edge: last };
  }
}

/** The last edge of a text at or before `offset`, if one is near; or else `offset`. */
export function findEdgeBefore(text: string, offset: number): number {
  for (let edge = offset; edge > offset - LONGEST_WORD && edge > 0; edge -= 1) {
    if (isEdge(text, edge)) return edge;
  }
  return offset;
}
