import { CircleCheck, CircleMinus, OctagonX, TriangleAlert } from "lucide-react";

import type { Rating } from "#core/seo/assessment.ts";

import styles from "./rating-mark.module.css";

const marks = {
  good: { Icon: CircleCheck, name: "Good" },
  ok: { Icon: TriangleAlert, name: "Fair" },
  bad: { Icon: OctagonX, name: "Bad" },
  none: { Icon: CircleMinus, name: "Not rated" },
} as const;

/** What a rating is called. */
export function nameRating(rating: Rating): string {
  return marks[rating].name;
}

/** A rating by shape, colour and, to those who do not see it, by name. */
export function RatingMark({ rating }: { readonly rating: Rating }) {
  const { Icon, name } = marks[rating];
  return (
    <span className={styles[rating]}>
      <Icon size={18} strokeWidth={1.9} aria-hidden />
      <span className="visually-hidden">{name}: </span>
    </span>
  );
}
