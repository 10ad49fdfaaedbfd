import { parentPort, workerData } from "node:worker_threads";

import { applyLineOperations } from "#core/transforms/lines/apply-line-operations.ts";
import { parseLineOperations } from "#core/transforms/lines/parse-line-operation.ts";

import { alive } from "./lines-run.ts";

/** Does the operations that the thread was started with, and posts what came of them. */
if (parentPort !== null) {
  const data: unknown = workerData;
  if (typeof data !== "object" || data === null || !("text" in data) || !("operations" in data)) {
    throw new TypeError("The thread was started without lines.");
  }
  const operations = parseLineOperations(data.operations);
  if (typeof data.text !== "string" || operations === null) {
    throw new TypeError("The thread was started without lines.");
  }
  const port = parentPort;
  port.postMessage(alive);
  port.postMessage(applyLineOperations(data.text, operations));
}
