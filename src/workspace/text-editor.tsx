import { useEffect, useLayoutEffect, useRef } from "react";
import styles from "./text-editor.module.css";
import { useWorkspaceSession, useWorkspaceState } from "./use-workspace.ts";

export interface TextEditorProps {
  /** The editor's name for people who do not see it. */
  readonly label: string;
  readonly placeholder: string;
  /** The `id` of an element that says more. */
  readonly describedBy?: string;
}

/**
 * The place where the shared text is edited; it fills its container and scrolls inside. A text box comes with the
 * page and takes text before any script runs; the full editor takes its place later, text, cursor and all.
 */
export function TextEditor({ label, placeholder, describedBy }: TextEditorProps) {
  const session = useWorkspaceSession();
  const isEmpty = useWorkspaceState().length === 0;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const labels = { label, placeholder, describedBy: describedBy ?? null };
  const firstLabels = useRef(labels);

  useLayoutEffect(() => {
    if (frame.current === null || box.current === null) return undefined;
    return session.editor.attach({ frame: frame.current, box: box.current }, firstLabels.current);
  }, [session]);

  useEffect(() => {
    session.editor.setLabels({ label, placeholder, describedBy: describedBy ?? null });
  }, [session, label, placeholder, describedBy]);

  return (
    <div ref={frame} className={styles["frame"]}>
      {/* Uncontrolled, and without the browser's own restoring: the saved text comes from the device. */}
      <textarea
        ref={box}
        className={styles["box"]}
        aria-label={label}
        aria-describedby={describedBy}
        // A blank one lets the style sheet know an empty box from one that was typed in before scripts ran.
        placeholder=" "
        aria-placeholder={placeholder}
        dir="auto"
        spellCheck
        autoCorrect="on"
        autoCapitalize="sentences"
        autoComplete="off"
      />
      {/* One hint over box and editor alike: painted with the page, it does not change when the editor comes. */}
      {isEmpty ? (
        <p className={styles["placeholder"]} aria-hidden="true">
          {placeholder}
        </p>
      ) : null}
    </div>
  );
}
