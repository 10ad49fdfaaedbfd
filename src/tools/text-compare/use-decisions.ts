import { useState } from "react";

import type { TextDifference } from "#core/compare/comparison.ts";

import { decide } from "./decisions.ts";
import type { Decision, Decisions } from "./decisions.ts";
import type { Compared } from "./use-comparison.ts";

export interface DecisionsView {
  readonly decisions: Decisions;
  readonly canUndo: boolean;
  readonly decide: (chosen: Iterable<number>, decision: Decision | null) => void;
  readonly undo: () => void;
}

interface Kept {
  readonly before: string;
  readonly after: string;
  /** The decisions after each step, the first step being none. */
  readonly steps: readonly Decisions[];
}

const none: Decisions = new Map<string, Decision>();
const noDifferences: readonly TextDifference[] = [];
const mostSteps = 200;

/** What was accepted and rejected of a comparison, step by step. Another text begins anew; other options do not. */
export function useDecisions(compared: Compared | null): DecisionsView {
  const [kept, setKept] = useState<Kept>({ before: "", after: "", steps: [none] });
  const { before, after, differences } = compared ?? { before: "", after: "", differences: noDifferences };
  const isSame = kept.before === before && kept.after === after;
  const steps = isSame ? kept.steps : [none];
  const decisions = steps.at(-1) ?? none;
  return {
    decisions,
    canUndo: steps.length > 1,
    decide(chosen, decision) {
      const next = decide(decisions, differences, chosen, decision);
      setKept({ before, after, steps: [...steps, next].slice(-mostSteps) });
    },
    undo() {
      if (steps.length > 1) setKept({ before, after, steps: steps.slice(0, -1) });
    },
  };
}
