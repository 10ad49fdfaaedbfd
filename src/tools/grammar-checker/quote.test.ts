import { describe, expect, it } from "vitest";

import { quoteAfter, quoteBefore } from "./quote.ts";

describe("a quotation", () => {
  const long =
    "Nobody in the whole town had ever seen anything like the light that stood above the harbour that night.";

  it("keeps to the line", () => {
    expect(quoteBefore("One.\nTwo three", 9)).toBe("Two ");
    expect(quoteAfter("One two\nthree", 3)).toBe(" two");
  });

  it("cuts between words, and says so", () => {
    // Offset 30, 50 units before 80, lies in "ever"; offset 60, 50 after 10, in "light".
    expect(quoteBefore(long, 80)).toBe(`…${long.slice(long.indexOf("seen"), 80)}`);
    expect(quoteAfter(long, 10)).toBe(`${long.slice(10, long.indexOf(" light"))}…`);
  });

  it("is whole at the ends of a text", () => {
    expect(quoteBefore(long, 6)).toBe("Nobody");
    expect(quoteAfter(long, long.length - 6)).toBe("night.");
  });
});
