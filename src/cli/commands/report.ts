import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";

import { analyseText } from "#core/analyses/analyse-text.ts";
import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { detectLanguage } from "#core/language/detect-language.ts";
import { isStopWordLanguage, loadStopWords } from "#core/lexicon/stop-words.ts";
import { site } from "#config";
import { listReportFontFiles } from "#files/report/fonts/report-font-files.ts";
import type { PageSize } from "#files/report/page-size.ts";
import { reportSchemaAddress } from "#files/report/report-addresses.ts";
import { formatReportDay, parseReportDate } from "#files/report/report-date.ts";
import { reportFormats, writeReport } from "#files/report/report-formats.ts";
import type { ReportFormat } from "#files/report/report-formats.ts";
import type { Report, ReportChoice } from "#files/report/report.ts";
import { measureSentenceLengths } from "#files/text-report/sentence-lengths.ts";
import { createTextReport, reportedTerms } from "#files/text-report/text-report.ts";
import { ratesOf } from "#files/text-report/text-rates.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, fileHelp, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { standardInput } from "../input/standard-input.ts";
import { readLanguage } from "../option-values.ts";
import { writeResult } from "../output/write-result.ts";
import type { Command } from "./command.ts";

const help = `Write the word count of a text as a report: figures with how each was counted,
readability, keywords, and the text.

Usage:
  wordbench report [FILE] --to FORMAT [-o OUT] [OPTION...]

${fileHelp("read")}
A report is of one FILE.

Options:
  --to FORMAT        pdf, docx, html, md, txt, csv or json. Default: as the
                     ending of OUT says.
  -o, --output OUT   The file to write. Default: standard output (-), which
                     takes a PDF or DOCX only where it is no terminal.
  --title TITLE      The title of the report. Default: the name of the FILE.
  --dialect DIALECT  What a word is: word, unicode or wc. Default: word.
  --language TAG     The language of the text, such as de or pt-BR. Default:
                     what the text is found to be in, or else en.
  --paper SIZE       a4 or letter, for PDF and DOCX. Default: a4.
  --without LIST     What to leave out: text, figures, charts; several with
                     commas between.
  --date DATE        The date on the report, YYYY-MM-DD. Default: today.
  -h, --help         Print this help.
  --                 What follows is a FILE, even if it begins with a dash.

Formats:
  pdf    To hand in: pages with numbers, charts, text of any script to select.
  docx   A Word document; charts come as tables.
  html   One page that needs nothing else.
  md     Markdown.
  txt    Plain text.
  csv    For spreadsheets: UTF-8 with its mark, formulas made harmless.
  json   For programs; its "$schema" names the schema.

Exit status:
  0  The report was written.
  1  The FILE could not be read or the report not be written; standard error
     says why.
  2  The command was not understood; nothing was written.

Examples:
  wordbench report essay.docx -o essay-report.pdf
  wordbench report essay.txt --to json | jq ".sections[0].parts[0].figures"
  wordbench report thesis.pdf --to csv --without text -o thesis.csv
`;

const dialects: readonly WordDialect[] = ["word", "unicode", "wc"];
const parts = ["text", "figures", "charts"] as const;
/** Formats that a terminal would garble. */
const binary: ReadonlySet<ReportFormat> = new Set<ReportFormat>(["pdf", "docx"]);

interface ReportSettings {
  readonly format: ReportFormat;
  /** `-` for standard output. */
  readonly output: string;
  readonly title: string | null;
  readonly dialect: WordDialect;
  /** `null` to tell it from the text. */
  readonly language: string | null;
  readonly pageSize: PageSize;
  readonly choice: ReportChoice;
  readonly date: string;
}

function readSettings(values: ReadonlyMap<string, string>): ReportSettings {
  const output = values.get("output") ?? "-";
  const language = values.get("language");
  return {
    format: readFormat(values.get("to"), output),
    output,
    title: values.get("title") ?? null,
    dialect: readOneOf("dialect", values.get("dialect") ?? "word", dialects),
    language: language === undefined ? null : readLanguage(language),
    pageSize: readOneOf("paper size", values.get("paper") ?? "a4", ["a4", "letter"]),
    choice: readChoice(values.get("without")),
    date: readDate(values.get("date")),
  };
}

function readFormat(told: string | undefined, output: string): ReportFormat {
  const names = reportFormats.map(({ format }) => format);
  if (told !== undefined) return readOneOf("format", told.toLowerCase(), names);
  const ending = extname(output).slice(1).toLowerCase();
  const format = names.find((name) => name === ending);
  if (format !== undefined) return format;
  throw new UsageError(
    `The format is missing: --to ${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}.`,
  );
}

