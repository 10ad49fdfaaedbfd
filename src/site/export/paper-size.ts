import type { PageSize } from "#files/report/page-size.ts";

/** The regions that use US Letter; all others use A4 (Unicode CLDR 47, supplemental data, paperSize). */
const letterRegions = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** The paper in use where a language tag such as `en-US` is from; A4 for a tag that cannot be read. */
export function paperSizeOf(tag: string): PageSize {
  const region = readLocale(tag)?.maximize().region;
  return region !== undefined && letterRegions.has(region) ? "letter" : "a4";
}

/** How a spreadsheet set up for a language reads a CSV file. */
export type SheetStyle = "point" | "comma";

/** Where a half is written 0,5 spreadsheets expect a semicolon between fields. */
export function sheetStyleOf(tag: string): SheetStyle {
  const locale = readLocale(tag);
  return locale !== null && new Intl.NumberFormat(locale.toString()).format(0.5).includes(",")
    ? "comma"
    : "point";
}

function readLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
