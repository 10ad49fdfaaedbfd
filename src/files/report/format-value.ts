import type { ReportFigure, ReportTable } from "./report.ts";

/** Shown for a number that there is none of: NaN and the infinities. */
const NO_NUMBER = "–";
const MINUS = "\u2212";
const MOST_DECIMALS = 2;
const PERCENT_DECIMALS = 1;

/** The tag where the engine can read it, English where it is malformed. */
export function parseLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch (error) {
    if (error instanceof RangeError) return "en";
    throw error;
  }
}

/** How a report shows numbers to people, in its own language. */
export interface ValueFormat {
  /** With at least so many digits after the decimal mark (0 to 2) and at most two, grouped as the language does. */
  number(value: number, decimals?: number): string;
  /** A share, with one digit after the decimal mark: 0.25 as 25.0 %. */
  percent(value: number): string;
}

/** The number formats of a language, with a true minus sign, which stands as wide as a digit. */
export function createValueFormat(locale: string): ValueFormat {
  const numbers = [0, 1, MOST_DECIMALS].map(
    (minimumFractionDigits) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: MOST_DECIMALS }),
  );
  const percents = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: PERCENT_DECIMALS,
    maximumFractionDigits: PERCENT_DECIMALS,
  });
  const show = (format: Intl.NumberFormat | undefined, value: number): string =>
    Number.isFinite(value) && format !== undefined ? format.format(value).replace("-", MINUS) : NO_NUMBER;
  return {
    number: (value, decimals = 0) => show(numbers[decimals], value),
    percent: (value) => show(percents, value),
  };
}

/** A figure's value with its unit, for people. */
export function formatFigure({ value, unit }: ReportFigure, format: ValueFormat): string {
  const shown = typeof value === "number" ? format.number(value) : value;
  return unit === undefined || unit === "" ? shown : `${shown} ${unit}`;
}

/**
 * A table's cells for people, each row as long as there are columns. The numbers of a column have the same number of
 * decimals, so that they align on the decimal mark where the column is set to the right; empty cells are empty.
 */
export function formatRows(
  { columns, rows }: Pick<ReportTable, "columns" | "rows">,
  format: ValueFormat,
): readonly (readonly string[])[] {
  const decimals = columns.map((_, index) =>
    rows.reduce((most, row) => Math.max(most, countDecimals(row[index])), 0),
  );
  return rows.map((row) =>
    columns.map(({ type }, index) => {
      const cell = row[index] ?? "";
      if (typeof cell === "string") return cell;
      return type === "percent" ? format.percent(cell) : format.number(cell, decimals[index]);
    }),
  );
}

/** How many digits a number shows after the decimal mark, at most two; 0 for what is not a number. */
function countDecimals(cell: string | number | null | undefined): number {
  if (typeof cell !== "number" || !Number.isFinite(cell)) return 0;
  const hundredths = Math.round(Math.abs(cell) * 100);
  return hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : MOST_DECIMALS;
}
