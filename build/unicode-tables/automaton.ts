/** A finite automaton over numbered classes. State 0 is the start; what a step says is a comma-separated list. */
export interface Automaton {
  /** `next[state][class]` is the state after a character. */
  readonly next: readonly (readonly number[])[];
  /** `output[state][class]` is what the step says. */
  readonly output: readonly (readonly string[])[];
  /** `finish[state]` is what the end of the text says. */
  readonly finish: readonly string[];
}

/** The rules of an automaton before its states are numbered. */
export interface AutomatonRules<State, Class> {
  readonly start: State;
  step(state: State, character: Class): { readonly state: State; readonly output: string };
  finish(state: State): string;
}

/** Numbers all states that can be reached, and writes every step down. States are told apart by their JSON. */
export function explore<State, Class>(
  rules: AutomatonRules<State, Class>,
  classes: readonly Class[],
): Automaton {
  const states = [rules.start];
  const indices = new Map([[JSON.stringify(rules.start), 0]]);
  const next: number[][] = [];
  const output: string[][] = [];
  // The list grows while it is walked.
  for (const state of states) {
    const steps = classes.map((character) => rules.step(state, character));
    output.push(steps.map((step) => step.output));
    next.push(
      steps.map((step) => {
        const key = JSON.stringify(step.state);
        const index = indices.get(key) ?? states.push(step.state) - 1;
        indices.set(key, index);
        return index;
      }),
    );
  }
  return { next, output, finish: states.map((state) => rules.finish(state)) };
}

/** The automaton that runs several side by side, with as few states as do the same. */
export function multiply(automata: readonly Automaton[]): Automaton {
  const classCount = automata[0]?.next[0]?.length ?? 0;
  const classes = Array.from({ length: classCount }, (_, index) => index);
  const gather = (parts: readonly string[]): string => parts.filter((part) => part !== "").join();
  const rules: AutomatonRules<readonly number[], number> = {
    start: automata.map(() => 0),
    step: (state, character) => ({
      state: automata.map(({ next }, index) => next[state[index] ?? 0]?.[character] ?? 0),
      output: gather(automata.map(({ output }, index) => output[state[index] ?? 0]?.[character] ?? "")),
    }),
    finish: (state) => gather(automata.map(({ finish }, index) => finish[state[index] ?? 0] ?? "")),
  };
  return minimise(explore(rules, classes));
}

/** Merges states that no text can tell apart (Moore's algorithm, 1956). The start stays state 0. */
export function minimise(automaton: Automaton): Automaton {
  let part = number(
    automaton.finish.map((finish, state) => [finish, ...(automaton.output[state] ?? [])].join(";")),
  );
  for (;;) {
    const known = part;
    const finer = number(
      automaton.next.map((row, state) => [known[state], ...row.map((next) => known[next])].join()),
    );
    if (Math.max(...finer) === Math.max(...known)) break;
    part = finer;
  }
  const representatives: number[] = [];
  for (const [state, index] of part.entries()) representatives[index] ??= state;
  return {
    next: representatives.map((state) => (automaton.next[state] ?? []).map((next) => part[next] ?? 0)),
    output: representatives.map((state) => automaton.output[state] ?? []),
    finish: representatives.map((state) => automaton.finish[state] ?? ""),
  };
}

/** Numbers keys in the order in which they first appear. */
function number(keys: readonly string[]): number[] {
  const indices = new Map<string, number>();
  return keys.map((key) => {
    const index = indices.get(key) ?? indices.size;
    indices.set(key, index);
    return index;
  });
}
