import { useSyncExternalStore } from "react";

/** Written in by the build: the year in which the page was prerendered. */
declare const BUILD_YEAR: number;

function neverChanges(): () => void {
  return () => {};
}

/** This year. A page prerendered last year is taken over as it is, and then put right. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
}
