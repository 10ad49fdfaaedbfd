/** What writes numbers in English: as much of `Intl.NumberFormat` as that takes. */
export interface NumberFormat {
  format(value: number): string;
}

/** The options by which small whole numbers are still written as their digits. */
const plainOptions = new Set(["maximumFractionDigits"]);

/** Whole numbers from here on have a comma. */
const firstGrouped = 1000;

/**
 * Like `new Intl.NumberFormat("en", options)`, but made when the first number needs it: the first formatter of a page has
 * the browser read its tables of languages, which takes ten milliseconds and more on a phone. Whole numbers from 0 to 999
 * in plain formats need none, so that a page without a text comes up without one.
 */
export function numberFormat(options: Intl.NumberFormatOptions = {}): NumberFormat {
  const isPlain = Object.keys(options).every((option) => plainOptions.has(option));
  let made: Intl.NumberFormat | null = null;
  return {
    format(value) {
      if (isPlain && Number.isInteger(value) && value >= 0 && value < firstGrouped && !Object.is(value, -0)) {
        return String(value);
      }
      made ??= new Intl.NumberFormat("en", options);
      return made.format(value);
    },
  };
}
