import { describeCharacters } from "#core/characters/describe-characters.ts";
import type { CharacterClasses, ScriptCount, TextSize } from "#core/characters/describe-characters.ts";
import { displayWidth } from "#core/characters/display-width.ts";
import { countSmsSegments } from "#core/characters/sms-segments.ts";
import type { SmsSegments } from "#core/characters/sms-segments.ts";
import { xWeightedLength } from "#core/characters/x-weighted-length.ts";
import type { XWeightedLength } from "#core/characters/x-weighted-length.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";

import { sourceName } from "../output/source-name.ts";
import { formatPairs, formatTable } from "../output/table.ts";
import { measureChosenLimits } from "./limits-chosen.ts";
import type { ChosenLimit, LimitResult } from "./limits-chosen.ts";
import type { Report } from "./report-command.ts";

/** The figures of one input, under the keys of the JSON output and in their order. */
interface LimitsReport extends Report, TextSize {
  readonly withoutSpaces: TextSize;
  readonly classes: CharacterClasses;
  readonly scripts: readonly ScriptCount[];
  readonly xWeightedLength: number;
  readonly x: Omit<XWeightedLength, "weightedLength">;
  readonly sms: SmsSegments;
  readonly displayWidth: number;
  /** With `--limit` alone. */
  readonly limits?: readonly LimitResult[];
}

/** Measures one input, and holds it against the limits that were chosen. */
export function createLimitsReport(
  source: string,
  text: string,
  chosen: readonly ChosenLimit[],
): LimitsReport {
  const { all, ...description } = describeCharacters(text);
  const { weightedLength, ...x } = xWeightedLength(text);
  return {
    source,
    ...all,
    ...description,
    xWeightedLength: weightedLength,
    x,
    sms: countSmsSegments(text),
    displayWidth: displayWidth(text),
    ...(chosen.length === 0 ? {} : { limits: measureChosenLimits(text, chosen) }),
  };
}

interface FigureFormat {
  /** The name on a line of its own, and the shorter one over a column. */
  readonly name: string;
  readonly heading: string;
  /** The figure on a line of its own, and the shorter one in a table. */
  readonly format: (report: LimitsReport) => string;
  readonly cell?: (report: LimitsReport) => string;
}

const figures: readonly FigureFormat[] = [
  { name: "Graphemes", heading: "Graphemes", format: ({ graphemes }) => formatWholeNumber(graphemes) },
  {
    name: "Graphemes without spaces",
    heading: "No spaces",
    format: ({ withoutSpaces }) => formatWholeNumber(withoutSpaces.graphemes),
  },
  { name: "Code points", heading: "Code points", format: ({ codePoints }) => formatWholeNumber(codePoints) },
  { name: "UTF-16 units", heading: "UTF-16", format: ({ utf16Units }) => formatWholeNumber(utf16Units) },
  { name: "UTF-8 bytes", heading: "UTF-8", format: ({ utf8Bytes }) => formatWholeNumber(utf8Bytes) },
  {
    name: "X length",
    heading: "X",
    format: describeX,
    cell: (report) => formatWholeNumber(report.xWeightedLength),
  },
  { name: "SMS", heading: "SMS", format: describeSms, cell: ({ sms }) => formatWholeNumber(sms.segments) },
  {
    name: "Columns, widest line",
    heading: "Columns",
    format: (report) => formatWholeNumber(report.displayWidth),
  },
];

function describeX({ xWeightedLength, x }: LimitsReport): string {
  const length = formatWholeNumber(xWeightedLength);
  if (x.remaining >= 0) return `${length}, ${formatWholeNumber(x.remaining)} left`;
  return `${length}, ${formatWholeNumber(-x.remaining)} too many`;
}

function describeSms({ sms }: LimitsReport): string {
  const messages = `${formatWholeNumber(sms.segments)} ${sms.segments === 1 ? "message" : "messages"}`;
  const unit = sms.encoding === "GSM-7" ? "septets" : "units";
  return `${messages} in ${sms.encoding}: ${formatWholeNumber(sms.units)} ${unit}, ${sms.remaining} left`;
}

/** Reports for people: a figure a line for one input, a table for several. */
export function formatLimitsReports(reports: readonly LimitsReport[]): string {
  const [first, ...rest] = reports;
  if (first === undefined) return "";
  if (rest.length === 0) {
    return formatPairs([
      ["Source", sourceName(first.source)],
      ...figures.map(({ name, format }) => [name, format(first)] as const),
      ...(first.limits ?? []).map(({ name, sentence }) => [name, sentence] as const),
    ]);
  }
  return formatTable([
    ...figures.map(({ heading, format, cell = format }) => ({
      heading,
      align: "right" as const,
      cells: reports.map(cell),
    })),
    ...(first.limits ?? []).map(({ name }, index) => ({
      heading: name,
      align: "right" as const,
      cells: reports.map(({ limits }) => limits?.[index]?.sentence ?? ""),
    })),
    { heading: "Source", align: "left", cells: reports.map(({ source }) => sourceName(source)) },
  ]);
}
