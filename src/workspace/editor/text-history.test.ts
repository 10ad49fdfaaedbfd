import { describe, expect, it } from "vitest";

import { createTextHistory } from "./text-history.ts";

const typing = (at: number) => ({ kind: "insertText", at });

describe("createTextHistory", () => {
  it("leads nowhere at first", () => {
    const history = createTextHistory();
    expect(history.undo("a")).toBeNull();
    expect(history.redo("a")).toBeNull();
  });

  it("takes typing with short pauses as one step, and after half a second as another", () => {
    const history = createTextHistory();
    history.noteInput("", "a", typing(0));
    history.noteInput("a", "ab", typing(400));
    history.noteInput("ab", "abc", typing(900));
    expect(history.earlierTexts).toEqual(["", "ab"]);
  });

  it.each(["insertFromPaste", "insertFromDrop", "insertReplacementText", "deleteByCut"])(
    "takes %s as a step of its own, and typing after it as another",
    (kind) => {
      const history = createTextHistory();
      history.noteInput("", "a", typing(0));
      history.noteInput("a", "b", { kind, at: 10 });
      history.noteInput("b", "bc", typing(20));
      expect(history.earlierTexts).toEqual(["", "a", "b"]);
    },
  );

  it("goes back and on, and forgets what lies ahead after a change", () => {
    const history = createTextHistory();
    history.noteStep("one");
    history.noteStep("two");
    expect(history.undo("three")).toBe("two");
    expect(history.undo("two")).toBe("one");
    expect(history.redo("one")).toBe("two");
    expect(history.laterTexts).toEqual(["three"]);
    history.noteInput("two", "two!", typing(0));
    expect(history.redo("two!")).toBeNull();
  });

  it("follows the browser's own undo and redo where they reach one of its texts", () => {
    const history = createTextHistory();
    history.noteInput("", "a", typing(0));
    history.noteInput("ab", "a", { kind: "historyUndo", at: 10 });
    expect(history.earlierTexts).toEqual([""]);
    history.noteInput("a", "", { kind: "historyUndo", at: 20 });
    expect([history.earlierTexts, history.laterTexts]).toEqual([[], ["a"]]);
    history.noteInput("", "a", { kind: "historyRedo", at: 30 });
    expect([history.earlierTexts, history.laterTexts]).toEqual([[""], []]);
  });

  it("keeps the last twenty texts", () => {
    const history = createTextHistory();
    for (let step = 0; step < 25; step += 1) history.noteStep(String(step));
    expect(history.earlierTexts).toHaveLength(20);
    expect(history.earlierTexts[0]).toBe("5");
  });
});
