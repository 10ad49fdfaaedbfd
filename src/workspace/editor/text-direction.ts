import { Prec, RangeSetBuilder } from "@codemirror/state";
import type { Extension } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin } from "@codemirror/view";
import type { DecorationSet, PluginValue, ViewUpdate } from "@codemirror/view";

/** Scripts written from right to left: Hebrew to Arabic Extended-A, their presentation forms, and the old scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const automaticDirection = Decoration.line({ attributes: { dir: "auto" } });

/** Long lines are looked at up to here; the browser settles a line's direction by its first strong letter. */
const lookAhead = 1000;

function directionsOf(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let past = -1;
  for (const { from, to } of view.visibleRanges) {
    for (let position = from; position <= to;) {
      const line = view.state.doc.lineAt(position);
      const start = view.state.sliceDoc(line.from, Math.min(line.to, line.from + lookAhead));
      if (line.from > past && rightToLeft.test(start)) builder.add(line.from, line.from, automaticDirection);
      past = line.from;
      position = line.to + 1;
    }
  }
  return builder.finish();
}

class DirectionPlugin implements PluginValue {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = directionsOf(view);
  }

  update(update: ViewUpdate): void {
    if (update.docChanged || update.viewportChanged) this.decorations = directionsOf(update.view);
  }
}

/** Each line runs in its own direction, as its first strong letter says (what `dir="auto"` does for a text box). */
export const textDirection: Extension = [
  EditorView.perLineTextDirection.of(true),
  Prec.lowest(ViewPlugin.fromClass(DirectionPlugin, { decorations: (plugin) => plugin.decorations })),
];
