import { formulaNames } from "#core/analyses/readability/readability.ts";
import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";
import { formulaTitles } from "#files/text-report/formula-titles.ts";

/** A ruler: its ends, and the values on it to number. */
export interface ScaleRange {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** What is seen of a formula before it is opened; the rest is in `files/text-report/formula-texts.ts`, which loads when one is. */
export interface ShownFormula {
  readonly name: string;
  readonly scale: ScaleRange;
}

/** School years; the consensus is drawn on them too. */
export const gradeScale: ScaleRange = { from: 0, to: 20, ticks: [0, 5, 10, 15, 20] };
const ease: ScaleRange = { from: 0, to: 100, ticks: [0, 25, 50, 75, 100] };

export const shownFormulas: Readonly<Record<FormulaName, ShownFormula>> = {
  fleschReadingEase: { name: formulaTitles.fleschReadingEase, scale: ease },
  fleschKincaidGrade: { name: formulaTitles.fleschKincaidGrade, scale: gradeScale },
  gunningFog: { name: formulaTitles.gunningFog, scale: gradeScale },
  smog: { name: formulaTitles.smog, scale: gradeScale },
  automatedReadabilityIndex: { name: formulaTitles.automatedReadabilityIndex, scale: gradeScale },
  colemanLiau: { name: formulaTitles.colemanLiau, scale: gradeScale },
  daleChall: { name: formulaTitles.daleChall, scale: { from: 0, to: 12, ticks: [0, 3, 6, 9, 12] } },
  spache: { name: formulaTitles.spache, scale: { from: 0, to: 8, ticks: [0, 2, 4, 6, 8] } },
  linsearWrite: { name: formulaTitles.linsearWrite, scale: gradeScale },
  lix: { name: formulaTitles.lix, scale: { from: 0, to: 80, ticks: [0, 20, 40, 60, 80] } },
  rix: { name: formulaTitles.rix, scale: { from: 0, to: 10, ticks: [0, 2, 4, 6, 8, 10] } },
  forcast: { name: formulaTitles.forcast, scale: gradeScale },
  eflaw: { name: formulaTitles.eflaw, scale: { from: 0, to: 50, ticks: [0, 10, 20, 30, 40, 50] } },
  fernandezHuerta: { name: formulaTitles.fernandezHuerta, scale: ease },
  szigrisztPazos: { name: formulaTitles.szigrisztPazos, scale: ease },
  gulpease: { name: formulaTitles.gulpease, scale: ease },
  wienerSachtextformel1: { name: formulaTitles.wienerSachtextformel1, scale: gradeScale },
  wienerSachtextformel2: { name: formulaTitles.wienerSachtextformel2, scale: gradeScale },
  wienerSachtextformel3: { name: formulaTitles.wienerSachtextformel3, scale: gradeScale },
  wienerSachtextformel4: { name: formulaTitles.wienerSachtextformel4, scale: gradeScale },
  fleschAmstad: { name: formulaTitles.fleschAmstad, scale: ease },
  kandelMoles: { name: formulaTitles.kandelMoles, scale: ease },
  fleschDouma: { name: formulaTitles.fleschDouma, scale: ease },
  oborneva: { name: formulaTitles.oborneva, scale: ease },
  fogPl: { name: formulaTitles.fogPl, scale: gradeScale },
  pisarek: { name: formulaTitles.pisarek, scale: gradeScale },
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
