import { cleanText } from "../clean-text.ts";
import { findBidiLevels, type BaseDirection } from "../bidi-levels.ts";
import { findRunFont, type RunFont } from "./script-fonts.ts";

/** A stretch of a paragraph with one look. */
export interface StyledText {
  readonly text: string;
  /** Run properties in WordprocessingML, in the order of the schema, but for fonts and direction. */
  readonly properties?: string;
}

/** A paragraph's runs, and whether it runs from right to left. */
export interface ParagraphRuns {
  readonly xml: string;
  readonly isRightToLeft: boolean;
}

/** What cannot stand as a character in `w:t`. */
const BREAKS: Readonly<Record<string, string>> = { "\n": "<w:br/>", "\t": "<w:tab/>" };

const slotNames: Readonly<Record<RunFont["slot"], readonly string[]>> = {
  ascii: ["ascii", "hAnsi"],
  eastAsia: ["eastAsia"],
  cs: ["cs"],
};

/**
 * The runs of a paragraph: cut where the direction (UAX #9) or the script changes, because Word takes both from the
 * run: `w:rtl` for right to left, `w:cs` for complex scripts, `w:rFonts` for the fonts.
 */
export function writeRuns(parts: readonly StyledText[], direction: BaseDirection): ParagraphRuns {
  const cleaned = parts.map(({ text, properties = "" }) => ({ text: cleanText(text), properties }));
  const whole = cleaned.map(({ text }) => text).join("");
  const { levels, base } = findBidiLevels(whole, direction);
  const runs: Run[] = [];
  let offset = 0;
  let font: RunFont = { slot: "ascii", font: null };
  for (const [index, { text }] of cleaned.entries()) {
    for (const character of text) {
      font = findRunFont(character) ?? font;
      const isRtl = (levels[offset] ?? 0) % 2 === 1;
      const last = runs.at(-1);
      if (last?.index === index && last.font === font && last.isRtl === isRtl) last.text += character;
      else runs.push({ index, text: character, font, isRtl });
      offset += character.length;
    }
  }
  const xml = runs.map((run) => writeRun(run, cleaned[run.index]?.properties ?? "")).join("");
  return { xml, isRightToLeft: base === 1 };
}

interface Run {
  /** Of the styled text that it is part of. */
  readonly index: number;
  readonly font: RunFont;
  readonly isRtl: boolean;
  text: string;
}

function writeRun({ text, font: { slot, font }, isRtl }: Run, properties: string): string {
  // CT_RPr is a sequence: fonts first, then the look, then rtl and cs.
  const direction = isRtl ? "<w:rtl/>" : slot === "cs" ? "<w:cs/>" : "";
  const all = `${writeFonts(slot, font)}${properties}${direction}`;
  return `<w:r>${all === "" ? "" : `<w:rPr>${all}</w:rPr>`}${writeContent(text)}</w:r>`;
}

function writeFonts(slot: RunFont["slot"], font: string | null): string {
  const hint = slot === "eastAsia" ? ' w:hint="eastAsia"' : "";
  const names =
    font === null ? "" : slotNames[slot].map((name) => ` w:${name}="${escapeXml(font)}"`).join("");
  return hint + names === "" ? "" : `<w:rFonts${hint}${names}/>`;
}

function writeContent(text: string): string {
  return text
    .split(/([\n\t])/)
    .map((piece) =>
      piece === "" ? "" : (BREAKS[piece] ?? `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`),
    )
    .join("");
}

/** For XML 1.0 text and quoted attributes, without what it cannot hold. */
export function escapeXml(text: string): string {
  return cleanText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
