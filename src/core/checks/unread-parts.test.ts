import { describe, expect, it } from "vitest";

import { findUnreadParts } from "./unread-parts.ts";

describe("findUnreadParts", () => {
  it.each([
    ["Plain words, and/or more of them.", []],
    ["Run `npm tset` first.", ["`npm tset`"]],
    ["See [the giude](docs/giude.md) here.", ["(docs/giude.md)"]],
    ['See [this](https://example.org/a_b "A title").', ['(https://example.org/a_b "A title")']],
    ["[1]: https://example.org/sorce", ["[1]: https://example.org/sorce"]],
    ['A <a href="x" clas="y">link</a>.', ['<a href="x" clas="y">', "</a>"]],
    ["It is in src/tools/README.md now.", ["src/tools/README.md"]],
    ["Either x < y or y > x.", []],
    ["See [the guide][giude] here.", ["[giude]"]],
    ["One<br/>two&nbsp;three &ndash; four.", ["<br/>", "&nbsp;", "&ndash;"]],
    ["{% endcomment %} and {{ site.nmae }}", ["{% endcomment %}", "{{ site.nmae }}"]],
    ["Marks & Spencer; R&D and more;", []],
    ["He/she went, either/or/both.", []],
    ["`[a](b/c.md)` and <!-- src/x.ts -->", ["`[a](b/c.md)`", "<!-- src/x.ts -->"]],
  ])("%j: %j", (text, expected) => {
    expect(findUnreadParts(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });
});
