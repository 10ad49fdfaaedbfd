import { useState } from "react";

import type { Assessment } from "#core/seo/assess-page.ts";
import type { AssessmentGroup, Rating } from "#core/seo/assessment.ts";
import type { AcceptedPlace } from "#core/seo/place-key.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";

import { CheckCard } from "./check-card.tsx";
import styles from "./checks-view.module.css";

interface ChecksViewProps {
  readonly assessments: readonly Assessment[];
  readonly dismissed: readonly string[];
  readonly onDismissed: (dismissed: readonly string[]) => void;
  readonly accepted: readonly AcceptedPlace[];
  /** Puts a place aside, or brings it back. */
  readonly onToggle: (place: AcceptedPlace) => void;
  readonly hasKeyphrase: boolean;
  readonly onKeyphrase: () => void;
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
export function ChecksView(props: ChecksViewProps) {
  const { assessments, dismissed, onDismissed, accepted, onToggle, shown, onShow, onHide } = props;
  const [filter, setFilter] = useState<(typeof filters)[number]["value"]>("todo");
  const rated = assessments.filter(({ group }) => props.hasKeyphrase || group !== "keyphrase");
  const kept = rated.filter(({ id }) => !dismissed.includes(id));
  const putAside = assessments.filter(({ id }) => dismissed.includes(id));
  const nameOf = (check: string): string => assessments.find(({ id }) => id === check)?.name ?? check;
  const listed = kept.filter(({ rating }) => filter === "all" || rating === "bad" || rating === "ok");
  return (
    <div className={styles.view}>
      <Segmented legend="Show checks" legendHidden options={filters} value={filter} onChange={setFilter} />
      {props.hasKeyphrase ? null : (
        <Notice>
          The keyphrase checks begin once you set a focus keyphrase.{" "}
          <Button look="link" onClick={props.onKeyphrase}>
            Set a keyphrase
          </Button>
        </Notice>
      )}
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
                    onAccept={(place) => onToggle({ check: assessment.id, place })}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {putAside.length + accepted.length === 0 ? null : (
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
            {accepted.map((each) => (
              <li key={`${each.check} ${each.place}`} className={styles.aside}>
                <span className={styles.place}>
                  {nameOf(each.check)}: <q dir="auto">{each.place}</q>
                </span>
                <Button look="link" onClick={() => onToggle(each)}>
                  Bring back<span className="visually-hidden"> {each.place}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
