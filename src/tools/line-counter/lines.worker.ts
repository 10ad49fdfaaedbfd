import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { countWork } from "./line-work.ts";
import { lineProtocol } from "./messages.ts";
import { StepRunner } from "./run-steps.ts";

/** The text that steps are done to. */
let runner = new StepRunner("");

serveRequests({
  protocol: lineProtocol,
  handlers: () => ({
    count: countWork,
    open({ text }) {
      runner = new StepRunner(text);
      return { opened: true } as const;
    },
    step: ({ operation }) => ({ problem: runner.apply(operation) }),
    finish() {
      const outcome = runner.finish();
      // Its lines are not needed any more.
      runner = new StepRunner("");
      return typeof outcome === "string" ? { problem: outcome, outcome: null } : { problem: null, outcome };
    },
  }),
});
