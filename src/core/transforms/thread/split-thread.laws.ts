import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { countInUnit } from "#core/limits/count-in-unit.ts";
import { findGraphemes } from "#core/scan/boundaries.ts";

import { splitThread } from "./split-thread.ts";

const piece = fc.constantFrom(
  ..."ab Z1.,\n€字。",
  "word ",
  "Another sentence. ",
  "👨‍👩‍👧‍👦",
  "❤️",
  " https://example.com/p ",
  "\n\n",
);
const text = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(""));
const unit = fc.constantFrom("x", "graphemes", "threads", "mastodon", "utf16", "utf8");
const numbering = fc.constantFrom("none", "start", "end");

describe("splitThread", () => {
  it("keeps every visible character in its order, and every part to the limit", () => {
    fc.assert(
      fc.property(
        text,
        unit,
        numbering,
        fc.integer({ min: 40, max: 120 }),
        fc.boolean(),
        (sample, name, numbered, most, paragraphs) => {
          const { parts, restStart } = splitThread(sample, {
            limits: [{ unit: name, most }],
            numbering: numbered,
            paragraphs,
          });
          expect(restStart).toBeNull();
          const joined = parts.map(({ start, end }) => sample.slice(start, end)).join("");
          expect(joined.replaceAll(/\s/g, "")).toBe(sample.replaceAll(/\s/g, ""));
          const edges = new Set(findGraphemes(sample));
          for (const part of parts) {
            expect(countInUnit(part.text, name)).toBeLessThanOrEqual(most);
            expect(part.over).toBe(false);
            expect(edges.has(part.start)).toBe(true);
            expect(part.text.trim()).toBe(part.text);
          }
          const links = [...sample.matchAll(/https:\/\/example\.com\/p(?= )/g)].map(({ index }) => index);
          for (const link of links) {
            expect(parts.some(({ start, end }) => start <= link && link + 21 <= end)).toBe(true);
          }
        },
      ),
    );
  });
});
