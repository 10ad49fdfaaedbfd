import fc from "fast-check";
import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";
import { defaultCheckOptions } from "./checker.ts";
import { loadChecker } from "./load-checker.ts";

const checker = await loadChecker(defaultCheckOptions);
const pieces = fc.constantFrom(
  "the",
  "the ",
  "He go",
  " informations",
  ",",
  " .",
  "😀",
  "`",
  "\n\n",
  "recieve ",
  "(",
  "I ",
  "it's",
  "’",
  "–",
  "\u0000",
  "!",
);

it("gives findings that lie within the text, in order, apart from each other, whatever the text", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces, { maxLength: 30 }).map((list) => list.join("")),
        fc.string({ unit: "binary", maxLength: 80 }),
      ),
      (text) => {
        let end = 0;
        for (const { span, fixes } of checkText(text, checker)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(fixes).not.toContain(text.slice(span.start, span.end));
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: 200 },
  );
});
