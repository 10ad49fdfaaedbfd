import { describe, expect, it } from "vitest";

import { site } from "#config";

import { claimSentences } from "./claim-sentences.ts";

describe("claimSentences", () => {
  it("says nothing as the site comes", () => {
    expect(claimSentences(site.claims)).toEqual([]);
  });

  // The specification, section 9.
  it("says what the owner vouches for", () => {
    const claims = {
      rating: { value: 4.9, count: 2847 },
      wordsAnalysed: 5_000_000,
      monthlyUsers: 10_000,
    };
    expect(claimSentences(claims)).toEqual([
      "Rated 4.9 of 5 by 2,847 people.",
      "5,000,000 words analysed.",
      "10,000 people use it each month.",
    ]);
    expect(claimSentences({ ...claims, rating: null, monthlyUsers: null })).toEqual([
      "5,000,000 words analysed.",
    ]);
  });
});
