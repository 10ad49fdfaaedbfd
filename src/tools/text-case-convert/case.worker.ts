import { convertText, parseRequest } from "./conversion.ts";
import type { ConversionReply } from "./conversion.ts";

function post(reply: ConversionReply): void {
  self.postMessage(reply, { transfer: [] });
}

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const request = parseRequest(data);
  if (request === null) return post({ kind: "failed", message: "The request was not understood." });
  try {
    return post({ kind: "done", text: convertText(request) });
  } catch (error) {
    return post({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});
