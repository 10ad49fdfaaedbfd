import { useCallback } from "react";

import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import styles from "./printed-text.module.css";
import { usePrint } from "./use-print.ts";

const lineEnd = /\r\n|[\n\r\u2028\u2029]/;
const longestTitle = 80;

function titleOf(text: string): string {
  const line = text.trimStart().split(lineEnd, 1)[0]?.trim() ?? "";
  if (line.length <= longestTitle) return line;
  const cut = line.slice(0, longestTitle);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestTitle / 2))}…`;
}

/** What heads a tool's figures on paper: how the text begins, the tool, and the day. */
export function PrintedHead({ tool }: { readonly tool: string }) {
  const actions = useWorkspaceActions();
  const read = useCallback(
    () => ({
      title: titleOf(actions.readText()),
      day: new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date()),
    }),
    [actions],
  );
  const head = usePrint(read);
  if (head === null) return null;
  const { title, day } = head;
  return (
    <header className={styles.head}>
      <p className={styles.title} dir="auto">
        {title === "" ? tool : title}
      </p>
      <p>
        {title === "" ? "" : `${tool}, `}
        {day}
      </p>
    </header>
  );
}

/** The text on paper, below the tool's figures: the editor draws only the lines that are in sight. */
export function PrintedText() {
  const actions = useWorkspaceActions();
  const text = usePrint(actions.readText);
  if (text === null || text.trim() === "") return null;
  return (
    <section className={styles.text} aria-label="Text">
      <h2>Text</h2>
      {text.split(lineEnd).map((line, index) => (
        // The lines of a text that does not change have no names but their places.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </section>
  );
}
