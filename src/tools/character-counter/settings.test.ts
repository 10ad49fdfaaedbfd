import { describe, expect, it } from "vitest";

import { limitCodec, parseLimitKeys, pauseMilliseconds, readLimit } from "./settings.ts";

describe("limits in the address", () => {
  it.each([
    ["x-post", "x-post"],
    ["none", "none"],
    ["words~250~650~Essay", "words~250~650~Essay"],
    ["words~250~650~", "words~250~650~Own limit"],
    ["gone", undefined],
    ["words~9~3~x", undefined],
  ])("%s is read as %s", (text, value) => {
    expect(limitCodec.parse(text)).toBe(value);
  });

  it("are found by their names", () => {
    expect(readLimit("none")).toBeNull();
    expect(readLimit("x-post")).toMatchObject({ name: "X: Post", group: "Social networks" });
    expect(readLimit("words~250~~Essay")).toEqual({
      key: "words~250~~Essay",
      name: "Essay",
      group: "Your own",
      bounds: [{ unit: "words", least: 250 }],
      limit: null,
    });
  });
});

describe("stored lists", () => {
  it("keep what is a limit, once", () => {
    expect(parseLimitKeys(["x-post", "gone", 3, "x-post"])).toEqual(["x-post"]);
    expect(parseLimitKeys("x-post")).toBeUndefined();
  });

  it("know pauses", () => {
    expect(["1", "off", "never"].map(pauseMilliseconds)).toEqual([1000, null, null]);
  });
});
