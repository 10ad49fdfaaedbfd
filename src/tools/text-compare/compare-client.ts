import type { Answer } from "#workspace/tool-worker/protocol.ts";
import { ToolWorker } from "#workspace/tool-worker/tool-worker.ts";

import { compareProtocol } from "./requests.ts";
import type { Replies, Requests } from "./requests.ts";

/** The page's end of a worker of its own. Nothing here is told of progress: each request is done in a moment. */
export function createCompareWorker(): ToolWorker<Requests, Replies> {
  return new ToolWorker(
    {
      start: () =>
        new Worker(new URL("./compare.worker.ts", import.meta.url), { type: "module", name: "compare" }),
      protocol: compareProtocol,
      notLoaded: "The part that compares could not be loaded.",
    },
    () => undefined,
  );
}

/** Asks one thing of a worker that is ended with its answer. */
export async function askOnce<Kind extends keyof Requests>(
  kind: Kind,
  options: Requests[Kind],
): Promise<Answer<Replies[Kind]>> {
  const worker = createCompareWorker();
  const answer = await worker.ask(kind, options);
  worker.stop();
  return answer;
}
