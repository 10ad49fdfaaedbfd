import type { AnalysisName, AnalysisResult } from "#core/analyses/registry.ts";
import { fieldNames } from "#core/scan/fields.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";
import type { Answer, Progress } from "./engine.ts";
import { isCount, isRecord } from "./message-values.ts";
import type { ServerMessage } from "./protocol.ts";

/** A result is a plain object, as options are; see `isOptionsOf`. */
export function isResultOf<Name extends AnalysisName>(
  _name: Name,
  value: unknown,
): value is AnalysisResult<Name> {
  return isRecord(value);
}

function parseAnswer(value: unknown): Answer<unknown> | null {
  if (!isRecord(value) || !isCount(value["revision"])) return null;
  const { kind, revision, result, message } = value;
  if (kind === "result") return { kind, revision, result };
  if (kind === "failure") return typeof message === "string" ? { kind, revision, message } : null;
  return kind === "cancelled" ? { kind, revision } : null;
}

function isTotals(value: unknown): value is TextTotals {
  return isRecord(value) && fieldNames.every((name) => isCount(value[name]));
}

function parseProgress(value: unknown): Progress | null {
  if (!isRecord(value)) return null;
  const { read, total, totals } = value;
  if (!isCount(read) || !isCount(total)) return null;
  return totals === null || isTotals(totals) ? { read, total, totals } : null;
}

/** Reads a message from the worker; `null` for anything that is not one. */
export function parseServerMessage(data: unknown): ServerMessage | null {
  if (!isRecord(data)) return null;
  switch (data["kind"]) {
    case "answer": {
      const answer = parseAnswer(data["answer"]);
      return isCount(data["id"]) && answer !== null ? { kind: "answer", id: data["id"], answer } : null;
    }
    case "progress": {
      const progress = parseProgress(data["progress"]);
      return progress === null ? null : { kind: "progress", progress };
    }
    case "broken":
      return typeof data["message"] === "string" ? { kind: "broken", message: data["message"] } : null;
    default:
      return null;
  }
}
