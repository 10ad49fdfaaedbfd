import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { countInUnit } from "./count-in-unit.ts";
import { countingUnits } from "./counting-units.ts";
import { cutAtoms } from "./cut-atoms.ts";
import { findOverflow } from "./find-overflow.ts";

/** Pieces that units count in ways of their own. */
const piece = fc.constantFrom(
  ..."ab Zé1.,\n\t€字か한🙂",
  "👨‍👩‍👧‍👦",
  "👍🏽",
  "e\u0301",
  "か\u3099",
  "❤️",
  "\r\n",
  " https://example.com/some/path ",
  " example.org ",
  " @ada@server.example ",
  "\u200d",
  "ﬁ",
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("").normalize("NFC"));
const unit = fc.constantFrom(...countingUnits.filter((name) => name !== "sms"));

describe("cutAtoms", () => {
  it("weighs pieces so that they sum to what the text counts", () => {
    fc.assert(
      fc.property(text, unit, fc.boolean(), (sample, name, keepLinks) => {
        const { ends, weights } = cutAtoms(sample, name, keepLinks);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        expect(sum).toBeCloseTo(countInUnit(sample, name), 4);
        expect(ends.at(-1) ?? 0).toBe(sample.length);
        expect([...ends].every((end, index) => index === 0 || end > (ends[index - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

describe("findOverflow", () => {
  it("leaves before it a text that fits, and one character more does not", () => {
    fc.assert(
      fc.property(text, unit, fc.integer({ min: 1, max: 80 }), (sample, name, most) => {
        const offset = findOverflow(sample, [{ unit: name, most }]);
        if (offset === null) {
          expect(countInUnit(sample, name)).toBeLessThanOrEqual(most + 1e-6);
          return;
        }
        expect(countInUnit(sample, name)).toBeGreaterThan(most);
        const { ends, weights } = cutAtoms(sample, name, false);
        let counted = 0;
        for (const [index, end] of ends.entries()) if (end <= offset) counted += weights[index] ?? 0;
        expect(counted).toBeLessThanOrEqual(most + 1e-6);
      }),
    );
  });
});
