import type { Span } from "#core/document/span.ts";
import type { AcrosticLine } from "#core/letters/acrostic.ts";
import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";
import { isCount, isRecord } from "#engine/message-values.ts";

/** What the page asks of the worker. Places are those in the text that was measured last. */
export type LetterRequest =
  | { readonly kind: "measure"; readonly id: number; readonly text: string; readonly options: LetterOptions }
  | {
      readonly kind: "find";
      readonly id: number;
      readonly letters: readonly string[];
      readonly limit: number;
    };

/** Everything that is shown of a text. */
export interface LetterView {
  readonly measures: LetterMeasures;
  readonly totals: TextTotals;
  readonly acrostic: readonly AcrosticLine[];
}

/** What the worker answers. */
export type LetterMessage =
  | { readonly kind: "progress"; readonly read: number; readonly total: number }
  | { readonly kind: "measured"; readonly id: number; readonly view: LetterView }
  | { readonly kind: "found"; readonly id: number; readonly spans: readonly Span[] }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

/**
 * Whether a message of the worker is one, as far as tells it from what went astray: both ends are of one build, or the
 * worker is of an older one, whose messages are not of this form.
 */
export function isLetterMessage(message: unknown): message is LetterMessage {
  if (!isRecord(message)) return false;
  switch (message["kind"]) {
    case "progress":
      return isCount(message["read"]) && isCount(message["total"]);
    case "measured":
      return isCount(message["id"]) && isLetterView(message["view"]);
    case "found":
      return isCount(message["id"]) && Array.isArray(message["spans"]);
    case "failed":
      return isCount(message["id"]) && typeof message["message"] === "string";
    default:
      return false;
  }
}

function isLetterView(view: unknown): boolean {
  return (
    isRecord(view) &&
    isRecord(view["measures"]) &&
    isCount(view["measures"]["letters"]) &&
    Array.isArray(view["measures"]["rows"]) &&
    isRecord(view["totals"]) &&
    Array.isArray(view["acrostic"])
  );
}

/** Whether a message of the page is a request, as far as the worker relies on it. */
export function isLetterRequest(message: unknown): message is LetterRequest {
  if (!isRecord(message) || !isCount(message["id"])) return false;
  if (message["kind"] === "measure")
    return typeof message["text"] === "string" && isRecord(message["options"]);
  return message["kind"] === "find" && Array.isArray(message["letters"]) && isCount(message["limit"]);
}
