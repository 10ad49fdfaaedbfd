import { describe, expect, it } from "vitest";

import { readFrontMatter } from "./front-matter.ts";

function read(...lines: readonly string[]) {
  const { title, description, slug, language } = readFrontMatter(`${lines.join("\n")}\nText.\n`);
  return [title, description, slug, language];
}

/** By YAML 1.2.2 (7.3 quoted styles, 8.1 block scalars) and TOML 1.0 (strings, tables). */
describe("readFrontMatter", () => {
  it.each<readonly [string, readonly string[], readonly unknown[]]>([
    ["none", ["# Title"], [null, null, null, null]],
    ["one that is not closed", ["---", "title: A"], [null, null, null, null]],
    ["an empty one", ["---", "---"], [null, null, null, null]],
    ["plain values", ["---", "title: A: b # c", "slug: a-b", "lang: de", "---"], ["A: b", null, "a-b", "de"]],
    ["double quotes", ["---", 'title: "A \\"b\\" # \\u00e9"', "---"], ['A "b" # é', null, null, null]],
    ["single quotes", ["---", "title: 'It''s: a'  # c", "---"], ["It's: a", null, null, null]],
    [
      "a folded block",
      ["---", "description: >-", "  One", "  two.", "", "  Three.", "title: T", "---"],
      ["T", "One two. Three.", null, null],
    ],
    ["a literal block", ["---", "description: |", "  One", "  two.", "---"], [null, "One two.", null, null]],
    ["a plain value over lines", ["---", "description: One", "  two", "---"], [null, "One two", null, null]],
    ["a quoted one over lines", ["---", 'title: "One', '  two"', "---"], ["One two", null, null, null]],
    [
      "lists before what counts",
      ["---", "tags:", "- title", "- b", "other: [a, 'b']", "title: T", "---"],
      ["T", null, null, null],
    ],
    [
      "a map within",
      ["---", "title: T", "seo:", "  title: S", "  description: D", "date: 2026-11-21", "---"],
      ["S", "D", null, null],
    ],
    ["nothing said", ["---", "title:", "description: null", "slug: ~", "---"], [null, null, null, null]],
    ["an address for a slug", ["---", "permalink: /blog/rye-bread/", "---"], [null, null, "rye-bread", null]],
    ["carriage returns", ["---\r", "title: 'T'\r", "slug: s\r", "---\r"], ["T", null, "s", null]],
    ["the end of YAML", ["---", "title: T", "..."], ["T", null, null, null]],
    [
      "TOML",
      [
        "+++",
        'title = "A \\"b\\"" # c',
        "slug = 'a\\b'",
        "draft = false",
        "[params]",
        'description = "D"',
        "+++",
      ],
      ['A "b"', "D", "a\\b", null],
    ],
    [
      "long texts of TOML",
      ["+++", 'description = """', "One \\", "  two.", '"""', "title = '''T'''", "+++"],
      ["T", "One two.", null, null],
    ],
    ["a table before", ["+++", "[menu]", 'title = "M"', "+++"], [null, null, null, null]],
  ])("%s", (_what, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it("says where", () => {
    const source = "---\na: b\ntitle: >\n  One\n  two\nslug: s\n---\n";
    const { places } = readFrontMatter(source);
    const [title] = places.get("title") ?? [];
    expect(source.slice(title?.start, title?.end)).toBe("title: >\n  One\n  two");
  });

  it("takes hostile ones in time that grows with their length", () => {
    const start = performance.now();
    for (const piece of ["a: |\n", 'a: "', "[", "a = '''", "- ", "  \n", "a:\n", 'a = """\n', "\\", "a: [\n"])
      for (const mark of ["---", "+++"])
        readFrontMatter(`${mark}\n${piece.repeat(60_000 / piece.length)}\n${mark}\n`);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
