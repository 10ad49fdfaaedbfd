import { describe, expect, it } from "vitest";

import { applyLineOperations } from "./apply-line-operations.ts";
import type { LineOperation, LinePattern, SortLines } from "./line-operation.ts";

const sort: SortLines = {
  kind: "sort",
  by: "alphabet",
  descending: false,
  ignoreCase: false,
  ignoreArticles: false,
  field: null,
  language: "en",
};
const exact = { ignoreCase: false, ignoreOuterSpace: false } as const;

function plain(source: string): LinePattern {
  return { source, isRegularExpression: false, ignoreCase: false };
}
function expression(source: string): LinePattern {
  return { source, isRegularExpression: true, ignoreCase: false };
}

/** Lines are written with a bar between them. */
function apply(lines: string, ...operations: readonly LineOperation[]): string {
  const outcome = applyLineOperations(lines.replaceAll("|", "\n"), operations);
  return outcome.kind === "done" ? outcome.text.replaceAll("\n", "|") : `problem: ${outcome.message}`;
}

describe("sort", () => {
  it.each<[string, Partial<SortLines>, string, string]>([
    ["by alphabet, small letters first", {}, "b|B|a|A", "a|A|b|B"],
    [
      "by alphabet, accents beside their letters",
      {},
      "zebra|éclair|eclair|apple",
      "apple|eclair|éclair|zebra",
    ],
    ["as Swedes do, with å after z", { language: "sv" }, "ål|zon|ask", "ask|zon|ål"],
    ["an unknown language as English", { language: "not a tag" }, "b|a", "a|b"],
    ["by code points, capitals first", { by: "characters" }, "a|B|A|b", "A|B|a|b"],
    ["by code points beyond the surrogates", { by: "characters" }, "\u{1f600}|\uff01", "\uff01|\u{1f600}"],
    ["by code points, case ignored", { by: "characters", ignoreCase: true }, "b|A|a|B", "A|a|b|B"],
    ["naturally", { by: "natural" }, "file10|file2|File1", "File1|file2|file10"],
    ["by number, lines without one last", { by: "number" }, "x|10 b|9 a|-1 c", "-1 c|9 a|10 b|x"],
    ["by number, descending, lines without one last", { by: "number", descending: true }, "x|9|10", "10|9|x"],
    ["by length in characters as seen", { by: "length" }, "👨‍👩‍👧|ab|abc", "👨‍👩‍👧|ab|abc"],
    [
      "descending, and equal lines as they stood",
      { by: "length", descending: true },
      "b1|a1|ccc",
      "ccc|b1|a1",
    ],
    [
      "by number, with a currency sign and digits in groups",
      { by: "number" },
      "$1,000|-$5|$999.50|$.5",
      "-$5|$.5|$999.50|$1,000",
    ],
    [
      "by number of any length",
      { by: "number" },
      "9007199254740993|9007199254740992",
      "9007199254740992|9007199254740993",
    ],
    ["by number, a hyphen in a word being no sign", { by: "number" }, "item-10|item-2", "item-2|item-10"],
    [
      "articles passed over",
      { ignoreArticles: true },
      "The Wind|A Tale|Theory|Emma|The",
      "Emma|A Tale|The|Theory|The Wind",
    ],
    [
      "articles of French",
      { ignoreArticles: true, language: "fr" },
      "L’Étranger|Le Horla|Candide",
      "Candide|L’Étranger|Le Horla",
    ],
    ["by a field after spaces", { field: { number: 2, separator: "" } }, "1  b|  2 a", "  2 a|1  b"],
    ["by the second field", { field: { number: 2, separator: "," } }, "1,b|2,a", "2,a|1,b"],
    ["blank lines first", {}, "b||a", "|a|b"],
  ])("%s", (_name, options, lines, expected) => {
    expect(apply(lines, { ...sort, ...options })).toBe(expected);
  });
});

describe("deduplicate", () => {
  it.each<[string, LineOperation, string, string]>([
    [
      "the first of each",
      { kind: "deduplicate", keep: "first", counted: false, keepsBlank: false, ...exact },
      "a|b|a",
      "a|b",
    ],
    [
      "the last of each",
      { kind: "deduplicate", keep: "last", counted: false, keepsBlank: false, ...exact },
      "a|b|a",
      "b|a",
    ],
    [
      "repeated lines, once",
      { kind: "deduplicate", keep: "repeated", counted: false, keepsBlank: false, ...exact },
      "a|b|a|c|c|a",
      "a|c",
    ],
    [
      "lines that stand once",
      { kind: "deduplicate", keep: "single", counted: false, keepsBlank: false, ...exact },
      "a|b|a",
      "b",
    ],
    [
      "only the last, case ignored, of lines between others",
      { kind: "deduplicate", keep: "last", counted: true, keepsBlank: false, ...exact, ignoreCase: true },
      "A|b|a|c|B",
      "2 a|1 c|2 B",
    ],
    [
      "with counts",
      { kind: "deduplicate", keep: "first", counted: true, keepsBlank: false, ...exact },
      "a|b|a",
      "2 a|1 b",
    ],
    [
      "case and outer space ignored",
      {
        kind: "deduplicate",
        keep: "first",
        counted: false,
        keepsBlank: false,
        ignoreCase: true,
        ignoreOuterSpace: true,
      },
      "Straße| STRASSE|strasse ",
      "Straße",
    ],
    [
      "blank lines kept",
      { kind: "deduplicate", keep: "first", counted: true, keepsBlank: true, ...exact },
      "a||a||b",
      "2 a|||1 b",
    ],
  ])("%s", (_name, operation, lines, expected) => {
    expect(apply(lines, operation)).toBe(expected);
  });
});

