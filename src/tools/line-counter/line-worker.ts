import type { ToolWorkerOptions } from "#workspace/tool-worker/tool-worker.ts";

import { lineProtocol } from "./messages.ts";
import type { LineReplies, LineRequests } from "./messages.ts";

/** The worker of lines. The page has two of it: counting goes on while a slow step is tried. */
export const lineWorker: ToolWorkerOptions<LineRequests, LineReplies> = {
  start: () => new Worker(new URL("./lines.worker.ts", import.meta.url), { type: "module", name: "lines" }),
  protocol: lineProtocol,
  notLoaded: "The tool could not be loaded whole. Load the page anew.",
};
