import { useState } from "react";

import type { ScoredEdit } from "#core/readability-findings/score-edits.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useReply } from "#workspace/tool-worker/use-reply.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { formatChange, formatCount } from "./format.ts";
import { easierIsLess } from "./languages.ts";
import { ScoreField, titleOfScore } from "./score-field.tsx";
import type { FindingsDesk } from "./use-findings.ts";
import type { ReadingState } from "./use-reading.ts";
import type { ReadabilitySettings } from "./use-settings.ts";
import styles from "./view.module.css";

interface EditsViewProps {
  readonly state: ReadingState;
  readonly settings: ReadabilitySettings;
  readonly desk: FindingsDesk;
}

const shownAtFirst = 10;

/** Which sentences would move the score most if they were split or had simpler words: worked out, ranked, to be applied. */
export function EditsView({ state, settings, desk }: EditsViewProps) {
  const actions = useWorkspaceActions();
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState("");
  const { reading } = state;
  const score = settings.score.value;
  const isEnglish = reading === null || reading.language === "en";
  const { reply, failure } = useReply(
    state,
    "edits",
    reading === null || !isEnglish ? null : { score, easierIsLess: easierIsLess(score) },
  );
  const edits = reply?.edits ?? [];
  const shown = all ? edits : edits.slice(0, shownAtFirst);

  function apply({ span, before, after }: ScoredEdit) {
    const done = desk.replace(span, before, after);
    setSaid(
      done
        ? "Done. Undo takes it back in one step."
        : "The text has changed there. The list is being made anew.",
    );
  }

  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <ScoreField score={settings.score} language={reading?.language ?? "en"} />
      </div>
      {failure === null ? null : <Notice tone="problem">{failure}</Notice>}
      <output className={styles.note}>{said}</output>
      {isEnglish ? null : (
        <p className={styles.note}>
          Edits are worked out for English alone: they stand on English words and clauses.
        </p>
      )}
      {isEnglish && edits.length === 0 ? (
        <p className={styles.note}>
          {reading === null
            ? "The edits that would help most show here."
            : reply === null
              ? "Working it out…"
              : "No sentence can be split safely, and no word has a simpler choice on the list."}
        </p>
      ) : null}
      <ol className={styles.edits}>
        {shown.map((edit) => (
          <li key={`${edit.span.start}:${edit.before}`} className={styles.edit}>
            <p className={styles.change}>
              <strong>{formatChange(edit.change)}</strong>{" "}
              <span className={styles.muted}>
                {titleOfScore(score)}: {describe(edit)}
              </span>
            </p>
            <p className={styles.quote}>
              <bdi>{cut(edit.before)}</bdi>
            </p>
            <p className={styles.quote}>
              <bdi>{cut(edit.after)}</bdi>
            </p>
            <p className={styles.actions}>
              <Button look="outlined" onClick={() => apply(edit)}>
                Make this edit
              </Button>
              <Button onClick={() => actions.reveal(edit.span)}>Show it in the text</Button>
            </p>
          </li>
        ))}
      </ol>
      {!all && edits.length > shownAtFirst ? (
        <p>
          <Button look="link" onClick={() => setAll(true)}>
            Show all {formatCount(edits.length)}
          </Button>
        </p>
      ) : null}
      {edits.length === 0 ? null : (
        <p className={styles.note}>
          Each change is worked out for the whole text, as if this were the only edit; several together do not
          add up exactly. A formula sees lengths, not sense: read each new sentence before you keep it.
        </p>
      )}
    </div>
  );
}

function describe({ splits, replaced }: ScoredEdit): string {
  const parts = [
    splits === 0 ? null : splits === 1 ? "made two sentences" : `made ${splits + 1} sentences`,
    replaced.length === 0
      ? null
      : replaced.slice(0, 4).join(", ") + (replaced.length > 4 ? `, and ${replaced.length - 4} more` : ""),
  ];
  return parts.filter((part) => part !== null).join("; ");
}

function cut(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
