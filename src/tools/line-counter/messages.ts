import { parseLineOperations } from "#core/transforms/lines/parse-line-operation.ts";
import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import { isCount, isRecord } from "#engine/message-values.ts";
import { isList, isText, orNull, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

import { lineFilters } from "./line-work.ts";
import type { CountReply, CountRequest } from "./line-work.ts";
import type { StepsOutcome } from "./run-steps.ts";

/** What the page asks of the worker. Steps are done one by one: a text, each step, and what they came to. */
export interface LineRequests {
  readonly count: CountRequest;
  readonly open: { readonly text: string };
  readonly step: { readonly operation: LineOperation };
  readonly finish: { readonly wanted: true };
}

export interface LineReplies {
  readonly count: CountReply;
  readonly open: { readonly opened: true };
  /** Why the step cannot be done; `null` when it was. */
  readonly step: { readonly problem: string | null };
  readonly finish: { readonly problem: string | null; readonly outcome: StepsOutcome | null };
}

const isOutcome = recordOf<StepsOutcome>({ text: isText, before: isCount, after: isCount, changed: isCount });

function isFilter(value: unknown): boolean {
  return lineFilters.some((filter) => filter === value);
}

function isTrue(value: unknown): boolean {
  return value === true;
}

export const lineProtocol: Protocol<LineRequests, LineReplies> = {
  requests: {
    count: recordOf<CountRequest>({
      text: isText,
      options: isRecord,
      style: orNull(isText),
      filter: isFilter,
    }),
    open: recordOf<LineRequests["open"]>({ text: isText }),
    step: recordOf<LineRequests["step"]>({ operation: (value) => parseLineOperations([value]) !== null }),
    finish: recordOf<LineRequests["finish"]>({ wanted: isTrue }),
  },
  replies: {
    count: recordOf<CountReply>({
      counts: isRecord,
      code: orNull(isRecord),
      bins: isList,
      map: isList,
      rows: isRecord,
      beyond: isList,
    }),
    open: recordOf<LineReplies["open"]>({ opened: isTrue }),
    step: recordOf<LineReplies["step"]>({ problem: orNull(isText) }),
    finish: recordOf<LineReplies["finish"]>({ problem: orNull(isText), outcome: orNull(isOutcome) }),
  },
};
