import * as language from "./formulas-by-language.ts";
import * as english from "./formulas.ts";
import { formulaNames } from "./readability.ts";
import type {
  FormulaName,
  Readability,
  ReadabilityCaution,
  ReadabilityConsensus,
  ReadabilityInputs,
  ReadabilityReason,
} from "./readability.ts";

/** What a formula is for, and what it needs. */
interface FormulaRule {
  readonly compute: (inputs: ReadabilityInputs) => number;
  /** Language code; `null` for every language that puts spaces between words. */
  readonly language: string | null;
  /** How a value is turned into a school year; missing where it is none. */
  readonly toGrade?: (value: number) => number;
  /** The sample that it was made for, if not the 100 words that all of them take. */
  readonly sample?: { readonly unit: "words" | "sentences"; readonly least: number };
  /** The value above which it was never tried. */
  readonly most?: { readonly value: number; readonly sentence: string };
  /** The words above which it misleads. */
  readonly longest?: { readonly words: number; readonly sentence: string };
}

const LEAST_WORDS = 100;
const same = (value: number): number => value;

const formulaRules: Readonly<Record<FormulaName, FormulaRule>> = {
  fleschReadingEase: { compute: english.fleschReadingEase, language: "en" },
  fleschKincaidGrade: { compute: english.fleschKincaidGrade, language: "en", toGrade: same },
  gunningFog: { compute: english.gunningFog, language: "en", toGrade: same },
  smog: {
    compute: english.smog,
    language: "en",
    toGrade: same,
    sample: { unit: "sentences", least: 30 },
  },
  automatedReadabilityIndex: {
    compute: english.automatedReadabilityIndex,
    language: "en",
    toGrade: same,
  },
  colemanLiau: { compute: english.colemanLiau, language: "en", toGrade: same },
  daleChall: {
    compute: english.daleChall,
    language: "en",
    toGrade: (value) => {
      const { from, to } = english.daleChallGrades(value);
      return (from + to) / 2;
    },
  },
  spache: {
    compute: english.spache,
    language: "en",
    most: {
      value: 4,
      sentence:
        "Made for texts of the first three school years; harder texts are better judged by Dale-Chall.",
    },
    longest: {
      words: 1000,
      sentence:
        "Made for samples of 100 to 150 words: it counts an unfamiliar word once, so that a long text seems easier.",
    },
  },
  linsearWrite: { compute: english.linsearWrite, language: "en", toGrade: same },
  lix: { compute: english.lix, language: null },
  rix: { compute: english.rix, language: null },
  forcast: {
    compute: english.forcast,
    language: "en",
    toGrade: same,
    sample: { unit: "words", least: 150 },
  },
  eflaw: { compute: english.eflaw, language: "en" },
  fernandezHuerta: { compute: language.fernandezHuerta, language: "es" },
  szigrisztPazos: { compute: language.szigrisztPazos, language: "es" },
  gulpease: { compute: language.gulpease, language: "it" },
  wienerSachtextformel1: { compute: language.wienerSachtextformel1, language: "de", toGrade: same },
  wienerSachtextformel2: { compute: language.wienerSachtextformel2, language: "de", toGrade: same },
  wienerSachtextformel3: { compute: language.wienerSachtextformel3, language: "de", toGrade: same },
  wienerSachtextformel4: { compute: language.wienerSachtextformel4, language: "de", toGrade: same },
  fleschAmstad: { compute: language.fleschAmstad, language: "de" },
  kandelMoles: { compute: language.kandelMoles, language: "fr" },
  fleschDouma: { compute: language.fleschDouma, language: "nl" },
  oborneva: { compute: language.oborneva, language: "ru" },
  fogPl: { compute: language.fogPl, language: "pl", toGrade: same },
  pisarek: { compute: language.pisarek, language: "pl", toGrade: same },
};

const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  es: "Spanish",
  it: "Italian",
  de: "German",
  fr: "French",
  nl: "Dutch",
  ru: "Russian",
  pl: "Polish",
};

/** Languages written without spaces between words, in which no formula here means anything. */
const languagesWithoutSpaces: ReadonlySet<string> = new Set("zh yue ja th lo km my bo dz".split(" "));

/** The formulas that were made for a language (a primary code), in the order of the results. */
export function formulasFor(code: string): readonly FormulaName[] {
  return formulaNames.filter((name) => isMadeFor(formulaRules[name], code));
}

