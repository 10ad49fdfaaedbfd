import { formulaNames } from "#core/analyses/readability/readability.ts";
import type { FormulaName } from "#core/analyses/readability/readability.ts";

import { generalFormulas } from "./readability-formulas.ts";
import { nameLanguage } from "./text-languages.ts";

/** Formulas by the language that each was made for, by ISO 639-1 code; the others are English. */
const formulasByLanguage: Readonly<Record<string, readonly FormulaName[]>> = {
  de: [
    "wienerSachtextformel1",
    "wienerSachtextformel2",
    "wienerSachtextformel3",
    "wienerSachtextformel4",
    "fleschAmstad",
  ],
  es: ["fernandezHuerta", "szigrisztPazos"],
  fr: ["kandelMoles"],
  it: ["gulpease"],
  nl: ["fleschDouma"],
  pl: ["fogPl", "pisarek"],
  ru: ["oborneva"],
};

const foreign = Object.values(formulasByLanguage).flat();

export interface FormulaFamily {
  readonly language: string;
  readonly formulas: readonly FormulaName[];
}

/** Every formula under the language that it was made for, English first, those for all languages last. */
export const formulaFamilies: readonly FormulaFamily[] = [
  {
    language: "English",
    formulas: formulaNames.filter((name) => !foreign.includes(name) && !generalFormulas.includes(name)),
  },
  ...Object.entries(formulasByLanguage).map(([code, formulas]) => ({
    language: nameLanguage(code),
    formulas,
  })),
  { language: "Any language with spaces between words", formulas: generalFormulas },
];
