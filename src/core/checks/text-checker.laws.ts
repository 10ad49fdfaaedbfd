import fc from "fast-check";
import { expect, it } from "vitest";
import type { Finding } from "#core/analysis/finding.ts";
import { checkText } from "./check-text.ts";
import { defaultCheckOptions } from "./checker.ts";
import { loadChecker } from "./load-checker.ts";
import type { ForeignLint } from "./sieve/foreign-lints.ts";
import { TextChecker } from "./text-checker.ts";

const checker = await loadChecker(defaultCheckOptions);

/** What each check of consistency looks for, what parts are made of, and what is not read. */
const pieces = fc.constantFrom(
  "It’s late. It's cold. ",
  "The colour is grey. ",
  "My favorite color is gray. ",
  "Heading\n",
  "Send an e-mail. ",
  "Each email costs. ",
  "It cost 10,000 euros, not 30000. ",
  "The World Bank Group (WBG) met. ",
  "Then the World Bank Group spoke.\n\n",
  'Lark Ltd (the "Seller") sells. ',
  "The seller keeps it.\n\n",
  "After five days we rested for 3 days. ",
  "Real-time data is fast. ",
  "We like real time data.\n\n",
  "He go home with informations. ",
  "I recieved a glorp. ",
  "A glorp is a glorp , it said .\n\n",
  "`code` ",
  "```\n",
  "<!-- ",
  " -->",
  "---\n",
  "\n\n",
  "  ",
  "x",
  "-",
  ". ",
);
const texts = fc
  .array(
    fc.oneof(
      pieces,
      pieces.map((piece) => piece.repeat(12)),
    ),
    { maxLength: 40 },
  )
  .map((list) => list.join(""));

/** A replacement, by shares of the text's length. */
const edits = fc.record({
  at: fc.nat({ max: 1000 }),
  length: fc.oneof(fc.constant(0), fc.nat({ max: 400 })),
  insert: fc.oneof(pieces, texts),
});

function checkAgain(opened: TextChecker, text: string, lints: readonly ForeignLint[]): Finding[] {
  let done = 0;
  for (const part of opened.openInSteps(text)) done = part;
  expect(done).toBeLessThanOrEqual(1);
  const steps = opened.checkInSteps(lints);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** What another checker might say of each "He go". */
function lintsOf(text: string): ForeignLint[] {
  return Array.from(text.matchAll(/We like|He go/g), ({ index }) => ({
    span: { start: index, end: index + 2 },
    kind: "Agreement",
    message: "A reason.",
    fixes: ["They"],
  }));
}

it("finds after any edits what it finds in the text as it is then", () => {
  fc.assert(
    fc.property(
      texts,
      fc.array(edits, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (start, changes, isLinted) => {
        const opened = new TextChecker(checker);
        let text = start;
        checkAgain(opened, text, isLinted ? lintsOf(text) : []);
        for (const { at, length, insert } of changes) {
          const from = Math.floor((text.length * at) / 1000);
          text = text.slice(0, from) + insert + text.slice(from + length);
          const lints = isLinted ? lintsOf(text) : [];
          expect(checkAgain(opened, text, lints)).toEqual(checkText(text, checker, lints));
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

it("goes on rightly after work that was called off half-way", () => {
  fc.assert(
    fc.property(
      texts,
      texts,
      fc.nat({ max: 200 }),
      fc.nat({ max: 200 }),
      (first, second, opening, checking) => {
        const opened = new TextChecker(checker);
        checkAgain(opened, first, []);
        const steps = opened.openInSteps(second + first);
        for (let step = 0; step < opening; step += 1) steps.next();
        const checks = opened.checkInSteps([]);
        for (let step = 0; step < checking; step += 1) checks.next();
        expect(checkAgain(opened, second, [])).toEqual(checkText(second, checker));
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
