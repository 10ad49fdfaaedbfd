import { useLayoutEffect, useRef, useState } from "react";

import { Button } from "#ui/button/button.tsx";

import styles from "./document-list.module.css";

export interface RenameFormProps {
  readonly name: string;
  /** What the document is called without a name; `null` for one that has a name. */
  readonly firstLine: string | null;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

/** A name to type, in the place of the document it belongs to. Enter keeps it, Escape leaves it as it was. */
export function RenameForm({ name, firstLine, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name === "" ? (firstLine ?? "") : name);
  const box = useRef<HTMLInputElement>(null);
  // Before the dialog sees that the focus is nowhere: it would take it for itself.
  useLayoutEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onRename(typed);
      }}
    >
      <input
        ref={box}
        aria-label="Name of the document"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        placeholder="The first line of the text"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          // The sheet would close with it.
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" look="outlined">
        Rename
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}
