import { Fragment, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import styles from "./panel.module.css";
import type { Compared } from "./use-comparison.ts";

/** More changes than this would keep the browser busy for minutes; the exports have them all. */
const mostPrinted = 5000;

/** Both texts in one, on paper only: the sheet on the screen draws no more than what is in sight. */
export function PrintedRedline({ compared }: { readonly compared: Compared }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands there when the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  if (!isPrinting) return null;

  const { before, after } = compared;
  const counted = compared.differences.filter(({ isIgnored }) => !isIgnored);
  const differences = counted.slice(0, mostPrinted);
  const end = differences.at(-1)?.before.end ?? 0;
  const isWhole = differences.length === counted.length;
  return (
    <div className={styles.printed} dir="auto">
      {differences.map((difference, index) => {
        const from = differences[index - 1]?.before.end ?? 0;
        return (
          <Fragment key={`${difference.before.start} ${difference.after.start}`}>
            {before.slice(from, difference.before.start)}
            <del>{before.slice(difference.before.start, difference.before.end)}</del>
            <ins>{after.slice(difference.after.start, difference.after.end)}</ins>
          </Fragment>
        );
      })}
      {isWhole ? before.slice(end) : "… Export the comparison for the rest."}
    </div>
  );
}
