import { numberFormat } from "#core/number-format/number-format.ts";

const oneDecimal = numberFormat({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  // No minus before what is rounded to nothing.
  signDisplay: "negative",
});

/** A number as the site writes it in English: with one decimal, and a minus sign that is no hyphen. */
export function formatDecimal(value: number): string {
  return oneDecimal.format(value).replace("-", "−");
}
