import { describe, expect, it } from "vitest";

import { parseHistory, withDraw } from "./history.ts";

const draw = { kind: "words", items: ["lantern"] } as const;

describe("parseHistory", () => {
  it("reads draws, and leaves out what is none", () => {
    expect(
      parseHistory([draw, null, 3, { kind: "passphrases", items: ["a"] }, { kind: "words", items: [1] }]),
    ).toEqual([draw]);
    expect(parseHistory("lantern")).toBeUndefined();
  });
});

describe("withDraw", () => {
  it("puts the newest first and lets the oldest go", () => {
    const many = Array.from({ length: 30 }, (_, number) => ({
      kind: "words" as const,
      items: [`word${number}`],
    }));
    const history = withDraw(many, draw);
    expect(history).toHaveLength(30);
    expect(history[0]).toEqual(draw);
  });

  it("keeps no empty draw and none twice in a row", () => {
    expect(withDraw([draw], draw)).toEqual([draw]);
    expect(withDraw([draw], { kind: "words", items: [] })).toEqual([draw]);
  });
});
