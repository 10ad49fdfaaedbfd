import { useSyncExternalStore } from "react";

function neverChanges(): () => void {
  return () => {};
}

/** Whether scripts have taken over the prerendered page; `false` in what is prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
