import { describe, expect, it } from "vitest";

import { cleanUps, cleanUpText } from "./clean-up.ts";
import type { CleanUp } from "./clean-up.ts";

const cases: readonly (readonly [CleanUp, string, string, string])[] = [
  ["trim-lines", "en", "  a \r\n\tb  \n", "a\r\nb\n"],
  ["collapse-spaces", "en", "  a   b\u00a0 c\n", "  a b c\n"],
  ["remove-blank-lines", "en", "a\n\n \nb\n", "a\nb\n"],
  [
    "unwrap-lines",
    "en",
    "a line that goes on\n  and ends here.\n\nnext",
    "a line that goes on\n  and ends here.\n\nnext",
  ],
  ["straight-quotes", "fr", "« oui » “a” ‘b’", '"oui" "a" \'b\''],
  [
    "typographic-quotes",
    "en",
    `"Hello," she said. 'tis the '90s, don't`,
    "“Hello,” she said. ’tis the ’90s, don’t",
  ],
  ["typographic-quotes", "en", `("a 'b' c") 6'2"`, "(“a ‘b’ c”) 6'2\""],
  ["typographic-quotes", "de", `Er sagte: "Hallo 'du'!"`, "Er sagte: „Hallo ‚du‘!“"],
  ["typographic-quotes", "fr", `Il dit "oui".`, "Il dit «\u202foui\u202f»."],
  [
    "typographic-dashes",
    "en",
    "a -- b, c--d, pages 10-20, 2020-11-21...",
    "a – b, c—d, pages 10–20, 2020-11-21…",
  ],
  ["remove-diacritics", "en", "Łódź, Ærø, Đà, straße", "Lodz, AEro, Da, strasse"],
  ["slug", "en", "Ça va? Straße & Łódź’s Æther\n你好 world", "ca-va-strasse-and-lodzs-aether\n你好-world"],
  ["remove-invisible", "en", "a\u200bb\u00adc\ufeff\u202ed 👩\u200d👧", "abcd 👩\u200d👧"],
  ["normalise-nfc", "en", "e\u0301", "é"],
  ["normalise-nfkc", "en", "ﬁ②", "fi2"],
  ["tabs-to-spaces", "en", "\ta\tb", "    a   b"],
  ["spaces-to-tabs", "en", "      a  b", "\t  a  b"],
  ["strip-tags", "en", "<p class='x'>a < b</p><!-- c -->", "a < b"],
];

describe("cleanUpText", () => {
  it.each(cases)("%s (%s): %j is %j", (cleanUp, language, text, expected) => {
    expect(cleanUpText(text, cleanUp, language)).toBe(expected);
  });

  it.each(cases)("%s (%s) of %j changes nothing the second time", (cleanUp, language, text) => {
    const once = cleanUpText(text, cleanUp, language);
    expect(cleanUpText(once, cleanUp, language)).toBe(once);
  });

  it("does each with nothing", () => {
    for (const cleanUp of cleanUps) expect(cleanUpText("", cleanUp, "en")).toBe("");
  });
});
