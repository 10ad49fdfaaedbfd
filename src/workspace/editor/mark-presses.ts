import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

import { markIdAttribute, markIdAt } from "./text-marks.ts";

/**
 * Tells of marks that are pressed: by a click that selects nothing, or with Alt-Enter where the caret is. The press
 * goes on to place the caret as ever.
 */
export function markPresses(onMarkPress: (id: string) => void): Extension {
  return [
    EditorView.domEventHandlers({
      click(event, view) {
        if (!(event.target instanceof Element) || !view.state.selection.main.empty) return;
        const id = event.target.closest(`[${markIdAttribute}]`)?.getAttribute(markIdAttribute);
        if (id !== null && id !== undefined) onMarkPress(id);
      },
    }),
    keymap.of([
      {
        key: "Alt-Enter",
        run(view) {
          const id = markIdAt(view.state, view.state.selection.main.head);
          if (id === null) return false;
          onMarkPress(id);
          return true;
        },
      },
    ]),
  ];
}
