import { describe, expect, it } from "vitest";

import { readPlainPage } from "../page/written-page.ts";
import { loadLanguageTools } from "../words/language-tools.ts";
import { readPage } from "../words/page-reading.ts";
import { findMissingTerms, loadRarities, saturate } from "./missing-terms.ts";

const read = (text: string) => readPage(readPlainPage(text), "en");

async function find(own: string, ...others: string[]) {
  const [tools, rarities] = await Promise.all([loadLanguageTools("en"), loadRarities("en")]);
  const competitors = others.map((text, index) => ({ name: `Text ${index + 1}`, reading: read(text) }));
  return findMissingTerms(read(own), competitors, tools, rarities);
}

describe("saturate", () => {
  // tf / (tf + k1) at average length, k1 = 1.2: 1 use 45 %, 3 uses 71 %, 8 uses 87 %, 30 uses 96 %.
  it.each([
    [0, 0],
    [1, 0.4545],
    [3, 0.7143],
    [8, 0.8696],
    [30, 0.9615],
  ])("%i times: %d", (count, share) => {
    expect(saturate(count, 500, 500)).toBeCloseTo(share, 4);
  });
});

describe("findMissingTerms", () => {
  it("names what others have, with evidence", async () => {
    const terms = await find(
      "We bake.",
      "Hydration matters. Hydrations vary.",
      "The hydration of dough. Dough!",
    );
    const hydration = terms.find(({ term }) => term === "hydration");
    expect(hydration).toMatchObject({ inTexts: 2, counts: [2, 1], ownCount: 0 });
    expect(hydration?.example).toEqual({ page: "Text 1", text: "Hydration matters." });
  });

  it("wants two texts to have a term, and leaves out function words and what one has oneself", async () => {
    const terms = await find(
      "Rye bread, rye bread.",
      "The rye bread and a banneton.",
      "The rye bread and the oven.",
    );
    expect(terms.map(({ term }) => term)).toEqual([]);
  });

  it("takes phrases whole, and not across marks", async () => {
    const terms = await find("x", "Stone oven. Rye, salt.", "A stone oven. Rye, salt.");
    expect(terms.map(({ term }) => term)).toContain("stone oven");
    expect(terms.map(({ term }) => term)).not.toContain("stone");
    expect(terms.map(({ term }) => term)).not.toContain("rye salt");
  });

  it.each([[[]], [[""]], [["", "  "]]])("finds nothing in %j", async (others) => {
    expect(await find("x", ...others)).toEqual([]);
  });
});
