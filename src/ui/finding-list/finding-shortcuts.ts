import type { Shortcut } from "../shortcuts/shortcuts.ts";

/** What can be done with the finding that is looked at. */
export interface FindingCommands<Found> {
  /** The one that is looked at. */
  readonly chosen: Found | null;
  /** Goes so many places on. */
  readonly step: (by: 1 | -1) => void;
  readonly apply: (finding: Found, fix: string) => void;
  readonly ignore: (finding: Found) => void;
}

/** The shortcuts of a tool that lists findings, with the same letters in each. */
export function findingShortcuts<Found extends { readonly fixes: readonly string[] }>({
  chosen,
  step,
  apply,
  ignore,
}: FindingCommands<Found>): readonly Shortcut[] {
  return [
    { letter: "j", label: "Go to the next finding", run: () => step(1) },
    { letter: "k", label: "Go to the finding before", run: () => step(-1) },
    {
      letter: "a",
      label: "Apply the first fix of the finding",
      run() {
        const fix = chosen?.fixes[0];
        if (chosen !== null && fix !== undefined) apply(chosen, fix);
      },
    },
    {
      letter: "i",
      label: "Ignore the finding",
      run() {
        if (chosen !== null) ignore(chosen);
      },
    },
  ];
}