describe("the other operations", () => {
  it.each<[string, LineOperation, string, string]>([
    ["reverse", { kind: "reverse" }, "a|b|c", "c|b|a"],
    [
      "number",
      { kind: "number", start: 9, step: 1, padded: true, separator: ". ", skipsBlank: true },
      "a||b",
      "09. a||10. b",
    ],
    [
      "number downwards past zero",
      { kind: "number", start: 1, step: -1, padded: true, separator: " ", skipsBlank: false },
      "a|b|c",
      "01 a|00 b|-1 c",
    ],
    [
      "take numbers away",
      { kind: "unnumber", separator: null },
      "1. a|02) b|3\tc|10:30 d|2026-11-21 e",
      "a|b|c|10:30 d|2026-11-21 e",
    ],
    [
      "take a number away that an own separator follows, and the indent stays",
      { kind: "unnumber", separator: " - " },
      "1 -   a|2. b",
      "  a|2. b",
    ],
    ["take the first lines", { kind: "take", from: "start", count: 2 }, "a|b|c", "a|b"],
    ["take the last lines", { kind: "take", from: "end", count: 9 }, "a|b", "a|b"],
    [
      "affix with line breaks",
      { kind: "affix", prefix: "", suffix: "\n", skipsBlank: false },
      "a|b",
      "a||b||",
    ],
    ["split at an expression with groups", { kind: "split", at: expression("(,)") }, "a,b", "a|b"],
    ["split at a match of nothing", { kind: "split", at: expression("(?=[A-Z])") }, "OneTwo", "One|Two"],
    ["affix", { kind: "affix", prefix: "<", suffix: ">", skipsBlank: true }, "a||b", "<a>||<b>"],
    ["join", { kind: "join", separator: ", ", skipsBlank: true }, "a||b", "a, b"],
    [
      "split at text at the ends and twice; the empty last line ends with a break",
      { kind: "split", at: plain(",") },
      ",a,,b,",
      "|a||b||",
    ],
    [
      "split at half of a pair, not within a whole one",
      { kind: "split", at: plain("\udc69") },
      "👩|a\udc69b",
      "👩|a|b",
    ],
    [
      "keep half of a pair, not a whole one",
      { kind: "filter", pattern: plain("\ud83d"), keeps: "matching" },
      "👩|a\ud83db",
      "a\ud83db",
    ],
    ["split at text", { kind: "split", at: plain(".") }, "a.b|c", "a|b|c"],
    ["split at an expression", { kind: "split", at: expression(String.raw`,\s*`) }, "a, b,c", "a|b|c"],
    ["chop by graphemes", { kind: "chop", length: 2 }, "e\u0301👩‍👧x", "e\u0301👩‍👧|x"],
    ["keep what matches", { kind: "filter", pattern: plain("a."), keeps: "matching" }, "a.b|axb", "a.b"],
    ["keep the others", { kind: "filter", pattern: expression("^a"), keeps: "others" }, "ab|ba|a", "ba"],
    [
      "replace, a dollar sign for itself",
      { kind: "replace", pattern: plain("x"), replacement: "$&1" },
      "axxb",
      "a$&1$&1b",
    ],
    [
      "replace with groups",
      { kind: "replace", pattern: expression(String.raw`(\w+) (\w+)`), replacement: "$2 $1" },
      "Ada Lovelace",
      "Lovelace Ada",
    ],
    ["extract", { kind: "extract", pattern: expression(String.raw`\d+`) }, "a1b22|c|3", "1|22|3"],
    ["trim", { kind: "trim", side: "both" }, " a |\u00a0b", "a|b"],
    ["squeeze", { kind: "squeeze" }, "a  b\t c", "a b c"],
    ["remove blank lines", { kind: "remove-blank" }, "a|| |b", "a|b"],
    ["collapse blank lines", { kind: "collapse-blank" }, "a|| ||b", "a||b"],
    [
      "wrap at spaces",
      { kind: "wrap", columns: 10, breaksWords: false },
      "the quick brown fox",
      "the quick|brown fox",
    ],
    [
      "wrap wide characters as two columns",
      { kind: "wrap", columns: 5, breaksWords: false },
      "漢字 漢字",
      "漢字|漢字",
    ],
    [
      "wrap around a long word",
      { kind: "wrap", columns: 4, breaksWords: false },
      "a longword b",
      "a|longword|b",
    ],
    [
      "wrap between ideographs, not before a full stop",
      { kind: "wrap", columns: 4, breaksWords: false },
      "漢字仮名。",
      "漢字|仮|名。",
    ],
    ["wrap within a long word", { kind: "wrap", columns: 4, breaksWords: true }, "a longword", "a|long|word"],
    ["wrap a family as one", { kind: "wrap", columns: 2, breaksWords: true }, "👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧|👩‍👩‍👧"],
    ["wrap with the first indent", { kind: "wrap", columns: 6, breaksWords: false }, "  ab cd", "  ab|cd"],
    ["unwrap", { kind: "unwrap" }, "a |b||c|d", "a b||c d"],
    [
      "fields",
      { kind: "fields", numbers: [3, 1], separator: ",", outputSeparator: ";" },
      "a,b,c|d",
      "c;a|;d",
    ],
    [
      "fields between spaces",
      { kind: "fields", numbers: [2, 1], separator: "", outputSeparator: " " },
      "  Ada   Lovelace",
      "Lovelace Ada",
    ],
    ["in both", { kind: "combine", keeps: "in-both", other: "b\nc", ...exact }, "a|b|b", "b|b"],
    ["only here", { kind: "combine", keeps: "only-here", other: "b\nc", ...exact }, "a|b", "a"],
    ["either", { kind: "combine", keeps: "either", other: "b\nc\nc", ...exact }, "a|b", "a|b|c"],
  ])("%s", (_name, operation, lines, expected) => {
    expect(apply(lines, operation)).toBe(expected);
  });
});