/**
 * Applies every formula to what was counted in a text of `code`, a primary language code. A formula for another language,
 * and every one without a word or a sentence, gives `null` and a reason. Values of short texts are given with a caution.
 *
 * The consensus is the median of the formulas that give a school year, with the lowest and highest of them; Dale-Chall
 * takes part with the middle of the years that its score stands for.
 */
export function computeReadability(inputs: ReadabilityInputs, code = "en"): Readability {
  const values: Partial<Record<FormulaName, number>> = {};
  const reasons: Partial<Record<FormulaName, ReadabilityReason>> = {};
  const cautions: Partial<Record<FormulaName, ReadabilityCaution>> = {};
  for (const name of formulaNames) {
    const rule = formulaRules[name];
    const reason = findReason(rule, inputs, code);
    if (reason !== null) {
      reasons[name] = reason;
      continue;
    }
    const value = rule.compute(inputs);
    values[name] = value;
    const caution = findCaution(rule, value, inputs);
    if (caution !== null) cautions[name] = caution;
  }
  const of = (name: FormulaName): number | null => values[name] ?? null;
  return {
    fleschReadingEase: of("fleschReadingEase"),
    fleschKincaidGrade: of("fleschKincaidGrade"),
    gunningFog: of("gunningFog"),
    smog: of("smog"),
    automatedReadabilityIndex: of("automatedReadabilityIndex"),
    colemanLiau: of("colemanLiau"),
    daleChall: of("daleChall"),
    spache: of("spache"),
    linsearWrite: of("linsearWrite"),
    lix: of("lix"),
    rix: of("rix"),
    forcast: of("forcast"),
    eflaw: of("eflaw"),
    fernandezHuerta: of("fernandezHuerta"),
    szigrisztPazos: of("szigrisztPazos"),
    gulpease: of("gulpease"),
    wienerSachtextformel1: of("wienerSachtextformel1"),
    wienerSachtextformel2: of("wienerSachtextformel2"),
    wienerSachtextformel3: of("wienerSachtextformel3"),
    wienerSachtextformel4: of("wienerSachtextformel4"),
    fleschAmstad: of("fleschAmstad"),
    kandelMoles: of("kandelMoles"),
    fleschDouma: of("fleschDouma"),
    oborneva: of("oborneva"),
    fogPl: of("fogPl"),
    pisarek: of("pisarek"),
    language: code,
    inputs,
    consensus: findConsensus(values),
    reasons,
    cautions,
  };
}

function isMadeFor(rule: FormulaRule, code: string): boolean {
  return rule.language === null ? !languagesWithoutSpaces.has(code) : rule.language === code;
}

function findReason(rule: FormulaRule, inputs: ReadabilityInputs, code: string): ReadabilityReason | null {
  if (!isMadeFor(rule, code)) {
    const sentence =
      rule.language === null
        ? "Made for languages with spaces between words."
        : `Made for ${languageNames[rule.language] ?? rule.language}.`;
    return { kind: "other-language", sentence };
  }
  if (inputs.words > 0 && inputs.sentences > 0) return null;
  return { kind: "no-words", sentence: "There are no words to compute it from yet." };
}

function findCaution(rule: FormulaRule, value: number, inputs: ReadabilityInputs): ReadabilityCaution | null {
  const { unit, least } = rule.sample ?? { unit: "words", least: LEAST_WORDS };
  if (inputs[unit] < least) {
    const sentence = `Made for samples of ${least} ${unit} or more: in a shorter text, one sentence can move it by whole grades.`;
    return { kind: "short-sample", sentence };
  }
  if (rule.longest !== undefined && inputs.words > rule.longest.words)
    return { kind: "long-sample", sentence: rule.longest.sentence };
  if (rule.most !== undefined && value > rule.most.value)
    return { kind: "outside-range", sentence: rule.most.sentence };
  return null;
}

function findConsensus(values: Readonly<Partial<Record<FormulaName, number>>>): ReadabilityConsensus | null {
  const formulas: FormulaName[] = [];
  const grades: number[] = [];
  for (const name of formulaNames) {
    const value = values[name];
    const { toGrade } = formulaRules[name];
    if (value === undefined || toGrade === undefined) continue;
    formulas.push(name);
    grades.push(toGrade(value));
  }
  const sorted = grades.sort((first, second) => first - second);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const above = sorted[Math.floor(sorted.length / 2)] ?? lowest;
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? lowest;
  return { median: (below + above) / 2, lowest, highest, formulas };
}
