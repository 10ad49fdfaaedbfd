import { useMemo } from "react";

import { formatCodePoint } from "#core/characters/character-names.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import {
  findHiddenCharacters,
  removeHiddenCharacters,
} from "#core/transforms/hidden-characters/find-hidden-characters.ts";
import { hiddenKindFacts } from "#core/transforms/hidden-characters/hidden-kinds.ts";
import type { HiddenKind } from "#core/transforms/hidden-characters/hidden-kinds.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { formatQuantity, nameCharacter } from "./format.ts";
import styles from "./hidden-view.module.css";
import type { HiddenCount, NamedHidden, ViewReply } from "./requests.ts";

export interface HiddenViewProps {
  readonly reply: Extract<ViewReply, { readonly kind: "hidden" }> | undefined;
  /** The offset of the one that is looked at, or `null`. */
  readonly selected: number | null;
  readonly onSelect: (start: number) => void;
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

const columns: readonly TableColumn<NamedHidden>[] = [
  {
    id: "name",
    heading: "Character",
    width: 11,
    grow: 2,
    cell: ({ codePoint, name }) => nameCharacter(codePoint, name),
  },
  { id: "right", heading: "Here", width: 4, cell: ({ belongs }) => (belongs ? "Right" : "Check") },
  { id: "why", heading: "Why", width: 14, grow: 3, cell: ({ reason }) => reason },
];

/** What readers do not see or take for another, by kind and by place, and how to take it out. */
export function HiddenView({ reply, selected, onSelect, notice, onNotice }: HiddenViewProps) {
  const actions = useWorkspaceActions();
  const found = useMemo(() => reply?.found ?? [], [reply]);
  const index = found.findIndex(({ start }) => start === selected);
  const chosen = found[index];
  if (reply === undefined) return <p className={styles.note}>Looking…</p>;

  function remove(
    isMeant: (one: { readonly kind: HiddenKind; readonly start: number }) => boolean,
    all: boolean,
  ) {
    // Looked for anew: the text may have changed since.
    const meant = findHiddenCharacters(actions.readText()).filter(isMeant);
    const edits = removeHiddenCharacters(meant, all);
    const made = edits.length > 0 && actions.applyEdits(edits);
    onNotice(
      made
        ? `${formatQuantity(edits.length, "character")} removed or replaced. Undo takes it back.`
        : "Nothing was changed.",
    );
  }

  const doubtful = reply.counts.reduce((sum, { count, belonging }) => sum + count - belonging, 0);
  const total = reply.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.summary}>
          {total === 0
            ? "Nothing hidden: every character is what it seems."
            : `${formatQuantity(total, "hidden or look-alike character")}, ${describeRight(total - doubtful)}.`}
        </p>
        {doubtful > 0 ? (
          <Button look="outlined" onClick={() => remove(() => true, false)}>
            Remove all {formatWholeNumber(doubtful)} to check
          </Button>
        ) : null}
      </div>
      <output className={styles.note}>{notice}</output>
      <ul className={styles.kinds}>
        {reply.counts.map((count) => (
          <KindRow
            key={count.kind}
            count={count}
            onRemove={(all) => remove(({ kind }) => kind === count.kind, all)}
          />
        ))}
      </ul>
      {total === 0 ? null : (
        <>
          <VirtualTable
            label="Hidden and look-alike characters by place"
            columns={columns}
            rowCount={found.length}
            rowAt={(row) => found[row]}
            selectedIndex={index}
            onOpen={(one) => {
              onSelect(one.start);
              actions.reveal(one);
            }}
            mostRowsInSight={8}
            empty={null}
          />
          <p className={styles.note}>
            Press a line to see its place in the text.
            {found.length < total ? ` The first ${formatWholeNumber(found.length)} are listed.` : ""}
          </p>
          {chosen === undefined ? null : (
            <div className={styles.chosen}>
              <p>
                {nameCharacter(chosen.codePoint, chosen.name)}. {chosen.reason}
              </p>
              <Button look="outlined" onClick={() => remove(({ start }) => start === chosen.start, true)}>
                {chosen.replacement === "" ? "Remove" : "Replace"} this {formatCodePoint(chosen.codePoint)}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function describeRight(belonging: number): string {
  if (belonging === 0) return "none of them where it belongs";
  return belonging === 1
    ? "one of them right where it stands"
    : `${formatWholeNumber(belonging)} of them right where they stand`;
}

interface KindRowProps {
  readonly count: HiddenCount;
  /** `all` takes those too that are right where they stand. */
  readonly onRemove: (all: boolean) => void;
}

function KindRow({ count: { kind, count, belonging }, onRemove }: KindRowProps) {
  const { name, explanation } = hiddenKindFacts[kind];
  const doubtful = count - belonging;
  return (
    <li>
      <Disclosure
        label={
          <>
            {name}: {formatWholeNumber(count)}
            {belonging === 0 ? "" : `, ${formatWholeNumber(belonging)} right`}
          </>
        }
      >
        <p className={styles.note}>{explanation}</p>
        <div className={styles.actions}>
          {doubtful > 0 ? (
            <Button look="outlined" onClick={() => onRemove(false)}>
              Remove {formatWholeNumber(doubtful)} to check
            </Button>
          ) : null}
          {belonging > 0 ? (
            <Button onClick={() => onRemove(true)}>Remove all {formatWholeNumber(count)}</Button>
          ) : null}
        </div>
      </Disclosure>
    </li>
  );
}
