import { useLocation, useNavigation } from "react-router";

import styles from "./loading-status.module.css";
import { toolAt } from "./tool-at.ts";
import { useHydrated } from "./use-hydrated.ts";

function loadingText(path: string): string {
  return path === "/" ? "Loading Word Counter..." : "Loading...";
}

/**
 * Says that a page is on its way: a tool until its scripts have taken over, and any page that a link was followed to.
 * It lies over an edge of the lens bar, so that nothing moves when it goes.
 */
export function LoadingStatus() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isHydrated = useHydrated();
  const isWaiting = !isHydrated && toolAt(pathname) !== null;
  const text = next === undefined ? (isWaiting ? loadingText(pathname) : null) : loadingText(next.pathname);
  return (
    <output className={styles.status}>
      {text === null ? null : <span className={styles.text}>{text}</span>}
    </output>
  );
}
