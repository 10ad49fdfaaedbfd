import { compareTexts } from "#core/compare/compare-texts.ts";
import { mergeTexts } from "#core/compare/merge-texts.ts";
import { writeUnifiedPatch } from "#core/compare/unified-patch.ts";

import { isCompareRequest, packDifferences } from "./compare-messages.ts";
import type { CompareReply, CompareResult, CompareTask } from "./compare-messages.ts";

function run(task: CompareTask): CompareResult {
  switch (task.kind) {
    case "compare": {
      const { differences, statistics, isCoarse } = compareTexts(task.before, task.after, task.options);
      return { kind: "compare", packed: packDifferences(differences), statistics, isCoarse };
    }
    case "merge":
      return { kind: "merge", parts: mergeTexts(task.base, task.left, task.right, task.unit) };
    case "patch":
      return {
        kind: "patch",
        text: writeUnifiedPatch(task.before, task.after, task.beforeName, task.afterName),
      };
  }
}

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isCompareRequest(data)) return;
  const result = run(data.task);
  const reply: CompareReply = { id: data.id, result };
  postMessage(reply, { transfer: result.kind === "compare" ? [result.packed.buffer] : [] });
});
