import type { ImportSwitch } from "./import-messages.ts";

/** The switches that are on until a person turns them off, as in a word processor's own count: see `composeText`. */
export const usualSwitches: readonly ImportSwitch[] = ["notes", "textBoxes", "listMarkers"];
