import { useCallback, useSyncExternalStore } from "react";

import { browserCompanionSurroundings } from "./browser-companions.ts";
import { createCompanionTexts, noCompanion } from "./companion-texts.ts";
import type { CompanionText } from "./companion-texts.ts";

const companions = createCompanionTexts(browserCompanionSurroundings);
let isWatched = false;

function subscribe(listener: () => void): () => void {
  void companions.restore();
  if (!isWatched) {
    isWatched = true;
    // The last moment at which a page is sure to be asked.
    document.addEventListener("visibilitychange", () => companions.flush());
    addEventListener("pagehide", () => companions.flush());
  }
  return companions.subscribe(listener);
}

/** A companion text with what changes it. */
export interface HeldCompanion extends CompanionText {
  /** Puts a whole text in, from a file, the library or a sample; two empty strings take it out. */
  readonly fill: (name: string, text: string) => void;
  /** Takes over what a person typed. */
  readonly type: (text: string) => void;
}

/**
 * A text beside the open document, by the name of its place, such as `compare-second`. It is kept on the device, for
 * each tab its own; while the page is prerendered and hydrated it is empty, and what was kept follows at once.
 */
export function useCompanionText(slot: string): HeldCompanion {
  const companion = useSyncExternalStore(
    subscribe,
    () => companions.read(slot),
    () => noCompanion,
  );
  const fill = useCallback((name: string, text: string) => companions.fill(slot, name, text), [slot]);
  const type = useCallback((text: string) => companions.type(slot, text), [slot]);
  return { ...companion, fill, type };
}

/** Removes every companion text from this tab and from the device. Rejects where the device refuses. */
export async function clearCompanionTexts(): Promise<void> {
  await companions.restore();
  await companions.clear();
}
