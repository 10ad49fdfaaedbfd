import { analyseText } from "#core/analyses/analyse-text.ts";

import { readSentenceRules } from "#core/sentences/language-rules.ts";

import { readArguments } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, fileHelp, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { readLanguage } from "../option-values.ts";
import { formatJson } from "../output/json.ts";
import { wrapList } from "../output/wrap-list.ts";
import type { Command } from "./command.ts";
import { audienceNames, readAudience, readPartKind, reportDetails } from "./readability-details.ts";
import { formatReadabilityReports } from "./readability-report.ts";

const help = `Estimate how hard texts are to read, by the published formulas.

Usage:
  wordbench readability [--language TAG] [--audience NAME] [--findings]
                        [--by paragraph|window] [--json] [FILE...]

${fileHelp("measured")}

Options:
  --language TAG  The language of the texts, such as en, de or pt-BR; it decides
                  which formulas apply, and where sentences end. Default: en.
  --audience NAME Tell whether the median grade lies within what texts for such
                  readers are usually kept to: a range such as 6-8, or
                  ${wrapList(audienceNames, 5, " ".repeat(18))}.
                  Default for --findings: general.
  --findings      List what makes a text hard, a line a place: hard sentences,
                  long words, and in English passive verbs, adverbs, hedges,
                  verbs made into nouns and wordings with a simpler choice.
  --by paragraph|window
                  The score of each paragraph, or of each run of whole sentences
                  of 100 words and more: the median grade, or LIX where no
                  formula for the language gives grades.
  --json          Print JSON instead of text.
  -h, --help      Print this help.
  --              What follows is a FILE, even if it begins with a dash.

Formulas:
  English    Flesch Reading Ease, Flesch-Kincaid Grade, Gunning Fog, SMOG,
             Automated Readability Index, Coleman-Liau, Dale-Chall, Spache,
             Linsear Write, FORCAST, EFLAW
  Spanish    Fernández Huerta, Szigriszt-Pazos
  Italian    Gulpease
  German     Wiener Sachtextformel 1 to 4, Flesch-Amstad
  French     Kandel-Moles
  Dutch      Flesch-Douma
  Russian    Oborneva
  Polish     FOG-PL, Pisarek
  any        LIX, RIX
  A value is an estimate from the lengths of words and sentences, made for
  samples of 100 words or more; notes say where a text is not what a formula was
  made for.

Output:
  One input gives a formula a line, those that apply; several give a table, a
  row an input, with a dash for a formula that does not apply. The median and
  the range are those of the formulas that give a school year. With --findings
  a line has the offset, the kind, the words and the simpler choice, with tabs
  between; with --by the number, the words, the score and the beginning.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source       the FILE as given; "-" for standard input
  language     the language, without its region
  fleschReadingEase, fleschKincaidGrade, gunningFog, smog,
  automatedReadabilityIndex, colemanLiau, daleChall, spache, linsearWrite, lix,
  rix, forcast, eflaw, fernandezHuerta, szigrisztPazos, gulpease,
  wienerSachtextformel1 to wienerSachtextformel4, fleschAmstad, kandelMoles,
  fleschDouma, oborneva, fogPl, pisarek
               the value, not rounded; null where a formula does not apply
  consensus    median, lowest, highest, and the formulas taken together; null
               where none gives a school year
  inputs       what the formulas are computed from: words, sentences, syllables,
               letters, and words of several kinds
  reasons      by formula, why there is no value: kind and sentence
  cautions     by formula, why to take a value with care: kind and sentence
  audience     with --audience or --findings: name, from and to grade, and
               standing: below, within or above; null without a median
  findings     with --findings: start, end (UTF-16 offsets), kind, text, message
               and fixes; an empty fix leaves the words out
  parts        with --by: start, end, number from 1, words, sentences and score

Exit status:
  0  Everything was measured.
  1  An input could not be read; standard error names it. The others were
     measured.
  2  The command was not understood; nothing was measured.

Examples:
  wordbench readability essay.txt
  wordbench readability --language de brief.txt
  wordbench readability --audience general --findings leaflet.docx
  wordbench readability --by paragraph thesis.txt
  wordbench readability --json essay.txt | jq ".[0].fleschReadingEase"
`;

/** `wordbench readability`: how hard texts are to read, and what makes them so. */
export const readability: Command = {
  name: "readability",
  summary: "Estimate how hard texts are to read, and list what makes them so.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      language: "value",
      audience: "value",
      by: "value",
      findings: "flag",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const language = readLanguage(values.get("language") ?? "en");
    const rules = readSentenceRules(language);
    const withFindings = flags.has("findings");
    const audience = readAudience(values.get("audience") ?? (withFindings ? "general" : null));
    const by = readPartKind(values.get("by") ?? null);
    const options = readDocumentOptions({ flags, values });
    const { results, failed } = await readInputs(
      operands,
      terminal,
      (source) => readInputText(source, terminal, options),
      (source, { text }) => {
        const scores = analyseText("readability", text, { language }, { language });
        const details = reportDetails(text, scores, rules, { audience, by, withFindings });
        return { source, ...scores, ...details };
      },
    );
    terminal.writeOutput(flags.has("json") ? formatJson(results) : formatReadabilityReports(results));
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};
