import { useSyncExternalStore } from "react";

import { currentTheme, subscribeToTheme } from "./theme.ts";
import type { Theme } from "./theme.ts";

function themeOfPrerenderedPage(): Theme {
  return "light";
}

/** The theme of the page; `light` while prerendered markup is taken over, then the one that is on screen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, themeOfPrerenderedPage);
}
