import { useState } from "react";
import type { ReactNode } from "react";

import { useHydrated } from "../foundation/use-hydrated.ts";

/** Taken for what stands in the page already: React compares nothing, and leaves what is there. */
const asItStands = { __html: "" };

export interface PrerenderedProps {
  readonly className?: string | undefined;
  /** The same for everyone, and without anything to press but links. Its code should come with it, lazily. */
  readonly children: ReactNode;
}

/**
 * A part of a page that never changes. In a prerendered page it stays as it stands there: neither its code nor its data
 * is loaded, and nothing of it is gone through when scripts take the page over. Where the router has changed to the page,
 * it is rendered like any other part.
 */
export function Prerendered({ className, children }: PrerenderedProps) {
  const isHydrated = useHydrated();
  const [standsAlready] = useState(() => !isHydrated && typeof document !== "undefined");
  return standsAlready ? (
    <div className={className} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
  ) : (
    <div className={className}>{children}</div>
  );
}
