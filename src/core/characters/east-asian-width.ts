import { ambiguousRanges, wideRanges } from "./east-asian-width-data.ts";

/** First and last code points of ranges, in turn, ascending. */
function readRanges(written: string): Uint32Array {
  const bounds: number[] = [];
  let end = 0;
  for (const range of written.trim().split(/\s+/)) {
    const [distance = "", more = "0"] = range.split("+");
    const start = end + Number.parseInt(distance, 36);
    end = start + Number.parseInt(more, 36);
    bounds.push(start, end);
  }
  return Uint32Array.from(bounds);
}

const wide = readRanges(wideRanges);
const ambiguous = readRanges(ambiguousRanges);

function isInRanges(ranges: Uint32Array, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

/** Whether a code point's East_Asian_Width is Wide or Fullwidth (UAX #11, Unicode 17). */
export function isEastAsianWide(codePoint: number): boolean {
  return isInRanges(wide, codePoint);
}

/** Whether a code point's East_Asian_Width is Ambiguous: wide among East Asian characters, narrow elsewhere (UAX #11). */
export function isEastAsianAmbiguous(codePoint: number): boolean {
  return isInRanges(ambiguous, codePoint);
}
