import { describe, expect, it } from "vitest";

import { countWork } from "./line-work.ts";
import type { LineFilter } from "./line-work.ts";

const options = { columns: 4, standardLength: 55 };
const text = "pear\n\nplum jam\npear\n漢字漢 \n";

function list(filter: LineFilter): readonly string[] {
  const { rows } = countWork({ text, options, style: null, filter });
  expect(rows.total).toBe(rows.numbers.length);
  return Array.from(
    rows.numbers,
    (number, index) => `${number} ${text.slice(rows.starts[index], rows.ends[index])} ${rows.lengths[index]}`,
  );
}

describe("countWork", () => {
  it.each<[LineFilter, readonly string[]]>([
    ["all", ["1 pear 4", "2  0", "3 plum jam 8", "4 pear 4", "5 漢字漢  4"]],
    ["long", ["3 plum jam 8", "5 漢字漢  4"]],
    ["duplicate", ["4 pear 4"]],
    ["blank", ["2  0"]],
    ["trailing", ["5 漢字漢  4"]],
  ])("lists %s", (filter, lines) => {
    expect(list(filter)).toEqual(lines);
  });

  it("finds what stands beyond the columns", () => {
    const { beyond } = countWork({ text, options, style: null, filter: "all" });
    expect(beyond.map(({ start, end }) => text.slice(start, end))).toEqual([" jam", "漢 "]);
  });

  it("finds it behind a tab too", () => {
    const tabbed = "\tab\n";
    const { beyond } = countWork({
      text: tabbed,
      options: { ...options, columns: 9 },
      style: null,
      filter: "all",
    });
    expect(beyond).toEqual([{ start: 2, end: 3 }]);
  });

  it("draws a map of all lines, a place each as long as there are few", () => {
    const { map } = countWork({ text, options, style: null, filter: "all" });
    expect(map.map(({ longest }) => longest)).toEqual([4, 0, 8, 4, 4]);
    const many = countWork({ text: "a\n".repeat(1000), options, style: null, filter: "all" }).map;
    expect(many.length).toBe(200);
    expect(many[1]).toEqual({ first: 6, last: 10, longest: 1, longestLine: 6 });
    expect(many.at(-1)?.last).toBe(1000);
  });

  it("has nothing of an empty text", () => {
    const { map, rows, beyond, bins } = countWork({ text: "", options, style: "hash", filter: "all" });
    expect({ map, beyond, bins, total: rows.total }).toEqual({ map: [], beyond: [], bins: [], total: 0 });
  });
});
