import { ReadingDesk } from "./reading-desk.ts";
import { isRequestOf, parseRequest } from "./requests.ts";
import type { WorkerMessage } from "./requests.ts";

const progressMilliseconds = 100;

function post(message: WorkerMessage): void {
  self.postMessage(message, { transfer: [] });
}

let toldAt = performance.now();
const desk = new ReadingDesk((read, total) => {
  const now = performance.now();
  if (now - toldAt < progressMilliseconds) return;
  toldAt = now;
  post({ kind: "progress", read: Math.min(read, total), total });
});

async function answer(data: unknown): Promise<void> {
  const request = parseRequest(data);
  if (request === null) return;
  const { id, kind, options } = request;
  try {
    if (!isRequestOf(kind, options)) throw new TypeError(`A request without options: ${kind}.`);
    post({ kind: "reply", id, value: await desk.answer(kind, options) });
  } catch (error) {
    post({ kind: "failure", id, message: error instanceof Error ? error.message : String(error) });
  }
}

// One after the other: what is asked of a text must find the text that it was asked of.
let before: Promise<void> = Promise.resolve();
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  before = before.then(() => answer(data));
});
