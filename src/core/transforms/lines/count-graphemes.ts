import { findGraphemes } from "#core/scan/boundaries.ts";

const PRINTABLE_ASCII = /^[ -~]*$/;

/** The characters of a line as a reader sees them (UAX #29). */
export function countGraphemes(line: string): number {
  return PRINTABLE_ASCII.test(line) ? line.length : Math.max(findGraphemes(line).length - 1, 0);
}
