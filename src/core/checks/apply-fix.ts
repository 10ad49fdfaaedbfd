import type { Span } from "#core/document/span.ts";

/** A text with a span replaced by a fix. */
export function applyFix(text: string, { start, end }: Span, fix: string): string {
  return text.slice(0, start) + fix + text.slice(end);
}
