import { EditorState } from "@codemirror/state";
import type { StateCommand } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { deleteBackward, deleteForward } from "./delete-character.ts";

/** Runs a command on a text in which `|` stands for the cursor, or two of them for a selection. */
function run(command: StateCommand, marked: string): string {
  const [before = "", inside, after] = marked.split("|");
  const selected = after === undefined ? "" : (inside ?? "");
  const doc = before + selected + (after ?? inside ?? "");
  let state = EditorState.create({
    doc,
    selection: { anchor: before.length, head: before.length + selected.length },
  });
  command({ state, dispatch: (transaction) => (state = transaction.state) });
  const text = state.doc.toString();
  return `${text.slice(0, state.selection.main.head)}|${text.slice(state.selection.main.head)}`;
}

describe("deleteBackward", () => {
  it.each([
    ["|", "|", "nothing to delete"],
    ["|ab", "|ab", "the start of the text"],
    ["ab|c", "a|c", "a letter"],
    ["a\n|b", "a|b", "a line break"],
    ["a|bc|d", "a|d", "a selection"],
    ["a😀|", "a|", "both halves of a surrogate pair"],
    ["e\u0301|", "e|", "the accent of a combining sequence"],
    ["❤\ufe0f|", "|", "an emoji with its variation selector"],
  ])("turns %j into %j: %s", (before, after) => {
    expect(run(deleteBackward, before)).toBe(after);
  });
});

describe("deleteForward", () => {
  it.each([
    ["ab|", "ab|", "the end of the text"],
    ["a|bc", "a|c", "a letter"],
    ["a|\nb", "a|b", "a line break"],
    ["|👨‍👩‍👧x", "|x", "a whole grapheme cluster"],
    ["|e\u0301x", "|x", "a letter with its accent"],
    ["a|bc|d", "a|d", "a selection"],
  ])("turns %j into %j: %s", (before, after) => {
    expect(run(deleteForward, before)).toBe(after);
  });
});
