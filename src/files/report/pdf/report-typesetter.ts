import type { BaseDirection } from "../bidi-levels.ts";
import { cleanLine } from "../clean-text.ts";
import type { ValueFormat } from "../format-value.ts";
import type { ReportWording } from "../report-wording.ts";
import type { Report } from "../report.ts";
import type { PageFlow } from "./page-flow.ts";
import type { Shaper } from "./shaper.ts";
import type { StructureElement, StructureOptions, StructureType } from "./structure-tree.ts";
import { layOutParagraph, type Paragraph, type TextSpan, type TextStyle } from "./text-layout.ts";

/** What setting any part of a report needs. */
export interface Typesetter {
  readonly report: Report;
  readonly wording: ReportWording;
  readonly format: ValueFormat;
  readonly flow: PageFlow;
  readonly shaper: Shaper;
  readonly styles: ReportStyles;
  /** Where the report's lines start and end. */
  readonly startSide: "left" | "right";
  readonly endSide: "left" | "right";
}

export type ReportStyles = ReturnType<typeof createStyles>;

/** Ink, its lighter relative for what is beside the matter, the one accent, and hairlines. */
export const palette = {
  ink: "#1c1b19",
  grey: "#5f5c56",
  accent: "#2563eb",
  rule: "#b9b4a9",
  hairline: "#dedad1",
} as const;

/** A report's styles; sizes and leadings in points. */
export function createStyles(language: string, sourceLanguage: string) {
  const { ink, grey } = palette;
  const sans = { typeface: "sans", language, color: ink } as const;
  const bold = { typeface: "sansBold", language, color: ink } as const;
  const source = { typeface: "serif", language: sourceLanguage, color: ink } as const;
  return {
    title: { ...bold, size: 22, leading: 28 },
    subtitle: { ...sans, size: 12.5, leading: 17, color: grey },
    fact: { ...sans, size: 9, leading: 14, color: grey },
    factValue: { ...sans, size: 9, leading: 14 },
    heading: { ...bold, size: 14, leading: 19 },
    caption: { ...bold, size: 9.5, leading: 13 },
    body: { ...sans, size: 10, leading: 15 },
    small: { ...sans, size: 8.5, leading: 12, color: grey },
    smallStrong: { ...bold, size: 8.5, leading: 12, color: grey },
    figureValue: { ...bold, size: 17, leading: 22 },
    figureLabel: { ...sans, size: 9, leading: 12.5 },
    cell: { ...sans, size: 9.5, leading: 13.5 },
    cellNumber: { ...sans, size: 9.5, leading: 13.5, tabular: true },
    chartLabel: { ...sans, size: 8, leading: 10, color: grey, tabular: true },
    quotation: { ...source, size: 10.5, leading: 15.5 },
    source: { ...source, size: 11, leading: 16.5 },
  } satisfies Record<string, TextStyle>;
}

/** Lays a text out on as many lines as it takes, its line ends as spaces. */
export function layOut(
  { shaper, flow }: Typesetter,
  spans: readonly TextSpan[],
  { width = flow.width, direction = "auto" }: { width?: number; direction?: BaseDirection } = {},
): Promise<Paragraph> {
  return layOutParagraph(spans, width, direction, shaper);
}

/** One span of text on one line of the source, cleaned. */
export function span(text: string, style: TextStyle): TextSpan {
  return { text: cleanLine(text), style };
}

/**
 * A span whose direction neither depends on its neighbours nor changes them (UAX #9, first strong isolate). The marks
 * order the line and are not in the file.
 */
export function isolatedSpan(text: string, style: TextStyle): TextSpan {
  return { text: `\u2068${cleanLine(text)}\u2069`, style };
}

/** Sets a text of one style as an element of its own. */
export async function setText(
  typesetter: Typesetter,
  parent: StructureElement,
  type: StructureType,
  text: string,
  style: TextStyle,
  options: StructureOptions = {},
): Promise<void> {
  const paragraph = await layOut(typesetter, [span(text, style)]);
  typesetter.flow.place(paragraph, parent.append(type, options));
}
