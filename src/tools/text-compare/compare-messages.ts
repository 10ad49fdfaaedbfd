import type {
  Comparison,
  ComparisonOptions,
  ComparisonUnit,
  DifferenceKind,
  TextDifference,
} from "#core/compare/comparison.ts";
import type { MergedPart } from "#core/compare/merge-texts.ts";

/** What the page asks of the worker. */
export type CompareTask =
  | {
      readonly kind: "compare";
      readonly before: string;
      readonly after: string;
      readonly options: ComparisonOptions;
    }
  | {
      readonly kind: "merge";
      readonly base: string;
      readonly left: string;
      readonly right: string;
      readonly unit: ComparisonUnit;
    }
  | {
      readonly kind: "patch";
      readonly before: string;
      readonly after: string;
      readonly beforeName: string;
      readonly afterName: string;
    };

export interface CompareRequest {
  readonly id: number;
  readonly task: CompareTask;
}

/** What the worker found. Differences travel packed: as objects, tens of thousands of them take longer than to find. */
export type CompareResult =
  | {
      readonly kind: "compare";
      readonly packed: Int32Array;
      readonly statistics: Comparison["statistics"];
      readonly isCoarse: boolean;
    }
  | { readonly kind: "merge"; readonly parts: readonly MergedPart[] }
  | { readonly kind: "patch"; readonly text: string };

export interface CompareReply {
  readonly id: number;
  readonly result: CompareResult;
}

/** The kinds of differences, in the order in which they are shown. */
export const differenceKinds = ["wording", "number", "punctuation", "case", "spacing", "moved"] as const;

const fieldsEach = 6;
const ignoredFlag = 1 << 4;
const numberFlag = 1 << 5;
const negationFlag = 1 << 6;
const kindMask = 0xf;

/** Differences as numbers: four offsets, kind and flags, and the move or -1. */
export function packDifferences(differences: readonly TextDifference[]): Int32Array {
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

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function hasNumbers(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((figure) => typeof figure === "number");
}

/** Whether a message of the page is a request, as far as the worker relies on it: it is our own page. */
export function isCompareRequest(message: unknown): message is CompareRequest {
  return (
    isObject(message) &&
    "id" in message &&
    typeof message.id === "number" &&
    "task" in message &&
    isObject(message.task) &&
    "kind" in message.task &&
    (message.task.kind === "compare" || message.task.kind === "merge" || message.task.kind === "patch")
  );
}

function isResult(value: unknown): value is CompareResult {
  if (!isObject(value) || !("kind" in value)) return false;
  if (value.kind === "compare") {
    return (
      "packed" in value &&
      value.packed instanceof Int32Array &&
      "statistics" in value &&
      hasNumbers(value.statistics)
    );
  }
  if (value.kind === "merge") return "parts" in value && Array.isArray(value.parts);
  return value.kind === "patch" && "text" in value && typeof value.text === "string";
}

/** Whether a message of the worker is a whole reply. A form that does not fit is that of an old build. */
export function isCompareReply(message: unknown): message is CompareReply {
  return (
    isObject(message) &&
    "id" in message &&
    typeof message.id === "number" &&
    "result" in message &&
    isResult(message.result)
  );
}
