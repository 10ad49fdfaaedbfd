import { compareTexts } from "#core/compare/compare-texts.ts";
import { mergeTexts } from "#core/compare/merge-texts.ts";
import { splitRedline } from "#core/compare/redline-pieces.ts";
import { writeUnifiedPatch } from "#core/compare/unified-patch.ts";
import { writeRedlineDocx } from "#files/redline/write-redline-docx.ts";
import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { packDifferences } from "./compare-messages.ts";
import { compareProtocol } from "./requests.ts";

/** Who is named as the author of tracked changes: they are of no person. */
const author = "Text compare";

serveRequests({
  protocol: compareProtocol,
  handlers: () => ({
    compare({ before, after, options }) {
      const { differences, statistics, isCoarse } = compareTexts(before, after, options);
      return { packed: packDifferences(differences), statistics, isCoarse };
    },
    merge: ({ base, left, right, unit }) => ({ parts: mergeTexts(base, left, right, unit) }),
    patch: ({ before, after, beforeName, afterName }) => ({
      text: writeUnifiedPatch(before, after, beforeName, afterName),
    }),
    redline({ before, after, options, title, date }) {
      const { differences } = compareTexts(before, after, options);
      const pieces = splitRedline(before, after, differences);
      return { bytes: new Uint8Array(writeRedlineDocx({ title, author, date, pieces })) };
    },
  }),
  transfer: (reply) =>
    "packed" in reply ? [reply.packed.buffer] : "bytes" in reply ? [reply.bytes.buffer] : [],
});
