import { EditorView } from "@codemirror/view";
import type { Extension } from "@codemirror/state";

/** Must agree with `.box` in `text-editor.module.css`, so that nothing moves when the editor takes over. */
const measure = "70ch";

/** The look of the text, from the design tokens alone; both colour themes come with them. */
export const editorTheme: Extension = EditorView.theme({
  "&": { blockSize: "100%", color: "var(--ink)", backgroundColor: "transparent" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    overflow: "auto",
    fontFamily: "var(--font-reading)",
    fontSize: "var(--text-lg)",
    lineHeight: "1.6667",
  },
  ".cm-content": {
    paddingBlock: "var(--space-8) var(--space-16)",
    paddingInline: `max(var(--space-4), calc((100% - ${measure}) / 2))`,
    caretColor: "var(--accent)",
  },
  ".cm-line": { padding: "0" },
  ".cm-content ::selection": { backgroundColor: "var(--selection, var(--accent-wash))" },
  ".cm-mark": {
    textDecorationLine: "underline",
    textDecorationThickness: "2px",
    textUnderlineOffset: "0.2em",
    textDecorationSkipInk: "none",
  },
  ".cm-mark[data-mark-id]": { cursor: "pointer" },
  // The kinds differ in line as well as in colour.
  ".cm-mark-over": { backgroundColor: "var(--over-wash)", textDecorationColor: "var(--over)" },
  ".cm-mark-place": { backgroundColor: "var(--accent-wash)", textDecorationColor: "var(--match)" },
  ".cm-mark-strong": {
    backgroundColor: "var(--accent-wash)",
    textDecorationColor: "var(--accent)",
    textDecorationThickness: "4px",
  },
  ".cm-mark-error": { textDecorationColor: "var(--error)", textDecorationStyle: "wavy" },
  ".cm-mark-likely": { textDecorationColor: "var(--likely)", textDecorationStyle: "dotted" },
  ".cm-mark-style": { textDecorationColor: "var(--style)", textDecorationStyle: "dashed" },
  ".cm-mark-match": { textDecorationColor: "var(--match)" },
});
