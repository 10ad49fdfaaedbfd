import { useCallback } from "react";

import { printAround } from "#core/sentences/boundary-corrections.ts";
import type { BoundaryCorrection, PlacedCorrection } from "#core/sentences/boundary-corrections.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import {
  correctionsKey,
  noCorrections,
  noStoredCorrections,
  parseStoredCorrections,
  withCorrections,
} from "./stored-corrections.ts";

export interface Corrections {
  readonly list: readonly BoundaryCorrection[];
  /** Corrects a place of a text; one that was corrected the other way is as it was again. */
  readonly add: (
    kind: BoundaryCorrection["kind"],
    text: string,
    offset: number,
    placed: readonly PlacedCorrection[],
  ) => void;
  readonly remove: (correction: BoundaryCorrection) => void;
  readonly clear: () => void;
}

/** The boundaries that the person has put right in the open document, kept on the device. */
export function useCorrections(): Corrections {
  const { documentId } = useWorkspaceState();
  const [stored, store] = useStoredSetting(correctionsKey, parseStoredCorrections, noStoredCorrections);
  const document = documentId ?? "unsaved";
  const list = stored[document] ?? noCorrections;
  const keep = useCallback(
    (next: readonly BoundaryCorrection[]) => store(withCorrections(stored, document, next)),
    [store, stored, document],
  );
  return {
    list,
    add(kind, text, offset, placed) {
      const opposite = list.find(
        (correction, index) => correction.kind !== kind && placed[index]?.offset === offset,
      );
      keep(
        opposite === undefined
          ? [...list, { kind, offset, print: printAround(text, offset) }]
          : list.filter((correction) => correction !== opposite),
      );
    },
    remove: (correction) => keep(list.filter((kept) => kept !== correction)),
    clear: () => keep(noCorrections),
  };
}
