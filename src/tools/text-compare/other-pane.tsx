import { useEffect, useRef, useState } from "react";
import type { ClipboardEvent, DragEvent } from "react";

import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import type { HeldCompanion } from "#workspace/companion-texts/use-companion-text.ts";
import { normalizeLineBreaks } from "#workspace/editor/line-breaks.ts";
import { refusal } from "#workspace/editor/text-limit.ts";
import { createImportReader } from "#workspace/import/import-reader.ts";
import type { ImportReader } from "#workspace/import/import-reader.ts";
import { useLibrary, useLibraryActions } from "#workspace/use-library.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { formatQuantity } from "./format.ts";
import styles from "./other-pane.module.css";

export interface OtherPaneProps {
  readonly other: HeldCompanion;
  /** The name of the box. */
  readonly label: string;
  /** What is said of it, under its name. */
  readonly place: string;
  readonly placeholder: string;
  /** Puts a sample in; left out where there is none. */
  readonly onSample?: () => void;
}

const typingPauseMilliseconds = 250;
/** Browsers lay out all of what a box holds, so more than this is not shown in one. */
const longestTyped = 100_000;
const shownUnits = 5000;
const documentPrefix = "document ";

/** A text besides the open document: typed, pasted, from a file or from the library. */
export function OtherPane({ other, label, place, placeholder, onSample }: OtherPaneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const reader = useRef<ImportReader | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Takes over what was typed and not taken over yet. */
  const take = useRef<() => void>(null);
  const [status, setStatus] = useState<string | null>(null);
  /** What stood here before it was cleared or replaced as a whole. */
  const [replaced, setReplaced] = useState({ name: "", text: "" });
  const isReading = status?.startsWith("Reading") === true;

  useEffect(
    () => () => {
      clearTimeout(typing.current);
      take.current?.();
      reader.current?.stop();
    },
    [],
  );

  function forgetTyping(): void {
    clearTimeout(typing.current);
    take.current = null;
  }

  function fill(name: string, text: string): void {
    forgetTyping();
    const refused = refusal(text.length, text.length, () => text);
    setStatus(refused);
    if (refused !== null) return;
    setReplaced({ name: other.name, text: other.text });
    other.fill(name, normalizeLineBreaks(text));
  }

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    reader.current?.stop();
    const started = createImportReader(file);
    reader.current = started;
    setStatus("Reading the file…");
    const outcome = await started.read({}, (fraction) =>
      setStatus(`Reading the file… ${Math.round(fraction * 100)}%`),
    );
    if (reader.current !== started) return;
    reader.current = null;
    started.stop();
    if (outcome.kind === "failure") return setStatus(outcome.message);
    if (outcome.text.trim() === "") return setStatus("The file holds no text. Nothing was opened.");
    return fill(file.name, outcome.text);
  }

  /** Long pastes go past the box, in which browsers take minutes over them. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length <= longestTyped) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    fill(other.name, value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  }

  function onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  }

  return (
    // Dropping is one way more: the button opens files too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.pane}
      aria-label={`${label}, with its commands`}
      data-takes-files
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <p className={styles.role}>
        <strong>{place}</strong>
        {other.name === "" ? null : (
          <>
            {" "}
            <bdi>{other.name}</bdi>
          </>
        )}
      </p>
      {other.text.length > longestTyped ? (
        <div className={styles.long}>
          <p>
            This text is long ({formatQuantity(other.text.length, "character")}), so its beginning is shown.
            All of it is compared. Clear it to type again.
          </p>
          <p dir="auto" className={styles.beginning}>
            {other.text.slice(0, shownUnits)}…
          </p>
        </div>
      ) : (
        <textarea
          // Filled anew from elsewhere, it is another box; while it is typed into, it keeps its own text.
          key={other.filling}
          className={styles.box}
          aria-label={label}
          placeholder={placeholder}
          dir="auto"
          defaultValue={other.text}
          spellCheck={false}
          onPaste={onPaste}
          onChange={({ target }) => {
            forgetTyping();
            take.current = () => {
              take.current = null;
              const refused = refusal(target.value.length, target.value.length, () => target.value);
              setStatus(refused);
              if (refused === null) other.type(target.value);
            };
            typing.current = setTimeout(() => take.current?.(), typingPauseMilliseconds);
          }}
          onBlur={() => {
            clearTimeout(typing.current);
            take.current?.();
          }}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.commands}>
          <Button onClick={() => picker.current?.click()}>Open file</Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={`File for: ${label}`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file again is a change too.
              target.value = "";
              void open(file);
            }}
          />
          <Button disabled={other.text === ""} onClick={() => fill("", "")}>
            Clear
          </Button>
          {onSample === undefined || other.text !== "" ? null : <Button onClick={onSample}>Sample</Button>}
          {replaced.text === "" ? null : (
            <Button onClick={() => fill(replaced.name, replaced.text)}>Put back</Button>
          )}
          {isReading ? <Button onClick={() => reader.current?.stop()}>Stop</Button> : null}
        </div>
        <LibrarySelect onChoose={fill} onProblem={setStatus} />
        {status === null ? null : <Notice tone={isReading ? "plain" : "problem"}>{status}</Notice>}
      </div>
    </section>
  );
}

interface LibrarySelectProps {
  readonly onChoose: (name: string, text: string) => void;
  readonly onProblem: (message: string) => void;
}

function nameOf(name: string): string {
  return name === "" ? "Untitled" : name;
}

/** Documents on this device, and the versions kept of them: of the open one first. */
function LibrarySelect({ onChoose, onProblem }: LibrarySelectProps) {
  const { documents, versions, status } = useLibrary();
  const { documentId } = useWorkspaceState();
  const actions = useLibraryActions();
  const others = documents.filter(({ id }) => id !== documentId);
  if (status !== "ready" || others.length + versions.length === 0) return null;

  const nameOfVersion = (id: string) => {
    const version = versions.find((candidate) => candidate.id === id);
    const document = documents.find((candidate) => candidate.id === version?.documentId);
    return version === undefined ? "" : `${nameOf(document?.name ?? "")}, version ${version.name}`;
  };
  async function choose(value: string): Promise<void> {
    if (value === "") return;
    const isDocument = value.startsWith(documentPrefix);
    const id = isDocument ? value.slice(documentPrefix.length) : value;
    const outcome = await (isDocument ? actions.readDocument(id) : actions.readVersion(id));
    if (outcome.kind === "failed") return onProblem(outcome.message);
    const name = isDocument ? nameOf(documents.find((document) => document.id === id)?.name ?? "") : null;
    return onChoose(name ?? nameOfVersion(id), outcome.value);
  }
  const own = versions.filter((version) => version.documentId === documentId);
  const rest = versions.filter((version) => version.documentId !== documentId);
  const groups = [
    {
      label: "Versions of this document",
      options: own.map(({ id, name }) => ({ value: id, name })),
    },
    {
      label: "Your documents",
      options: others.map(({ id, name }) => ({ value: `${documentPrefix}${id}`, name: nameOf(name) })),
    },
    {
      label: "Their versions",
      options: rest.map(({ id }) => ({ value: id, name: nameOfVersion(id) })),
    },
  ];
  return (
    <SelectRow
      label="From your library"
      options={[{ value: "", name: "Choose…" }]}
      groups={groups.filter(({ options }) => options.length > 0)}
      value=""
      onChange={(value) => void choose(value)}
    />
  );
}
