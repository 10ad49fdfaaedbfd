import { packedDigits, packedFactor, packedFinals } from "#core/scan/packed-numbers.ts";

/** Writes whole numbers from 0 on as text that `unpackNumbers` reads. */
export function packNumbers(numbers: Iterable<number>): string {
  let packed = "";
  for (const number of numbers) {
    let rest = number;
    while (rest >= packedFinals) {
      const digit = packedFinals + ((rest - packedFinals) % packedFactor);
      packed += packedDigits.charAt(digit);
      rest = (rest - digit) / packedFactor;
    }
    packed += packedDigits.charAt(rest);
  }
  return packed;
}
