import { describe, expect, it } from "vitest";

import { countWork } from "./line-work.ts";
import { buildLineReport } from "./report.ts";

const text = "pear\nfig\npear\n";
const reply = countWork({
  text,
  options: { columns: 80, standardLength: 55 },
  style: "hash",
  filter: "all",
});

describe("buildLineReport", () => {
  it("has the figures, the lengths and the steps", () => {
    const { sections, source } = buildLineReport({
      reply,
      text,
      date: "2026-11-21",
      steps: [
        { kind: "sort", values: { by: "length", down: "1" } },
        { kind: "join", values: { sep: "; " } },
      ],
    });
    expect(source.text).toBe(text);
    expect(sections.map(({ heading }) => heading)).toEqual(["Figures", "Lengths", "Steps"]);
    const [figures] = sections[0]?.parts ?? [];
    const values = figures?.kind === "figures" ? figures.figures : [];
    expect(values.slice(0, 2).map(({ label, value }) => [label, value])).toEqual([
      ["Lines", 3],
      ["Newlines, as wc -l", 3],
    ]);
    expect(values.find(({ label }) => label === "Longest")?.note).toMatch(/^Line 1\. /);
    expect(values.at(-1)).toMatchObject({ label: "Comments", value: 0 });
    const [steps] = sections[2]?.parts ?? [];
    expect(steps).toMatchObject({
      rows: [
        [1, "Sort (by: Length; language: English; descending; from field: “1”)"],
        [2, "Join (put between lines: “; ”; leave blank lines out)"],
      ],
    });
  });

  it("has no steps where there are none", () => {
    expect(buildLineReport({ reply, text, date: "2026-11-21", steps: [] }).sections.length).toBe(2);
  });
});
