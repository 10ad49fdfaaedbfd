import { formulaNames } from "#core/analyses/readability/readability.ts";
import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";

import { sourceName } from "../output/source-name.ts";
import { formatPairs, formatTable } from "../output/table.ts";
import type { Column } from "../output/table.ts";
import type { ReadabilityDetails } from "./readability-details.ts";
import type { Report } from "./report-command.ts";

/** The readability of one input, under the keys of the JSON output. */
export interface ReadabilityReport extends Report, Readability, ReadabilityDetails {}

/** The name of each formula on a line of its own, and the shorter one over a column. */
const titles: Readonly<Record<FormulaName, readonly [name: string, heading: string]>> = {
  fleschReadingEase: ["Flesch Reading Ease", "FRE"],
  fleschKincaidGrade: ["Flesch-Kincaid Grade", "FKG"],
  gunningFog: ["Gunning Fog", "Fog"],
  smog: ["SMOG", "SMOG"],
  automatedReadabilityIndex: ["Automated Readability Index", "ARI"],
  colemanLiau: ["Coleman-Liau", "CLI"],
  daleChall: ["Dale-Chall", "DC"],
  spache: ["Spache", "Spache"],
  linsearWrite: ["Linsear Write", "LW"],
  lix: ["LIX", "LIX"],
  rix: ["RIX", "RIX"],
  forcast: ["FORCAST", "FORCAST"],
  eflaw: ["EFLAW", "EFLAW"],
  fernandezHuerta: ["Fernández Huerta", "FH"],
  szigrisztPazos: ["Szigriszt-Pazos", "SP"],
  gulpease: ["Gulpease", "Gulpease"],
  wienerSachtextformel1: ["Wiener Sachtextformel 1", "WSTF1"],
  wienerSachtextformel2: ["Wiener Sachtextformel 2", "WSTF2"],
  wienerSachtextformel3: ["Wiener Sachtextformel 3", "WSTF3"],
  wienerSachtextformel4: ["Wiener Sachtextformel 4", "WSTF4"],
  fleschAmstad: ["Flesch-Amstad", "Amstad"],
  kandelMoles: ["Kandel-Moles", "KM"],
  fleschDouma: ["Flesch-Douma", "Douma"],
  oborneva: ["Oborneva", "Oborneva"],
  fogPl: ["FOG-PL", "FOG-PL"],
  pisarek: ["Pisarek", "Pisarek"],
};

function formatValue(value: number | null): string {
  if (value === null) return "-";
  const rounded = value.toFixed(1);
  return rounded === "-0.0" ? "0.0" : rounded;
}

function describeConsensus({ consensus }: ReadabilityReport): string {
  if (consensus === null) return "-";
  const { median, lowest, highest } = consensus;
  return `${formatValue(median)}, from ${formatValue(lowest)} to ${formatValue(highest)}`;
}

/** The notes on the values that are shown, each once, with the formulas that it is about. */
function describeCautions({ cautions }: ReadabilityReport): string {
  const about = new Map<string, string[]>();
  for (const formula of formulaNames) {
    const sentence = cautions[formula]?.sentence;
    if (sentence === undefined) continue;
    const named = about.get(sentence) ?? [];
    about.set(sentence, [...named, titles[formula][0]]);
  }
  return [...about].map(([sentence, formulas]) => `\n${formulas.join(", ")}:\n  ${sentence}\n`).join("");
}

function formatOne(report: ReadabilityReport): string {
  const { words, sentences, syllables } = report.inputs;
  const values = formulaNames.flatMap((formula) => {
    const value = report[formula];
    return value === null ? [] : [[titles[formula][0], formatValue(value)] as const];
  });
  return (
    formatPairs([
      ["Source", sourceName(report.source)],
      ["Words", formatWholeNumber(words)],
      ["Sentences", formatWholeNumber(sentences)],
      ["Syllables", formatWholeNumber(syllables)],
      ...values,
      ["School year, median", describeConsensus(report)],
    ]) + describeCautions(report)
  );
}

function formatSeveral(reports: readonly ReadabilityReport[]): string {
  const shown = formulaNames.filter((formula) => reports.some((report) => report[formula] !== null));
  const columns = shown.map((formula): Column => ({
    heading: titles[formula][1],
    align: "right",
    cells: reports.map((report) => formatValue(report[formula])),
  }));
  return formatTable([
    ...columns,
    {
      heading: "Median",
      align: "right",
      cells: reports.map(({ consensus }) => formatValue(consensus?.median ?? null)),
    },
    { heading: "Source", align: "left", cells: reports.map(({ source }) => sourceName(source)) },
  ]);
}

/** `general, grades 7 to 9: within`. */
function describeAudience({ audience }: ReadabilityReport): string {
  if (audience === undefined) return "";
  const { name, from, to, standing } = audience;
  const grades = from === to ? `grade ${from}` : `grades ${from} to ${to}`;
  return `Audience ${name}, ${grades}: ${standing ?? "no median to compare"}\n`;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** What was asked for beside the scores, a line a place or part. */
function formatDetails(report: ReadabilityReport): string {
  const findings = (report.findings ?? []).map(
    ({ start, kind, text, fixes }) =>
      `${start}\t${kind}\t${onOneLine(text)}\t${fixes.map((fix) => (fix === "" ? "(leave out)" : onOneLine(fix))).join(" | ")}\n`,
  );
  const parts = (report.parts ?? []).map(
    ({ number, words, score, text }) => `${number}\t${words}\t${formatValue(score)}\t${onOneLine(text)}\n`,
  );
  return [...parts, ...findings].join("");
}

/** Reports for people: a formula a line for one input, a table for several; then what was asked for beside them. */
export function formatReadabilityReports(reports: readonly ReadabilityReport[]): string {
  const [first, ...rest] = reports;
  if (first === undefined) return "";
  const scores = rest.length === 0 ? formatOne(first) : formatSeveral(reports);
  const details = reports.map((report) => {
    const lines = describeAudience(report) + formatDetails(report);
    if (lines === "") return "";
    return rest.length === 0 ? `\n${lines}` : `\n${sourceName(report.source)}\n${lines}`;
  });
  return scores + details.join("");
}
