import { formulaNames } from "#core/analyses/readability/readability.ts";
import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";

/** A ruler: its ends, and the values on it to number. */
export interface ScaleRange {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** What is seen of a formula before it is opened; the rest is in `formula-texts.ts`, which loads when one is. */
export interface ShownFormula {
  readonly name: string;
  readonly scale: ScaleRange;
}

/** School years; the consensus is drawn on them too. */
export const gradeScale: ScaleRange = { from: 0, to: 20, ticks: [0, 5, 10, 15, 20] };
const ease: ScaleRange = { from: 0, to: 100, ticks: [0, 25, 50, 75, 100] };

export const shownFormulas: Readonly<Record<FormulaName, ShownFormula>> = {
  fleschReadingEase: { name: "Flesch reading ease", scale: ease },
  fleschKincaidGrade: { name: "Flesch-Kincaid grade", scale: gradeScale },
  gunningFog: { name: "Gunning fog", scale: gradeScale },
  smog: { name: "SMOG", scale: gradeScale },
  automatedReadabilityIndex: { name: "Automated readability index", scale: gradeScale },
  colemanLiau: { name: "Coleman-Liau index", scale: gradeScale },
  daleChall: { name: "Dale-Chall", scale: { from: 0, to: 12, ticks: [0, 3, 6, 9, 12] } },
  spache: { name: "Spache", scale: { from: 0, to: 8, ticks: [0, 2, 4, 6, 8] } },
  linsearWrite: { name: "Linsear Write", scale: gradeScale },
  lix: { name: "LIX", scale: { from: 0, to: 80, ticks: [0, 20, 40, 60, 80] } },
  rix: { name: "RIX", scale: { from: 0, to: 10, ticks: [0, 2, 4, 6, 8, 10] } },
  forcast: { name: "FORCAST", scale: gradeScale },
  eflaw: { name: "McElroy’s EFLAW", scale: { from: 0, to: 50, ticks: [0, 10, 20, 30, 40, 50] } },
  fernandezHuerta: { name: "Fernández Huerta", scale: ease },
  szigrisztPazos: { name: "Szigriszt Pazos", scale: ease },
  gulpease: { name: "Gulpease", scale: ease },
  wienerSachtextformel1: { name: "Wiener Sachtextformel 1", scale: gradeScale },
  wienerSachtextformel2: { name: "Wiener Sachtextformel 2", scale: gradeScale },
  wienerSachtextformel3: { name: "Wiener Sachtextformel 3", scale: gradeScale },
  wienerSachtextformel4: { name: "Wiener Sachtextformel 4", scale: gradeScale },
  fleschAmstad: { name: "Flesch-Amstad", scale: ease },
  kandelMoles: { name: "Kandel-Moles", scale: ease },
  fleschDouma: { name: "Flesch-Douma", scale: ease },
  oborneva: { name: "Oborneva’s Flesch", scale: ease },
  fogPl: { name: "FOG-PL", scale: gradeScale },
  pisarek: { name: "Pisarek’s index", scale: gradeScale },
};

/** The formulas that people ask for by name, in this order; they stand before the others. */
export const bestKnownFormulas: readonly FormulaName[] = [
  "fleschKincaidGrade",
  "gunningFog",
  "automatedReadabilityIndex",
  "fleschReadingEase",
];

/** Whether a formula gives a school year: those do whose values stand on that scale. */
export function givesGrade(name: FormulaName): boolean {
  return shownFormulas[name].scale === gradeScale;
}

/** Made for no language in particular. */
export const generalFormulas: readonly FormulaName[] = ["lix", "rix"];

export interface FormulaOrder {
  readonly first: readonly FormulaName[];
  /** Shown when asked for. */
  readonly more: readonly FormulaName[];
}

/**
 * The formulas made for a text's language: the best known of them first, or those that are for this language alone, or
 * else the general ones. None for a language in which none means anything; the English ones before a first result.
 */
export function orderFormulas(readability: Pick<Readability, "reasons"> | null): FormulaOrder {
  if (readability === null) return { first: bestKnownFormulas, more: [] };
  const fitting = formulaNames.filter((name) => readability.reasons[name]?.kind !== "other-language");
  const specific = fitting.filter((name) => !generalFormulas.includes(name));
  const bestKnown = bestKnownFormulas.filter((name) => fitting.includes(name));
  const first = bestKnown.length > 0 ? bestKnown : specific.length > 0 ? specific : fitting;
  return { first, more: fitting.filter((name) => !first.includes(name)) };
}
