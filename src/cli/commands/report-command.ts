import { readArguments } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { formatJson } from "../output/json.ts";
import type { Command } from "./command.ts";

/** What is said of one input: an object of the JSON output, with the input's name first. */
export interface Report {
  /** The path as it was given; `-` for standard input. */
  readonly source: string;
}

/** What a command does once its options are understood. */
export interface Reporting<OneReport extends Report> {
  measure(source: string, text: string): OneReport;
  /** The reports for people. */
  format(reports: readonly OneReport[]): string;
}

interface ReportCommand<OneReport extends Report> {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** The options that take a value, by their long names; `--json`, `--help` and those about files every such command has. */
  readonly valueOptions: readonly string[];
  /** Understands the values of the options; throws a `UsageError` for one that is wrong. */
  prepare(values: ReadonlyMap<string, string>): Reporting<OneReport> | Promise<Reporting<OneReport>>;
}

/** Makes a command that measures its inputs one by one and prints a report of each, as text or as JSON. */
export function createReportCommand<OneReport extends Report>({
  name,
  summary,
  help,
  valueOptions,
  prepare,
}: ReportCommand<OneReport>): Command {
  const valueKinds = Object.fromEntries(valueOptions.map((option) => [option, "value" as const]));
  return {
    name,
    summary,
    help,
    async run(args, terminal) {
      const { flags, values, operands } = readArguments(args, {
        ...documentOptionKinds,
        ...valueKinds,
        json: "flag",
        help: "flag",
      });
      if (flags.has("help")) {
        terminal.writeOutput(help);
        return exitStatus.done;
      }
      const { measure, format } = await prepare(values);
      const options = readDocumentOptions({ flags, values });
      const { results, failed } = await readInputs(
        operands,
        terminal,
        (source) => readInputText(source, terminal, options),
        (source, { text }) => measure(source, text),
      );
      terminal.writeOutput(flags.has("json") ? formatJson(results) : format(results));
      return failed ? exitStatus.inputFailed : exitStatus.done;
    },
  };
}
