// oxlint-disable-next-line import/default -- the bundler makes it: a class that starts the worker
import PdfWorker from "pdfjs-dist/build/pdf.worker.min.mjs?worker";

import type { PdfSupport } from "#files/pdf/pdf-support.ts";
import type { ImportReply } from "./import-messages.ts";
import { buffersOf } from "./packed-structure.ts";
import { createImportServer } from "./serve-import.ts";

/** pdf.js as browsers have it: its code comes with the first PDF, and its data from the site's own files. */
const pdf: PdfSupport = {
  loadLibrary: () => import("pdfjs-dist"),
  startWorker: () => new PdfWorker(),
  async readData(kind, name) {
    const { version } = await import("pdfjs-dist");
    const response = await fetch(`/pdf/${version}/${kind}/${name}`);
    if (!response.ok) throw new Error(`There is no ${kind}/${name}: ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  },
};

function post(reply: ImportReply): void {
  const isDocument = reply.kind === "outcome" && reply.outcome.kind === "document";
  const buffers = isDocument ? buffersOf(reply.outcome.structure) : [];
  self.postMessage(reply, { transfer: buffers.filter((buffer) => buffer instanceof ArrayBuffer) });
}

const serve = createImportServer(post, { pdf });

// A worker for each import: ending it ends whatever the file had it do.
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => void serve(data));
