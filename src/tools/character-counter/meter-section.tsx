import { unitFacts } from "#core/limits/counting-units.ts";
import { describeBound, describeMeasure, measureLimit } from "#core/limits/measure-limit.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";

import { describeUse, formatDay } from "./format.ts";
import styles from "./meter-section.module.css";
import type { CharacterReply } from "./requests.ts";
import type { ShownLimit } from "./settings.ts";

export interface MeterSectionProps {
  readonly shown: ShownLimit | null;
  readonly reply: CharacterReply | null;
  /** What the platform shows before it folds the text away; `null` where it shows all. */
  readonly fold: string | null;
  readonly onNone: () => void;
  readonly onReveal: () => void;
  /** Shows the text as a thread. */
  readonly onSplit: () => void;
}

/** The chosen limit: how far the text is, in the platform's own unit, and where that limit comes from. */
export function MeterSection({ shown, reply, fold, onNone, onReveal, onSplit }: MeterSectionProps) {
  if (shown === null) {
    return (
      <PanelSection title="Limit">
        <p className={styles.note}>No limit is chosen. Choose one below, or set your own.</p>
      </PanelSection>
    );
  }
  const measure = reply === null ? null : measureLimit(reply.counts, shown.bounds);
  const { limit } = shown;
  return (
    <PanelSection
      title={shown.name}
      action={
        <Button look="link" onClick={onNone}>
          No limit
        </Button>
      }
    >
      {measure === null ? null : (
        <>
          <ProgressBar
            label={shown.name}
            fraction={Math.min(1, measure.fraction)}
            text={`${describeMeasure(measure)} (${describeUse(measure)})`}
            over={measure.state === "over"}
          />
          {measure.state === "over" && reply?.overflow !== null ? (
            <div className={styles.actions}>
              <Button look="link" onClick={onReveal}>
                Go to where it is too long
              </Button>
              {limit?.threads === true ? (
                <Button look="link" onClick={onSplit}>
                  Split it into a thread
                </Button>
              ) : null}
            </div>
          ) : null}
        </>
      )}
      {fold === null || limit?.fold === undefined ? null : (
        <div className={styles.fold}>
          <p className={styles.note}>
            Shown before “{limit.fold.label}”, about: others have seen it fold after {limit.fold.after}{" "}
            characters.
          </p>
          <blockquote className={styles.preview} dir="auto">
            {fold}… <span className={styles.more}>{limit.fold.label}</span>
          </blockquote>
        </div>
      )}
      <Disclosure label="About this limit">
        <dl className={styles.facts}>
          {shown.bounds.map((bound) => (
            <div key={bound.unit}>
              <dt>{describeBound(bound)}</dt>
              <dd>{unitFacts[bound.unit].explanation}</dd>
            </div>
          ))}
          {limit === null ? null : (
            <div>
              <dt>Source</dt>
              <dd>
                {limit.source.address === undefined ? (
                  limit.source.name
                ) : (
                  <a href={limit.source.address} rel="noreferrer">
                    {limit.source.name}
                  </a>
                )}
                , {limit.source.basis === "published" ? "published by the platform" : "reported by others"}.
                Checked on {formatDay(limit.source.checked)}.
              </dd>
            </div>
          )}
          {limit?.note === undefined ? null : (
            <div>
              <dt>Good to know</dt>
              <dd>{limit.note}</dd>
            </div>
          )}
        </dl>
      </Disclosure>
    </PanelSection>
  );
}
