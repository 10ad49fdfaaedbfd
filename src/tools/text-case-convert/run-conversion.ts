import type { Answer } from "#workspace/tool-worker/protocol.ts";

import type { CaseReplies, ConversionRequest } from "./messages.ts";
import { createCaseWorker } from "./use-case-worker.ts";
import type { AskCases } from "./use-case-worker.ts";

/** Texts of more UTF-16 units take so long that one may want to cancel. */
const longUnits = 8000;

export function isLong({ length }: string): boolean {
  return length > longUnits;
}

function textOf(answer: Answer<CaseReplies["convert"]>): string {
  if (answer.kind === "done") return answer.reply.text;
  throw new Error(answer.kind === "failed" ? answer.message : "Cancelled");
}

/**
 * Converts a text: a short one by `ask`, a long one in a worker of its own, which is ended when the signal says so.
 * Rejects with what went wrong, and when it is cancelled.
 */
export async function runConversion(
  signal: AbortSignal,
  request: ConversionRequest,
  ask: AskCases,
): Promise<string> {
  if (!isLong(request.text)) return textOf(await ask("convert", request));
  const worker = createCaseWorker();
  signal.addEventListener("abort", () => worker.stop(), { once: true });
  try {
    return textOf(await worker.ask("convert", request));
  } finally {
    worker.stop();
  }
}
