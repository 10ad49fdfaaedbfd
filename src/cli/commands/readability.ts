import { analyseText } from "#core/analyses/analyse-text.ts";

import { fileHelp } from "../input/document-options.ts";
import { readLanguage } from "../option-values.ts";
import { formatReadabilityReports } from "./readability-report.ts";
import type { ReadabilityReport } from "./readability-report.ts";
import { createReportCommand } from "./report-command.ts";

const help = `Estimate how hard texts are to read, by the published formulas.

Usage:
  wordbench readability [--language TAG] [--json] [FILE...]

${fileHelp("measured")}

Options:
  --language TAG  The language of the texts, such as en, de or pt-BR; it decides
                  which formulas apply, and where sentences end. Default: en.
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
  the range are those of the formulas that give a school year.

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

Exit status:
  0  Everything was measured.
  1  An input could not be read; standard error names it. The others were
     measured.
  2  The command was not understood; nothing was measured.

Examples:
  wordbench readability essay.txt
  wordbench readability --language de brief.txt
  wordbench readability --json essay.txt | jq ".[0].fleschReadingEase"
`;

/** `wordbench readability`: how hard texts are to read. */
export const readability = createReportCommand<ReadabilityReport>({
  name: "readability",
  summary: "Estimate how hard texts are to read.",
  help,
  valueOptions: ["language"],
  prepare(values) {
    const language = readLanguage(values.get("language") ?? "en");
    return {
      measure: (source, text) => ({
        source,
        ...analyseText("readability", text, { language }, { language }),
      }),
      format: formatReadabilityReports,
    };
  },
});
