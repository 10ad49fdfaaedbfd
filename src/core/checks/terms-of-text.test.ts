import { describe, expect, it } from "vitest";
import { checkText } from "./check-text.ts";
import { defaultCheckOptions } from "./checker.ts";
import { loadChecker } from "./load-checker.ts";

const checker = await loadChecker(defaultCheckOptions);

function findMisspelled(text: string): string[] {
  return checkText(text, checker)
    .filter(({ check }) => check === "spelling")
    .map(({ span }) => text.slice(span.start, span.end));
}

describe("words of the text itself", () => {
  it.each([
    ["a misspelling is told", "We recieved the letter.", ["recieved"]],
    ["a word that stands as code", "Run `frobnify --all`. Then frobnify reads the file.", []],
    [
      "a part of an address",
      "The [minwinder](https://example.org/minwinder) reads it; a minwinder is small.",
      [],
    ],
    ["a word of another's code", "Run `frobnify`. We recieved the letter.", ["recieved"]],
  ])("%s", (_, text, expected) => {
    expect(findMisspelled(text)).toEqual(expected);
  });

  it("offers no coarse word for another", () => {
    const fixes = checkText("Look at the repx of this rapx.", checker).flatMap((finding) => finding.fixes);
    expect(fixes).not.toContain("rape");
  });
});
