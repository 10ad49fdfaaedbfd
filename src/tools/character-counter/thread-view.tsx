import { useState } from "react";

import { formatWholeNumber } from "#core/goal/whole-number.ts";
import type { ThreadPart } from "#core/transforms/thread/split-thread.ts";
import type { PartLimit } from "#core/transforms/thread/split-thread.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { formatQuantity } from "./format.ts";
import type { ViewReply } from "./requests.ts";
import type { ShownLimit } from "./settings.ts";
import styles from "./thread-view.module.css";
import { useCopy } from "./use-copy.ts";
import type { CharacterSettings } from "./use-settings.ts";

export interface ThreadViewProps {
  readonly settings: CharacterSettings;
  readonly shown: ShownLimit | null;
  readonly reply: Extract<ViewReply, { readonly kind: "thread" }> | undefined;
}

const numberings = [
  { value: "none", label: "No numbers" },
  { value: "start", label: "1/n first" },
  { value: "end", label: "1/n last" },
] as const;
const shownAtOnce = 50;

/** The limits that each part of a thread keeps to; empty where the chosen limit can give none. */
export function partLimits(shown: ShownLimit | null): readonly PartLimit[] {
  const limits = (shown?.bounds ?? []).flatMap(({ unit, most }) =>
    most === undefined ? [] : [{ unit, most }],
  );
  return limits.some(({ unit }) => unit === "sms") ? [] : limits;
}

/** The text as posts that each fit the chosen limit. */
export function ThreadView({ settings, shown, reply }: ThreadViewProps) {
  const [most, setMost] = useState(shownAtOnce);
  const { copy, copied, notice } = useCopy();
  const thread = reply?.thread ?? null;
  const parts = thread?.parts ?? [];
  if (partLimits(shown).length === 0) {
    return (
      <p className={styles.note}>
        Choose a limit with a maximum under Limits, such as a post on X or Bluesky. Text messages are split by
        the network; see SMS.
      </p>
    );
  }
  return (
    <>
      <div className={styles.options}>
        <Segmented
          legend="Numbers"
          options={numberings}
          value={settings.numbering.value}
          onChange={settings.numbering.set}
        />
        <Checkbox checked={settings.paragraphs.value} onChange={settings.paragraphs.set}>
          A post for each paragraph
        </Checkbox>
      </div>
      <div className={styles.head}>
        <p className={styles.count}>
          {parts.length === 0
            ? "There is no text to split yet."
            : `${formatQuantity(parts.length, "post")} for ${shown?.name ?? ""}`}
        </p>
        {parts.length > 1 ? (
          <Button
            look="outlined"
            onClick={() => copy(parts.map(({ text }) => text).join("\n\n"), "All posts")}
          >
            Copy all
          </Button>
        ) : null}
      </div>
      <output className={styles.note}>{notice}</output>
      <ol className={styles.parts}>
        {parts.slice(0, most).map((part, index) => (
          <PartCard
            key={part.start}
            part={part}
            name={`Post ${index + 1}`}
            limits={partLimits(shown)}
            isCopied={copied.has(`Post ${index + 1}`)}
            onCopy={() => copy(part.text, `Post ${index + 1}`)}
          />
        ))}
      </ol>
      {parts.length > most ? (
        <Button look="outlined" onClick={() => setMost(most + shownAtOnce)}>
          Show more posts
        </Button>
      ) : null}
      {thread?.restStart === null || thread === null ? null : (
        <p className={styles.note}>
          The text goes on: at most 1,000 posts are made, of the first 500,000 units.
        </p>
      )}
    </>
  );
}

interface PartCardProps {
  readonly part: ThreadPart;
  readonly name: string;
  readonly limits: readonly PartLimit[];
  readonly isCopied: boolean;
  readonly onCopy: () => void;
}

function PartCard({ part, name, limits, isCopied, onCopy }: PartCardProps) {
  const actions = useWorkspaceActions();
  const use = limits.map(
    ({ most }, index) => `${formatWholeNumber(part.counts[index] ?? 0)} of ${formatWholeNumber(most)}`,
  );
  return (
    <li className={styles.part}>
      <p className={styles.text} dir="auto">
        {part.text}
      </p>
      {part.over ? (
        <p className={styles.over}>One character or address alone is longer than a post.</p>
      ) : null}
      {part.cut === "character" ? (
        <p className={styles.note}>Cut within a word, which is longer than a post.</p>
      ) : null}
      <div className={styles.foot}>
        <span className={styles.use}>{use.join(", ")}</span>
        <Button aria-label={`Show ${name} in the text`} onClick={() => actions.reveal(part)}>
          Show
        </Button>
        <Button look="outlined" aria-label={`Copy ${name}`} onClick={onCopy}>
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </div>
    </li>
  );
}
