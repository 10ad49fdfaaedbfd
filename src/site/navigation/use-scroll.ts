import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { focusPlace, placeNamed } from "./named-place.ts";

/** By specification: once more after this time, for what changed the page's height meanwhile. */
const repeatMilliseconds = 150;

/** How long a place is waited for that is not there yet: parts of a page can come later than the page. */
const patienceMilliseconds = 3000;

/** What says that the person scrolls for themselves now; from then on the page stays where they put it. */
const ownScrolling = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Calls `attempt` now and after each change of the page, until it answers `true`, the person scrolls, or time is up.
 * Answers how to stop it.
 */
function untilReached(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const changes = new MutationObserver(() => void (attempt() && stop()));
  const sizes = new ResizeObserver(() => void (attempt() && stop()));
  const timer = setTimeout(stop, patienceMilliseconds);
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  for (const event of ownScrolling) window.addEventListener(event, stop, { passive: true });

  function stop() {
    changes.disconnect();
    sizes.disconnect();
    clearTimeout(timer);
    for (const event of ownScrolling) window.removeEventListener(event, stop);
  }
  return stop;
}

function goToTop(): () => void {
  window.scrollTo(0, 0);
  const repeat = setTimeout(() => window.scrollTo(0, 0), repeatMilliseconds);
  return () => clearTimeout(repeat);
}

function goToPlace(hash: string): () => void {
  return untilReached(() => {
    const place = placeNamed(hash);
    if (place === null) return false;
    place.scrollIntoView();
    focusPlace(place);
    return true;
  });
}

function goBackTo(position: number): () => void {
  return untilReached(() => {
    window.scrollTo(0, position);
    return Math.abs(window.scrollY - position) <= 1;
  });
}

/**
 * Where the page stands after its address has changed: at the top, and there again after 150 ms; at the place that the
 * address names, with the focus there; or, going back or forward, where it was left. `ScrollRestoration` does most of
 * the last, over a reload as well; this waits for parts of a page that come late.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const last = useRef({ key, pathname });

  // Before the browser paints, so that a jump of the new page is not taken for a scroll of the old one.
  useLayoutEffect(() => {
    const remember = () => void positions.current.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useEffect(() => {
    const before = last.current;
    if (before.key === key) return undefined;
    last.current = { key, pathname };
    if (isHistory) {
      const position = positions.current.get(key);
      return position === undefined ? undefined : goBackTo(position);
    }
    if (hash !== "") return goToPlace(hash);
    return before.pathname === pathname ? undefined : goToTop();
  }, [key, pathname, hash, isHistory]);
}
