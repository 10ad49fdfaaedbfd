/** The least and greatest value of an axis. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

/**
 * Round values between two ends, ends included where they are round: multiples of 1, 2 or 5 times a power of ten, about
 * `count` of them. The one value for two ends that are the same; none where an end is no finite number.
 */
export function linearTicks({ least, most }: Extent, count: number): readonly number[] {
  if (!Number.isFinite(least) || !Number.isFinite(most) || most < least) return [];
  if (most === least) return [least];
  const rough = (most - least) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * roundFactor(rough / power);
  // Counted in whole steps, so that no rounding error gathers.
  const first = Math.ceil(least / step - 1e-9);
  const last = Math.floor(most / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    roundOff((first + index) * step),
  );
}

/** The powers of ten between two ends above 0, thinned to about `count`; none where an end is not above 0. */
export function powerTicks({ least, most }: Extent, count: number): readonly number[] {
  if (!(least > 0) || !Number.isFinite(most) || most < least) return [];
  const first = Math.ceil(Math.log10(least) - 1e-9);
  const last = Math.floor(Math.log10(most) + 1e-9);
  const step = Math.max(1, Math.ceil((last - first + 1) / Math.max(1, count)));
  const ticks: number[] = [];
  for (let power = first; power <= last; power += step) ticks.push(10 ** power);
  return ticks;
}

/** The extent of values; `null` without any. Values that are no finite number are passed over. */
export function extentOf(values: Iterable<number>): Extent | null {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least <= most ? { least, most } : null;
}

function roundFactor(factor: number): number {
  if (factor <= 1) return 1;
  if (factor <= 2) return 2;
  return factor <= 5 ? 5 : 10;
}

/** 0.30000000000000004 is 0.3. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
