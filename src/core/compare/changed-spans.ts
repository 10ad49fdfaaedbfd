import type { Span } from "#core/document/span.ts";

import { nothingIgnored } from "./comparison.ts";
import type { ComparisonUnit } from "./comparison.ts";
import { isEqualText } from "./equal-text.ts";
import { pairTexts } from "./paired-texts.ts";
import { RegionRefiner } from "./refine-region.ts";

/** A place where two texts differ: `before` in the first became `after` in the second. */
export interface ChangedSpans {
  readonly before: Span;
  readonly after: Span;
}

/**
 * The places where two texts differ, as `compareTexts` finds them without moves, but not what kind of differences they
 * are; lines are whole.
 */
export function findChangedSpans(a: string, b: string, unit: ComparisonUnit): readonly ChangedSpans[] {
  if (a === b) return [];
  const { regions, effort } = pairTexts(a, b, { unit, ignored: nothingIgnored, findsMoves: false });
  const refiner = unit === "line" ? null : new RegionRefiner(a, b, unit === "character", effort);
  const changes: ChangedSpans[] = [];
  const add = (aStart: number, aEnd: number, bStart: number, bEnd: number) => {
    if (isEqualText(a, aStart, aEnd, b, bStart, bEnd)) return;
    changes.push({ before: { start: aStart, end: aEnd }, after: { start: bStart, end: bEnd } });
  };
  for (let index = 0; index < regions.length; index += 1) {
    const aStart = regions.aStart(index);
    const aEnd = regions.aEnd(index);
    const bStart = regions.bStart(index);
    const bEnd = regions.bEnd(index);
    const parts = refiner?.refine(aStart, aEnd, bStart, bEnd) ?? null;
    if (parts === null) add(aStart, aEnd, bStart, bEnd);
    for (let part = 0; part < (parts?.length ?? 0); part += 1) {
      if (parts !== null) add(parts.aStart(part), parts.aEnd(part), parts.bStart(part), parts.bEnd(part));
    }
  }
  return changes;
}
