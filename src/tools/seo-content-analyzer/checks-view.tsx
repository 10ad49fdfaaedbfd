import { useState } from "react";

import type { Assessment } from "#core/seo/assess-page.ts";
import type { AssessmentGroup, Rating } from "#core/seo/assessment.ts";
import { Button } from "#ui/button/button.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";

import { CheckCard } from "./check-card.tsx";
import styles from "./checks-view.module.css";

interface ChecksViewProps {
  readonly assessments: readonly Assessment[];
  readonly dismissed: readonly string[];
  readonly onDismissed: (dismissed: readonly string[]) => void;
  /** The check whose places are marked, and which of them is looked at. */
  readonly shown: ShownPlaces | null;
  readonly onShow: (assessment: Assessment, place: number) => void;
  readonly onHide: () => void;
}

/** A check whose places are marked in the text. */
export interface ShownPlaces {
  readonly id: string;
  readonly place: number;
}

const groups: readonly (readonly [group: AssessmentGroup, heading: string])[] = [
  ["keyphrase", "Keyphrase"],
  ["content", "Content and results"],
  ["readability", "Readability"],
  ["page", "Source of the page"],
];
const order: Readonly<Record<Rating, number>> = { bad: 0, ok: 1, good: 2, none: 3 };
const filters = [
  { value: "todo", label: "To do" },
  { value: "all", label: "All" },
] as const;

/** Every check with its rating, what needs work first. */
export function ChecksView({ assessments, dismissed, onDismissed, shown, onShow, onHide }: ChecksViewProps) {
  const [filter, setFilter] = useState<(typeof filters)[number]["value"]>("todo");
  const kept = assessments.filter(({ id }) => !dismissed.includes(id));
  const putAside = assessments.filter(({ id }) => dismissed.includes(id));
  const listed = kept.filter(({ rating }) => filter === "all" || rating === "bad" || rating === "ok");
  return (
    <div className={styles.view}>
      <Segmented legend="Show checks" legendHidden options={filters} value={filter} onChange={setFilter} />
      {listed.length === 0 ? <p className={styles.note}>Nothing is left to do among these checks.</p> : null}
      {groups.map(([group, heading]) => {
        const own = listed
          .filter((each) => each.group === group)
          .toSorted((first, second) => order[first.rating] - order[second.rating]);
        return own.length === 0 ? null : (
          <section key={group} className={styles.group} aria-label={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            <ul className={styles.list}>
              {own.map((assessment) => (
                <li key={assessment.id}>
                  <CheckCard
                    assessment={assessment}
                    shown={shown?.id === assessment.id ? shown.place : null}
                    onShow={(place) => onShow(assessment, place)}
                    onHide={onHide}
                    onDismiss={() => onDismissed([...dismissed, assessment.id])}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {putAside.length === 0 ? null : (
        <section className={styles.group} aria-label="Put aside">
          <h3 className={styles.heading}>Put aside</h3>
          <ul className={styles.list}>
            {putAside.map(({ id, name }) => (
              <li key={id} className={styles.aside}>
                <span>{name}</span>
                <Button look="link" onClick={() => onDismissed(dismissed.filter((other) => other !== id))}>
                  Bring back<span className="visually-hidden"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
