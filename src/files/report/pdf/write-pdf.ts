import { cleanLine, cleanLines } from "../clean-text.ts";
import { createValueFormat, parseLocale } from "../format-value.ts";
import { pageSizes, type PageSize } from "../page-size.ts";
import { listFacts } from "../report-facts.ts";
import { englishWording } from "../report-wording.ts";
import type { Report, ReportPart } from "../report.ts";
import type { WriteOptions } from "../write-options.ts";
import { FontLibrary, orderEastAsianFamilies, type LoadFont } from "./font-library.ts";
import { PageFlow } from "./page-flow.ts";
import { finishPdf } from "./finish-pdf.ts";
import {
  createStyles,
  isolatedSpan,
  layOut,
  palette,
  setText,
  span,
  type Typesetter,
} from "./report-typesetter.ts";
import { setChart } from "./set-chart.ts";
import { setFigures } from "./set-figures.ts";
import { languageOf, setFindings } from "./set-findings.ts";
import { setTable } from "./set-table.ts";
import { Shaper } from "./shaper.ts";
import type { StructureElement } from "./structure-tree.ts";

export interface PdfOptions extends WriteOptions {
  /** Gets the font files that the report's characters need, and no others. */
  readonly loadFont: LoadFont;
  /** Default: A4. */
  readonly pageSize?: PageSize;
  /** Ends the work: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told now and then how much is done, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /** Told at the end which characters no font could show; a frame stands for each, and its text is in the file. */
  readonly onMissingCharacters?: (characters: readonly string[]) => void;
}

/** Of the text, enough to tell in which script it is. */
const SAMPLE_LENGTH = 20_000;
/** The longest that the writing keeps the thread to itself. */
const TURN_MS = 24;

/**
 * The report as a PDF (ISO 32000-1, PDF 1.7) to hand in: set in lines of its own, any script shaped and in its
 * direction, the fonts of just these characters inside, text that can be selected, searched and copied, headings,
 * paragraphs, lists, tables and figures tagged, bookmarks. The same report makes the same bytes on the same engine.
 */
export async function writePdf(report: Report, options: PdfOptions): Promise<Uint8Array> {
  const { loadFont, pageSize = "a4", wording = englishWording } = options;
  const harfBuzz = await import("harfbuzzjs");
  const locale = parseLocale(report.language);
  const strings = [...listStrings(report)];
  const sourceLanguage = parseLocale(report.source.language ?? report.language);
  const sample = `${report.source.text?.slice(0, SAMPLE_LENGTH) ?? ""}${strings.join(" ").slice(0, SAMPLE_LENGTH)}`;
  const order = orderEastAsianFamilies(report.source.language ?? report.language, sample);
  const library = new FontLibrary(harfBuzz, loadFont, order);
  const shaper = new Shaper(library);
  const { width, height } = pageSizes[pageSize];
  const flow = new PageFlow(width, height);
  const isLeftToRight = report.direction === "ltr";
  const typesetter: Typesetter = {
    report,
    wording,
    flow,
    shaper,
    format: createValueFormat(locale),
    styles: createStyles(locale, sourceLanguage),
    startSide: isLeftToRight ? "left" : "right",
    endSide: isLeftToRight ? "right" : "left",
  };
  // All that the body needs at once, instead of piece by piece as the lines come to it.
  await library.prepare(strings, "sans");
  if (report.source.text !== undefined) await library.prepare(cleanLines(report.source.text), "serif");
  const takeTurn = createTurns(report, options);

  await setTitle(typesetter, locale);
  for (const { heading, parts } of report.sections) {
    const section = flow.tree.root.append("Sect");
    if (heading !== undefined) await setHeading(typesetter, section, heading);
    for (const part of parts) {
      await takeTurn();
      await setPart(typesetter, section, part);
    }
  }
  await setSourceText(typesetter, takeTurn);
  await setFooters(typesetter);
  options.onMissingCharacters?.(library.missing);
  return finishPdf(report, flow, shaper.fonts, locale, options.producer);
}

