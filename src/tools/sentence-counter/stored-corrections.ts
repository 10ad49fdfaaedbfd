import type { BoundaryCorrection } from "#core/sentences/boundary-corrections.ts";

/** The corrections of each document, by its id in the library. */
export type StoredCorrections = Readonly<Record<string, readonly BoundaryCorrection[]>>;

export const correctionsKey = "sentence-boundaries";
export const noCorrections: readonly BoundaryCorrection[] = [];
export const noStoredCorrections: StoredCorrections = {};

/** What is kept on the device: of so many documents, those corrected last; of each, so many corrections. */
const mostDocuments = 50;
const mostCorrections = 500;

/** Corrections as they were stored; `undefined` for another form, what is ill-formed in them left out. */
export function parseStoredCorrections(stored: unknown): StoredCorrections | undefined {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).map(([document, list]: [string, unknown]) => [
      document,
      Array.isArray(list) ? list.flatMap(parseCorrection) : [],
    ]),
  );
}

function parseCorrection(value: unknown): readonly BoundaryCorrection[] {
  if (typeof value !== "object" || value === null) return [];
  const { kind, offset, print }: Readonly<Record<string, unknown>> = { ...value };
  if (kind !== "join" && kind !== "split") return [];
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(print)) return [];
  return typeof offset === "number" && typeof print === "number" && offset > 0
    ? [{ kind, offset, print }]
    : [];
}

/** The store with other corrections of a document, which becomes the last one; without it where there are none. */
export function withCorrections(
  stored: StoredCorrections,
  document: string,
  corrections: readonly BoundaryCorrection[],
): StoredCorrections {
  const others = Object.entries(stored).filter(([id]) => id !== document);
  if (corrections.length === 0) return Object.fromEntries(others);
  return Object.fromEntries([
    ...others.slice(-(mostDocuments - 1)),
    [document, corrections.slice(-mostCorrections)] as const,
  ]);
}
