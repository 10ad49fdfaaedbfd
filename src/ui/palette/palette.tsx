/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list of options takes neither headings, keys nor marks */
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";

import { SearchLine } from "../search-line/search-line.tsx";
import { MarkedName } from "../search/marked-name.tsx";

import type { Command } from "./command.ts";
import styles from "./palette.module.css";
import { listCommands } from "./rank-commands.ts";
import type { ListedCommand } from "./rank-commands.ts";

/** How far Page Up and Page Down go. */
const pageLength = 8;

export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly commands: readonly Command[];
  /** Ids of what was used last, the latest first. */
  readonly recent: readonly string[];
  /** Called once the palette is closed and the focus is back where it was. */
  readonly onChoose: (command: Command) => void;
}

function placeAfter(key: string, place: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return place >= last ? 0 : place + 1;
    case "ArrowUp":
      return place <= 0 ? last : place - 1;
    case "PageDown":
      return Math.min(place + pageLength, last);
    case "PageUp":
      return Math.max(place - pageLength, 0);
    default:
      return null;
  }
}

function countSentence(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query.trim()}”`;
  return count === 1 ? "1 result" : `${count} results`;
}

/**
 * A box that finds commands by name, and a list of them: the combobox pattern of the ARIA Authoring Practices, with the
 * focus in the box and the chosen line marked. Load it on first use.
 */
export function Palette({ open, onOpenChange, commands, recent, onChoose }: PaletteProps) {
  const chosen = useRef<Command | null>(null);
  const box = useRef<HTMLInputElement>(null);

  function choose(command: Command) {
    chosen.current = command;
    onOpenChange(false);
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        const command = chosen.current;
        chosen.current = null;
        if (!isOpen && command !== null) onChoose(command);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} initialFocus={box}>
          <Dialog.Title className="visually-hidden">Search tools, pages and actions</Dialog.Title>
          <PaletteBody box={box} commands={commands} recent={recent} onChoose={choose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PaletteBodyProps extends Pick<PaletteProps, "commands" | "recent" | "onChoose"> {
  readonly box: RefObject<HTMLInputElement | null>;
}

function PaletteBody({ box, commands, recent, onChoose }: PaletteBodyProps) {
  const [query, setQuery] = useState("");
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const sections = listCommands(commands, query, recent);
  const listed = sections.flatMap((section) => section.commands);
  const active = listed[place] ?? listed[0];
  const idOf = (member: ListedCommand) => `${id}-${listed.indexOf(member)}`;

  const activeId = active === undefined ? null : idOf(active);

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (active !== undefined) onChoose(active.command);
      return;
    }
    const next = placeAfter(event.key, Math.min(place, listed.length - 1), listed.length);
    if (next === null || listed.length === 0) return;
    event.preventDefault();
    setPlace(next);
  }

  return (
    <>
      <SearchLine
        ref={box}
        size="large"
        type="text"
        role="combobox"
        label="Find a tool, page or action"
        placeholder="Find a tool, page or action"
        aria-expanded={listed.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId ?? undefined}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setPlace(0);
          list.current?.scrollTo(0, 0);
        }}
        onKeyDown={onKeyDown}
      >
        <Dialog.Close className={styles.close}>
          <kbd className={`${styles.key} ${styles.escape}`} aria-hidden>
            Esc
          </kbd>
          <X className={styles.cross} size={20} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden">Close</span>
        </Dialog.Close>
      </SearchLine>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label="Tools, pages and actions"
        className={styles.list}
        // The focus stays in the box, where one goes on typing.
        onMouseDown={(event) => event.preventDefault()}
      >
        {sections.map(({ heading, commands: members }) => (
          <div
            key={heading ?? "found"}
            role="group"
            aria-label={heading ?? "Results"}
            className={styles.section}
          >
            {heading === null ? null : (
              <div className={styles.heading} aria-hidden>
                {heading}
              </div>
            )}
            {members.map((member) => (
              <PaletteOption
                key={member.command.id}
                id={idOf(member)}
                listed={member}
                selected={member === active}
                showsGroup={heading === null || heading === "Recent"}
                onPoint={() => setPlace(listed.indexOf(member))}
                onChoose={() => onChoose(member.command)}
              />
            ))}
          </div>
        ))}
      </div>
      <output className={listed.length === 0 ? styles.empty : "visually-hidden"}>
        {query.trim() === "" ? null : countSentence(listed.length, query)}
      </output>
    </>
  );
}

interface PaletteOptionProps {
  readonly id: string;
  readonly listed: ListedCommand;
  readonly selected: boolean;
  readonly showsGroup: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function PaletteOption({ id, listed, selected, showsGroup, onPoint, onChoose }: PaletteOptionProps) {
  const { name, group, keys } = listed.command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.option}
      onPointerMove={() => (selected ? undefined : onPoint())}
      onClick={onChoose}
    >
      <span className={styles.name}>
        <MarkedName name={name} ranges={listed.ranges} />
      </span>
      {showsGroup ? <span className={styles.group}>{group}</span> : null}
      {keys.length === 0 ? null : (
        <span className={styles.keys}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </div>
  );
}
