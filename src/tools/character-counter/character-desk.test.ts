import { describe, expect, it } from "vitest";

import { applyEdits, CharacterDesk, foldText } from "./character-desk.ts";
import type { ViewQuestion } from "./requests.ts";

async function ask(text: string, question: ViewQuestion) {
  return new CharacterDesk().answer({ text, bounds: [{ unit: "utf16", most: 3 }], question });
}

describe("CharacterDesk", () => {
  it("counts, and finds where the limit is passed", async () => {
    expect(await ask("a b, 1", { kind: "limits", foldAfter: null })).toMatchObject({
      counts: { graphemes: 6, visible: 4 },
      kinds: { digits: 1, punctuation: 1, symbols: 0, spaces: 2, lines: 1 },
      overflow: 3,
      length: 6,
      view: { kind: "limits", fold: null },
    });
  });

  it("says what replacing would save", async () => {
    const text = `${"a".repeat(100)}’s`;
    const { view } = await ask(text, { kind: "sms", withoutAccents: false, longReference: false });
    expect(view).toMatchObject({
      sms: {
        segments: { segments: 2 },
        after: { segments: 1 },
        edits: 1,
        places: [{ start: 100, end: 101 }],
      },
    });
  });

  it("counts and names what is hidden", async () => {
    const { view } = await ask("in\u200bvi\u200bsible", { kind: "hidden" });
    expect(view).toMatchObject({
      counts: [{ kind: "zero-width", count: 2, belonging: 0 }],
      found: [{ name: "ZERO WIDTH SPACE", start: 2 }, { start: 5 }],
    });
  });

  it("lists characters by name", async () => {
    const { view } = await ask("aab", { kind: "characters" });
    expect(view).toMatchObject({ rows: [{ count: 2, name: "LATIN SMALL LETTER A" }, { count: 1 }] });
  });

  it("has no thread without a maximum", async () => {
    const question = { kind: "thread", limits: [], numbering: "none", paragraphs: false } as const;
    expect((await ask("a", question)).view).toEqual({ kind: "thread", thread: null });
  });
});

describe("foldText", () => {
  it.each([
    ["short", 10, null],
    ["abcdef", 3, "abc"],
    // Never within a character.
    ["ab👍🏽cd", 3, "ab"],
  ])("of %j after %i is %j", (text, after, expected) => {
    expect(foldText(text, after)).toBe(expected);
  });
});

describe("applyEdits", () => {
  it("makes them all", () => {
    const edits = [
      { from: 1, to: 2, insert: "" },
      { from: 3, to: 3, insert: "xy" },
    ];
    expect(applyEdits("abcd", edits)).toBe("acxyd");
  });
});
