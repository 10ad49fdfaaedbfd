import { caladea } from "#core/lists/font-metrics/caladea.ts";
import { carlito } from "#core/lists/font-metrics/carlito.ts";
import { courierPrime } from "#core/lists/font-metrics/courier-prime.ts";
import { ebGaramond } from "#core/lists/font-metrics/eb-garamond.ts";
import type { FontMetrics } from "#core/lists/font-metrics/font-metrics.ts";
import { liberationMono } from "#core/lists/font-metrics/liberation-mono.ts";
import { liberationSans } from "#core/lists/font-metrics/liberation-sans.ts";
import { liberationSerif } from "#core/lists/font-metrics/liberation-serif.ts";

/** A font that text can be laid out in. */
export interface PageFont {
  /** As people know it. */
  readonly name: string;
  /** The free font that the measures come from; widths of the two are the same. The same name where it is itself. */
  readonly measuredOn: string;
  readonly metrics: FontMetrics;
}

/**
 * The fonts by their names in settings. Each is either measured itself or on a free font that was drawn to have its
 * widths; fonts for which there is none (Georgia, Verdana, Garamond of others) are left out rather than guessed.
 */
export const pageFonts = {
  "times-new-roman": { name: "Times New Roman", measuredOn: "Liberation Serif", metrics: liberationSerif },
  arial: { name: "Arial", measuredOn: "Liberation Sans", metrics: liberationSans },
  calibri: { name: "Calibri", measuredOn: "Carlito", metrics: carlito },
  "courier-new": { name: "Courier New", measuredOn: "Liberation Mono", metrics: liberationMono },
  cambria: { name: "Cambria", measuredOn: "Caladea", metrics: caladea },
  "eb-garamond": { name: "EB Garamond", measuredOn: "EB Garamond", metrics: ebGaramond },
  "courier-prime": { name: "Courier Prime", measuredOn: "Courier Prime", metrics: courierPrime },
} satisfies Readonly<Record<string, PageFont>>;

export type PageFontName = keyof typeof pageFonts;

export const pageFontNames: readonly PageFontName[] = Object.keys(pageFonts).filter(isPageFontName);

/** Whether a name is that of a font that can be laid out. */
export function isPageFontName(name: string): name is PageFontName {
  return Object.hasOwn(pageFonts, name);
}
