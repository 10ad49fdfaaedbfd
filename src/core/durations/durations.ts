import { formatWholeNumber, parseWholeNumber } from "#core/goal/whole-number.ts";

/**
 * Words a minute of adults who read English, averaged over 190 studies.
 *
 * Source: Brysbaert, M. (2019). How many words do we read per minute? A review and meta-analysis of reading rate.
 * Journal of Memory and Language, 109, 104047.
 */
export const readingRates = {
  nonFiction: 238,
  fiction: 260,
  aloud: 183,
} as const;

/** The source of `readingRates`, as a person can look it up. */
export const readingRatesSource =
  "Brysbaert, M. (2019). How many words do we read per minute? A review and meta-analysis of reading rate. " +
  "Journal of Memory and Language, 109, 104047.";

const leastRate = 50;
const mostRate = 1000;

/** A rate in words a minute, or a sentence that says what to change. */
export type RateReading =
  | { readonly kind: "rate"; readonly wordsPerMinute: number }
  | { readonly kind: "problem"; readonly message: string };

/** Reads a rate as a person typed it: a whole number of words a minute from 50 to 1,000. */
export function parseRate(input: string): RateReading {
  const reading = parseWholeNumber(input, { least: leastRate, most: mostRate });
  return reading.kind === "problem" ? reading : { kind: "rate", wordsPerMinute: reading.count };
}

/** Whether a stored value is a rate that `parseRate` would accept. */
export function isRate(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= leastRate && value <= mostRate;
}

function secondsAt(words: number, wordsPerMinute: number): number {
  if (!(wordsPerMinute > 0))
    throw new RangeError(`A rate of ${wordsPerMinute} words a minute is not above 0`);
  return (words * 60) / wordsPerMinute;
}

/** Seconds to read a text silently, not rounded; 0 for no words. Throws a `RangeError` unless the rate is above 0. */
export function readingSeconds(words: number, wordsPerMinute: number = readingRates.nonFiction): number {
  return secondsAt(words, wordsPerMinute);
}

/** Seconds to read a text aloud, not rounded; 0 for no words. Throws a `RangeError` unless the rate is above 0. */
export function speakingSeconds(words: number, wordsPerMinute: number = readingRates.aloud): number {
  return secondsAt(words, wordsPerMinute);
}

function joinUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  const start = `${formatWholeNumber(large)} ${largeUnit}`;
  return small === 0 ? start : `${start} ${small} ${smallUnit}`;
}

/**
 * A duration to read at a glance: `45 s`, `5 min 12 s`, `1 h 20 min`. Rounded to the nearest second below an hour
 * and to the nearest minute from there on. Throws a `RangeError` for a negative or infinite number of seconds.
 */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) throw new RangeError(`${seconds} seconds is not a duration`);
  const wholeSeconds = Math.round(seconds);
  if (wholeSeconds < 60) return `${wholeSeconds} s`;
  if (wholeSeconds < 3600) return joinUnits(Math.floor(wholeSeconds / 60), "min", wholeSeconds % 60, "s");
  const wholeMinutes = Math.round(seconds / 60);
  return joinUnits(Math.floor(wholeMinutes / 60), "h", wholeMinutes % 60, "min");
}
