import type { CharacterClass } from "./character-data.ts";

/** What a rule set says when a character comes: what becomes of the edge before it, and of the tentative edge. */
export interface BoundaryStep<State> {
  readonly state: State;
  /** An edge stands right before the character. */
  readonly edge: boolean;
  /** Whether an edge stands right before the character depends on what follows. */
  readonly tentative: boolean;
  /** The tentative edge turned out to be one. */
  readonly confirmed: boolean;
}

/** The boundary rules of one kind of segment, as an automaton over character classes. */
export interface BoundaryRules<State> {
  readonly start: State;
  step(state: State, character: CharacterClass): BoundaryStep<State>;
  /** Whether a tentative edge is open in a state. At the end of a text it becomes an edge. */
  isOpen(state: State): boolean;
}

/** A step with no edge. */
export function join<State>(state: State): BoundaryStep<State> {
  return { state, edge: false, tentative: false, confirmed: false };
}

/** A step with an edge before the character. */
export function split<State>(state: State): BoundaryStep<State> {
  return { state, edge: true, tentative: false, confirmed: false };
}

/** A step that leaves the edge before the character to what follows. */
export function defer<State>(state: State): BoundaryStep<State> {
  return { state, edge: false, tentative: true, confirmed: false };
}
