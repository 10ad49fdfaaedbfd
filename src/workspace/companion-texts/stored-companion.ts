import { isCount, isRecord } from "../persistence/stored-document.ts";

/** A companion text as it is kept: one for each place on a page and each tab. */
export interface StoredCompanion {
  /** Tab and slot. */
  readonly key: string;
  readonly slot: string;
  readonly tab: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Of each slot so many tabs are remembered. */
const mostTabs = 5;

/** A record from the database, whoever put it there; `null` for what is none. */
export function parseStoredCompanion(value: unknown): StoredCompanion | null {
  if (!isRecord(value)) return null;
  const { key, slot, tab, name, text, writtenAt } = value;
  if (typeof key !== "string" || typeof slot !== "string" || typeof tab !== "string") return null;
  if (typeof name !== "string" || typeof text !== "string" || !isCount(writtenAt)) return null;
  return { key, slot, tab, name, text, writtenAt };
}

function newestFirst(first: StoredCompanion, second: StoredCompanion): number {
  return second.writtenAt - first.writtenAt;
}

/** What a tab goes on with in each slot: its own text, and in a new tab the one that was written last in any. */
export function chooseCompanions(
  records: readonly StoredCompanion[],
  tab: string,
): ReadonlyMap<string, StoredCompanion> {
  const chosen = new Map<string, StoredCompanion>();
  for (const record of records.toSorted(newestFirst)) {
    const known = chosen.get(record.slot);
    if (known === undefined || (known.tab !== tab && record.tab === tab)) chosen.set(record.slot, record);
  }
  return chosen;
}

/** The keys of what tabs left behind long ago: all but the newest few of each slot. */
export function findOutdated(records: readonly StoredCompanion[]): readonly string[] {
  const seen = new Map<string, number>();
  return records.toSorted(newestFirst).flatMap(({ key, slot }) => {
    const count = (seen.get(slot) ?? 0) + 1;
    seen.set(slot, count);
    return count > mostTabs ? [key] : [];
  });
}
