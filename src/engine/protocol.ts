import { analyses } from "#core/analyses/registry.ts";
import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import type { Answer, Progress } from "./engine.ts";

/** What the page tells the worker. `id` numbers a request, so that its one answer finds its way back. */
export type ClientMessage =
  | { readonly kind: "open"; readonly text: string; readonly revision: number }
  | { readonly kind: "change"; readonly changes: readonly TextChange[]; readonly revision: number }
  | {
      readonly kind: "analyse";
      readonly id: number;
      readonly name: AnalysisName;
      readonly options: unknown;
      readonly span: Span | null;
    }
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "close" };

/** What the worker tells the page. After `broken` it holds no text that can be trusted and must be replaced. */
export type ServerMessage =
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "broken"; readonly message: string };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whole numbers from 0: ids, revisions, lengths and offsets. */
function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

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

function isAnalysisName(value: unknown): value is AnalysisName {
  return typeof value === "string" && Object.hasOwn(analyses, value);
}

/**
 * Options and results of an analysis are plain objects. Which fields they have is between the two ends of one
 * build, which share the registry; the check here catches an answer that went astray, not a wrong field.
 */
export function isOptionsOf<Name extends AnalysisName>(
  _name: Name,
  value: unknown,
): value is AnalysisOptions<Name> {
  return isRecord(value);
}

/** The same for a result; see `isOptionsOf`. */
export function isResultOf<Name extends AnalysisName>(
  _name: Name,
  value: unknown,
): value is AnalysisResult<Name> {
  return isRecord(value);
}

/** Reads a message from the page; `null` for anything that is not one. */
export function parseClientMessage(data: unknown): ClientMessage | null {
  if (!isRecord(data)) return null;
  switch (data["kind"]) {
    case "open": {
      const { text, revision } = data;
      return typeof text === "string" && isCount(revision) ? { kind: "open", text, revision } : null;
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

function parseAnswer(value: unknown): Answer<unknown> | null {
  if (!isRecord(value) || !isCount(value["revision"])) return null;
  const { kind, revision, result, message } = value;
  if (kind === "result") return { kind, revision, result };
  if (kind === "failure") return typeof message === "string" ? { kind, revision, message } : null;
  return kind === "cancelled" ? { kind, revision } : null;
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
      const progress = data["progress"];
      if (!isRecord(progress) || !isCount(progress["read"]) || !isCount(progress["total"])) return null;
      return { kind: "progress", progress: { read: progress["read"], total: progress["total"] } };
    }
    case "broken":
      return typeof data["message"] === "string" ? { kind: "broken", message: data["message"] } : null;
    default:
      return null;
  }
}
