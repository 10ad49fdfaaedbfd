import { focusPlace } from "./named-place.ts";

/** Takes the page to its top, smoothly unless the person wants no motion; the focus goes along, for what comes next. */
export function backToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const content = document.getElementById("content");
  if (content !== null) focusPlace(content);
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}
