import { useEffect, useRef, useSyncExternalStore } from "react";

import type { Report } from "#files/report/report.ts";

/** Makes the report of what a tool shows now. Called when a person asks for it, never before. */
export type BuildReport = () => Report | Promise<Report>;

let offered: BuildReport | null = null;
const listeners = new Set<() => void>();

function offer(build: BuildReport | null): void {
  offered = build;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Offers the results of the open tool for export, for as long as the tool is on the page. Called once by a tool. */
export function useReportOffer(build: BuildReport): void {
  const latest = useRef(build);
  useEffect(() => {
    latest.current = build;
  });
  useEffect(() => {
    const current: BuildReport = () => latest.current();
    offer(current);
    return () => {
      // The next tool's offer may have come before this one went.
      if (offered === current) offer(null);
    };
  }, []);
}

/** What the open tool offers for export; `null` on a page that has no results. */
export function useOfferedReport(): BuildReport | null {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
}
