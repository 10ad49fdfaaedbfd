import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Keeps `--keyboard-inset` on an element at the height of what covers the page's lower edge: the touch keyboard on
 * browsers that lay it over the page instead of resizing it.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return undefined;
    const measure = () => {
      // A zoomed-in page has a small visual viewport too, with no keyboard to make room for.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty("--keyboard-inset", `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [element]);
}
