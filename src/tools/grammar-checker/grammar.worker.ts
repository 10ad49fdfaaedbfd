import { listCheckFacts } from "#core/checks/check-facts.ts";

import { GrammarDesk } from "./grammar-desk.ts";
import { isPageMessage } from "./messages.ts";
import type { WorkerMessage } from "./messages.ts";

function post(message: WorkerMessage): void {
  self.postMessage(message, { transfer: [] });
}

const desk = new GrammarDesk(post);
post({ kind: "facts", facts: listCheckFacts() });

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isPageMessage(data)) return;
  if (data.kind === "stop") desk.stop();
  else void desk.check(data.request);
});
