import type { Span } from "#core/document/span.ts";

/** How much above the cursor is on the same screen, as a rule. */
const screenUnits = 1500;

/** Spans in the order in which a person wants them: from the screen that they look at to the end, then from the start. */
export function orderFrom(spans: readonly Span[], place: number): readonly Span[] {
  const first = spans.findIndex(({ end }) => end > place - screenUnits);
  return first <= 0 ? spans : [...spans.slice(first), ...spans.slice(0, first)];
}