async function setTitle(typesetter: Typesetter, locale: string): Promise<void> {
  const { report, flow, styles, wording } = typesetter;
  const { root } = flow.tree;
  await setText(typesetter, root, "H1", report.title, styles.title);
  if (report.subtitle !== undefined) {
    flow.skip(3);
    await setText(typesetter, root, "P", report.subtitle, styles.subtitle);
  }
  flow.skip(10);
  const { left, width, y } = flow;
  flow.decorate((canvas) => {
    canvas.fillRectangle(left, y, width, 0.75, palette.rule);
  });
  flow.skip(7);
  for (const { label, value } of listFacts(report, wording, locale)) {
    const line = await layOut(
      typesetter,
      [
        isolatedSpan(label, styles.fact),
        { text: "  ", style: styles.fact },
        isolatedSpan(value, styles.factValue),
      ],
      { direction: report.direction },
    );
    flow.place(line, root.append("P"));
  }
  flow.skip(8);
}

async function setHeading(typesetter: Typesetter, parent: StructureElement, text: string): Promise<void> {
  const { flow, styles } = typesetter;
  const heading = await layOut(typesetter, [span(text, styles.heading)]);
  flow.skip(20);
  // A heading stays with what it is over.
  flow.require(heading.height + 60);
  flow.bookmark(cleanLine(text));
  flow.place(heading, parent.append("H2"));
  flow.skip(6);
}

async function setPart(typesetter: Typesetter, parent: StructureElement, part: ReportPart): Promise<void> {
  const { flow, styles } = typesetter;
  switch (part.kind) {
    case "paragraph":
      for (const line of cleanLines(part.text)) {
        await setText(typesetter, parent, "P", line, styles.body);
        flow.skip(6);
      }
      return;
    case "figures":
      return setFigures(typesetter, parent, part);
    case "table":
      return setTable(typesetter, parent, part);
    case "chart":
      return setChart(typesetter, parent, part);
    case "findings":
      return setFindings(typesetter, parent, part);
  }
}

async function setSourceText(typesetter: Typesetter, takeTurn: () => Promise<void>): Promise<void> {
  const { report, flow, styles, wording } = typesetter;
  const { text, direction = "auto" } = report.source;
  if (text === undefined) return;
  const section = flow.tree.root.append("Sect", languageOf(typesetter));
  await setHeading(typesetter, section, wording.text);
  for (const line of cleanLines(text)) {
    await takeTurn();
    if (line.trim() === "") {
      flow.skip(styles.source.leading / 2);
      continue;
    }
    const paragraph = await layOut(typesetter, [{ text: line, style: styles.source }], { direction });
    flow.place(paragraph, section.append("P"));
    flow.skip(5);
  }
}

/** The title and the number of the page under each page. */
async function setFooters(typesetter: Typesetter): Promise<void> {
  const { report, flow, styles, wording, startSide } = typesetter;
  const title = (await layOut(typesetter, [span(report.title, styles.small)], { width: flow.width * 0.7 }))
    .lines[0];
  const pages = String(flow.pages.length);
  for (const [index, canvas] of flow.pages.entries()) {
    const text = wording.page.replace("{page}", String(index + 1)).replace("{pages}", pages);
    const number = (await layOut(typesetter, [span(text, styles.small)])).lines[0];
    canvas.beginArtifact("Pagination");
    for (const [line, isAtStart] of [
      [title, true],
      [number, false],
    ] as const) {
      if (line === undefined) continue;
      const isLeft = isAtStart === (startSide === "left");
      canvas.drawText(line, isLeft ? flow.left : flow.left + flow.width - line.width, flow.footerBaseline);
    }
    canvas.end();
  }
}

/** Every text in a report, but for the text that it is about. */
function* listStrings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (key !== "source") yield* listStrings(child);
    }
  }
}

/** Lets others have a turn, tells how far the work is, and ends when it is cancelled. One call for each step. */
function createTurns(report: Report, { signal, onProgress }: PdfOptions): () => Promise<void> {
  const lines = report.source.text === undefined ? 0 : cleanLines(report.source.text).length;
  const steps = lines + report.sections.reduce((sum, { parts }) => sum + parts.length, 0);
  let done = 0;
  let turnEnd = performance.now() + TURN_MS;
  return async () => {
    signal?.throwIfAborted();
    done += 1;
    if (performance.now() < turnEnd) return;
    onProgress?.(Math.min(1, done / steps));
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
    });
    signal?.throwIfAborted();
    turnEnd = performance.now() + TURN_MS;
  };
}
