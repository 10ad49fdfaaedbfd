import type { ReactNode } from "react";

/** Text for those who listen to the page instead of seeing it. The class is the foundation's. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
