import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { analyseText } from "#core/analyses/analyse-text.ts";
import { countInParts, findDispersion } from "./dispersion.ts";
import { findCollocates } from "./collocation.ts";
import { indexText } from "./indexed-text.ts";
import { findKeyTerms } from "./keyness.ts";
import { findNeighbours } from "./neighbours.ts";
import { chooseTerms, sortTerms } from "./term-list.ts";
import { dispersionParts, findPlaces, findTerm, nameTerm, tabulateTerms } from "./term-table.ts";
import type { PhraseLength } from "./term-table.ts";
import { readTokens } from "./tokens.ts";

const word = fc.constantFrom(
  "a",
  "A",
  "the",
  "Dog",
  "dog",
  "well-known",
  "don’t",
  "3.5",
  "猫",
  "straße",
  "x1",
  "é",
);
const gap = fc.constantFrom(" ", " ", " ", ", ", ". ", "! ", "\n\n", "–");
const prose = fc
  .array(fc.tuple(word, gap), { maxLength: 80 })
  .map((pieces) => pieces.map((piece) => piece.join("")).join(""));
const length = fc.constantFrom<PhraseLength[]>(1, 2, 3, 4, 5);

describe("tables of terms", () => {
  it("have parts that sum up to the whole", () => {
    fc.assert(
      fc.property(prose, length, (text, size) => {
        const indexed = indexText(text);
        const table = tabulateTerms(indexed, size);
        expect(table.counts.reduce((sum, count) => sum + count, 0)).toBe(table.tokens);
        // A sentence of w words holds max(0, w − n + 1) phrases of n.
        const sentences: number[] = [];
        indexed.opensSentence.forEach((opens) => {
          if (opens === 1 || sentences.length === 0) sentences.push(1);
          else sentences.push((sentences.pop() ?? 0) + 1);
        });
        expect(table.tokens).toBe(sentences.reduce((sum, words) => sum + Math.max(0, words - size + 1), 0));
        const chosen = chooseTerms(table, {});
        expect(chosen).toHaveLength(table.types);
        for (const term of chosen) {
          const places = findPlaces(table, term);
          expect(places).toHaveLength(table.counts[term] ?? 0);
          expect(places[0]).toBe(table.firsts[term]);
          expect(findTerm(table, nameTerm(table, term))).toBe(term);
        }
      }),
    );
  });

  it("count as the analysis does that is kept up under edits", () => {
    fc.assert(
      fc.property(prose, length, (text, size) => {
        const found = analyseText("frequency", text, {
          limit: 1000,
          withoutStopWords: false,
          sizes: [size],
          leastCount: 1,
        });
        const lists = [
          found.words,
          found.twoWordPhrases,
          found.threeWordPhrases,
          found.fourWordPhrases,
          found.fiveWordPhrases,
        ];
        const table = tabulateTerms(indexText(text), size);
        const sorted = sortTerms(table, chooseTerms(table, {}), "count", "descending");
        expect(Array.from(sorted, (term) => [nameTerm(table, term), table.counts[term]])).toEqual(
          (lists[size - 1] ?? []).map(({ term, count }) => [term, count]),
        );
      }),
    );
  });

  it("measure dispersion between 0 and 1, as one term at a time is measured", () => {
    fc.assert(
      fc.property(prose, (text) => {
        const indexed = indexText(text);
        const table = tabulateTerms(indexed, 1);
        const tokens = Array.from(indexed.words, (number) => indexed.names[number] ?? "");
        table.dispersions.forEach((dispersion, term) => {
          const expected = findDispersion(countInParts(tokens, nameTerm(table, term), dispersionParts));
          if (expected === null) {
            expect(dispersion).toBeNaN();
          } else {
            expect(dispersion).toBeGreaterThanOrEqual(0);
            expect(dispersion).toBeLessThanOrEqual(1);
            expect(dispersion).toBeCloseTo(expected.dpNorm, 9);
          }
        });
      }),
    );
  });

  it("find the neighbours of a word as from its tokens", () => {
    fc.assert(
      fc.property(
        prose,
        fc.constantFrom("the", "dog", "don't"),
        fc.integer({ min: 0, max: 6 }),
        (text, node, window) => {
          const table = tabulateTerms(indexText(text), 1);
          const expected = findCollocates(readTokens(text), node, { window, minimum: 1 });
          expect(findNeighbours(table, findTerm(table, node), { window, minimum: 1 })).toEqual(expected);
        },
      ),
    );
  });
});

describe("keyness", () => {
  it("is the same seen from either text, but for the sign of the ratio", () => {
    const counts = fc
      .dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.integer({ min: 1, max: 1000 }))
      .map((record) => new Map(Object.entries(record)));
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const there = findKeyTerms(one, other);
        const back = new Map(findKeyTerms(other, one).map((key) => [key.term, key]));
        expect(back.size).toBe(there.length);
        for (const { term, logLikelihood, logRatio } of there) {
          expect(back.get(term)?.logLikelihood).toBeCloseTo(logLikelihood, 6);
          expect(back.get(term)?.logRatio).toBeCloseTo(-logRatio, 9);
        }
      }),
    );
  });
});
