import { commentStyles, countCodeLines } from "#core/lines/count-code-lines.ts";
import type { CodeLineCounts, CommentStyleName } from "#core/lines/count-code-lines.ts";
import { countLines, defaultLineCountOptions } from "#core/lines/count-lines.ts";
import type { LineCountOptions, LineCounts } from "#core/lines/count-lines.ts";
import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import type { ReadOptions } from "#files/file-reader.ts";

import { readOrderedArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import type { InputReading, InputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { standardInput } from "../input/standard-input.ts";
import { readWholeNumber } from "../option-values.ts";
import { formatJson } from "../output/json.ts";
import { sourceName } from "../output/source-name.ts";
import { formatPairs, formatTable } from "../output/table.ts";
import type { Terminal } from "../terminal.ts";
import type { Command } from "./command.ts";
import { linesHelp } from "./lines-help.ts";
import { findListFiles, lineOptionKinds, readLineOperations } from "./lines-operations.ts";
import { runLineOperations } from "./lines-run.ts";

interface LinesReport extends LineCounts {
  readonly source: string;
  readonly code: CodeLineCounts | null;
  readonly text?: string;
}

interface CountSettings {
  readonly options: LineCountOptions;
  readonly style: CommentStyleName | null;
}

const MOST_COLUMNS = 1_000_000;
const grouping = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

function isCommentStyle(name: string): name is CommentStyleName {
  return Object.hasOwn(commentStyles, name);
}

function readCountSettings(values: ReadonlyMap<string, string>): CountSettings {
  const columns = values.get("columns");
  const standard = values.get("standard");
  const style = values.get("code") ?? null;
  if (style !== null && !isCommentStyle(style)) {
    throw new UsageError(
      `There is no style of comments "${style}"; there are ${Object.keys(commentStyles).join(", ")}.`,
    );
  }
  return {
    options: {
      columns:
        columns === undefined
          ? defaultLineCountOptions.columns
          : readWholeNumber("columns", columns, 1, MOST_COLUMNS),
      standardLength:
        standard === undefined
          ? defaultLineCountOptions.standardLength
          : readWholeNumber("standard", standard, 1, MOST_COLUMNS),
    },
    style,
  };
}

function createReport(source: string, text: string, { options, style }: CountSettings): LinesReport {
  return {
    source,
    ...countLines(text, options),
    code: style === null ? null : countCodeLines(text, style),
  };
}

function describeSize(size: number, line: number, unit: string): string {
  return line === 0 ? "none" : `${grouping.format(size)} ${unit} (line ${grouping.format(line)})`;
}

function describeCounts(report: LinesReport): readonly (readonly [name: string, value: string])[] {
  const number = (value: number) => grouping.format(value);
  const { columns, standardLength, code } = report;
  return [
    ["Lines", number(report.lines)],
    ["Newlines, as wc -l", number(report.newlines)],
    ["Not blank", number(report.nonBlank)],
    ["Blank", number(report.blank)],
    ["Unique", number(report.unique)],
    ["Duplicate", number(report.duplicate)],
    ["Stand once", number(report.single)],
    ["Longest", describeSize(report.longest, report.longestLine, "characters")],
    ["Shortest, not blank", describeSize(report.shortest, report.shortestLine, "characters")],
    ["Widest", describeSize(report.widest, report.widestLine, "columns")],
    ["Average", `${number(report.average)} characters`],
    ["Average, not blank", `${number(report.averageNonBlank)} characters`],
    [`Wrapped at ${number(columns)} columns`, number(report.wrapped)],
    [`Wider than ${number(columns)} columns`, number(report.overlong)],
    [`Standard lines of ${number(standardLength)} characters`, number(report.standardLines)],
    ["Standard lines without spaces", number(report.standardLinesWithoutSpaces)],
    ["Line breaks LF, CR LF, CR", [report.lf, report.crlf, report.cr].map(number).join(", ")],
    ["End with white space", number(report.trailingSpace)],
    ["With tabs", number(report.tabbed)],
    ...(code === null
      ? []
      : ([
          ["Code", number(code.code)],
          ["Comments", number(code.comment)],
          ["Blank in code", number(code.blank)],
        ] as const)),
  ];
}

const tableColumns = [
  ["Lines", ({ lines }: LinesReport) => lines],
  ["Newlines", ({ newlines }: LinesReport) => newlines],
  ["Not blank", ({ nonBlank }: LinesReport) => nonBlank],
  ["Blank", ({ blank }: LinesReport) => blank],
  ["Duplicate", ({ duplicate }: LinesReport) => duplicate],
  ["Wrapped", ({ wrapped }: LinesReport) => wrapped],
] as const;

function formatReports(reports: readonly LinesReport[]): string {
  const [first, ...others] = reports;
  if (first === undefined) return "";
  if (others.length === 0) return formatPairs(describeCounts(first));
  const table = formatTable([
    {
      heading: "Input",
      align: "left",
      cells: [...reports.map(({ source }) => sourceName(source)), "Total"],
    },
    ...tableColumns.map(([heading, read]) => {
      const counts = reports.map(read);
      const total = counts.reduce((sum, count) => sum + count, 0);
      return {
        heading,
        align: "right" as const,
        cells: [...counts, total].map((count) => grouping.format(count)),
      };
    }),
  ]);
  return table;
}

/** The texts of second lists by their files, or `null` where one could not be read, which was reported. */
async function readLists(
  files: readonly string[],
  terminal: Terminal,
  options: ReadOptions,
): Promise<ReadonlyMap<string, string> | null> {
  if (files.includes(standardInput)) {
    throw new UsageError("A second list is a file; standard input (-) cannot be one.");
  }
  if (files.length === 0) return new Map();
  const { results, failed } = await readInputs(
    files,
    terminal,
    (source) => readInputText(source, terminal, options),
    (source, { text }) => [source, text] as const,
  );
  return failed ? null : new Map(results);
}

/** Reads an input and changes its lines. */
async function readChangedText(
  source: string,
  terminal: Terminal,
  { options, operations }: { readonly options: ReadOptions; readonly operations: readonly LineOperation[] },
): Promise<InputReading<InputText>> {
  const reading = await readInputText(source, terminal, options);
  if (reading.kind === "problem" || operations.length === 0) return reading;
  const outcome = await runLineOperations(reading.result.text, operations);
  return outcome.kind === "problem"
    ? { kind: "problem", message: `${sourceName(source)}: ${outcome.message}` }
    : { kind: "read", result: { ...reading.result, text: outcome.text } };
}

/** `wordbench lines`: counts lines, or changes them. */
export const lines: Command = {
  name: "lines",
  summary: "Count lines; sort, filter, number and change them.",
  help: linesHelp,
  async run(args, terminal) {
    const given = readOrderedArguments(args, {
      ...documentOptionKinds,
      ...lineOptionKinds,
      columns: "value",
      standard: "value",
      code: "value",
      json: "flag",
      help: "flag",
    });
    if (given.flags.has("help")) {
      terminal.writeOutput(linesHelp);
      return exitStatus.done;
    }
    const options = readDocumentOptions(given);
    const settings = readCountSettings(given.values);
    const isJson = given.flags.has("json");
    // Once without the lists, so that wrong usage is told before anything is read.
    readLineOperations(given, new Map());
    const lists = await readLists(findListFiles(given.given), terminal, options);
    if (lists === null) return exitStatus.inputFailed;
    const operations = readLineOperations(given, lists);
    const changes = operations.length > 0;
    const { results, failed } = await readInputs(
      given.operands,
      terminal,
      (source) => readChangedText(source, terminal, { options, operations }),
      (source, { text }) => {
        if (!changes) return createReport(source, text, settings);
        if (isJson) return { ...createReport(source, text, settings), text };
        // Texts are printed as they come, so that only one is held in memory.
        terminal.writeOutput(text);
        return null;
      },
    );
    const reports = results.filter((report) => report !== null);
    if (isJson) terminal.writeOutput(formatJson(reports));
    else if (!changes) terminal.writeOutput(formatReports(reports));
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};
