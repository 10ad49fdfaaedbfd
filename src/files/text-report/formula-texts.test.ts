import { describe, expect, it } from "vitest";

import { computeReadability } from "#core/analyses/readability/compute-readability.ts";
import { formulaNames } from "#core/analyses/readability/readability.ts";
import type { FormulaName, ReadabilityInputs } from "#core/analyses/readability/readability.ts";

import { countsSyllables, formulaTexts, workedFormula } from "./formula-texts.ts";

const inputs: ReadabilityInputs = {
  words: 1200,
  sentences: 60,
  syllables: 1800,
  letters: 5640,
  monosyllables: 780,
  polysyllables: 130,
  fourSyllableWords: 36,
  longWords: 300,
  miniWords: 520,
  complexWords: 120,
  difficultWords: 180,
  unfamiliarWords: 150,
};

/** Short sentences of short words: the other branch of formulas that have two. */
const easy: ReadabilityInputs = { ...inputs, sentences: 200, polysyllables: 12, difficultWords: 24 };

const languageOf: Readonly<Partial<Record<FormulaName, string>>> = {
  fernandezHuerta: "es",
  szigrisztPazos: "es",
  gulpease: "it",
  wienerSachtextformel1: "de",
  wienerSachtextformel2: "de",
  wienerSachtextformel3: "de",
  wienerSachtextformel4: "de",
  fleschAmstad: "de",
  kandelMoles: "fr",
  fleschDouma: "nl",
  oborneva: "ru",
  fogPl: "pl",
  pisarek: "pl",
};

function work(name: FormulaName, counted: ReadabilityInputs): string | null {
  return workedFormula(name, computeReadability(counted, languageOf[name] ?? "en"));
}

/** Does what a reader with a calculator would: × and ÷ before + and −, squares and roots first. */
function calculate(expression: string): number {
  const tokens = expression.replaceAll(/,(?=\d{3})/g, "").match(/\d+(?:\.\d+)?|[-+−×÷()√²]/g) ?? [];
  let place = 0;
  const take = (token: string): boolean => {
    if (tokens[place] !== token) return false;
    place += 1;
    return true;
  };
  const readFactor = (): number => {
    if (take("√")) return Math.sqrt(readFactor());
    let value: number;
    if (take("(")) {
      value = readSum();
      take(")");
    } else {
      value = Number(tokens[place]);
      place += 1;
    }
    return take("²") ? value ** 2 : value;
  };
  const readProduct = (): number => {
    let value = readFactor();
    for (;;) {
      if (take("×")) value *= readFactor();
      else if (take("÷")) value /= readFactor();
      else return value;
    }
  };
  const readSum = (): number => {
    let value = readProduct();
    for (;;) {
      if (take("+")) value += readProduct();
      else if (take("−")) value -= readProduct();
      else return value;
    }
  };
  return readSum();
}

describe("workedFormula", () => {
  // Worked by hand from the published formulas: 20 words a sentence, 1.5 syllables and 4.7 letters a word, a tenth complex.
  it.each([
    ["fleschKincaidGrade", "0.39 × 1,200 ÷ 60 + 11.8 × 1,800 ÷ 1,200 − 15.59 = 9.9"],
    ["gunningFog", "0.4 × (1,200 ÷ 60 + 100 × 120 ÷ 1,200) = 12.0"],
    ["automatedReadabilityIndex", "4.71 × 5,640 ÷ 1,200 + 0.5 × 1,200 ÷ 60 − 21.43 = 10.7"],
    ["fleschReadingEase", "206.835 − 1.015 × 1,200 ÷ 60 − 84.6 × 1,800 ÷ 1,200 = 59.6"],
    // 15 % difficult words: 0.1579 × 15 + 0.0496 × 20 + 3.6365.
    ["daleChall", "0.1579 × 100 × 180 ÷ 1,200 + 0.0496 × 1,200 ÷ 60 + 3.6365 = 7.0"],
    // 20 words and 3 % long ones: half the root of 400 + 9.
    ["pisarek", "√((1,200 ÷ 60)² + (100 × 36 ÷ 1,200)²) ÷ 2 = 10.1"],
  ] as const)("writes %s with the text's own numbers", (name, expected) => {
    expect(work(name, inputs)).toBe(expected);
  });

  it.each(formulaNames.flatMap((name) => [inputs, easy].map((counted) => [name, counted] as const)))(
    "of %s comes to its result",
    (name, counted) => {
      const [expression = "", result = ""] = work(name, counted)?.split(" = ") ?? [];
      // Rounded to one decimal.
      expect(Math.abs(calculate(expression) - Number(result.replace(",", "")))).toBeLessThan(0.0501);
    },
  );

  it("says where Gulpease is cut off", () => {
    // 89 + (300 × 4 − 10 × 20) ÷ 5 is 289; 89 + (300 − 10 × 20 × 20) ÷ 20 is −96.
    const short = { ...inputs, words: 5, sentences: 4, letters: 20 };
    expect(work("gulpease", short)).toBe("89 + (300 × 4 − 10 × 20) ÷ 5, but at most 100 = 100.0");
    const long = { ...inputs, words: 20, sentences: 1, letters: 400 };
    expect(work("gulpease", long)).toBe("89 + (300 × 1 − 10 × 400) ÷ 20, but at least 0 = 0.0");
  });

  it("has nothing to write without a value", () => {
    expect(work("smog", { ...inputs, words: 0, sentences: 0 })).toBeNull();
    expect(workedFormula("gulpease", computeReadability(inputs, "en"))).toBeNull();
  });
});

describe("countsSyllables", () => {
  it.each([
    ["smog", true],
    ["forcast", true],
    ["lix", false],
    ["automatedReadabilityIndex", false],
  ] as const)("of %s is %s", (name, expected) => {
    expect(countsSyllables(name)).toBe(expected);
  });
});

describe("formulaTexts", () => {
  it("names every input that a formula writes", () => {
    const names = new Map(Object.entries(inputs).map(([input], index) => [`<${index}>`, input]));
    const marks = Object.fromEntries([...names].map(([mark, input]) => [input, mark]));
    const counted = {
      words: "",
      sentences: "",
      syllables: "",
      letters: "",
      monosyllables: "",
      polysyllables: "",
      fourSyllableWords: "",
      longWords: "",
      miniWords: "",
      complexWords: "",
      difficultWords: "",
      unfamiliarWords: "",
      ...marks,
    };
    for (const text of Object.values(formulaTexts)) {
      const written = new Set((text.worked(counted).match(/<\d+>/g) ?? []).map((mark) => names.get(mark)));
      expect(written).toEqual(new Set(text.inputs));
    }
  });
});
