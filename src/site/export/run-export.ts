import { parseExportAnswer } from "./export-messages.ts";
import type { ExportAnswer, ExportRequest } from "./export-messages.ts";

/** How an export ended. */
export type ExportResult =
  | Exclude<ExportAnswer, { readonly kind: "progress" }>
  | { readonly kind: "cancelled" };

const broken = {
  kind: "failed",
  reason: "other",
  message: "The part of the page that writes files could not be started.",
} as const;

/** Writes a report in a worker of its own. Never rejects; aborting `signal` ends the worker at once. */
export function runExport(
  request: ExportRequest,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<ExportResult> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: "cancelled" });
      return;
    }
    const worker = new Worker(new URL("./export.worker.ts", import.meta.url), {
      type: "module",
      name: "export",
    });
    const finish = (result: ExportResult) => {
      worker.terminate();
      signal.removeEventListener("abort", cancel);
      resolve(result);
    };
    const cancel = () => finish({ kind: "cancelled" });
    signal.addEventListener("abort", cancel, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const answer = parseExportAnswer(data);
      if (answer?.kind === "progress") onProgress(answer.fraction);
      else finish(answer ?? broken);
    });
    worker.addEventListener("messageerror", () => finish(broken));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      finish(broken);
    });
    worker.postMessage(request, []);
  });
}
