import { describe, expect, it } from "vitest";

import { countByDialect } from "#core/dialects/counting-dialects.ts";

import { excludeText, exclusionKinds } from "./exclude-text.ts";
import type { ExclusionKind } from "./exclude-text.ts";
import { findOriginalOffset } from "./remaining-text.ts";

/** What is found of each kind: the pieces of the text. */
function findPieces(text: string, kinds: readonly ExclusionKind[]): string[] {
  return excludeText(text, kinds).spans.map(({ start, end }) => text.slice(start, end));
}

describe("excludeText finds", () => {
  it.each<[ExclusionKind, string, string[]]>([
    ["frontMatter", "---\ntitle: A\n---\nText", ["---\ntitle: A\n---"]],
    ["frontMatter", "+++\r\na = 1\r\n+++\r\nText", ["+++\r\na = 1\r\n+++"]],
    ["frontMatter", "---\na: 1\n...\nText\n---", ["---\na: 1\n..."]],
    // Not at the start, not closed, and a thematic break.
    ["frontMatter", "Text\n---\na: 1\n---", []],
    ["frontMatter", "---\na: 1\n", []],
    ["frontMatter", "---\n\nText\n\n---\n", []],

    ["code", "a\n```js\nb\n```\nc", ["```js\nb\n```"]],
    ["code", "~~~\n```\n~~~\nc", ["~~~\n```\n~~~"]],
    ["code", "````\n```\n````\nc", ["````\n```\n````"]],
    // An open fence runs to the end.
    ["code", "a\n```\nb\n\nc", ["```\nb\n\nc"]],
    ["code", "> ```\n> a\n\nb", ["```\n> a"]],
    ["code", "- ```\n  a\n  ```\nb", ["```\n  a\n  ```"]],
    ["code", "```a``` b", ["```a```"]],
    ["code", "a\n\n    b\n\n    c\n\nd", ["    b\n\n    c"]],
    ["code", "\tb\na", ["\tb"]],
    // A paragraph that goes on, and one in a list item or a footnote.
    ["code", "a\n    b", []],
    ["code", "- a\n\n    b", []],
    ["code", "- a\n\n      b", ["      b"]],
    ["code", "[^1]: a\n\n    b", []],
    ["code", "`a` ``b`c`` `d", ["`a`", "``b`c``"]],
    ["code", "`a\nb` `c\n\nd`", ["`a\nb`"]],
    ["code", "\\`a` b", []],

    ["comments", "a <!-- b\n\nc --> d <!-- e", ["<!-- b\n\nc -->"]],
    ["comments", "a %%b%% c %%d", ["%%b%%"]],
    ["comments", "`<!--` a -->", []],
    ["comments", "<!--\n```\n-->\na", ["<!--\n```\n-->"]],
    ["code", "<!-- `a` --> `b`", ["`b`"]],

    ["footnotes", "a[^1] b[^note].\n\n[^1]: c\nd\n\n    e\n\nf", ["[^1]", "[^note]", "[^1]: c\nd\n\n    e"]],
    ["footnotes", "[^1]: a\n[^2]: b", ["[^1]: a", "[^2]: b"]],
    ["footnotes", "a^[b [c] d] e", ["^[b [c] d]"]],

    ["citations", "so (Smith, 2019) b", ["(Smith, 2019)"]],
    ["citations", "(Smith & Jones, 2019, p. 4)", ["(Smith & Jones, 2019, p. 4)"]],
    [
      "citations",
      "(see Smith et al., 2019a, 2020; de la Cruz, n.d.)",
      ["(see Smith et al., 2019a, 2020; de la Cruz, n.d.)"],
    ],
    ["citations", "(O’Neil and García-Márquez 1967: 12–15)", ["(O’Neil and García-Márquez 1967: 12–15)"]],
    ["citations", "(J. R. Smith, in press)", ["(J. R. Smith, in press)"]],
    ["citations", "Smith (2019) and Lee et al. (2020, pp. 3–4)", ["(2019)", "(2020, pp. 3–4)"]],
    ["citations", "(March 2019) (in 2019) (a lot, 2019 or so) (WHO) (1,200 people)", []],
    [
      "citations",
      "(e.g., Smith, 2019; see also Lee, 2021) (World Health Organization [WHO], 2020) “yes” (p. 42)",
      ["(e.g., Smith, 2019; see also Lee, 2021)", "(World Health Organization [WHO], 2020)", "(p. 42)"],
    ],
    ["citations", "it rained (2019)", []],
    ["citations", "a [12], b [3, 5–7].", ["[12]", "[3, 5–7]"]],
    ["citations", "[1](http://a.com) [2]: http://b.com [x] [1234567]", []],
    ["citations", "[@key] [-@key, p. 4; see @b] a@b.com [c@d]", ["[@key]", "[-@key, p. 4; see @b]"]],
    ["citations", "\\cite{a,b} \\parencite[see][4]{c} \\emph{d}", ["\\cite{a,b}", "\\parencite[see][4]{c}"]],
    // Nothing within code is anything but code.
    ["citations", "`[12]` <!-- (Smith, 2019) -->", []],

    ["quotations", "> a\n> b\nc\n\n> d", ["> a\n> b", "> d"]],
    ["quotations", "He said “one two three four five” to her.", ["“one two three four five”"]],
    ["quotations", "He said “one two three four” to her.", []],
    [
      "quotations",
      "„eins zwei drei vier fünf“ «un deux trois quatre cinq»",
      ["„eins zwei drei vier fünf“", "«un deux trois quatre cinq»"],
    ],
    ["quotations", 'Say "one two three four five" and 5" wide.', ['"one two three four five"']],
    // Not across paragraphs.
    ["quotations", "“one two three\n\nfour five six”", []],

    [
      "urls",
      "See https://example.com/a_(b), www.b.org. (http://c.com/d)",
      ["https://example.com/a_(b)", "www.b.org", "http://c.com/d"],
    ],
    ["urls", "doi:10.1000/182 example.com/page end.So example.com", ["doi:10.1000/182", "example.com/page"]],
    ["urls", "[a](http://b.com)[c](http://d.com)", ["http://b.com", "http://d.com"]],
    ["urls", "`http://a.com`", []],

    ["markdown", "# A #\n\nB\n---\n", ["# ", "#", "---"]],
    [
      "markdown",
      "**a** *b* _c_ ~~d~~ ==e== ***f***",
      ["**", "**", "*", "*", "_", "_", "~~", "~~", "==", "==", "***", "***"],
    ],
    ["markdown", "snake_case_name 2 * 3 a* b *", []],
    ["markdown", "\\*a\\*", ["\\", "\\"]],
    ["markdown", "- a\n1. b\n* [x] c", ["- ", "1. ", "* [x] "]],
    ["markdown", "> > a", ["> ", "> "]],
    ["markdown", "* * *\n\na", ["* * *"]],
    ["markdown", "[a](b 'c') ![d](<e>) [f][g] [h]", ["[", "](b 'c')", "![", "](<e>)", "[", "][g]"]],
    ["markdown", "[[a]] [[b|c]] ![[d.png]]", ["[[", "]]", "[[b|", "]]", "![[d.png]]"]],
    ["markdown", "<b>a</b> <https://c.com> 1 < 2 > 0", ["<b>", "</b>", "<", ">"]],
    ["markdown", "a | b\n--- | ---\nc | d\n\ne | f", ["|", "--- | ---", "|"]],
    ["markdown", "[a]: http://b.com 'c'", ["[a]: http://b.com 'c'"]],
  ])("%s in %j", (kind, text, pieces) => {
    expect(findPieces(text, [kind])).toEqual(pieces);
  });
});

