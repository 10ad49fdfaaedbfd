import { useCallback, useEffect, useState } from "react";

import type { Ask } from "#workspace/tool-worker/protocol.ts";
import { ToolWorker } from "#workspace/tool-worker/tool-worker.ts";

import { caseProtocol } from "./messages.ts";
import type { CaseReplies, CaseRequests } from "./messages.ts";

export type AskCases = Ask<CaseRequests, CaseReplies>;

/** A worker that converts; it is made with the first request. */
export function createCaseWorker(): ToolWorker<CaseRequests, CaseReplies> {
  return new ToolWorker(
    {
      start: () => new Worker(new URL("./case.worker.ts", import.meta.url), { type: "module", name: "case" }),
      protocol: caseProtocol,
      notLoaded: "The converter could not be loaded.",
    },
    () => undefined,
  );
}

/** The worker of the open tool, for what takes a moment: the rules and lists of names are in it, not in the page. */
export function useCaseWorker(): AskCases {
  const [worker] = useState(createCaseWorker);
  useEffect(() => () => worker.stop(), [worker]);
  return useCallback<AskCases>(async (kind, options) => worker.ask(kind, options), [worker]);
}
