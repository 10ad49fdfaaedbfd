import { isAnalysisName } from "#core/analyses/load-analyses.ts";
import type { AnalysisName, AnalysisOptions } from "#core/analyses/registry.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import { isCount, isRecord } from "./message-values.ts";
import type { ClientMessage } from "./protocol.ts";

function isSpan(value: unknown): value is Span {
  return (
    isRecord(value) && isCount(value["start"]) && isCount(value["end"]) && value["start"] <= value["end"]
  );
}

function isTextChange(value: unknown): value is TextChange {
  return (
    isRecord(value) &&
    isCount(value["from"]) &&
    isCount(value["to"]) &&
    value["from"] <= value["to"] &&
    typeof value["insert"] === "string"
  );
}

/**
 * Options of an analysis are a plain object. Which fields they have is between the two ends of one
 * build, which share the registry; the check here catches a message that went astray, not a wrong field.
 */
export function isOptionsOf<Name extends AnalysisName>(
  _name: Name,
  value: unknown,
): value is AnalysisOptions<Name> {
  return isRecord(value);
}

/** Reads a message from the page; `null` for anything that is not one. */
export function parseClientMessage(data: unknown): ClientMessage | null {
  if (!isRecord(data)) return null;
  switch (data["kind"]) {
    case "open": {
      const { text, revision, language } = data;
      if (typeof text !== "string" || !isCount(revision)) return null;
      return language === null || typeof language === "string"
        ? { kind: "open", text, revision, language }
        : null;
    }
    case "change": {
      const { changes, revision } = data;
      if (!Array.isArray(changes) || !isCount(revision)) return null;
      const parsed = changes.filter(isTextChange);
      return parsed.length === changes.length ? { kind: "change", changes: parsed, revision } : null;
    }
    case "analyse": {
      const { id, name, options, span } = data;
      if (!isCount(id) || !isAnalysisName(name)) return null;
      return span === null || isSpan(span) ? { kind: "analyse", id, name, options, span } : null;
    }
    case "cancel":
      return isCount(data["id"]) ? { kind: "cancel", id: data["id"] } : null;
    case "close":
      return { kind: "close" };
    default:
      return null;
  }
}
