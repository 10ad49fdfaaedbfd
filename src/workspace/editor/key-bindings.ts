import * as commands from "@codemirror/commands";
import type { KeyBinding } from "@codemirror/view";
import { deleteBackward, deleteForward } from "./delete-character.ts";

/**
 * The keys of a platform's text boxes, and no others: Tab leaves the editor, and nothing indents or moves lines.
 * CodeMirror's own `standardKeymap` would bring its language package along, for auto-indentation that prose has
 * no use for. Cursor keys need commands of their own because only the visible lines are in the page.
 */
export const keyBindings: readonly KeyBinding[] = [
  { key: "Mod-z", run: commands.undo, preventDefault: true },
  { key: "Mod-y", mac: "Mod-Shift-z", run: commands.redo, preventDefault: true },
  { win: "Ctrl-Shift-z", linux: "Ctrl-Shift-z", run: commands.redo, preventDefault: true },

  { key: "ArrowLeft", run: commands.cursorCharLeft, shift: commands.selectCharLeft, preventDefault: true },
  { key: "ArrowRight", run: commands.cursorCharRight, shift: commands.selectCharRight, preventDefault: true },
  { key: "ArrowUp", run: commands.cursorLineUp, shift: commands.selectLineUp, preventDefault: true },
  { key: "ArrowDown", run: commands.cursorLineDown, shift: commands.selectLineDown, preventDefault: true },
  {
    key: "Mod-ArrowLeft",
    mac: "Alt-ArrowLeft",
    run: commands.cursorGroupLeft,
    shift: commands.selectGroupLeft,
    preventDefault: true,
  },
  {
    key: "Mod-ArrowRight",
    mac: "Alt-ArrowRight",
    run: commands.cursorGroupRight,
    shift: commands.selectGroupRight,
    preventDefault: true,
  },
  {
    mac: "Cmd-ArrowLeft",
    run: commands.cursorLineBoundaryLeft,
    shift: commands.selectLineBoundaryLeft,
    preventDefault: true,
  },
  {
    mac: "Cmd-ArrowRight",
    run: commands.cursorLineBoundaryRight,
    shift: commands.selectLineBoundaryRight,
    preventDefault: true,
  },
  { key: "PageUp", run: commands.cursorPageUp, shift: commands.selectPageUp },
  { key: "PageDown", run: commands.cursorPageDown, shift: commands.selectPageDown },
  {
    key: "Home",
    run: commands.cursorLineBoundaryBackward,
    shift: commands.selectLineBoundaryBackward,
    preventDefault: true,
  },
  {
    key: "End",
    run: commands.cursorLineBoundaryForward,
    shift: commands.selectLineBoundaryForward,
    preventDefault: true,
  },
  { key: "Mod-Home", run: commands.cursorDocStart, shift: commands.selectDocStart },
  { key: "Mod-End", run: commands.cursorDocEnd, shift: commands.selectDocEnd },
  { mac: "Cmd-ArrowUp", run: commands.cursorDocStart, shift: commands.selectDocStart },
  { mac: "Cmd-ArrowDown", run: commands.cursorDocEnd, shift: commands.selectDocEnd },
  { key: "Mod-a", run: commands.selectAll },

  { key: "Enter", run: commands.insertNewline, shift: commands.insertNewline },
  {
    key: "Backspace",
    run: deleteBackward,
    shift: deleteBackward,
    preventDefault: true,
  },
  { key: "Delete", run: deleteForward, preventDefault: true },
  { key: "Mod-Backspace", mac: "Alt-Backspace", run: commands.deleteGroupBackward, preventDefault: true },
  { key: "Mod-Delete", mac: "Alt-Delete", run: commands.deleteGroupForward, preventDefault: true },
  { mac: "Mod-Backspace", run: commands.deleteLineBoundaryBackward, preventDefault: true },
  { mac: "Mod-Delete", run: commands.deleteLineBoundaryForward, preventDefault: true },
];
