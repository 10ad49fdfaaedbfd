import { numberFormat } from "#core/number-format/number-format.ts";
import { Histogram } from "#ui/chart/histogram.tsx";

import styles from "./lengths-view.module.css";
import type { CountReply } from "./line-work.ts";

const count = numberFormat();

/** How long the lines are: where in the text the long ones stand, and how many there are of each length. */
export function LengthsView({ reply }: { readonly reply: CountReply | null }) {
  if (reply === null || reply.map.length === 0) return <p className={styles.note}>There is no text yet.</p>;
  const { counts, map, bins } = reply;
  const perPlace = (map[0]?.last ?? 1) - (map[0]?.first ?? 1) + 1;
  return (
    <div className={styles.view}>
      <Histogram
        title="Map of the lines"
        summary={
          perPlace === 1
            ? "A bar for each line, as high as it is long."
            : `A bar for every ${count.format(perPlace)} lines, as high as the longest of them.`
        }
        fileName="line-map"
        xTitle="Line"
        yTitle="Characters"
        bins={map.map(({ first, last, longest, longestLine }) => ({
          from: first,
          to: last + 1,
          count: longest,
          label:
            first === last
              ? `Line ${count.format(first)}`
              : `Lines ${count.format(first)} to ${count.format(last)}, longest ${count.format(longestLine)}`,
          // By characters; a line of wide characters may be too wide with fewer.
          tone: longest > counts.columns ? "error" : "accent",
        }))}
      />
      <Histogram
        title="Lengths"
        summary={`The median of the lines that are not blank is ${count.format(counts.median)} characters.`}
        fileName="line-lengths"
        xTitle="Characters"
        yTitle="Lines"
        bins={bins.map(({ from, to, count: lines }) => ({
          from,
          to,
          count: lines,
          label: to - from === 1 ? count.format(from) : `${count.format(from)} to ${count.format(to - 1)}`,
        }))}
      />
      <p className={styles.note}>
        In the map, places with a line of more than {count.format(counts.columns)} characters have another
        colour.
      </p>
    </div>
  );
}
