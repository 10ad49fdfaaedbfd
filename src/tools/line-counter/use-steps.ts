import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import type { Span } from "#core/document/span.ts";
import { numberFormat } from "#core/number-format/number-format.ts";
import { ToolWorker } from "#workspace/tool-worker/tool-worker.ts";
import type { SettledText } from "#workspace/use-settled-text.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { askSteps } from "./ask-steps.ts";
import type { StepsAnswer } from "./ask-steps.ts";
import { findChange, findSelectedLines } from "./line-span.ts";
import { lineWorker } from "./line-worker.ts";
import type { LineReplies, LineRequests } from "./messages.ts";
import type { StepsOutcome } from "./run-steps.ts";
import type { LineScope } from "./settings.ts";
import { readStep } from "./step-operation.ts";
import type { StepReading } from "./step-operation.ts";
import { stepsCodec } from "./steps.ts";
import type { Step } from "./steps.ts";

/** Where the steps are: nothing to do, something to correct first, at work, or done. */
export type StepsState =
  | { readonly kind: "none" }
  | { readonly kind: "incomplete" }
  /** They were done to this text. */
  | { readonly kind: "applied" }
  | { readonly kind: "working"; readonly done: number }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly reply: StepsOutcome };

export interface StepsView {
  /** What each step does, or what is wrong in it. */
  readonly readings: readonly StepReading[];
  /** What was found out when they were tried: a step, from 0, that cannot be done. */
  readonly problem: { readonly step: number; readonly message: string } | null;
  readonly state: StepsState;
  /** Whether they are done to the selected lines alone. */
  readonly isPart: boolean;
  readonly notice: string | null;
  /** Whether they are put in the text as soon as the preview is ready. */
  readonly isAwaited: boolean;
  /** Puts what they make in the text; while the preview is being made, as soon as it is there. */
  readonly apply: () => void;
  readonly copy: () => void;
  readonly cancel: () => void;
  /** Tries them once more: after they were stopped, or applied. */
  readonly again: () => void;
}

interface Source {
  readonly text: string;
  readonly span: Span;
}

/** How a try ended. */
interface Ended {
  readonly of: object;
  readonly answer: StepsAnswer;
}

/** How many steps of a try are done. */
interface Progress {
  readonly of: object;
  readonly done: number;
}

interface Applied {
  readonly steps: string;
  readonly before: string;
  readonly after: string;
}

export interface StepsRequest {
  readonly settled: SettledText;
  readonly steps: readonly Step[];
  readonly scope: LineScope;
  readonly secondList: string;
}

function operationsOf(readings: readonly StepReading[]): readonly LineOperation[] | null {
  const operations = readings.flatMap((reading) => (reading.kind === "operation" ? [reading.operation] : []));
  return operations.length > 0 && operations.length === readings.length ? operations : null;
}

const count = numberFormat();
const changedMeanwhile =
  "The text, the selection or a step was changed meanwhile. Look at the preview again, then apply.";

