import { parentPort, workerData } from "node:worker_threads";

import { composeText } from "#files/document/compose-text.ts";
import { readFile } from "#files/file-reader.ts";

import { nodePdfSupport } from "../../src/cli/input/pdf-support.ts";
import { parseFuzzRequest } from "./messages.ts";
import type { FuzzMessage } from "./messages.ts";
import { fuzzedFile, fuzzedKinds } from "./sources.ts";

const everything = {
  notes: true,
  deletions: true,
  comments: true,
  hiddenText: true,
  headersAndFooters: true,
} as const;

/** What came of a file: text, a sentence, or a fault of the program. */
async function readFuzzed(name: string, bytes: Uint8Array): Promise<Pick<FuzzMessage, "outcome" | "detail">> {
  try {
    const outcome = await readFile({ name, bytes }, {}, { pdf: nodePdfSupport });
    if (outcome.kind === "document") {
      composeText(outcome.document, everything);
      return { outcome: "text", detail: "" };
    }
    // Damage ends in a failure that was foreseen, not in an error of the reader itself.
    const isForeseen = !outcome.message.includes("could not be read.");
    return isForeseen
      ? { outcome: "refused", detail: outcome.reason }
      : { outcome: "fault", detail: String(outcome.cause) };
  } catch (error) {
    return { outcome: "fault", detail: error instanceof Error ? String(error.stack) : String(error) };
  }
}

if (parentPort !== null) {
  const port = parentPort;
  // pdf.js lets some of its promises fail unseen, after what they were for has been reported.
  process.on("unhandledRejection", () => undefined);
  const { kind: kindName, seed, from, to } = parseFuzzRequest(workerData);
  const kind = fuzzedKinds.find(({ name }) => name === kindName);
  if (kind === undefined) throw new Error(`There is no kind ${kindName}.`);
  for (let index = from; index < to; index += 1) {
    const { name, bytes, damage } = fuzzedFile(kind, seed, index);
    const startedAt = performance.now();
    const result = await readFuzzed(name, bytes);
    const message: FuzzMessage = { index, damage, milliseconds: performance.now() - startedAt, ...result };
    port.postMessage(message);
  }
}
