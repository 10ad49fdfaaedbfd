import type { TextChange } from "#core/document/span.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "#ui/sections/sections.module.css";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Setting } from "#workspace/setting.ts";

import { formatQuantity } from "./format.ts";
import views from "./views.module.css";
import type { ReadParagraphs } from "./use-paragraphs.ts";

export interface UnwrapViewProps {
  readonly found: ReadParagraphs;
  readonly hyphens: Setting<HyphenTreatment>;
  readonly stale: boolean;
  readonly onUnwrap: () => void;
}

const treatments: readonly { readonly value: HyphenTreatment; readonly label: string }[] = [
  { value: "keep", label: "Keep" },
  { value: "join", label: "Take away" },
];

/** As much of the result as is shown. */
const previewUnits = 3000;

/** The beginning of a text after changes, from a little before the first of them. */
function previewOf(text: string, changes: readonly TextChange[]): string {
  const from = Math.max(0, (changes[0]?.from ?? 0) - 200);
  let place = from;
  let preview = from > 0 ? "…" : "";
  for (const change of changes) {
    if (preview.length > previewUnits) return `${preview}…`;
    preview += text.slice(place, change.from) + change.insert;
    place = change.to;
  }
  const rest = text.slice(place, place + previewUnits);
  return preview + rest + (place + rest.length < text.length ? "…" : "");
}

/** Wrapped lines put on one: what would change, and the button that does it. */
export function UnwrapView({ found, hyphens, stale, onUnwrap }: UnwrapViewProps) {
  const { unwrapping } = found.reply;
  return (
    <div className={styles.view}>
      <p className={styles.note}>
        Text from an e-mail or a PDF often ends its lines at a fixed width. Here the lines of each paragraph
        are put on one. Lists, headings, tables, code, quoted lines and verse stay as they are.
      </p>
      <Segmented
        legend="A hyphen at the end of a line, before a small letter"
        options={treatments}
        value={hyphens.value}
        onChange={hyphens.set}
      />
      {unwrapping.length === 0 ? (
        <p className={styles.note}>No line of this text looks wrapped.</p>
      ) : (
        <>
          <div className={styles.buttons}>
            <Button look="main" disabled={stale} onClick={onUnwrap}>
              Take out {formatQuantity(unwrapping.length, "line break")}
            </Button>
          </div>
          <p className={styles.note}>
            Preview. The text changes when you press the button; undo takes it back.
          </p>
          <section aria-label="Preview of the unwrapped text">
            {/* It scrolls, so that the keyboard must reach it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className={views.preview} dir="auto" tabIndex={0}>
              {previewOf(found.text, unwrapping)}
            </pre>
          </section>
        </>
      )}
    </div>
  );
}
