import { describe, expect, it } from "vitest";

import { isRestOfLine } from "./rest-of-line.ts";

/** The text with its word between brackets taken as the span. */
function ask(marked: string): boolean {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  return isRestOfLine(marked.replace("[", "").replace("]", ""), { start, end });
}

describe("isRestOfLine", () => {
  it.each([
    ["read the stored settings\n[through] a hook.", true],
    ["a list,  \n  [and] more of it.", true],
    ["It is done.\n[it] was hard.", false],
    ["as follows:\n[it] was hard.", false],
    ["A heading\n\n[it] was hard.", false],
    ["[it] was hard.", false],
    ["we met on a\n[monday] in May.", false],
    ["within a line [it] was hard.", false],
  ])("%j: %s", (text, expected) => {
    expect(ask(text)).toBe(expected);
  });
});
