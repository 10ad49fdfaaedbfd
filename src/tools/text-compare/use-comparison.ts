import { useCallback, useEffect, useRef, useState } from "react";

import type { Comparison, ComparisonOptions } from "#core/compare/comparison.ts";

import { CompareClient } from "./compare-client.ts";
import { unpackDifferences } from "./compare-messages.ts";

/** Two texts and what differs in them. */
export interface Compared extends Comparison {
  readonly before: string;
  readonly after: string;
  readonly unit: ComparisonOptions["unit"];
}

/** The texts to compare. `name` is another one whenever one of them is. */
export interface ComparedTexts {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface ComparisonView {
  /** The last comparison stays while a newer one is on its way. */
  readonly compared: Compared | null;
  readonly working: boolean;
  readonly failure: string | null;
  /** The person stopped a comparison that took long. */
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Outcome {
  readonly name: string;
  readonly failure: string | null;
  readonly stopped: boolean;
}

/** Compares in a worker, and again after each change of a text or an option; `null` texts are not compared. */
export function useComparison(texts: ComparedTexts | null, options: ComparisonOptions): ComparisonView {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const client = useRef<CompareClient | null>(null);
  const optionsKey = JSON.stringify(options);
  const name = texts === null ? "" : `${texts.name} ${attempt} ${optionsKey}`;
  const task = { texts, options };
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });

  useEffect(
    () => () => {
      client.current?.stop();
      client.current = null;
    },
    [],
  );

  useEffect(() => {
    const { texts: wanted, options: wantedOptions } = latest.current;
    if (name === "" || wanted === null) return undefined;
    let isCurrent = true;
    client.current ??= new CompareClient();
    const { before, after } = wanted;
    void client.current.run({ kind: "compare", before, after, options: wantedOptions }).then((answer) => {
      if (!isCurrent || answer.kind === "stopped") return undefined;
      if (answer.kind === "done" && answer.result.kind === "compare") {
        const { packed, statistics, isCoarse } = answer.result;
        const differences = unpackDifferences(packed);
        setCompared({ differences, statistics, isCoarse, before, after, unit: wantedOptions.unit });
      }
      const failure = answer.kind === "failed" ? answer.message : null;
      setOutcome({ name, failure, stopped: false });
      return undefined;
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const stop = useCallback(() => {
    client.current?.stop();
    setOutcome({ name, failure: null, stopped: true });
  }, [name]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const ended = outcome?.name === name;
  return {
    compared: texts === null ? null : compared,
    working: texts !== null && !ended,
    failure: ended ? outcome.failure : null,
    stopped: ended && outcome.stopped,
    stop,
    again,
  };
}
