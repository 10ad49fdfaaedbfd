import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TopTerms } from "./top-terms.ts";

const TERMS = 3000;

/** Most frequent first, then by number: the plain way. */
function sortTerms(
  counts: Int32Array,
  limit: number,
  least: number,
  isListed: (term: number) => boolean,
): number[] {
  return [...counts.keys()]
    .filter((term) => (counts[term] ?? 0) >= least && isListed(term))
    .sort((first, second) => (counts[second] ?? 0) - (counts[first] ?? 0) || first - second)
    .slice(0, limit);
}

describe("TopTerms", () => {
  it(
    "finds what sorting all terms finds, whatever changed since it was last asked",
    { timeout: 30_000 },
    () => {
      const change = fc.record({ term: fc.nat(TERMS - 1), by: fc.constantFrom(1, 1, -1), times: fc.nat(12) });
      const question = fc.record({ limit: fc.nat(20), every: fc.integer({ min: 1, max: 4 }) });
      fc.assert(
        fc.property(
          fc.array(fc.nat(6), { minLength: 1, maxLength: 40 }),
          fc.array(fc.tuple(fc.array(change, { maxLength: 60 }), question), { maxLength: 6 }),
          (pattern, rounds) => {
            const counts = Int32Array.from(
              { length: TERMS },
              (_, term) => pattern[(term * 7) % pattern.length] ?? 0,
            );
            const top = new TopTerms({
              size: TERMS,
              countOf: (term) => counts[term] ?? 0,
              compare: (first, second) => first - second,
            });
            for (const [changes, { limit, every }] of rounds) {
              for (const { term, by, times } of changes) {
                for (let time = 0; time < times; time += 1) {
                  const count = Math.max(0, (counts[term] ?? 0) + by);
                  counts[term] = count;
                  if (by > 0) top.rise(term, count);
                }
              }
              const isListed = (term: number): boolean => term % every === 0;
              expect(top.find({ limit, least: 2, isListed })).toEqual(sortTerms(counts, limit, 2, isListed));
            }
          },
        ),
        { numRuns: 200 },
      );
    },
  );
});