describe("excludeText leaves", () => {
  it.each<[string, readonly ExclusionKind[], string]>([
    // Marks and notes stand on a word; a space before what goes, goes with it.
    ["un**believ**able[^1].", exclusionKinds, "unbelievable."],
    ["It is so (Lee, 2020).", exclusionKinds, "It is so."],
    ["It is (Lee, 2020) so.", exclusionKinds, "It is so."],
    ["a<!-- b c -->d", exclusionKinds, "ad"],
    // Words do not melt together.
    ["a`b`c", exclusionKinds, "a c"],
    ["a|b\n-|-\nc|d", exclusionKinds, "a b\n\nc d"],
    ["a<br>b <b>c</b>d", exclusionKinds, "a b cd"],
    ["see (`x`) “`y`”", ["code"], "see () “”"],
    ["a\n\n```\nb\n```\n\nc", ["code"], "a\n\n\n\nc"],
    ["See https://a.com/b.", ["urls"], "See."],
    ["**a** `b`", [], "**a** `b`"],
    ["", exclusionKinds, ""],
  ])("of %j", (text, kinds, rest) => {
    expect(excludeText(text, kinds).text).toBe(rest);
  });
});

const paper = `---
title: A paper
---
# On *cats*

Cats sleep **a lot** (Smith & Jones, 2019, p. 4). See [this page](https://example.com "Title")[^1], or [12].
As Lee (2020) puts it, “cats sleep more than dogs ever do”. <!-- check
this --> They do.

> They sleep, and they sleep (Lee, 2020).

- one
- [ ] two

\`\`\`js
const cats = 2;
\`\`\`

Done with \`cats\`.

[^1]: A note (Kim, 2021) at https://example.com.
`;

