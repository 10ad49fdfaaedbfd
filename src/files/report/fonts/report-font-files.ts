import { eastAsianFamilies } from "./lists/east-asian-families.ts";
import { fontFamilies } from "./lists/font-families.ts";
import { fontFile } from "./font-family.ts";

/** A font file that reports may ask for, and the package it is in. */
export interface ReportFontFile {
  /** What `loadFont` is called with. */
  readonly file: string;
  /** Where it stands under `node_modules`. */
  readonly path: string;
}

/** All font files that a PDF report can ask for, for a build that puts them where `loadFont` finds them. */
export function listReportFontFiles(): readonly ReportFontFile[] {
  return [...fontFamilies, ...eastAsianFamilies].flatMap(({ name, weights, pieces }) =>
    weights.flatMap((weight) =>
      Object.keys(pieces).map((piece) => {
        const file = fontFile(name, piece, weight);
        return { file, path: `@fontsource/${name}/files/${file}` };
      }),
    ),
  );
}
