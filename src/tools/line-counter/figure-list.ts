import type { CountReply } from "./line-work.ts";

/** A figure as the page and the report show it. */
export interface LineFigure {
  readonly id: string;
  /** As under the figure: without a capital at its start. */
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  /** How it was counted. */
  readonly note: string;
  /** The line that it is of, from 1. */
  readonly line?: number;
}

const decimals = 100;

function round(value: number): number {
  return Math.round(value * decimals) / decimals;
}

/** How many of the figures lead: those that most people come for. */
export const leadingFigures = 4;

/** The figures of a text's lines, the leading ones first. */
export function listFigures({ counts, code }: CountReply): readonly LineFigure[] {
  const { columns, standardLength } = counts;
  return [
    {
      id: "lines",
      label: "lines",
      value: counts.lines,
      note: "As a reader counts them: the last line counts with or without a line break, and a break at the very end begins no further line.",
    },
    {
      id: "newlines",
      label: "newlines, as wc -l",
      value: counts.newlines,
      note: "Line breaks. The Unix program wc counts these, so a last line without a break is not in its count.",
    },
    {
      id: "blank",
      label: "blank",
      value: counts.blank,
      note: "Lines that are empty or hold white space alone.",
    },
    {
      id: "duplicate",
      label: "duplicates",
      value: counts.duplicate,
      note: "Lines that repeat an earlier one. So many go when duplicates are removed, blank ones among them.",
    },
    {
      id: "nonBlank",
      label: "not blank",
      value: counts.nonBlank,
      note: "Lines with something other than white space.",
    },
    {
      id: "unique",
      label: "unique",
      value: counts.unique,
      note: "Different lines, compared to the character. Blank lines are compared too. With the duplicates they make up all lines.",
    },
    {
      id: "single",
      label: "stand once",
      value: counts.single,
      note: "Lines that no other line is the same as.",
    },
    {
      id: "longest",
      label: "longest",
      value: counts.longest,
      unit: "characters",
      note: "Characters as a reader sees them: an emoji or a letter with its accents is one (UAX #29).",
      line: counts.longestLine,
    },
    {
      id: "shortest",
      label: "shortest, not blank",
      value: counts.shortest,
      unit: "characters",
      note: "Blank lines are left aside.",
      line: counts.shortestLine,
    },
    {
      id: "average",
      label: "average, not blank",
      value: round(counts.averageNonBlank),
      unit: "characters",
      note: `The mean of the lines that are not blank; over all lines it is ${round(counts.average).toLocaleString("en")}. Their median is ${counts.median.toLocaleString("en")}.`,
    },
    {
      id: "widest",
      label: "widest",
      value: counts.widest,
      unit: "columns",
      note: "Columns of a terminal, as wc -L has them: characters of Chinese, Japanese and Korean take two, a tab reaches to the next multiple of eight.",
      line: counts.widestLine,
    },
    {
      id: "wrapped",
      label: `wrapped at ${columns.toLocaleString("en")} columns`,
      value: counts.wrapped,
      unit: "rows",
      note: "Rows that the text takes when lines are broken at spaces, and words that are wider than the columns within. What a page shows depends on its font.",
    },
    {
      id: "overlong",
      label: `wider than ${columns.toLocaleString("en")} columns`,
      value: counts.overlong,
      note: "Lines that would have to be broken. The list shows them; marks show in the text what stands beyond.",
    },
    {
      id: "standard",
      label: `standard lines of ${standardLength.toLocaleString("en")}`,
      value: round(counts.standardLines),
      note: `All ${counts.characters.toLocaleString("en")} characters with spaces, without line breaks, divided by ${standardLength.toLocaleString("en")}. Rounded up, as German courts pay translators for each 55 characters begun (JVEG, section 11): ${Math.ceil(counts.standardLines).toLocaleString("en")}.`,
    },
    {
      id: "standardWithoutSpaces",
      label: "standard lines without spaces",
      value: round(counts.standardLinesWithoutSpaces),
      note: `The same of the ${counts.charactersWithoutSpaces.toLocaleString("en")} characters that are no white space.`,
    },
    {
      id: "trailing",
      label: "end with white space",
      value: counts.trailingSpace,
      note: "Lines with spaces or tabs at their end. The step “Trim” takes them away.",
    },
    { id: "tabbed", label: "with tabs", value: counts.tabbed, note: "Lines with at least one tab." },
    ...(counts.otherSeparators === 0
      ? []
      : [
          {
            id: "otherSeparators",
            label: "other separators",
            value: counts.otherSeparators,
            note: "Vertical tabs, form feeds and Unicode’s own line ends (NEL, LS and PS). Some programs begin a line there; this counter, wc and most editors do not.",
          },
        ]),
    ...(code === null
      ? []
      : [
          {
            id: "code",
            label: "code",
            value: code.code,
            note: "Lines with something that is no comment. Texts over several lines, such as documentation in Python, are code here.",
          },
          { id: "comment", label: "comments", value: code.comment, note: "Lines with nothing but comments." },
        ]),
  ];
}
