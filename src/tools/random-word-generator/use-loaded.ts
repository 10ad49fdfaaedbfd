import { useEffect, useState } from "react";

/** What is loaded when it is wanted. */
export interface Loaded<Value> {
  readonly value: Value | null;
  /** Whether the last try failed. */
  readonly failed: boolean;
  readonly tryAgain: () => void;
}

interface State<Value> {
  readonly load: (() => Promise<Value>) | null;
  /** Which try it was. */
  readonly turn: number;
  readonly value: Value | null;
  readonly failed: boolean;
}

/** Loads something: `null` loads nothing. `load` must be the same from render to render, or be new when it loads anew. */
export function useLoaded<Value>(load: (() => Promise<Value>) | null): Loaded<Value> {
  const [state, setState] = useState<State<Value>>({ load: null, turn: 0, value: null, failed: false });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (load === null) return undefined;
    let gone = false;
    load().then(
      (value) => {
        if (!gone) setState({ load, turn, value, failed: false });
      },
      () => {
        // The reason is the network or a new version of the site: the page says so, and offers to try again.
        if (!gone) setState({ load, turn, value: null, failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, turn]);
  const current = load !== null && state.load === load && state.turn === turn;
  return {
    value: current ? state.value : null,
    failed: current && state.failed,
    tryAgain: () => setTurn(turn + 1),
  };
}
