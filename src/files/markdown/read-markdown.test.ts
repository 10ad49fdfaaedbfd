import { describe, expect, it } from "vitest";

import { readDocument, textsOf } from "../fixtures/read-document.ts";

const source = `---
title: no heading
---

# Title *here*

Para with **bold *both***, a [link](https://example.org/ "t") and ![A boat](boat.png).
Second [line][ref], <https://auto.example/>.

Setext
------

1. one **x**
2. two
   more [deep](#d)
   - nested \`code\`

     loose **y**
* star

> Quoted *z*
> > deeper [q](q.html)

| A | **B** |
|---|---|
| c | c |

\`\`\`
# no heading
\`\`\`

[ref]: https://example.net/
`;

describe("the structure of Markdown", () => {
  it("points into the text, which stays as written", async () => {
    const document = await readDocument("notes.md", source);
    const { structure, text } = document;
    expect(text).toBe(source);
    const blocks = structure.blocks.map(
      ({ kind, level, span }) => `${kind} ${level}: ${text.slice(span.start, span.end)}`,
    );
    expect(blocks).toEqual([
      "heading 1: # Title *here*",
      `paragraph 0: Para with **bold *both***, a [link](https://example.org/ "t") and ![A boat](boat.png).\nSecond [line][ref], <https://auto.example/>.`,
      "heading 2: Setext\n------",
      "list-item 1: 1. one **x**",
      "list-item 1: 2. two\n   more [deep](#d)",
      "list-item 2: - nested `code`",
      "paragraph 0: loose **y**",
      "list-item 1: * star",
      "paragraph 0: Quoted *z*",
      "paragraph 0: deeper [q](q.html)",
      "paragraph 0: A",
      "paragraph 0: **B**",
      "paragraph 0: c",
      "paragraph 0: c",
      "paragraph 0: ```\n# no heading\n```",
    ]);
    expect(textsOf(document, structure.bold)).toEqual(["bold *both*", "x", "y", "B"]);
    expect(textsOf(document, structure.italic)).toEqual(["here", "both", "z"]);
    expect(structure.links.map(({ span, address }) => [text.slice(span.start, span.end), address])).toEqual([
      ["link", "https://example.org/"],
      ["line", "https://example.net/"],
      ["https://auto.example/", "https://auto.example/"],
      ["deep", "#d"],
      ["q", "q.html"],
    ]);
    expect(structure.images).toEqual([
      { offset: source.indexOf("![A"), description: "A boat", address: "boat.png" },
    ]);
    expect(
      structure.blocks
        .map(({ cell }) => cell && [cell.row, cell.column, cell.isHeading])
        .filter((cell) => cell !== null),
    ).toEqual([
      [0, 0, true],
      [0, 1, true],
      [1, 0, false],
      [1, 1, false],
    ]);
    expect(
      textsOf(
        document,
        structure.blocks.map(({ marker }) => marker),
      ).filter((marker) => marker !== ""),
    ).toEqual(["#", "1.", "2.", "-", "*"]);
  });

  it("is told by the name alone", async () => {
    expect((await readDocument("notes.txt", "# Title")).format).toBe("text");
    expect((await readDocument("README.MD", '<p align="center"><b>x</b></p>\n<p>y</p>')).format).toBe(
      "markdown",
    );
  });

  it("finds the places in long texts", async () => {
    const text = Array.from(
      { length: 3000 },
      (_, index) => `## Part ${index}\n\nSome *words* of ${index}.\n`,
    ).join("\n");
    const document = await readDocument("long.md", text);
    expect(document.structure.italic).toHaveLength(3000);
    expect(new Set(textsOf(document, document.structure.italic))).toEqual(new Set(["words"]));
  });

  it("gives up the structure of what is too tangled, never the text", async () => {
    for (const tangle of [
      "> ".repeat(50_000),
      "**a_".repeat(40_000),
      "[".repeat(100_000),
      "- ".repeat(50_000),
    ]) {
      const document = await readDocument("tangle.md", tangle);
      expect(document.text).toBe(tangle);
    }
  });
});