describe("excludeText counts", () => {
  it("gives what two kinds claim to the first, and says how many of each and how many words", () => {
    const { counts, spans } = excludeText(paper, exclusionKinds);
    expect(counts).toEqual({
      // --- title: A paper ---
      frontMatter: { occurrences: 1, words: 5 },
      // ```js const cats = 2; ```, and `cats`.
      code: { occurrences: 2, words: 7 },
      comments: { occurrences: 1, words: 4 },
      // The definition has 7 words, its citation and address included; the reference stands on a word.
      footnotes: { occurrences: 2, words: 7 },
      // > They sleep, and they sleep (Lee, 2020). and 7 words in marks.
      quotations: { occurrences: 2, words: 8 + 7 },
      // (Smith & Jones, 2019, p. 4). is six, (2020) and [12]. one each.
      citations: { occurrences: 3, words: 8 },
      // Stands on "page".
      urls: { occurrences: 1, words: 0 },
      // # * * ** ** [ ](… "Title") - - [ ], of which # and - are words, "Title")[^1], too; - [ ] is three.
      markdown: { occurrences: 9, words: 1 + 1 + 1 + 3 },
    });
    for (const [index, { start, end }] of spans.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
    }
  });

  it("counts the words that the text loses", () => {
    const { counts, text } = excludeText(paper, exclusionKinds);
    const lost = Object.values(counts).reduce((sum, { words }) => sum + words, 0);
    expect(countByDialect(paper, "word") - countByDialect(text, "word")).toBe(lost);
  });

  it("finds what stands within a kind that is not asked for", () => {
    expect(findPieces(paper, ["citations"])).toEqual([
      "(Smith & Jones, 2019, p. 4)",
      "[12]",
      "(2020)",
      "(Lee, 2020)",
      "(Kim, 2021)",
    ]);
  });

  it("takes the length of quotations that it is given", () => {
    const options = { minimumQuotationWords: 1 };
    expect(excludeText("A “term” here.", ["quotations"], options).counts.quotations).toEqual({
      occurrences: 1,
      words: 1,
    });
  });
});

describe("findOriginalOffset", () => {
  it("finds each remaining character in the original", () => {
    const { text, kept } = excludeText(paper, exclusionKinds);
    const added: number[] = [];
    for (let offset = 0; offset < text.length; offset += 1) {
      const original = findOriginalOffset(kept, offset);
      if (paper.charAt(original) !== text.charAt(offset)) added.push(offset);
    }
    expect(added).toEqual([]);
    expect(findOriginalOffset(kept, text.length)).toBe(paper.length);
  });

  it("takes an added space for the character after it", () => {
    const { text, kept } = excludeText("a`b`c", ["code"]);
    expect(text).toBe("a c");
    expect([0, 1, 2, 3].map((offset) => findOriginalOffset(kept, offset))).toEqual([0, 4, 4, 5]);
  });

  it("has nowhere to point when nothing remains", () => {
    expect(findOriginalOffset(excludeText("`a`", ["code"]).kept, 0)).toBe(0);
  });
});

/** The pieces that are repeated to a megabyte; the others to a quarter of it, to keep the tests short. */
const REPEATED_MOST = new Set(["[", "`", "<!--"]);

describe("excludeText takes time in proportion to a text of", () => {
  it.each(
    [
      "[",
      "]",
      "`",
      "`a",
      "``a`",
      "<!--",
      "<!-- -->",
      "%%",
      "%% ",
      "(",
      "(a",
      "((Smith, 2019",
      "[^1",
      "^[",
      "[^a]: b\n",
      "*a",
      "_a ",
      "**a",
      "~~a",
      "[a](",
      "[a]( 'b",
      "[[a|",
      "[a]",
      "<a ",
      "<",
      "\\",
      "> ",
      "- ",
      "- - ",
      "|a",
      "| - ",
      "“a ",
      '"a ',
      "«",
      "http://a)",
      "http://",
      "www.",
      "a.b/",
      "\\cite{",
      "\\citecite",
      "[@a",
      "[1,",
      "#",
      "# ",
      "\t",
      "    a\n",
      "```\n",
      "~~~\n\n",
      "---\n",
      "+++\n",
      "    ",
      "\n",
      "\r",
      "\r\n \r\n",
      "1. ",
      "a\n===\n",
      "a|b\n-|-\n",
      "Smith (2019",
      "語",
      "🙂*",
      "\0",
    ].map((piece) => [piece]),
  )("%j", { timeout: 20_000 }, (piece) => {
    const length = REPEATED_MOST.has(piece) ? 1_000_000 : 250_000;
    const text = piece.repeat(Math.ceil(length / piece.length));
    expect(excludeText(text, exclusionKinds).text.length).toBeLessThanOrEqual(text.length);
  });
});
