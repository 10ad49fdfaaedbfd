import { estimatePages, estimateWords, estimateWordsPerPage } from "#core/pagination/estimate-pages.ts";
import type { Estimate } from "#core/pagination/estimate-pages.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import type { ExitStatus } from "../exit-status.ts";
import { readWholeNumber } from "../option-values.ts";
import { formatJson } from "../output/json.ts";
import type { Terminal } from "../terminal.ts";
import type { Command } from "./command.ts";
import { createPagesReport, formatEstimate, formatPagesReports, roundEstimate } from "./pages-report.ts";
import type { EstimateReport } from "./pages-report.ts";
import { pageOptionNames, readPageSettings } from "./pages-settings.ts";
import { createReportCommand } from "./report-command.ts";

const help = `Lay texts out on pages with the widths of real fonts, and count the pages.

Usage:
  wordbench pages [OPTION...] [--json] [FILE...]
  wordbench pages --words N [OPTION...] [--json]
  wordbench pages --pages N [OPTION...] [--json]

FILE is a text of at most 64 MiB; other documents are read as wordbench count
reads them. With no FILE, or where FILE is -, standard input is read. Nothing is
sent anywhere. With --words or --pages no text is read: the answer is an
estimate from English prose of three kinds, with its range.

Options:
  --font FONT         times-new-roman, arial, calibri, courier-new, cambria,
                      eb-garamond or courier-prime. Default: times-new-roman.
  --size POINTS       4 to 96. Default: 12.
  --spacing SPACING   A multiple of the font's line (1, 1.15, 1.5, 2), "exactly
                      24pt" or "at least 15pt". Default: 1.
  --paper PAPER       letter, legal, a4, a5, b5, 6x9 and others by name, or a
                      width by height, such as 148x210mm. Default: letter.
  --orientation WAY   portrait or landscape. Default: portrait.
  --margin MARGIN     1in, 2.54cm, 25mm or 72pt for all sides; two lengths for
                      top and bottom and for the sides; four for top, right,
                      bottom and left. Inches without a unit. Default: 1in.
  --after POINTS      Space after a paragraph, in points. Default: 0.
  --before POINTS     Space before a paragraph, added to that. Default: 0.
  --indent LENGTH     First lines begin this much further in, in inches without
                      a unit. Default: 0.
  --columns N         1 to 6, with --column-gap LENGTH between. Default: 1.
  --orphans N, --widows N
                      Lines of a paragraph that stay together at the foot and at
                      the head of a page. Default: 2.
  --kerning on|off    Whether pairs of letters are moved together. Default: on.
  --paragraphs RULE   What ends a paragraph. blank: an empty line, and line
                      breaks in it are read as spaces. line: each line break.
                      typed: each line break, and empty lines take up room.
                      auto: each line break, unless lines look wrapped by hand.
                      Default: blank.
  --preset NAME       Settings to begin with: mla, apa, chicago, manuscript,
                      manuscript-modern, a4-report, a4-thesis, book-5x8,
                      book-5.5x8.5, book-6x9 or screenplay. Other options
                      change them.
  --words N           How many pages N words fill, without a text.
  --pages N           How many words fill N pages, without a text.
  --json              Print JSON instead of text.
  -h, --help          Print this help.
  --                  What follows is a FILE, even if it begins with a dash.

Method:
  Widths are those of free fonts drawn to the same widths: Liberation for Times
  New Roman, Arial and Courier New, Carlito for Calibri, Caladea for Cambria.
  Lines are broken as LibreOffice Writer breaks them (UAX #14 with changes at
  slashes and hyphens), spaces hang over the end of a line, a form feed begins a
  page. Other programs may differ by a little. Scripts that a font lacks are
  measured roughly.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source        the FILE as given; "-" for standard input
  pages         how many pages the text takes; 0 for a text without a word
  words         words, as word processors count
  lines, paragraphs
                as laid out
  lastPageFill  how full the last page is, 0 to 1
  wordsPerPage  average, least and most, without the last page where there are
                several; null without a page
  linesPerPage  average and most, in the same way
  With --words or --pages, source is what was asked, and what was not given has
  typical, least and most.

Exit status:
  0  Everything was laid out.
  1  An input could not be read; standard error names it. The others were laid
     out.
  2  The command was not understood; nothing was laid out.

Examples:
  wordbench pages --spacing 2 essay.txt
  wordbench pages --font calibri --size 11 --paper a4 --margin 2.5cm report.txt
  wordbench pages --preset book-6x9 --json novel.txt
  wordbench pages --preset mla --pages 5
`;

const ofTexts = createReportCommand({
  name: "pages",
  summary: "Count pages by laying the text out in a font and a paper.",
  help,
  valueOptions: [...pageOptionNames],
  prepare(values) {
    const settings = readPageSettings(values);
    return {
      measure: (source, text) => createPagesReport(source, text, settings),
      format: formatPagesReports,
    };
  },
});

const mostWords = 100_000_000;
const mostPages = 1_000_000;

/** The command without a text; `null` where it is asked for none of that. */
function readEstimate(
  args: readonly string[],
): { readonly report: EstimateReport; readonly json: boolean } | null {
  if (!args.some((arg) => /^--(?:words|pages)(?:=|$)/.test(arg))) return null;
  const kinds = Object.fromEntries(
    [...pageOptionNames, "words", "pages"].map((name) => [name, "value" as const]),
  );
  const { flags, values, operands } = readArguments(args, { ...kinds, json: "flag", help: "flag" });
  const asked = values.get("words") ?? values.get("pages");
  if (flags.has("help") || asked === undefined) return null;
  if (operands.length > 0) throw new UsageError("With --words or --pages no FILE is read.");
  if (values.has("words") && values.has("pages")) throw new UsageError("Give --words or --pages, not both.");
  const perPage = estimateWordsPerPage(readPageSettings(values));
  if (perPage === null) throw new UsageError("The margins and columns leave no room for text on this paper.");
  return {
    report: values.has("words") ? ofWords(asked, perPage) : ofPages(asked, perPage),
    json: flags.has("json"),
  };
}

function ofWords(text: string, perPage: Estimate): EstimateReport {
  const words = readWholeNumber("words", text, 1, mostWords);
  const pages = roundEstimate(estimatePages(words, perPage), 2);
  return { source: `${words} words`, words, pages, wordsPerPage: roundEstimate(perPage, 0) };
}

function ofPages(text: string, perPage: Estimate): EstimateReport {
  const pages = readWholeNumber("pages", text, 1, mostPages);
  const words = roundEstimate(estimateWords(pages, perPage), 0);
  return { source: `${pages} pages`, words, pages, wordsPerPage: roundEstimate(perPage, 0) };
}

/** `wordbench pages`: texts on pages, or words and pages by estimate. */
export const pages: Command = {
  ...ofTexts,
  async run(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
    const estimate = readEstimate(args);
    if (estimate === null) return ofTexts.run(args, terminal);
    const { report, json } = estimate;
    terminal.writeOutput(json ? formatJson([report]) : formatEstimate(report));
    return exitStatus.done;
  },
};
