import { formulaNames } from "#core/analyses/readability/readability.ts";
import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";

import type { ReportPart, ReportSection, ReportTable } from "../report/report.ts";
import { countsSyllables, formulaTexts, inputNames, workedFormula } from "./formula-texts.ts";
import type { InputName } from "./formula-texts.ts";
import { formulaTitles } from "./formula-titles.ts";
import { lengthCaution } from "./readability-cautions.ts";
import { describeConsensus, gradesOf } from "./readability-consensus.ts";

/** The formulas for the text's language, with what each was computed from; a sentence where none fits the language. */
export function readabilitySection(readability: Readability, language: string): ReportSection | null {
  const { inputs, consensus } = readability;
  if (inputs.words === 0) return null;
  const names = formulaNames.filter((name) => readability[name] !== null);
  if (names.length === 0) {
    return {
      heading: "Readability",
      parts: [
        {
          kind: "paragraph",
          text: `Formulas count the words between spaces, so none of them fits a text in ${nameLanguage(language)}.`,
        },
      ],
    };
  }
  const text = describeConsensus(readability);
  const caution = lengthCaution(inputs.words);
  const isOfGrades = consensus !== null && consensus.formulas.length > 1;
  const notes: readonly (string | null)[] = [
    text === null ? null : `${text.range}: ${text.middle}.`,
    caution,
    `Formulas were made for prose: lists and verse mislead them, and they know nothing of meaning.${
      names.some(countsSyllables) ? " Syllables are estimated from spelling." : ""
    }`,
  ];
  return {
    heading: "Readability",
    parts: [
      ...notes.flatMap((note): ReportPart[] => (note === null ? [] : [{ kind: "paragraph", text: note }])),
      ...(isOfGrades ? [gradeChart(readability)] : []),
      formulaTable(readability, names),
      ...listCautions(readability, names),
      inputTable(readability, names),
      meaningTable(names),
    ],
  };
}

function gradeChart(readability: Readability): ReportPart {
  return {
    kind: "chart",
    title: readability.language === "en" ? "Grade by each formula" : "School year by each formula",
    chart: {
      shape: "bars",
      unit: readability.language === "en" ? "Grade" : "School year",
      bars: gradesOf(readability).map(({ name, grade }) => ({
        label: formulaTitles[name],
        value: Math.max(0, toOneDecimal(grade)),
      })),
    },
  };
}

function formulaTable(readability: Readability, names: readonly FormulaName[]): ReportTable {
  return {
    kind: "table",
    caption: "Scores, and how each was computed",
    columns: [
      { label: "Formula", type: "text" },
      { label: "Score", type: "number" },
      { label: "Computed", type: "text" },
    ],
    rows: names.map((name) => {
      const value = readability[name];
      return [
        formulaTitles[name],
        value === null ? null : toOneDecimal(value),
        workedFormula(name, readability),
      ];
    }),
  };
}

/** Why to take scores with care: each reason once, with the formulas that it holds for. */
function listCautions({ cautions }: Readability, names: readonly FormulaName[]): readonly ReportPart[] {
  const sentences = new Set(names.flatMap((name) => cautions[name]?.sentence ?? []));
  return [...sentences].map((sentence) => {
    const concerned = names.filter((name) => cautions[name]?.sentence === sentence);
    return {
      kind: "paragraph",
      text: `With care: ${concerned.map((name) => formulaTitles[name]).join(", ")}. ${sentence}`,
    };
  });
}

/** Only what goes into one of the formulas. */
function inputTable({ inputs }: Readability, names: readonly FormulaName[]): ReportTable {
  const used = new Set(names.flatMap((name) => formulaTexts[name].inputs));
  return {
    kind: "table",
    caption: "What the scores are computed from",
    columns: [
      { label: "Counted", type: "text" },
      { label: "Number", type: "number" },
    ],
    rows: inputOrder.filter((input) => used.has(input)).map((input) => [inputNames[input], inputs[input]]),
  };
}

const inputOrder: readonly InputName[] = [
  "words",
  "sentences",
  "syllables",
  "letters",
  "monosyllables",
  "polysyllables",
  "fourSyllableWords",
  "longWords",
  "miniWords",
  "complexWords",
  "difficultWords",
  "unfamiliarWords",
];

function meaningTable(names: readonly FormulaName[]): ReportTable {
  return {
    kind: "table",
    caption: "What the scores say, and whose they are",
    columns: [
      { label: "Formula", type: "text" },
      { label: "Meaning", type: "text" },
      { label: "Source", type: "text" },
    ],
    rows: names.map((name) => [formulaTitles[name], formulaTexts[name].meaning, formulaTexts[name].source]),
  };
}

/** As the page shows it; nothing just below zero is written as −0. */
function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

function nameLanguage(code: string): string {
  if (code === "und") return "this language";
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}
