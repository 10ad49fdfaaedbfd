import { formulasFor } from "#core/analyses/readability/compute-readability.ts";
import type { FormulaName } from "#core/analyses/readability/readability.ts";

/** Languages to choose from: those with formulas of their own, and others that LIX is used in. */
export const readLanguages =
  "cs da de el en es et fi fr hr hu id is it ja lt lv nl no pl pt ro ru sk sl sv tr uk zh".split(" ");

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
