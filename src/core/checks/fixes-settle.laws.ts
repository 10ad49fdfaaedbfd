import fc from "fast-check";
import { expect, it } from "vitest";
import { applyFixes } from "./apply-fix.ts";
import { checkText } from "./check-text.ts";
import { defaultCheckOptions } from "./checker.ts";
import { loadChecker } from "./load-checker.ts";
import { checks } from "./registry.ts";

const checker = await loadChecker(defaultCheckOptions);
const sentences = checks.flatMap(({ flags }) => flags.map(([text]) => text));
/** Mending one mistake may bring another to light, but not for ever. */
const MOST_ROUNDS = 6;

it("comes to an end when the sure fixes are put in and the text is checked again, and again", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 4 }), (chosen) => {
      let text = chosen.join(" ");
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const sure = checkText(text, checker).filter(
          ({ tier, fixes }) => tier === "error" && fixes.length > 0,
        );
        if (sure.length === 0) return;
        text = applyFixes(text, sure).text;
      }
      expect(
        checkText(text, checker).filter(({ tier, fixes }) => tier === "error" && fixes.length > 0),
      ).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
