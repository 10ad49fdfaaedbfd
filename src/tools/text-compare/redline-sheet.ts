import type { TextDifference } from "#core/compare/comparison.ts";

import { cutBefore, longestLine } from "./sheet.ts";
import type { Sheet, SheetPiece, SheetRow } from "./sheet.ts";

const mostPieces = 400;

type RowRole = SheetPiece["role"] | "both";

function roleOf(pieces: readonly SheetPiece[]): RowRole {
  const [first, ...others] = pieces;
  if (first === undefined) return "kept";
  return others.every(({ role }) => role === first.role) ? first.role : "both";
}

/**
 * Both texts in one, line by line: what was removed stands struck out before what was added. Differences that are not
 * shown stand as the second text has them. Long lines are cut.
 */
export function createRedlineSheet(
  before: string,
  after: string,
  differences: readonly TextDifference[],
  isShown: (difference: number) => boolean,
): Sheet {
  const rows: SheetRow[] = [];
  const rowsByDifference = new Uint32Array(differences.length);
  let pieces: SheetPiece[] = [];
  let length = 0;
  let line = 1;
  let isStart = true;

  const close = () => {
    const own = pieces;
    const role = roleOf(own);
    // What was removed is no line of the second text, whose lines are numbered.
    const isNumbered = isStart && role !== "before";
    rows.push({
      kind: "single",
      isChanged: role !== "kept",
      role,
      numberBefore: null,
      numberAfter: isNumbered ? line : null,
      read: () => own,
    });
    pieces = [];
    length = 0;
    isStart &&= !isNumbered;
  };

  const add = (text: string, role: SheetPiece["role"], difference: number | null) => {
    const isCounted = role !== "before";
    for (let from = 0; from < text.length;) {
      const found = text.indexOf("\n", from);
      const lineEnd = found === -1 ? text.length : found;
      while (from < lineEnd) {
        const end = Math.min(lineEnd, cutBefore(text, from, longestLine));
        if (length + end - from > longestLine || pieces.length >= mostPieces) close();
        pieces.push({ text: text.slice(from, end), difference, role });
        length += end - from;
        from = end;
      }
      if (found === -1) break;
      if (difference !== null) pieces.push({ text: "", difference, role });
      close();
      if (isCounted) {
        line += 1;
        isStart = true;
      }
      from = lineEnd + 1;
    }
  };

  let done = 0;
  for (const [index, difference] of differences.entries()) {
    add(before.slice(done, difference.before.start), "kept", null);
    done = difference.before.end;
    rowsByDifference[index] = rows.length;
    const added = after.slice(difference.after.start, difference.after.end);
    if (isShown(index)) {
      add(before.slice(difference.before.start, difference.before.end), "before", index);
      add(added, "after", index);
    } else {
      add(added, "kept", null);
    }
  }
  add(before.slice(done), "kept", null);
  if (pieces.length > 0) close();
  return { rows, rowOf: (difference) => rowsByDifference[difference] ?? 0 };
}
