/** The element that an address names after `#`; `null` for none, and where the name is not well formed. */
export function placeNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.replace(/^#/, "")));
  } catch {
    // "%" without two digits after it: there can be no such place.
    return null;
  }
}

/** Puts the focus at a place, so that Tab and a screen reader go on from there. The page does not move. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
