import { describe, expect, it } from "vitest";

import { TextMemo } from "./text-memo.ts";

describe("TextMemo", () => {
  it("makes once, and forgets the oldest past its units", () => {
    const memo = new TextMemo<number>(6);
    let made = 0;
    const get = (text: string): number => memo.get(text, () => (made += 1));
    expect([get("abc"), get("abc"), get("def"), get("abc")]).toEqual([1, 1, 2, 1]);
    // Nine units: "abc", the oldest, goes.
    expect([get("ghi"), get("def"), get("abc")]).toEqual([3, 2, 4]);
  });

  it("keeps nothing of a text that is longer than all it may keep", () => {
    const memo = new TextMemo<string>(2);
    expect(memo.get("long", () => "a")).toBe("a");
    expect(memo.get("long", () => "b")).toBe("b");
  });
});
