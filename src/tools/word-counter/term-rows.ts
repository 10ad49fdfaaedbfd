import type { TermCount } from "#core/analyses/frequency/frequency.ts";
import type { BarTableRow } from "#ui/bar-table/bar-table.tsx";

import { formatCount, formatShare } from "./format.ts";

/** Terms as rows of a ranking; the longest bar is the most frequent term's. */
export function termRows(terms: readonly TermCount[]): readonly BarTableRow[] {
  const most = Math.max(1, ...terms.map((term) => term.count));
  return terms.map(({ term, count, share }) => ({
    term,
    count: formatCount(count),
    share: formatShare(share),
    length: count / most,
  }));
}
