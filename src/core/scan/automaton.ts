import { unpackNumbers } from "./packed-numbers.ts";

/** An automaton as the generated tables hold it: classes that it treats alike share a column. */
export interface PackedAutomaton {
  readonly stateCount: number;
  readonly columnCount: number;
  /** Column of each class. */
  readonly columns: string;
  /** For each state and column, the state after. */
  readonly next: string;
  /** For each state and column, and then for the end of the text in each state, the number of what it says. */
  readonly says: string;
}

/** An automaton over character classes; state 0 is the start. */
export interface Automaton {
  readonly stateCount: number;
  readonly classCount: number;
  /** `next[state * classCount + class]` is the state after a character. */
  readonly next: Uint16Array;
  /** Likewise, what the step says. */
  readonly says: Uint16Array;
  /** By state: what the end of the text says. */
  readonly finish: Uint16Array;
}

/** Writes every class's steps out. */
export function unpackAutomaton(packed: PackedAutomaton): Automaton {
  const { stateCount, columnCount } = packed;
  const columns = unpackNumbers(packed.columns);
  const packedNext = unpackNumbers(packed.next);
  const packedSays = unpackNumbers(packed.says);
  const classCount = columns.length;
  const next = new Uint16Array(stateCount * classCount);
  const says = new Uint16Array(stateCount * classCount);
  for (let state = 0; state < stateCount; state += 1) {
    for (const [index, column] of columns.entries()) {
      next[state * classCount + index] = packedNext[state * columnCount + column] ?? 0;
      says[state * classCount + index] = packedSays[state * columnCount + column] ?? 0;
    }
  }
  return {
    stateCount,
    classCount,
    next,
    says,
    finish: Uint16Array.from(packedSays.slice(stateCount * columnCount)),
  };
}
