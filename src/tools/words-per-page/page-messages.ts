import type { Estimate } from "#core/pagination/estimate-pages.ts";
import type { PageSettings } from "#core/pagination/page-settings.ts";
import type { PageLayout } from "#core/pagination/paginate.ts";

/** What the page asks of the worker: a text and how its pages are set. */
export interface PageRequest {
  readonly id: number;
  readonly text: string;
  readonly settings: PageSettings;
}

/** What the worker answers. `perPage` is `null` where the margins leave no room. */
export interface PageReply {
  readonly id: number;
  readonly layout: PageLayout;
  readonly perPage: Estimate | null;
}

/** Whether a message of the worker is a whole reply. It is our own worker: a form that does not fit is an old build. */
export function isPageReply(message: unknown): message is PageReply {
  return (
    isObject(message) &&
    "id" in message &&
    typeof message.id === "number" &&
    "layout" in message &&
    isLayout(message.layout) &&
    "perPage" in message &&
    (message.perPage === null || isEstimate(message.perPage))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isEstimate(value: unknown): value is Estimate {
  return (
    isObject(value) &&
    "typical" in value &&
    typeof value.typical === "number" &&
    "least" in value &&
    typeof value.least === "number" &&
    "most" in value &&
    typeof value.most === "number"
  );
}

const lineArrays = ["starts", "ends", "widths", "paragraphs", "pages", "tops", "words"] as const;
const byteArrays = ["columns", "newPages"] as const;

function isLayout(value: unknown): value is PageLayout {
  if (!isObject(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    lineArrays.every((name) => fields.get(name) instanceof Int32Array) &&
    byteArrays.every((name) => fields.get(name) instanceof Uint8Array) &&
    ["lineHeight", "lastLineHeight", "lastPageFill"].every((name) => typeof fields.get(name) === "number")
  );
}

/** Whether a message of the page is a request, as far as the worker relies on it. */
export function isPageRequest(message: unknown): message is PageRequest {
  return (
    isObject(message) &&
    "id" in message &&
    typeof message.id === "number" &&
    "text" in message &&
    typeof message.text === "string" &&
    "settings" in message &&
    isObject(message.settings)
  );
}
