import { countWork } from "./line-work.ts";
import { parseLineRequest } from "./messages.ts";
import type { LineMessage } from "./messages.ts";
import { runSteps } from "./run-steps.ts";

function post(message: LineMessage): void {
  self.postMessage(message, { transfer: [] });
}

function answer(data: unknown): LineMessage {
  const request = parseLineRequest(data);
  if (request === null) return { kind: "failed", message: "The request was not understood." };
  // The time that an expression may take begins now.
  post({ kind: "progress", done: 0 });
  return request.kind === "count"
    ? { kind: "counted", reply: countWork(request) }
    : { kind: "changed", reply: runSteps(request, (done) => post({ kind: "progress", done })) };
}

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  try {
    post(answer(data));
  } catch (error) {
    post({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});
