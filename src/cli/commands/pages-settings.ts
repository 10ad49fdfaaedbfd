import { parsePaper, paperNames } from "#core/pagination/papers.ts";
import { parseMargins, parseSize, parseSpace, parseSpacing } from "#core/pagination/page-options.ts";
import { isPagePresetName, pagePresetNames, pagePresets } from "#core/pagination/page-presets.ts";
import { columnBox, defaultPageSettings, paragraphRules } from "#core/pagination/page-settings.ts";
import type { PageSettings } from "#core/pagination/page-settings.ts";
import { isPageFontName, pageFontNames } from "#core/pagination/page-fonts.ts";

import { UsageError } from "../arguments.ts";
import { readWholeNumber } from "../option-values.ts";

/** The options that say how pages are set. */
export const pageOptionNames: readonly string[] = [
  "preset",
  "font",
  "size",
  "spacing",
  "paper",
  "orientation",
  "margin",
  "columns",
  "column-gap",
  "before",
  "after",
  "indent",
  "orphans",
  "widows",
  "kerning",
  "paragraphs",
];

/** Reads a value by a parser of the core; throws a `UsageError` that says what is taken instead. */
function read<Value>(
  values: ReadonlyMap<string, string>,
  option: string,
  parse: (text: string) => Value | undefined,
  takes: string,
): Value | undefined {
  const text = values.get(option);
  if (text === undefined) return undefined;
  const value = parse(text);
  if (value !== undefined) return value;
  throw new UsageError(`The option --${option} takes ${takes}; "${text}" is none of these.`);
}

function oneOf<Value extends string>(known: readonly Value[]) {
  return (text: string) => known.find((name) => name === text.toLowerCase());
}

const names = (known: readonly string[]) => known.join(", ");

/** How pages are set by the options of a command; throws a `UsageError` for one that is wrong. */
export function readPageSettings(values: ReadonlyMap<string, string>): PageSettings {
  const preset = read(values, "preset", oneOf(pagePresetNames), `a preset (${names(pagePresetNames)})`);
  const base =
    preset !== undefined && isPagePresetName(preset) ? pagePresets[preset].settings : defaultPageSettings;
  const font = read(
    values,
    "font",
    (text) => {
      const name = text.trim().toLowerCase().replaceAll(/\s+/g, "-");
      return isPageFontName(name) ? name : undefined;
    },
    `a font (${names(pageFontNames)})`,
  );
  const paper = read(
    values,
    "paper",
    parsePaper,
    `a paper (${names(paperNames)}) or its size, such as 6x9in`,
  );
  const orientation = read(values, "orientation", oneOf(["portrait", "landscape"]), "portrait or landscape");
  const upright = paper ?? base.paper;
  const points = (option: string) =>
    read(
      values,
      option,
      (text) => parseSpace(text, "pt"),
      "a length up to 20 inches, in points without a unit",
    );
  const inches = (option: string) =>
    read(
      values,
      option,
      (text) => parseSpace(text, "in"),
      "a length up to 20 inches, in inches without a unit",
    );
  const whole = (option: string, least: number, most: number) => {
    const text = values.get(option);
    return text === undefined ? undefined : readWholeNumber(option, text, least, most);
  };
  const settings: PageSettings = {
    font: font ?? base.font,
    size: read(values, "size", parseSize, "points from 4 to 96") ?? base.size,
    spacing:
      read(values, "spacing", parseSpacing, 'a multiple from 0.5 to 10, "exactly 24pt" or "at least 15pt"') ??
      base.spacing,
    paper: orientation === "landscape" ? { width: upright.height, height: upright.width } : upright,
    margins:
      read(values, "margin", parseMargins, "a length such as 1in or 2.54cm, or two or four of them") ??
      base.margins,
    columns: whole("columns", 1, 6) ?? base.columns,
    columnGap: inches("column-gap") ?? base.columnGap,
    before: points("before") ?? base.before,
    after: points("after") ?? base.after,
    indent: inches("indent") ?? base.indent,
    orphans: whole("orphans", 1, 9) ?? base.orphans,
    widows: whole("widows", 1, 9) ?? base.widows,
    kerning:
      (read(values, "kerning", oneOf(["on", "off"]), "on or off") ?? (base.kerning ? "on" : "off")) === "on",
    paragraphs: read(values, "paragraphs", oneOf(paragraphRules), names(paragraphRules)) ?? base.paragraphs,
  };
  if (columnBox(settings) === null) {
    throw new UsageError("The margins and columns leave no room for text on this paper.");
  }
  return settings;
}
