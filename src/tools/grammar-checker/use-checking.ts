import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import type { CheckFacts } from "#core/checks/check.ts";
import type { TextChange } from "#core/document/span.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { followEdits } from "./follow-edits.ts";
import { GrammarClient } from "./grammar-client.ts";
import type { CheckRequest, Found, ProgressStage } from "./messages.ts";
import { findTypedEnd } from "./typed-end.ts";

/** A pause in typing after which the text is checked anew. */
const pauseMilliseconds = 120;
/** How long the word that is being typed is left alone after that. */
const wordMilliseconds = 900;

type CheckChoices = Pick<
  CheckRequest,
  "variety" | "off" | "offGroups" | "dictionary" | "language" | "dictionaries" | "harper"
>;

/** A text with what was found in it. */
export interface Checked extends Found {
  readonly text: string;
  /** Where a word ends that is just being typed: its spelling is not yet told. */
  readonly typedEnd: number | null;
}

type HarperState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly fraction: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string };

interface Outcome {
  /** The job that it is of. */
  readonly job: object;
  readonly failure: string | null;
  readonly stopped: boolean;
}

export interface Checking {
  /** The last findings, kept while newer ones are on their way; `null` without a text. */
  readonly checked: Checked | null;
  readonly working: boolean;
  readonly progress: { readonly stage: ProgressStage; readonly fraction: number } | null;
  readonly failure: string | null;
  readonly stopped: boolean;
  /** Whether there is a text at all; `null` while that is not known. */
  readonly hasText: boolean | null;
  readonly harper: HarperState;
  /** By id; empty until the rules are loaded. */
  readonly facts: ReadonlyMap<string, CheckFacts>;
  /** Moves the findings along with edits that were just made to the text that they are of, until it is checked anew. */
  readonly follow: (edits: readonly TextChange[]) => void;
  readonly stop: () => void;
  readonly again: () => void;
}

const noFacts: ReadonlyMap<string, CheckFacts> = new Map();

/** Checks the text in a worker, and again after each change of it or of what was chosen. */
export function useChecking(choices: CheckChoices): Checking {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const { selection } = useWorkspaceState();
  const [attempt, setAttempt] = useState(0);
  const said = JSON.stringify(choices);
  const job = useMemo(() => ({ text, revision, said, attempt }), [text, revision, said, attempt]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<Checking["progress"]>(null);
  const [harper, setHarper] = useState<HarperState>({ kind: "idle" });
  const [facts, setFacts] = useState(noFacts);
  const client = useRef<GrammarClient | null>(null);
  const current = useRef<{ id: number; job: typeof job; typedEnd: number | null }>({
    id: 0,
    job,
    typedEnd: null,
  });
  const latest = useRef({ choices, from: selection.start });
  useEffect(() => {
    latest.current = { choices, from: selection.start };
  });

  useEffect(() => {
    const started = new GrammarClient((message) => {
      if (message.kind === "facts") setFacts(new Map(message.facts.map((one) => [one.id, one])));
      else if (message.kind === "harper-loading")
        setHarper(
          message.fraction === 1 ? { kind: "ready" } : { kind: "loading", fraction: message.fraction },
        );
      else if (message.kind === "harper-failed") setHarper({ kind: "failed", message: message.message });
      else {
        const { id, job: asked, typedEnd } = current.current;
        if (message.id !== id) return;
        if (message.kind === "progress") setProgress({ stage: message.stage, fraction: message.fraction });
        else if (message.kind === "found") setChecked({ ...message.found, text: asked.text, typedEnd });
        else {
          setProgress(null);
          setOutcome({
            job: asked,
            failure: message.kind === "failure" ? message.message : null,
            stopped: false,
          });
        }
      }
    });
    client.current = started;
    return () => {
      started.close();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    if (client.current === null || job.revision < 0) return;
    if (job.text === "") {
      client.current.stop();
      current.current = { id: 0, job, typedEnd: null };
      return;
    }
    const { choices: chosen, from } = latest.current;
    const typedEnd = findTypedEnd(current.current.job.text, job.text, from);
    current.current = { id: client.current.check({ ...chosen, text: job.text, from }), job, typedEnd };
  }, [job]);

  const typedEnd = checked?.typedEnd ?? null;
  useEffect(() => {
    if (typedEnd === null) return undefined;
    const timer = setTimeout(() => {
      current.current = { ...current.current, typedEnd: null };
      setChecked((last) => (last === null ? null : { ...last, typedEnd: null }));
    }, wordMilliseconds);
    return () => clearTimeout(timer);
  }, [typedEnd]);

  const follow = useCallback((edits: readonly TextChange[]) => {
    setChecked((last) => (last === null ? null : { ...last, ...followEdits(last, edits) }));
  }, []);
  const stop = useCallback(() => {
    client.current?.stop();
    setProgress(null);
    setOutcome({ job: current.current.job, failure: null, stopped: true });
  }, []);
  const again = useCallback(() => {
    setHarper((last) => (last.kind === "failed" ? { kind: "idle" } : last));
    setAttempt((last) => last + 1);
  }, []);
  const hasText = revision < 0 ? null : text !== "";
  const isSettled = outcome !== null && outcome.job === job;
  const working = hasText === true && !isSettled;
  return {
    checked: hasText === true ? checked : null,
    working,
    progress: working ? progress : null,
    failure: isSettled ? outcome.failure : null,
    stopped: isSettled && outcome.stopped,
    hasText,
    harper,
    facts,
    follow,
    stop,
    again,
  };
}
