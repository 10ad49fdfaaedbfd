import { useEffect, useRef, useState } from "react";

import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface LiveStatusProps {
  /** What would be said now; `null` while that is not known. */
  readonly text: string | null;
  /** Said once the text has stood still this long; `null` says nothing at all. */
  readonly pauseMilliseconds: number | null;
}

/**
 * A status that screen readers speak after a pause, as the character count of GOV.UK does: figures that change with
 * every key would drown what the person is typing. The first text, there when the page opened, is not spoken.
 */
export function LiveStatus({ text, pauseMilliseconds }: LiveStatusProps) {
  const [spoken, setSpoken] = useState("");
  const known = useRef<string | null>(null);

  useEffect(() => {
    known.current ??= text;
    if (text === null || pauseMilliseconds === null || text === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setSpoken(text);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, pauseMilliseconds]);

  return (
    <VisuallyHidden>
      <output>{spoken}</output>
    </VisuallyHidden>
  );
}
