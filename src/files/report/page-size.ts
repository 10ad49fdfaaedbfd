export type PageSize = "a4" | "letter";

/** Widths and heights in points, 1/72 inch: ISO 216 A4 and ANSI A. */
export const pageSizes: Readonly<Record<PageSize, { readonly width: number; readonly height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
