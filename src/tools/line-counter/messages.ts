import { parseLineOperations } from "#core/transforms/lines/parse-line-operation.ts";

import type { CountReply, CountRequest } from "./line-work.ts";
import type { StepsReply, StepsRequest } from "./run-steps.ts";

/** What the worker is asked. */
export type LineRequest =
  | ({ readonly kind: "count" } & CountRequest)
  | ({ readonly kind: "steps" } & StepsRequest);

/** What the worker posts: that it is alive and how many steps are done, then how it ended. */
export type LineMessage =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "counted"; readonly reply: CountReply }
  | { readonly kind: "changed"; readonly reply: StepsReply }
  | { readonly kind: "failed"; readonly message: string };

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/*
 * What a request to count and a reply hold is between the two ends of one build: these two checks catch a message that
 * went astray, not a wrong field.
 */
function isCountRequest(value: object): value is CountRequest {
  return "text" in value && typeof value.text === "string" && "options" in value && "filter" in value;
}

function isCountReply(value: unknown): value is CountReply {
  return isObject(value) && "counts" in value && "rows" in value && "bins" in value;
}

/** Reads what came to the worker; `null` for what is no request. */
export function parseLineRequest(data: unknown): LineRequest | null {
  if (!isObject(data) || !("kind" in data)) return null;
  if (data.kind === "count") return isCountRequest(data) ? { ...data, kind: "count" } : null;
  if (data.kind !== "steps" || !("text" in data) || !("operations" in data)) return null;
  const operations = parseLineOperations(data.operations);
  if (typeof data.text !== "string" || operations === null) return null;
  return { kind: "steps", text: data.text, operations };
}

function parseStepsReply(value: unknown): StepsReply | null {
  if (!isObject(value) || !("kind" in value)) return null;
  if (value.kind === "problem" && "step" in value && "message" in value) {
    const { step, message } = value;
    return typeof step === "number" && typeof message === "string"
      ? { kind: "problem", step, message }
      : null;
  }
  if (!("text" in value && "before" in value && "after" in value && "changed" in value)) return null;
  const { text, before, after, changed } = value;
  if (typeof text !== "string" || typeof before !== "number") return null;
  if (typeof after !== "number" || typeof changed !== "number") return null;
  return { kind: "done", text, before, after, changed };
}

/** Reads what came from the worker; `null` for what is no message of its. */
export function parseLineMessage(data: unknown): LineMessage | null {
  if (!isObject(data) || !("kind" in data)) return null;
  if (data.kind === "progress" && "done" in data && typeof data.done === "number") {
    return { kind: "progress", done: data.done };
  }
  if (data.kind === "failed" && "message" in data && typeof data.message === "string") {
    return { kind: "failed", message: data.message };
  }
  if (!("reply" in data)) return null;
  if (data.kind === "counted" && isCountReply(data.reply)) return { kind: "counted", reply: data.reply };
  const reply = data.kind === "changed" ? parseStepsReply(data.reply) : null;
  return reply === null ? null : { kind: "changed", reply };
}
