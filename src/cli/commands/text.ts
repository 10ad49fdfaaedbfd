import { readArguments } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import {
  documentOptionKinds,
  documentOptionsHelp,
  fileHelp,
  readDocumentOptions,
} from "../input/document-options.ts";
import type { TextDocument } from "../input/document-messages.ts";
import { readInputDocument } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { formatJson } from "../output/json.ts";
import type { Command } from "./command.ts";

const help = `Print the text of documents.

Usage:
  wordbench text [OPTION...] [FILE...]

${fileHelp("printed")}

Options:
${documentOptionsHelp}
  --structure        In JSON: headings, list items, cells, links, pictures, bold
                     and italic, as spans of the text.
  --json             Print JSON instead of text.
  -h, --help         Print this help.
  --                 What follows is a FILE, even if it begins with a dash.
  All commands that read files take those from --encoding to --tight.

Text:
  As a reader sees it: paragraphs with an empty line between them, lists with
  their numbers, the cells of a row with tabs between them, footnotes with their
  marks at the end, tracked changes as if accepted. A PDF is read column by
  column, with words joined across line ends. Plain text and Markdown stay as
  they are. Lines end with LF.

Output:
  The texts one after another. What was left out of a text, such as comments,
  is told on standard error.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source     the FILE as given; "-" for standard input
  format     text, markdown, html, subtitles, rtf, docx, odt, doc or pdf
  encoding   the encoding of the bytes where the format is text; else null
  text       the text
  notes      what was left out, a sentence each
  structure  with --structure: blocks (kind, level, span, marker, part, cell),
             links (span, address), images (offset, description, address), bold,
             italic and deleted (spans); spans have start and end, in UTF-16
             units from the start of the text

Exit status:
  0  Everything was read.
  1  An input could not be read; standard error names it and says what to do.
     The others were printed.
  2  The command was not understood; nothing was printed.

Examples:
  wordbench text report.docx
  wordbench text --comments --headers letter.doc > letter.txt
  wordbench text --encoding windows-1251 old.txt
  wordbench text --password harbour statement.pdf
  wordbench text --json *.pdf | jq -r ".[].notes[]"
`;

interface TextReport {
  readonly source: string;
  readonly format: string;
  readonly encoding: string | null;
  readonly text: string;
  readonly notes: readonly string[];
  readonly structure?: object;
}

function createTextReport(
  source: string,
  { text, format, encoding, notes, structure }: TextDocument,
  hasStructure: boolean,
): TextReport {
  return { source, format, encoding, text, notes, ...(hasStructure && { structure }) };
}

function endWithLineBreak(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

/** `wordbench text`: the text of documents of any kind that is read. */
export const text: Command = {
  name: "text",
  summary: "Print the text of documents: DOCX, DOC, PDF, ODT, RTF, HTML.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      structure: "flag",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const options = readDocumentOptions({ flags, values });
    const isJson = flags.has("json");
    const { results, failed } = await readInputs(
      operands,
      terminal,
      (source) => readInputDocument(source, terminal, options),
      (source, document) => {
        // Texts are printed as they come, so that only one is held in memory.
        if (isJson) return createTextReport(source, document, flags.has("structure"));
        terminal.writeOutput(endWithLineBreak(document.text));
        return null;
      },
    );
    if (isJson) terminal.writeOutput(formatJson(results.filter((report) => report !== null)));
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};
