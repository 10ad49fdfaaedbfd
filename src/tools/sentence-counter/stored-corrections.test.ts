import { describe, expect, it } from "vitest";

import { parseStoredCorrections, withCorrections } from "./stored-corrections.ts";

const join = { kind: "join", offset: 12, print: 345 } as const;

describe("stored corrections", () => {
  it("are read, what is ill-formed left out", () => {
    const stored = {
      a: [join, { kind: "cut", offset: 1, print: 2 }, { kind: "split", offset: "3", print: 2 }, null],
      b: 7,
    };
    expect(parseStoredCorrections(stored)).toEqual({ a: [join], b: [] });
    expect(parseStoredCorrections([join])).toBeUndefined();
    expect(parseStoredCorrections("a")).toBeUndefined();
  });

  it("keep the documents that were corrected last", () => {
    let stored = withCorrections({}, "first", [join]);
    for (let document = 0; document < 50; document += 1)
      stored = withCorrections(stored, `d${document}`, [join]);
    expect(Object.keys(stored)).toHaveLength(50);
    expect(stored["first"]).toBeUndefined();
    expect(withCorrections(stored, "d3", [])["d3"]).toBeUndefined();
  });
});
