import type { DifferenceKind, TextDifference } from "#core/compare/comparison.ts";

/** The kinds of differences, in the order in which they are shown. */
export const differenceKinds = ["wording", "number", "punctuation", "case", "spacing", "moved"] as const;

const fieldsEach = 6;
const ignoredFlag = 1 << 4;
const numberFlag = 1 << 5;
const negationFlag = 1 << 6;
const kindMask = 0xf;

/** Differences as numbers: four offsets, kind and flags, and the move or -1. */
export function packDifferences(differences: readonly TextDifference[]): Int32Array<ArrayBuffer> {
  const packed = new Int32Array(differences.length * fieldsEach);
  for (const [index, difference] of differences.entries()) {
    const { before, after, kind, isIgnored, changesNumber, changesNegation, move } = difference;
    const flags =
      differenceKinds.indexOf(kind) |
      (isIgnored ? ignoredFlag : 0) |
      (changesNumber ? numberFlag : 0) |
      (changesNegation ? negationFlag : 0);
    packed.set([before.start, before.end, after.start, after.end, flags, move ?? -1], index * fieldsEach);
  }
  return packed;
}

/** The differences that `packDifferences` was given. */
export function unpackDifferences(packed: Int32Array): readonly TextDifference[] {
  return Array.from({ length: Math.floor(packed.length / fieldsEach) }, (_, index) => {
    const at = index * fieldsEach;
    const flags = packed[at + 4] ?? 0;
    const move = packed[at + 5] ?? -1;
    const kind: DifferenceKind = differenceKinds[flags & kindMask] ?? "wording";
    return {
      before: { start: packed[at] ?? 0, end: packed[at + 1] ?? 0 },
      after: { start: packed[at + 2] ?? 0, end: packed[at + 3] ?? 0 },
      kind,
      isIgnored: (flags & ignoredFlag) !== 0,
      changesNumber: (flags & numberFlag) !== 0,
      changesNegation: (flags & negationFlag) !== 0,
      move: move === -1 ? null : move,
    };
  });
}
