import { createComparisonRows } from "#core/compare/comparison-rows.ts";
import type { ComparisonRow, LinePiece } from "#core/compare/comparison-rows.ts";
import type { TextDifference } from "#core/compare/comparison.ts";
import { findLineTokens } from "#core/compare/text-tokens.ts";
import type { TextTokens } from "#core/compare/text-tokens.ts";
import type { Span } from "#core/document/span.ts";

import { cutRow, longestLine } from "./sheet.ts";
import type { Sheet, SheetLine, SheetPiece, SheetRow } from "./sheet.ts";

interface SheetTexts {
  readonly before: string;
  readonly after: string;
  readonly differences: readonly TextDifference[];
}

/** For each line whether one of the spans, which ascend, is in it. */
function findTouched({ starts, ends }: TextTokens, spans: readonly Span[]): Uint8Array {
  const touched = new Uint8Array(starts.length);
  let line = 0;
  for (const { start, end } of spans) {
    while (line < ends.length && (ends[line] ?? 0) <= start) line += 1;
    for (let next = line; next < starts.length && (starts[next] ?? 0) < end; next += 1) touched[next] = 1;
  }
  return touched;
}

function toPieces(
  pieces: readonly LinePiece[],
  role: "before" | "after",
  isShown: (difference: number) => boolean,
): readonly SheetPiece[] {
  return pieces.map(({ text, difference }) =>
    difference !== null && isShown(difference)
      ? { text, difference, role }
      : { text, difference: null, role: "kept" },
  );
}

/** A row before it is laid out as one line or two. */
interface PairedLines {
  readonly isChanged: boolean;
  readonly before: SheetLine | null;
  readonly after: SheetLine | null;
}

/**
 * Rows with a line of each text side by side, or, when `isUnified`, one above the other. Differences that are not
 * shown stand as what stayed.
 */
export function createLineSheet(
  { before, after, differences }: SheetTexts,
  isShown: (difference: number) => boolean,
  isUnified: boolean,
): Sheet {
  const { rows: found, readBefore, readAfter, rowOf } = createComparisonRows(before, after, differences);
  const linesBefore = findLineTokens(before);
  const linesAfter = findLineTokens(after);
  const shown = differences.filter((_, index) => isShown(index));
  const touchedBefore = findTouched(
    linesBefore,
    shown.map((difference) => difference.before),
  );
  const touchedAfter = findTouched(
    linesAfter,
    shown.map((difference) => difference.after),
  );
  const lengthOf = ({ starts, ends }: TextTokens, line: number | null) =>
    line === null ? 0 : (ends[line] ?? 0) - (starts[line] ?? 0);

  const layOut = (row: ComparisonRow): readonly PairedLines[] => {
    const isChanged =
      row.isChanged &&
      ((row.before !== null && touchedBefore[row.before] === 1) ||
        (row.after !== null && touchedAfter[row.after] === 1));
    const first = row.before;
    const second = row.after;
    const isLong = Math.max(lengthOf(linesBefore, first), lengthOf(linesAfter, second)) > longestLine;
    if (!isLong) {
      return [
        {
          isChanged,
          before:
            first === null
              ? null
              : { number: first + 1, read: () => toPieces(readBefore(first), "before", isShown) },
          after:
            second === null
              ? null
              : { number: second + 1, read: () => toPieces(readAfter(second), "after", isShown) },
        },
      ];
    }
    const parts = cutRow(first === null ? [] : readBefore(first), second === null ? [] : readAfter(second));
    return parts.map((part, index) => {
      const piecesBefore = toPieces(part.before, "before", isShown);
      const piecesAfter = toPieces(part.after, "after", isShown);
      const numberOf = (line: number | null) => (line === null || index > 0 ? null : line + 1);
      return {
        isChanged:
          isChanged && [...piecesBefore, ...piecesAfter].some(({ difference }) => difference !== null),
        before: piecesBefore.length === 0 ? null : { number: numberOf(first), read: () => piecesBefore },
        after: piecesAfter.length === 0 ? null : { number: numberOf(second), read: () => piecesAfter },
      };
    });
  };

  const rows: SheetRow[] = [];
  const firstRows = new Uint32Array(found.length + 1);
  for (const [index, row] of found.entries()) {
    firstRows[index] = rows.length;
    for (const lines of layOut(row)) {
      if (isUnified) rows.push(...stack(lines));
      else rows.push({ kind: "pair", ...lines });
    }
  }
  firstRows[found.length] = rows.length;

  return {
    rows,
    rowOf(difference) {
      const row = rowOf(difference);
      const start = firstRows[row] ?? 0;
      const end = firstRows[row + 1] ?? rows.length;
      for (let index = start; index < end; index += 1) {
        if (holds(rows[index], difference)) return index;
      }
      return start;
    },
  };
}

function holds(row: SheetRow | undefined, wanted: number): boolean {
  if (row === undefined) return false;
  const lines = row.kind === "single" ? [row] : [row.before, row.after];
  return lines.some((line) => line?.read().some(({ difference }) => difference === wanted) ?? false);
}

/** A pair of lines one above the other; the same line once. */
function stack({ isChanged, before, after }: PairedLines): readonly SheetRow[] {
  if (!isChanged) {
    const line = after ?? before;
    if (line === null) return [];
    const numbers = { numberBefore: before?.number ?? null, numberAfter: after?.number ?? null };
    return [{ kind: "single", isChanged, role: "kept", ...numbers, read: line.read }];
  }
  const removed: readonly SheetRow[] =
    before === null
      ? []
      : [
          {
            kind: "single",
            isChanged,
            role: "before",
            numberBefore: before.number,
            numberAfter: null,
            read: before.read,
          },
        ];
  const added: readonly SheetRow[] =
    after === null
      ? []
      : [
          {
            kind: "single",
            isChanged,
            role: "after",
            numberBefore: null,
            numberAfter: after.number,
            read: after.read,
          },
        ];
  return [...removed, ...added];
}
