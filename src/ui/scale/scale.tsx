import { positionOnScale } from "./position-on-scale.ts";
import styles from "./scale.module.css";

export interface ScaleProps {
  /** `null` draws the scale without its pointer. */
  readonly value: number | null;
  readonly from: number;
  readonly to: number;
  /** Values to number, ascending; the ends among them. */
  readonly ticks: readonly number[];
}

/** A ruler with a pointer. The value stands in words beside it, so the drawing is hidden from screen readers. */
export function Scale({ value, from, to, ticks }: ScaleProps) {
  const place = (position: number) => ({ insetInlineStart: `${positionOnScale(position, from, to) * 100}%` });
  return (
    <div className={styles.scale} aria-hidden>
      <div className={styles.line} />
      {ticks.map((tick) => (
        <div key={tick} className={styles.tick} style={place(tick)} />
      ))}
      {ticks.map((tick) => (
        <span key={tick} className={styles.number} style={place(tick)}>
          {tick}
        </span>
      ))}
      {value === null ? null : <div className={styles.pointer} style={place(value)} />}
    </div>
  );
}
