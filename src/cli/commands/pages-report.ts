import type { Estimate } from "#core/pagination/estimate-pages.ts";
import type { PageSettings } from "#core/pagination/page-settings.ts";
import { paginate } from "#core/pagination/paginate.ts";
import type { PageLayout } from "#core/pagination/paginate.ts";

import { sourceName } from "../output/source-name.ts";
import { formatPairs, formatTable } from "../output/table.ts";
import type { Report } from "./report-command.ts";

/** The pages of a text. */
export interface PagesReport extends Report {
  readonly pages: number;
  readonly words: number;
  readonly lines: number;
  readonly paragraphs: number;
  /** How full the last page is, from 0 to 1, to three places. */
  readonly lastPageFill: number;
  /** Of all pages but the last, which is rarely full; of the only page where there is one. `null` without a page. */
  readonly wordsPerPage: { readonly average: number; readonly least: number; readonly most: number } | null;
  readonly linesPerPage: { readonly average: number; readonly most: number } | null;
}

const rounded = (value: number, places: number) => Number(value.toFixed(places));

/** Lays a text out and says how many pages it takes. */
export function createPagesReport(source: string, text: string, settings: PageSettings): PagesReport {
  const layout = paginate(text, settings);
  const pages = layout.words.length;
  return {
    source,
    pages,
    words: layout.words.reduce((sum, count) => sum + count, 0),
    lines: layout.starts.length,
    paragraphs: layout.newPages.length,
    lastPageFill: rounded(layout.lastPageFill, 3),
    wordsPerPage: pages === 0 ? null : wordsPerPage(layout),
    linesPerPage: pages === 0 ? null : linesPerPage(layout),
  };
}

function wordsPerPage({ words }: PageLayout): PagesReport["wordsPerPage"] {
  const full = words.length > 1 ? words.slice(0, -1) : words;
  const total = full.reduce((sum, count) => sum + count, 0);
  return {
    average: rounded(total / full.length, 1),
    least: full.reduce((least, count) => Math.min(least, count)),
    most: full.reduce((most, count) => Math.max(most, count)),
  };
}

function linesPerPage({ pages }: PageLayout): PagesReport["linesPerPage"] {
  const counts = Array.from(pages.subarray(1), (end, page) => end - (pages[page] ?? 0));
  const full = counts.length > 1 ? counts.slice(0, -1) : counts;
  return {
    average: rounded(full.reduce((sum, count) => sum + count, 0) / full.length, 1),
    most: full.reduce((most, count) => Math.max(most, count)),
  };
}

const whole = new Intl.NumberFormat("en");
const decimal = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("en", { style: "percent" });

/** The reports for people: a figure a line for one input, a row an input for several. */
export function formatPagesReports(reports: readonly PagesReport[]): string {
  const [only, second] = reports;
  if (only === undefined) return "";
  if (second !== undefined) {
    const column = (heading: string, cells: readonly string[]) => ({
      heading,
      align: "right" as const,
      cells,
    });
    const total = (values: readonly number[]) => whole.format(values.reduce((sum, value) => sum + value, 0));
    const counted = (heading: string, pick: (report: PagesReport) => number) =>
      column(heading, [...reports.map((report) => whole.format(pick(report))), total(reports.map(pick))]);
    return formatTable([
      counted("Pages", ({ pages }) => pages),
      counted("Words", ({ words }) => words),
      counted("Lines", ({ lines }) => lines),
      column("Words a page", [...reports.map(({ wordsPerPage: rate }) => showRate(rate)), "-"]),
      {
        heading: "Source",
        align: "left",
        cells: [...reports.map(({ source }) => sourceName(source)), "Total"],
      },
    ]);
  }
  const { wordsPerPage: perPage, linesPerPage: lines } = only;
  const rows: readonly (readonly [string, string])[] = [
    ["Source", sourceName(only.source)],
    ["Pages", whole.format(only.pages)],
    ["Last page", `${percent.format(only.lastPageFill)} full`],
    ["Words", whole.format(only.words)],
    [
      "Words a page",
      perPage === null ? "-" : `${decimal.format(perPage.average)} (${perPage.least} to ${perPage.most})`,
    ],
    ["Lines", whole.format(only.lines)],
    ["Lines a page", lines === null ? "-" : `${decimal.format(lines.average)} (at most ${lines.most})`],
    ["Paragraphs", whole.format(only.paragraphs)],
  ];
  return formatPairs(rows);
}

function showRate(rate: PagesReport["wordsPerPage"]): string {
  return rate === null ? "-" : decimal.format(rate.average);
}

/** An estimate without a text: what was asked, and what comes out of it. */
export interface EstimateReport extends Report {
  readonly words: number | Estimate;
  readonly pages: number | Estimate;
  readonly wordsPerPage: Estimate;
}

/** An estimate with the decimals that it is good for. */
export function roundEstimate({ typical, least, most }: Estimate, places: number): Estimate {
  return { typical: rounded(typical, places), least: rounded(least, places), most: rounded(most, places) };
}

/** The estimate for people, with its range. */
export function formatEstimate({ words, pages, wordsPerPage: perPage }: EstimateReport): string {
  const show = (value: number | Estimate) =>
    typeof value === "number"
      ? decimal.format(value)
      : `${decimal.format(value.typical)} (${decimal.format(value.least)} to ${decimal.format(value.most)})`;
  return formatPairs([
    ["Words", show(words)],
    ["Pages", show(pages)],
    ["Words a page", show(perPage)],
  ]);
}
