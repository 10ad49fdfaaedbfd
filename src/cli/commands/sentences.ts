import { countSentenceStarts } from "#core/document/block-starts.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import type { Span } from "#core/document/span.ts";
import { readSentenceRules, sentenceLanguageTags } from "#core/sentences/language-rules.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";

import { fileHelp } from "../input/document-options.ts";
import { readLanguage } from "../option-values.ts";
import { wrapList } from "../output/wrap-list.ts";
import { createReportCommand } from "./report-command.ts";
import type { Report } from "./report-command.ts";

const help = `List the sentences of texts.

Usage:
  wordbench sentences [--language TAG] [--json] [FILE...]

${fileHelp("read")}

Options:
  --language TAG  The language of the texts, such as de or pt-BR; it decides
                  which abbreviations do not end a sentence. Default: en.
                  There are lists for
                  ${wrapList(sentenceLanguageTags, 16, " ".repeat(18))}
  --json          Print JSON instead of text.
  -h, --help      Print this help.
  --              What follows is a FILE, even if it begins with a dash.

Sentences:
  A sentence ends at a full stop, a question mark or another sign that ends
  sentences, or with its paragraph or heading; not at an abbreviation, an
  initial, a decimal point or a web address. What holds no letter and no number
  is no sentence. "wordbench count" counts the same ones.

Output:
  A sentence a line, of all inputs in the order given. A line break within a
  sentence, with the spaces around it, becomes one space.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source     the FILE as given; "-" for standard input
  sentences  the texts of its sentences, line breaks within made spaces

Exit status:
  0  Everything was read.
  1  An input could not be read; standard error names it. The others were
     listed.
  2  The command was not understood; nothing was listed.

Examples:
  wordbench sentences essay.txt
  wordbench sentences chapter-*.txt | awk "length > 200"
  wordbench sentences --json essay.txt | jq ".[0].sentences | length"
`;

interface SentencesReport extends Report {
  readonly sentences: readonly string[];
}

const WHITE_SPACE = /\s+/g;
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** The spans of a text's sentences. One that two blocks share is one here. */
function findTextSentences(text: string, rules: SentenceRules): Span[] {
  const found: Span[] = [];
  let blockStart = 0;
  for (const block of parseBlocks(text, rules)) {
    let goesOn = countSentenceStarts(block) < block.sentences.length;
    for (const { start, end } of block.sentences) {
      const before = goesOn ? found.pop() : undefined;
      found.push({ start: before?.start ?? blockStart + start, end: blockStart + end });
      goesOn = false;
    }
    blockStart += block.text.length;
  }
  return found;
}

function putOnOneLine(sentence: string): string {
  return sentence.replace(WHITE_SPACE, (space) => (LINE_BREAK.test(space) ? " " : space));
}

/** `wordbench sentences`: the sentences of texts, one a line. */
export const sentences = createReportCommand<SentencesReport>({
  name: "sentences",
  summary: "List the sentences, one a line.",
  help,
  valueOptions: ["language"],
  prepare(values) {
    const rules = readSentenceRules(readLanguage(values.get("language") ?? "en"));
    return {
      measure: (source, text) => ({
        source,
        sentences: findTextSentences(text, rules).map(({ start, end }) =>
          putOnOneLine(text.slice(start, end)),
        ),
      }),
      format: (reports) =>
        reports.flatMap(({ sentences }) => sentences.map((sentence) => `${sentence}\n`)).join(""),
    };
  },
});
