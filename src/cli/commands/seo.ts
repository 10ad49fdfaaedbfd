import { assessPage } from "#core/seo/assess-page.ts";
import type { AssessmentOptions } from "#core/seo/assess-page.ts";
import { findMissingTerms, loadRarities, mostCompetitors } from "#core/seo/terms/missing-terms.ts";
import { readKeyphrase } from "#core/seo/words/keyphrase.ts";
import { loadLanguageTools } from "#core/seo/words/language-tools.ts";
import { readPage } from "#core/seo/words/page-reading.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, fileHelp, readDocumentOptions } from "../input/document-options.ts";
import { readInputs } from "../input/read-inputs.ts";
import { standardInput } from "../input/standard-input.ts";
import { readLanguage } from "../option-values.ts";
import { formatJson } from "../output/json.ts";
import type { Command } from "./command.ts";
import { readInputPage } from "./seo-page.ts";
import { describeSeoReport, formatSeoReports } from "./seo-report.ts";
import type { SeoReport } from "./seo-report.ts";

const help = `Assess texts for search engines and readers, check by check.

Usage:
  wordbench seo --keyphrase WORDS [OPTIONS] [FILE...]

${fileHelp("assessed")}
HTML and Markdown are read as such: headings, links, alternative texts, and what
the head or front matter says.

Options:
  --keyphrase WORDS      The phrase that the page should be found by. Words are
                         found in any form and order; in quotation marks within
                         the value, only as they stand.
  --synonyms A,B         Other words for it.
  --title TEXT           The title in results. Default: that of the page.
  --slug TEXT            The last part of the address. Default: that of the
                         canonical address or the front matter.
  --description TEXT     The meta description. Default: that of the page.
  --site HOST            The site's own host: links to it are internal.
  --used A,B             Keyphrases of other pages of the site.
  --cornerstone          A page that others lead to: it should be longer.
  --competitor FILE      Another text, to find terms that are missing. Up to 5:
                         give it again, or part the names by commas.
  --language TAG         The language of the texts, such as en, de or pt-BR.
                         Default: en. Passive voice, transition words and word
                         complexity are for English alone.
  --json                 Print JSON instead of text.
  -h, --help             Print this help.
  --                     What follows is a FILE, even if it begins with a dash.

JSON:
  An array with an object an input.
  source       the FILE as given; "-" for standard input
  assessments  by check: id, name, group, rating (good, ok or bad), basis
               (published, usability or folklore), message, fix, spans (start
               and end in UTF-16 units of the file as it is written; of HTML, of
               its source; of documents, of their text), source
  notApplicable  the checks that have nothing to rate, and why
  outline      the headings: text, level, span, wordsBelow
  outlineFaults  kind, message, span
  missingTerms with --competitor: term, inTexts, counts, ownCount, weight,
               example
  counts, words, sentences, title, slug, description

Exit status:
  0  Everything was assessed, whatever the ratings.
  1  An input could not be read; standard error names it. The others were
     assessed.
  2  The command was not understood; nothing was assessed.

Examples:
  wordbench seo --keyphrase "sourdough starter" article.md
  wordbench seo --keyphrase bread --title "Bread for beginners" --json page.html
  wordbench seo --keyphrase bread --competitor a.txt,b.html mine.txt
`;

const mostList = 50;

function readList(value: string | undefined): readonly string[] {
  const parts = (value ?? "").split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "").slice(0, mostList);
}

/** Takes out the one option that may be given several times; each holds one file, or several parted by commas. */
function takeCompetitors(args: readonly string[]): {
  readonly competitors: readonly string[];
  readonly rest: readonly string[];
} {
  const competitors: string[] = [];
  const rest: string[] = [];
  const end = args.indexOf("--");
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? "";
    const isOption = (end < 0 || index < end) && /^--competitor(?:=|$)/.test(argument);
    if (!isOption) {
      rest.push(argument);
      continue;
    }
    if (argument === "--competitor") index += 1;
    const value = argument === "--competitor" ? (args[index] ?? "") : argument.slice("--competitor=".length);
    const files = readList(value);
    if (files.length === 0 || value.startsWith("--"))
      throw new UsageError("The option --competitor needs a value.");
    competitors.push(...files);
  }
  return { competitors, rest };
}

/** `wordbench seo`: what helps a page to be found and read. */
export const seo: Command = {
  name: "seo",
  summary: "Assess texts for search engines and readers.",
  help,
  async run(args, terminal) {
    const { competitors, rest } = takeCompetitors(args);
    const { flags, values, operands } = readArguments(rest, {
      ...documentOptionKinds,
      keyphrase: "text",
      synonyms: "text",
      title: "text",
      slug: "text",
      description: "text",
      site: "value",
      used: "value",
      language: "value",
      cornerstone: "flag",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const keyphrase = values.get("keyphrase") ?? "";
    if (keyphrase.trim() === "") throw new UsageError("The option --keyphrase is needed.");
    if (competitors.length > mostCompetitors) {
      throw new UsageError(`The option --competitor takes up to ${mostCompetitors} files.`);
    }
    if (competitors.includes(standardInput) && (operands.length === 0 || operands.includes(standardInput)))
      throw new UsageError("Standard input (-) can be given only once.");
    const tools = await loadLanguageTools(readLanguage(values.get("language") ?? "en"));
    if (readKeyphrase(keyphrase, tools) === null)
      throw new UsageError("The value of --keyphrase needs a letter or a number.");
    const options = readDocumentOptions({ flags, values });
    const readInput = (source: string) => readInputPage(source, terminal, options);
    const others =
      competitors.length === 0
        ? { results: [], failed: false }
        : await readInputs(competitors, terminal, readInput, (name, { page }) => ({
            name,
            reading: readPage(page, tools.language),
          }));
    const rarities = others.results.length === 0 ? null : await loadRarities(tools.language);
    const said = readSaid(values, flags);
    const { results, failed } = await readInputs(
      operands,
      terminal,
      readInput,
      (source, { page, toFile }): SeoReport => {
        const assessment = assessPage(page, { keyphrase, ...said }, tools);
        const terms =
          others.results.length === 0
            ? null
            : findMissingTerms(assessment.reading, others.results, tools, rarities);
        return { source, assessment, terms, toFile };
      },
    );
    terminal.writeOutput(
      flags.has("json") ? formatJson(results.map(describeSeoReport)) : formatSeoReports(results),
    );
    return failed || others.failed ? exitStatus.inputFailed : exitStatus.done;
  },
};

/** What is said of the page on the command line; what is not is left to the page. */
function readSaid(
  values: ReadonlyMap<string, string>,
  flags: ReadonlySet<string>,
): Omit<AssessmentOptions, "keyphrase"> {
  const title = values.get("title");
  const slug = values.get("slug");
  const description = values.get("description");
  return {
    synonyms: readList(values.get("synonyms")),
    siteHost: values.get("site") ?? "",
    isCornerstone: flags.has("cornerstone"),
    otherKeyphrases: readList(values.get("used")).map((used) => ({ keyphrase: used, page: used })),
    ...(title === undefined ? {} : { title }),
    ...(slug === undefined ? {} : { slug }),
    ...(description === undefined ? {} : { description }),
  };
}
