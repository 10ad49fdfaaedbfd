import { useRef } from "react";
import type { RefObject } from "react";

import type { KindSize } from "#core/exclusions/analysis.ts";
import type { ExclusionKind } from "#core/exclusions/exclude-text.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import type { Setting } from "#workspace/setting.ts";

import type { ExclusionView } from "./exclusion-observer.ts";
import { exclusionTexts } from "./exclusion-texts.ts";
import styles from "./exclusions-section.module.css";
import { failureSentence } from "./failure-sentence.ts";
import { formatCount } from "./format.ts";
import { describeCounted } from "./left-out-text.ts";
import type { ShownCounts } from "./shown-counts.ts";

export interface ExclusionsSectionProps {
  readonly kinds: Setting<readonly ExclusionKind[]>;
  readonly counts: ShownCounts;
  readonly view: ExclusionView | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opens and closes it. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
}

/** What is not to be counted, with how much of it this text holds. */
export function ExclusionsSection({
  kinds,
  counts,
  view,
  open,
  onOpenChange,
  toggle,
}: ExclusionsSectionProps) {
  const any = kinds.value.length > 0;
  return (
    <PanelSection
      title="Don’t count"
      action={
        <Button ref={toggle} look="link" aria-expanded={open} onClick={() => onOpenChange(!open)}>
          {open ? "Done" : any ? "Change" : "Choose"}
        </Button>
      }
    >
      {open ? (
        <ExclusionForm kinds={kinds} counts={counts} view={view} />
      ) : (
        <p className={styles.note}>
          {any ? `${describeCounted(counts)}.` : "Citations, quotations, code and the like can be left out."}
        </p>
      )}
    </PanelSection>
  );
}

type ExclusionFormProps = Pick<ExclusionsSectionProps, "kinds" | "counts" | "view">;

function ExclusionForm({ kinds, counts, view }: ExclusionFormProps) {
  const first = useRef<HTMLTableSectionElement>(null);
  const sizes = view?.result?.kindSizes ?? null;
  const { spans = [], spanCount = 0 } = view?.result ?? {};

  function change(kind: ExclusionKind, checked: boolean) {
    const others = kinds.value.filter((other) => other !== kind);
    kinds.set(checked ? [...others, kind] : others);
  }

  function countEverything() {
    kinds.set([]);
    // The button that was pressed is gone; the focus must not fall off the page.
    first.current?.querySelector("input")?.focus();
  }

  return (
    <>
      {(view?.failure ?? null) === null ? null : (
        <Notice tone="problem">{failureSentence(view?.failure ?? "")}</Notice>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Leave out</th>
            <th scope="col" className={styles.number}>
              Places
            </th>
            <th scope="col" className={styles.number}>
              Words
            </th>
          </tr>
        </thead>
        <tbody ref={first}>
          {exclusionTexts.map(({ kind, name, examples }) => (
            <tr key={kind}>
              <th scope="row">
                <Checkbox checked={kinds.value.includes(kind)} onChange={(checked) => change(kind, checked)}>
                  <span className={styles.name}>{name}</span>
                </Checkbox>
                <span className={styles.examples}>{examples}</span>
              </th>
              <KindCells size={sizes?.[kind] ?? null} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.counted}>{describeCounted(counts)}.</p>
      {spans.length > 0 && spanCount > spans.length ? (
        <p className={styles.note}>The first {formatCount(spans.length)} places are marked in the text.</p>
      ) : null}
      <p className={styles.note}>
        What belongs to two kinds is left out once. Readability, density and frequency read the whole text.
      </p>
      {kinds.value.length === 0 ? null : (
        <div className={styles.reset}>
          <Button look="outlined" onClick={countEverything}>
            Count everything
          </Button>
        </div>
      )}
    </>
  );
}

/** What a kind alone would take from the count. */
function KindCells({ size }: { readonly size: KindSize | null }) {
  const none = size?.occurrences === 0 ? styles.none : "";
  return (
    <>
      <td className={`${styles.number} ${none}`}>{formatCount(size?.occurrences ?? null)}</td>
      <td className={`${styles.number} ${none}`}>{formatCount(size?.words ?? null)}</td>
    </>
  );
}
