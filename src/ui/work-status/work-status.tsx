import { Button } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";

import styles from "./work-status.module.css";

/** Work on a text that may take long, fail, or be stopped, and how it is begun anew. */
export interface Work {
  /** How far it is, from 0 to 1; `unmeasured` where that cannot be told; `null` where it is not worth a word. */
  readonly progress: number | "unmeasured" | null;
  /** What went wrong, as a sentence, or `null`. */
  readonly failure: string | null;
  /** The person ended it, and it has not been begun again. */
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

export interface WorkStatusProps {
  readonly work: Work;
  /** What is being done: “Counting”. */
  readonly doing: string;
  /** What it means that it failed, without a full stop: “The letters could not be counted”. */
  readonly failed: string;
  /** What it means that it was stopped, as sentences. */
  readonly stopped: string;
  /** What begins it anew after a stop: “Count again”. */
  readonly again: string;
}

/** How work on the text stands: how far it is, with the way out, or why there is no result, with the way back in. */
export function WorkStatus({ work, doing, failed, stopped, again }: WorkStatusProps) {
  const { progress, failure } = work;
  return (
    <>
      {progress === "unmeasured" ? (
        <p className={styles.note}>
          {doing}…{" "}
          <Button look="link" onClick={work.stop}>
            Stop
          </Button>
        </p>
      ) : null}
      {typeof progress === "number" ? (
        <div className={styles.progress}>
          <ProgressBar label={doing} fraction={progress} text={`${doing}: ${Math.floor(progress * 100)}%`} />
          <Button onClick={work.stop}>Stop</Button>
        </div>
      ) : null}
      {failure === null ? null : (
        <Notice tone="problem">
          {failed} ({failure.replace(/[.\s]+$/, "")}). Your text is unchanged.{" "}
          <Button look="link" onClick={work.again}>
            Try again
          </Button>
        </Notice>
      )}
      {work.stopped ? (
        <Notice>
          {stopped}{" "}
          <Button look="link" onClick={work.again}>
            {again}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