describe("applyLineOperations", () => {
  it.each([
    ["a final line break", "b\na\n", "a\nb\n"],
    ["no final line break", "b\na", "a\nb"],
    ["CR LF", "b\r\na\r\n", "a\r\nb\r\n"],
    ["CR", "b\ra", "a\rb"],
    ["mostly LF", "c\r\nb\na\n", "a\nb\nc\n"],
    ["nothing", "", ""],
    ["one empty line", "\n", "\n"],
  ])("keeps %s", (_name, text, expected) => {
    expect(applyLineOperations(text, [{ ...sort, by: "characters" }])).toEqual({
      kind: "done",
      text: expected,
    });
  });

  it("does one after another", () => {
    expect(
      apply(
        "b|a|b",
        { kind: "deduplicate", keep: "first", counted: false, keepsBlank: false, ...exact },
        sort,
        {
          kind: "join",
          separator: "",
          skipsBlank: false,
        },
      ),
    ).toBe("ab");
  });

  it("writes line breaks alike", () => {
    expect(applyLineOperations("a\r\nb\nc\n", [{ kind: "line-breaks", lineBreak: "\r" }])).toEqual({
      kind: "done",
      text: "a\rb\rc\r",
    });
  });

  it("keeps NUL and other odd characters", () => {
    expect(applyLineOperations("b\0\n\u2028a\n", [{ kind: "reverse" }])).toEqual({
      kind: "done",
      text: "\u2028a\nb\0\n",
    });
  });

  it("refuses what would be too long", () => {
    const grow: LineOperation = { kind: "replace", pattern: plain("x"), replacement: "x".repeat(1 << 15) };
    expect(applyLineOperations("x", [grow, grow])).toMatchObject({ kind: "problem", operation: 1 });
  });

  it("names the operation whose pattern cannot be read", () => {
    const outcome = applyLineOperations("a", [
      { kind: "reverse" },
      { kind: "extract", pattern: expression("(") },
    ]);
    expect(outcome).toEqual({
      kind: "problem",
      operation: 1,
      message: "This regular expression cannot be read: unterminated group.",
    });
  });
});

// Lines are put together again with the break that most had; of two as frequent, LF comes first, then CR LF.
describe("line breaks", () => {
  it.each([
    ["a\r\nb\rc\nd", "d\nc\nb\na"],
    ["a\r\r\nb", "b\r\n\r\na"],
    ["a\n\rb", "b\n\na"],
    ["a\r\rb\nc", "c\rb\r\ra"],
    ["\r\n", "\r\n"],
    ["\r", "\r"],
    ["a\u2028b\u0085c\vd\fe", "a\u2028b\u0085c\vd\fe"],
  ])("of %j", (text, expected) => {
    expect(applyLineOperations(text, [{ kind: "reverse" }])).toEqual({ kind: "done", text: expected });
  });
});
