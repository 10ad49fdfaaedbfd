import { numberFormat } from "#core/number-format/number-format.ts";
import type { MarkdownBlockKind } from "#core/paragraphs/markdown-blocks.ts";

// The interface is in English, so its numbers are too, whatever the device's language.
const whole = numberFormat({ maximumFractionDigits: 0 });
const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A whole number: `1,284`. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A number with its unit: `1 word`, `1,200 words`. */
export function formatQuantity(count: number, unit: string): string {
  return `${whole.format(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** An average to a tenth, or a dash where there is none. */
export function formatAverage(value: number | null): string {
  return value === null ? "–" : decimal.format(value);
}

export const kindNames: Readonly<Record<MarkdownBlockKind, string>> = {
  text: "Paragraph",
  heading: "Heading",
  item: "List item",
  quote: "Quote",
  code: "Code",
  table: "Table",
  other: "Other",
};
