import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { unwrapText } from "./find-unwrapping.ts";

const unwrap = (text: string) => unwrapText(text, { hyphens: "keep" });

const wrapped = [
  "The ferry left at six, whether or not anyone was on it. For eleven",
  "years that had been the rule, and the captain kept it the way other",
  "people keep a garden: daily, and with care.",
];

describe("unwrapText", () => {
  it("puts wrapped lines on one, and leaves blank lines", () => {
    expect(unwrap(`${wrapped.join("\n")}\n\n${wrapped.join("\r\n")}\r\n`)).toBe(
      `${wrapped.join(" ")}\n\n${wrapped.join(" ")}\r\n`,
    );
  });

  it("unwraps narrow lines that stop in mid-sentence", () => {
    expect(unwrap("This is a paragraph that was\nwrapped at thirty columns by\na program long ago.")).toBe(
      "This is a paragraph that was wrapped at thirty columns by a program long ago.",
    );
  });

  it.each([
    ["a list", "- one thing\n- another thing\n- a third"],
    ["a numbered list", "1. Open the box.\n2. Take it out.\n3. Close it."],
    ["fenced code", `\`\`\`\n${wrapped.join("\n")}\n\`\`\``],
    ["indented code", "Text:\n\n    let first = one + two;\n    let second = first + three;\n"],
    ["quoted lines", `> ${wrapped.join("\n> ")}`],
    ["a table", "| name | number of things |\n| ---- | ---- |\n| one  | two |"],
    [
      "verse",
      "Shall I compare thee to a summer’s day?\nThou art more lovely and more temperate:\nRough winds do shake the darling buds of May,\nAnd summer’s lease hath all too short a date;",
    ],
    ["free verse", "so much depends\nupon\n\na red wheel\nbarrow"],
    ["headings", "# Title\nText below it that is short."],
    ["an address", "Wordbench\n12 Main Street\nSpringfield"],
    ["lines that are paragraphs", "The first is here.\nThe second is here.\nThe third is here."],
    ["nothing", ""],
  ])("leaves %s alone", (_name, text) => {
    expect(unwrap(text)).toBe(text);
  });

  it("joins the lines within an item", () => {
    expect(unwrap("- an item that goes\n  on here\n- another")).toBe(
      "- an item that goes on here\n- another",
    );
  });

  it("keeps indented first lines apart", () => {
    const text = `    ${wrapped.join("\n")}\n    ${wrapped.join("\n")}`;
    expect(unwrap(text)).toBe(`    ${wrapped.join(" ")}\n    ${wrapped.join(" ")}`);
  });

  it("keeps a hyphen at the end of a line, or takes it away where it is told to", () => {
    const text =
      "It was a well-\nknown fact among the people of the town that every-\nthing was late, and that nobody had ever minded that.";
    expect(unwrap(text)).toContain("a well-known fact");
    expect(unwrapText(text, { hyphens: "join" })).toContain("that everything was late");
  });

  it("keeps the line breaks that Markdown keeps", () => {
    const text = `${wrapped[0]}\nbreaks here\\\n${wrapped[1]}\n${wrapped[2]}`;
    expect(unwrap(text)).toContain("breaks here\\\n");
  });

  it("changes nothing but white space and hyphens, whatever it is given", () => {
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            "word ",
            "Again. ",
            "\n",
            "\n\n",
            "# ",
            "- ",
            "> ",
            "```\n",
            "    ",
            "and ",
            "漢字",
            "\r\n",
          ),
          fc.string({ maxLength: 8 }),
        ),
        { maxLength: 60 },
      )
      .map((pieces) => pieces.join(""));
    const bare = (whole: string) => whole.replaceAll(/[\s\u00ad]/g, "");
    fc.assert(
      fc.property(text, (whole) => {
        expect(bare(unwrap(whole))).toBe(bare(whole));
      }),
    );
  });
});
