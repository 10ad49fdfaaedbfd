import { useState } from "react";

/** The same object from render to render while its JSON is the same, so that a render alone asks for nothing. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
