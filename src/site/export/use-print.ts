import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** What `read` gives when the browser is about to print, until it has; `null` at all other times. */
export function usePrint<Value>(read: () => Value): Value | null {
  const [printed, setPrinted] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    // Printing begins when the listeners are done, so what is to be printed must be there by then.
    const put = () => flushSync(() => setPrinted({ value: read() }));
    const takeAway = () => setPrinted(null);
    window.addEventListener("beforeprint", put);
    window.addEventListener("afterprint", takeAway);
    return () => {
      window.removeEventListener("beforeprint", put);
      window.removeEventListener("afterprint", takeAway);
    };
  }, [read]);
  return printed === null ? null : printed.value;
}