/** Tries the steps on the text whenever either changes, so that what they make of it can be seen, and put in its place. */
export function useSteps({ settled, steps, scope, secondList }: StepsRequest): StepsView {
  const actions = useWorkspaceActions();
  const { selection, revision } = useWorkspaceState();
  const { start, end } = selection;
  const isPart = scope === "selection" && start < end;
  const readings = useMemo(() => steps.map((step) => readStep(step, secondList)), [steps, secondList]);
  const operations = useMemo(() => operationsOf(readings), [readings]);
  const written = useMemo(() => stepsCodec.format(steps), [steps]);
  const source = useMemo<Source>(() => {
    const span = isPart
      ? findSelectedLines(settled.text, { start, end })
      : { start: 0, end: settled.text.length };
    return { text: settled.text.slice(span.start, span.end), span };
  }, [settled, isPart, start, end]);
  const [round, setRound] = useState(0);
  const [stopped, setStopped] = useState<object | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  // What was asked to be applied before its preview was ready.
  const [awaited, setAwaited] = useState<string | null>(null);

  const isApplied =
    applied !== null &&
    applied.steps === written &&
    (applied.after === settled.text || (applied.before === settled.text && settled.revision !== revision));
  // What is tried now: another object whenever something in it changed.
  const attempt = useMemo(
    () => (operations === null || isApplied ? null : { operations, text: source.text, round }),
    [operations, isApplied, source.text, round],
  );

  const worker = useRef<ToolWorker<LineRequests, LineReplies> | null>(null);
  useEffect(() => {
    if (attempt === null || attempt === stopped) return undefined;
    let isLeft = false;
    let isOver = false;
    worker.current ??= new ToolWorker(lineWorker, () => undefined);
    const client = worker.current;
    void askSteps(
      client,
      attempt,
      () => isLeft,
      (done) => setProgress({ of: attempt, done }),
    ).then((answer) => {
      isOver = true;
      if (!isLeft) setEnded({ of: attempt, answer });
    });
    return () => {
      isLeft = true;
      // The worker can't be interrupted. One that has nothing to do is kept for the next try.
      if (!isOver) client.stop();
    };
  }, [attempt, stopped]);
  useEffect(() => () => worker.current?.stop(), []);

  const answer = attempt !== null && ended?.of === attempt ? ended.answer : null;
  const state = stateOf();

  function stateOf(): StepsState {
    if (steps.length === 0) return { kind: "none" };
    if (operations === null) return { kind: "incomplete" };
    if (isApplied) return { kind: "applied" };
    if (attempt !== null && attempt === stopped) return { kind: "stopped" };
    if (answer === null) return { kind: "working", done: progress?.of === attempt ? progress.done : 0 };
    if (answer.kind === "done") return { kind: "ready", reply: answer.outcome };
    return answer.kind === "problem" ? { kind: "incomplete" } : answer;
  }

  const isCurrent = settled.revision === revision;
  const isComing = state.kind === "working" || (!isCurrent && ["ready", "applied"].includes(state.kind));
  /** The steps, the text and the selected lines that applying is about. */
  const asked = `${written} ${revision} ${isPart ? `${start}-${end}` : "all"}`;

  // What was asked for is given up when it has become something else, or can't be had.
  if (awaited !== null && awaited !== asked) {
    setAwaited(null);
    setNotice(changedMeanwhile);
  } else if (awaited !== null && !isComing && state.kind !== "ready") {
    setAwaited(null);
  }

  function applyOutcome({ before, after, text }: StepsOutcome) {
    setAwaited(null);
    if (actions.readText() !== settled.text) return setNotice(changedMeanwhile);
    const change = findChange(source.text, text, source.span.start);
    if (change === null) return setNotice("Nothing to change.");
    if (!actions.applyEdits([change])) return setNotice("The text could not be changed.");
    setApplied({ steps: written, before: settled.text, after: actions.readText() });
    return setNotice(
      before === after
        ? `Applied to ${count.format(before)} ${before === 1 ? "line" : "lines"}.`
        : `Applied: ${count.format(before)} ${before === 1 ? "line" : "lines"} became ${count.format(after)}.`,
    );
  }

  const due = awaited === asked && !isComing && state.kind === "ready" ? state.reply : null;
  const applyDue = useEffectEvent(applyOutcome);
  useEffect(() => {
    if (due === null) return undefined;
    let isLeft = false;
    queueMicrotask(() => (isLeft ? undefined : applyDue(due)));
    return () => {
      isLeft = true;
    };
  }, [due]);

  return {
    readings,
    problem: answer?.kind === "problem" ? answer : null,
    state,
    isPart,
    notice,
    isAwaited: awaited !== null,
    apply() {
      if (isComing) setAwaited(asked);
      else if (state.kind === "ready") applyOutcome(state.reply);
      else if (state.kind !== "applied") setNotice("There is nothing to apply yet.");
    },
    copy() {
      if (state.kind !== "ready") return setNotice("There is no result to copy yet.");
      navigator.clipboard
        .writeText(state.reply.text)
        .then(() => setNotice("Result copied."))
        .catch(() => setNotice("The browser did not allow copying."));
      return undefined;
    },
    cancel() {
      setAwaited(null);
      setStopped(attempt);
      setNotice("Stopped. The text is as it was.");
    },
    again() {
      setApplied(null);
      setStopped(null);
      setNotice(null);
      setRound(round + 1);
    },
  };
}
