import { describe, expect, it } from "vitest";

import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import { createRequestServer } from "#workspace/tool-worker/serve-requests.ts";
import { ToolWorker } from "#workspace/tool-worker/tool-worker.ts";

import { askSteps } from "./ask-steps.ts";
import { lineProtocol } from "./messages.ts";
import type { LineReplies, LineRequests } from "./messages.ts";
import { StepRunner } from "./run-steps.ts";

const reverse: LineOperation = { kind: "reverse" };

function filter(source: string): LineOperation {
  return {
    kind: "filter",
    keeps: "matching",
    pattern: { source, isRegularExpression: true, ignoreCase: false },
  };
}

/** A worker that does its work on the spot. */
function openWorker(): ToolWorker<LineRequests, LineReplies> {
  const start = () => {
    const target = new EventTarget();
    let runner = new StepRunner("");
    const serve = createRequestServer<LineRequests, LineReplies>(
      {
        protocol: lineProtocol,
        handlers: () => ({
          count: () => Promise.reject(new Error("Nothing is counted here.")),
          open({ text }) {
            runner = new StepRunner(text);
            return { opened: true } as const;
          },
          step: ({ operation }) => ({ problem: runner.apply(operation) }),
          finish() {
            const outcome = runner.finish();
            return typeof outcome === "string"
              ? { problem: outcome, outcome: null }
              : { problem: null, outcome };
          },
        }),
      },
      (data) => target.dispatchEvent(new MessageEvent("message", { data })),
    );
    return {
      addEventListener: target.addEventListener.bind(target),
      postMessage: (data: unknown) => void serve(data),
      terminate: () => undefined,
    };
  };
  return new ToolWorker({ start, protocol: lineProtocol, notLoaded: "" }, () => undefined);
}

const stays = () => false;

describe("askSteps", () => {
  it("does steps one after another and tells of each", async () => {
    const done: number[] = [];
    const request = { text: "a\nb\nc\n", operations: [reverse, filter("[ab]")] };
    const answer = await askSteps(openWorker(), request, stays, (step) => done.push(step));
    expect(answer).toEqual({ kind: "done", outcome: { text: "b\na\n", before: 3, after: 2, changed: 3 } });
    expect(done).toEqual([1, 2]);
  });

  it("names the step that cannot be done", async () => {
    const request = { text: "a", operations: [reverse, filter("(")] };
    expect(await askSteps(openWorker(), request, stays, () => undefined)).toMatchObject({
      kind: "problem",
      step: 1,
    });
  });

  it("names the step that took too long, not one before it", async () => {
    const worker = openWorker();
    const request = { text: "a", operations: [filter("a"), filter("b")] };
    // The worker is ended, as a limit of time ends it, when the second step is under way.
    const answer = await askSteps(worker, request, stays, () => queueMicrotask(() => worker.stop()));
    expect(answer).toMatchObject({ kind: "problem", step: 1 });
  });

  it("goes no further once nobody waits", async () => {
    let steps = 0;
    const request = { text: "a\nb", operations: [reverse, reverse, reverse] };
    const answer = await askSteps(
      openWorker(),
      request,
      () => steps > 0,
      (done) => {
        steps = done;
      },
    );
    expect(answer).toEqual({ kind: "stopped" });
    expect(steps).toBe(1);
  });
});
