import { numberFormat } from "#core/number-format/number-format.ts";

const whole = numberFormat({ maximumSignificantDigits: 2 });

/** Units of time in years, the largest first; those above a million years have names of their own. */
const units: readonly (readonly [years: number, name: string])[] = [
  [1e12, "million million years"],
  [1e9, "thousand million years"],
  [1e6, "million years"],
  [1, "years"],
  [1 / 365.25, "days"],
  [1 / 365.25 / 24, "hours"],
  [1 / 365.25 / 24 / 60, "minutes"],
];

/** A time in words, to two digits: `about 3,500 years`. */
export function describeYears(years: number): string {
  if (years >= 1e15) return "longer than any computer will last";
  const [size, name] = units.find(([least]) => years >= least * 2) ?? [];
  return size === undefined || name === undefined
    ? "no more than moments"
    : `about ${whole.format(years / size)} ${name}`;
}
