import type { Estimate } from "#core/pagination/estimate-pages.ts";
import type { PageSettings } from "#core/pagination/page-settings.ts";
import type { PageLayout } from "#core/pagination/paginate.ts";
import { isRecord } from "#engine/message-values.ts";
import { isText, orNull, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

/** What the page asks of the worker: a text and how its pages are set. */
export interface PageRequest {
  readonly text: string;
  readonly settings: PageSettings;
}

/** What the worker answers. `perPage` is `null` where the margins leave no room. */
export interface PageReply {
  readonly layout: PageLayout;
  readonly perPage: Estimate | null;
}

/** What can be asked of the worker, and what it replies. */
export interface PageRequests {
  readonly lay: PageRequest;
}

export interface PageReplies {
  readonly lay: PageReply;
}

function isNumber(value: unknown): boolean {
  return typeof value === "number";
}

function isNumbers(value: unknown): boolean {
  return value instanceof Int32Array;
}

function isBytes(value: unknown): boolean {
  return value instanceof Uint8Array;
}

export const pageProtocol: Protocol<PageRequests, PageReplies> = {
  requests: { lay: recordOf<PageRequest>({ text: isText, settings: isRecord }) },
  replies: {
    lay: recordOf<PageReply>({
      layout: recordOf<PageLayout>({
        starts: isNumbers,
        ends: isNumbers,
        widths: isNumbers,
        paragraphs: isNumbers,
        newPages: isBytes,
        lineHeight: isNumber,
        lastLineHeight: isNumber,
        pages: isNumbers,
        tops: isNumbers,
        columns: isBytes,
        words: isNumbers,
        lastPageFill: isNumber,
      }),
      perPage: orNull(recordOf<Estimate>({ typical: isNumber, least: isNumber, most: isNumber })),
    }),
  },
};
