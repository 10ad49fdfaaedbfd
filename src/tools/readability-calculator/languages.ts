import { formulasFor } from "#core/analyses/readability/compute-readability.ts";
import type { FormulaName } from "#core/analyses/readability/readability.ts";

import { autoLanguage } from "./settings.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** The name of a language in English; a code that nobody knows is its own name. */
export function nameLanguage(code: string): string {
  return code === "und" ? "another language" : (names.of(code) ?? code);
}

/** Languages to choose from: those with formulas of their own, and others that LIX is used in. */
const listed = "cs da de el en es et fi fr hr hu id is it ja lt lv nl no pl pt ro ru sk sl sv tr uk zh".split(
  " ",
);

/** The languages by name after the choice to detect; `current` is among them, whatever it is. */
export function languageOptions(
  current: string,
): readonly { readonly value: string; readonly name: string }[] {
  const codes =
    current === autoLanguage || current === "und" || listed.includes(current) ? listed : [...listed, current];
  return [
    { value: autoLanguage, name: "Detect automatically" },
    ...codes
      .map((code) => ({ value: code, name: nameLanguage(code) }))
      .toSorted((first, second) => first.name.localeCompare(second.name, "en")),
    { value: "und", name: "Another language" },
  ];
}

const bestKnown: readonly FormulaName[] = [
  "fleschKincaidGrade",
  "fleschReadingEase",
  "gunningFog",
  "smog",
  "automatedReadabilityIndex",
  "colemanLiau",
  "daleChall",
];
const general: readonly FormulaName[] = ["lix", "rix"];

/** The formulas for a language, the best known first, those for any language last; none where no formula fits. */
export function orderedFormulas(language: string): readonly FormulaName[] {
  const fitting = formulasFor(language);
  const known = bestKnown.filter((name) => fitting.includes(name));
  const last = general.filter((name) => fitting.includes(name));
  return [...known, ...fitting.filter((name) => !known.includes(name) && !last.includes(name)), ...last];
}

/** Formulas in which more is easier; of all others, less is. */
const moreIsEasier: ReadonlySet<string> = new Set([
  "fleschReadingEase",
  "fernandezHuerta",
  "szigrisztPazos",
  "gulpease",
  "fleschAmstad",
  "kandelMoles",
  "fleschDouma",
  "oborneva",
]);

/** Whether a lower value of a formula, or of the median grade, means an easier text. */
export function easierIsLess(score: string): boolean {
  return !moreIsEasier.has(score);
}
