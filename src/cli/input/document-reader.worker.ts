import { parentPort, workerData } from "node:worker_threads";

import { readFile } from "#files/file-reader.ts";

import { parseDocumentRequest, stillAliveMs } from "./document-messages.ts";
import type { DocumentReading } from "./document-messages.ts";
import { nodePdfSupport } from "./pdf-support.ts";

/** Reads one document and posts what came of it; in between, that it is still alive. */
async function readRequest(post: (message: DocumentReading | "alive") => void): Promise<void> {
  const { name, bytes, options } = parseDocumentRequest(workerData);
  post("alive");
  const timer = setInterval(() => post("alive"), stillAliveMs);
  // pdf.js lets some of its promises fail unseen, after what they were for has been reported.
  process.on("unhandledRejection", () => undefined);
  const outcome = await readFile({ name, bytes }, options, { pdf: nodePdfSupport });
  clearInterval(timer);
  if (outcome.kind === "failure") {
    // Only PDFs take a password here; the sentences about other protection ask for none.
    const asksForPassword = outcome.reason === "password" && /\b[Ee]nter it/.test(outcome.message);
    const hint = asksForPassword ? " Give it with --password." : "";
    post({ kind: "problem", message: `${outcome.message}${hint}` });
    return;
  }
  const { text, format, encoding, notes, structure } = outcome.document;
  post({ kind: "document", text, format, encoding, notes, structure });
}

if (parentPort !== null) {
  const port = parentPort;
  await readRequest((message) => port.postMessage(message));
}
