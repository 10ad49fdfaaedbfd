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
  ".cm-mark-over": {
    backgroundColor: "var(--over-wash)",
    textDecoration: "underline",
    textDecorationColor: "var(--over)",
    textDecorationThickness: "2px",
    textUnderlineOffset: "0.2em",
  },
  ".cm-mark-place": {
    backgroundColor: "var(--accent-wash)",
    textDecoration: "underline",
    textDecorationColor: "var(--match)",
    textDecorationThickness: "2px",
    textUnderlineOffset: "0.2em",
  },
});
