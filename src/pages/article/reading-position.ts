/** Where something stands, in pixels from the top of the window; negative above it. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How much of a text has been read, from 0 to 1: 0 while its beginning is still below the line under the header, 1 from
 * the moment at which its end is in the window. A text that fits into the window has been read when it is all there.
 */
export function readShare(text: Extent, lineTop: number, windowHeight: number): number {
  const length = text.bottom - text.top - (windowHeight - lineTop);
  if (length <= 0) return text.bottom <= windowHeight ? 1 : 0;
  return Math.min(1, Math.max(0, (lineTop - text.top) / length));
}

/** The section that is being read: the last one whose heading has come up to the line; `null` before the first. */
export function sectionAt(
  headings: readonly { readonly id: string; readonly top: number }[],
  lineTop: number,
): string | null {
  return headings.findLast((heading) => heading.top <= lineTop)?.id ?? null;
}
