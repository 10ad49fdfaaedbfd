/** Where a value lies between two ends, from 0 to 1; values past an end stay on it. */
export function positionOnScale(value: number, from: number, to: number): number {
  if (from === to) throw new RangeError(`A scale from ${from} to ${to} has no length`);
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
