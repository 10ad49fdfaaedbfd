import type { Automaton } from "./automaton.ts";
import { unpackAutomaton } from "./automaton.ts";
import { unpackNumbers } from "./packed-numbers.ts";
import { unicodeTables } from "./unicode-tables.ts";

/** The bits of a transition that hold the next state; those above hold the number of the outcome. */
export const STATE_BITS = 18;
export const STATE_MASK = (1 << STATE_BITS) - 1;

/** Outcomes are made up to a multiple of this, so that those that did not happen can be passed over in groups. */
export const OUTCOME_GROUP = 8;

/**
 * The automaton that counts everything in one pass. A state is the offset of its row in `transitions`, so that one
 * addition and one look-up make a step.
 */
export interface Counter {
  /** `transitions[state + class]`: the next state, and from `STATE_BITS` on the number of the outcome. */
  readonly transitions: Int32Array;
  readonly classCount: number;
  /** By outcome: the fields that it adds one to. The last ones never happen; see `OUTCOME_GROUP`. */
  readonly adds: readonly (readonly number[])[];
  /** By row: the fields that the end of a text adds one to. */
  readonly finishAdds: readonly (readonly number[])[];
}

interface CountingAutomaton extends Automaton {
  /** By what a step says: the fields that it adds one to. */
  readonly adds: readonly (readonly number[])[];
}

let built: Counter | null = null;

/** The counter, built at the first call: some milliseconds. */
export function readCounter(): Counter {
  built ??= buildCounter();
  return built;
}

function buildCounter(): Counter {
  const [first, ...others] = unicodeTables.counters.map((packed): CountingAutomaton => ({
    ...unpackAutomaton(packed),
    adds: packed.meanings.map(unpackNumbers),
  }));
  if (first === undefined) throw new Error("The tables hold no counter.");
  const { next, says, finish, adds, classCount } = others.reduce(multiply, first);
  const transitions = new Int32Array(next.length);
  for (let step = 0; step < next.length; step += 1) {
    transitions[step] = ((says[step] ?? 0) << STATE_BITS) | ((next[step] ?? 0) * classCount);
  }
  const outcomes = Math.ceil(adds.length / OUTCOME_GROUP) * OUTCOME_GROUP;
  return {
    transitions,
    classCount,
    adds: Array.from({ length: outcomes }, (_, outcome) => adds[outcome] ?? []),
    finishAdds: Array.from(finish, (said) => adds[said] ?? []),
  };
}

/** Runs two automata side by side as one, with a state for each pair of states that a text can reach. */
function multiply(one: CountingAutomaton, other: CountingAutomaton): CountingAutomaton {
  const { classCount } = one;
  const stateOf = new Int32Array(one.stateCount * other.stateCount).fill(-1);
  const saidOf = new Int32Array(one.adds.length * other.adds.length).fill(-1);
  /** By number, a state and what a step says: those of the two automata as one number. */
  const states = [0];
  const sayings: number[] = [];
  const next = new Uint16Array(stateOf.length * classCount);
  const says = new Uint16Array(stateOf.length * classCount);
  const finish: number[] = [];
  stateOf[0] = 0;
  let place = 0;
  // The list of states grows while it is walked.
  for (const pair of states) {
    const second = pair % other.stateCount;
    const first = (pair - second) / other.stateCount;
    for (let index = 0; index < classCount; index += 1, place += 1) {
      const step = first * classCount + index;
      const otherStep = second * classCount + index;
      const after = (one.next[step] ?? 0) * other.stateCount + (other.next[otherStep] ?? 0);
      const said = (one.says[step] ?? 0) * other.adds.length + (other.says[otherStep] ?? 0);
      if (stateOf[after] === -1) stateOf[after] = states.push(after) - 1;
      if (saidOf[said] === -1) saidOf[said] = sayings.push(said) - 1;
      next[place] = stateOf[after] ?? 0;
      says[place] = saidOf[said] ?? 0;
    }
    const said = (one.finish[first] ?? 0) * other.adds.length + (other.finish[second] ?? 0);
    if (saidOf[said] === -1) saidOf[said] = sayings.push(said) - 1;
    finish.push(saidOf[said] ?? 0);
  }
  return {
    stateCount: states.length,
    classCount,
    next: next.subarray(0, place),
    says: says.subarray(0, place),
    finish: Uint16Array.from(finish),
    adds: sayings.map((said) => {
      const second = said % other.adds.length;
      return [...(one.adds[(said - second) / other.adds.length] ?? []), ...(other.adds[second] ?? [])];
    }),
  };
}
