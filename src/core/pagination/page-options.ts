import { formatLength, parseLength, twipsPerPoint } from "./lengths.ts";
import type { LineSpacing, Margins } from "./page-settings.ts";

/** Inches of the longest length that is taken: of a margin, an indent, a space. */
const mostTwips = 20 * 1440;

function within(value: number | undefined, least: number, most: number): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,4}(?:[.,]\d{1,3})?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : undefined;
}

/** A font size in points from 4 to 96, to a tenth: `12`, `10,5`, `11.5pt`. `undefined` for anything else. */
export function parseSize(text: string): number | undefined {
  const size = within(parseNumber(text.replace(/\s*pt\s*$/i, "")), 4, 96);
  return size === undefined ? undefined : Math.round(size * 10) / 10;
}

const namedSpacings: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3 };

/**
 * Line spacing: a multiple from 0.5 to 10 (`1.15`, `150%`, `single`, `double`), `exactly 24pt` or `at least 15pt` (also
 * `exactly:24`, `at-least:15`), 1 to 500 points. `undefined` for anything else.
 */
export function parseSpacing(text: string): LineSpacing | undefined {
  const words = text.trim().toLowerCase();
  const [, kind = "", points = ""] = /^(exactly|at[ -]?least)[\s:]+([\d.,]+)\s*(?:pt)?$/.exec(words) ?? [];
  if (kind !== "") {
    const value = within(parseNumber(points), 1, 500);
    return value === undefined ? undefined : { kind: kind === "exactly" ? "exactly" : "atLeast", value };
  }
  const percent = /^(\d{2,4})\s*%$/.exec(words)?.[1];
  const multiple =
    namedSpacings[words] ?? (percent === undefined ? parseNumber(words) : Number(percent) / 100);
  const value = within(multiple, 0.5, 10);
  return value === undefined ? undefined : { kind: "multiple", value };
}

/** As `parseSpacing` reads it. */
export function formatSpacing({ kind, value }: LineSpacing): string {
  if (kind === "multiple") return String(value);
  return `${kind === "exactly" ? "exactly" : "at-least"}:${value}`;
}

/** A length from 0 to 20 inches in twips; a bare number has `unit`. `undefined` for anything else. */
export function parseSpace(text: string, unit: "in" | "pt"): number | undefined {
  return within(parseLength(text, unit), 0, mostTwips);
}

/**
 * Margins: one for all sides, two for top and bottom and for the sides, or four for top, right, bottom and left, by
 * commas or spaces: `1in`, `2.5cm 2cm`, `1in,1in,1in,1.5in`. Inches without a unit. `undefined` for anything else.
 */
export function parseMargins(text: string): Margins | undefined {
  const single = parseSpace(text, "in");
  if (single !== undefined) return { top: single, right: single, bottom: single, left: single };
  const sides = text
    .trim()
    .split(/\s*,\s*|\s+/)
    .map((side) => parseSpace(side, "in"));
  const [top, right, bottom = top, left = right] = sides;
  if (sides.length !== 2 && sides.length !== 4) return undefined;
  if (top === undefined || right === undefined || bottom === undefined || left === undefined)
    return undefined;
  return sides.includes(undefined) ? undefined : { top, right, bottom, left };
}

/** As `parseMargins` reads it, in inches or centimetres. */
export function formatMargins({ top, right, bottom, left }: Margins, unit: "in" | "cm"): string {
  const sides = [top, right, bottom, left].map((side) => formatLength(side, unit));
  return new Set(sides).size === 1 ? (sides[0] ?? "") : sides.join(",");
}

/** A space between paragraphs in points, as `parseSpace` reads it. */
export function formatPoints(twips: number): string {
  return String(Number((twips / twipsPerPoint).toFixed(2)));
}