function readOneOf<Value extends string>(what: string, name: string, known: readonly Value[]): Value {
  const found = known.find((value) => value === name);
  if (found !== undefined) return found;
  throw new UsageError(`There is no ${what} "${name}"; there are ${known.join(", ")}.`);
}

function readChoice(list: string | undefined): ReportChoice {
  const leftOut = new Set(
    (list === undefined ? [] : list.split(",")).map((name) => readOneOf("part", name.trim(), parts)),
  );
  return {
    text: !leftOut.has("text"),
    figures: !leftOut.has("figures"),
    charts: !leftOut.has("charts"),
  };
}

function readDate(date: string | undefined): string {
  if (date === undefined) return formatReportDay(new Date());
  try {
    parseReportDate(date);
    return date;
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`"${date}" is no date of the form YYYY-MM-DD.`);
    throw error;
  }
}

async function createReport(source: string, text: string, settings: ReportSettings): Promise<Report> {
  const { dialect, title, date } = settings;
  const language = settings.language ?? (await detectLanguage(text)).language ?? "en";
  const [primary = "en"] = language.toLowerCase().split(/[-_]/);
  const stopWords = isStopWordLanguage(primary) ? [...(await loadStopWords(primary))] : null;
  const rates = ratesOf(primary);
  const name = source === standardInput ? null : basename(source);
  const document = { language };
  const report = await createTextReport(
    {
      text,
      name,
      language,
      dialect,
      counts: analyseText("counts", text, { dialect, limit: null }, document),
      leftOut: null,
      goal: null,
      rates,
      silentRate: rates.silent,
      aloudRate: rates.aloud,
      readability: analyseText("readability", text, { language }, document),
      keywords: analyseText(
        "frequency",
        text,
        {
          limit: reportedTerms,
          sizes: [1, 2, 3],
          withoutStopWords: stopWords !== null,
          ...(stopWords === null ? {} : { stopWords }),
        },
        document,
      ),
      withoutFunctionWords: stopWords !== null,
      sentenceLengths: await measureSentenceLengths(text, language, dialect),
    },
    date,
  );
  const named = title ?? name;
  return named === null ? report : { ...report, title: named, subtitle: report.title };
}

const requireFont = createRequire(import.meta.url);

function createFontLoader(): (file: string) => Promise<Uint8Array> {
  const paths = new Map(listReportFontFiles().map(({ file, path }) => [file, path]));
  return (file) => {
    const path = paths.get(file);
    if (path === undefined) throw new RangeError(`There is no font ${file}.`);
    return readFile(requireFont.resolve(path));
  };
}

/** `wordbench report`: the word count of a text as a document. */
export const report: Command = {
  name: "report",
  summary: "Write a report: PDF, DOCX, HTML, Markdown, TXT, CSV, JSON.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      to: "value",
      output: "value",
      title: "value",
      dialect: "value",
      language: "value",
      paper: "value",
      without: "value",
      date: "value",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    if (operands.length > 1) throw new UsageError("A report is of one FILE.");
    const settings = readSettings(values);
    const options = readDocumentOptions({ flags, values });
    const { format, output, choice, pageSize } = settings;
    if (output === "-" && binary.has(format) && terminal.isOutputInteractive()) {
      throw new UsageError(`A ${format.toUpperCase()} is nothing for a terminal: name a file with -o.`);
    }
    const { results } = await readInputs(
      operands,
      terminal,
      (source) => readInputText(source, terminal, options),
      (source, { text }) => ({ source, text }),
    );
    const [input] = results;
    if (input === undefined) return exitStatus.inputFailed;
    const made = await createReport(input.source, input.text, settings);
    let missing: readonly string[] = [];
    const bytes = await writeReport(made, format, {
      choice,
      pageSize,
      producer: site.name,
      schemaAddress: `${site.origin}${reportSchemaAddress}`,
      loadFont: createFontLoader(),
      onMissingCharacters: (characters) => (missing = characters),
    });
    if (missing.length > 0) {
      terminal.writeError(
        `wordbench: no font shows ${missing.slice(0, 12).join(" ")}${missing.length > 12 ? " …" : ""}; a frame stands for each.\n`,
      );
    }
    return (await writeResult(bytes, output, terminal)) ? exitStatus.done : exitStatus.inputFailed;
  },
};
