import { convertText, parseReply } from "./conversion.ts";
import type { ConversionRequest } from "./conversion.ts";

/** Texts of at most as many UTF-16 units are converted at once; longer ones in a worker, so that the page answers. */
const atOnceUnits = 8000;

/**
 * Converts a text. Rejects with what went wrong, and with the signal's reason when it is cancelled; the worker of a
 * cancelled conversion is ended.
 */
export function runConversion(signal: AbortSignal, request: ConversionRequest): Promise<string> {
  if (request.text.length <= atOnceUnits) return Promise.resolve(convertText(request));
  const worker = new Worker(new URL("./case.worker.ts", import.meta.url), { type: "module", name: "case" });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Cancelled")), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const reply = parseReply(data);
      if (reply?.kind === "done") resolve(reply.text);
      else reject(new Error(reply?.message ?? "The answer was not understood."));
    });
    worker.addEventListener("error", (event) =>
      reject(new Error(event.message || "The converter could not be loaded.")),
    );
    worker.postMessage(request, { transfer: [] });
  }).finally(() => worker.terminate());
}
