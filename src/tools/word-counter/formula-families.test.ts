import { expect, it } from "vitest";

import { formulasFor } from "#core/analyses/readability/compute-readability.ts";

import { formulaFamilies } from "./formula-families.ts";
import { generalFormulas } from "./readability-formulas.ts";
import { languageOptions } from "./text-languages.ts";

it("is what the engine computes for each language", () => {
  for (const { code, name } of languageOptions) {
    const family = formulaFamilies.find(({ language }) => language === name);
    const computed = formulasFor(code).filter((formula) => !generalFormulas.includes(formula));
    expect(family?.formulas ?? []).toEqual(computed);
  }
  expect(formulasFor("und")).toEqual(generalFormulas);
});
