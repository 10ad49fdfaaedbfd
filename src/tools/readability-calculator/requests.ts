import type { Readability } from "#core/analyses/readability/readability.ts";
import type { FindingKind, ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import type { GradeBand } from "#core/readability-findings/audiences.ts";
import type { ScoredPart, ScoreName } from "#core/readability-findings/score-along.ts";
import type { ScoredEdit } from "#core/readability-findings/score-edits.ts";

/** What can be asked of the worker. */
export interface Requests {
  /** Reads a text; the requests after it are about this one. `language` is `auto` or a language code. */
  readonly read: { readonly text: string; readonly language: string };
  readonly hard: { readonly band: GradeBand };
  readonly along: { readonly by: PartKind; readonly score: ScoreName };
  readonly edits: { readonly score: ScoreName; readonly easierIsLess: boolean };
  /** Measures a second text in the language of the first. */
  readonly measure: { readonly text: string };
}

export type RequestKind = keyof Requests;

/** What a text is cut into for the course of its score. */
export type PartKind = "window" | "paragraph";

/** How many there are of each kind, without hard sentences: these depend on the audience. */
export type KindCounts = Readonly<Record<FindingKind, number>>;

export interface ReadReply {
  readonly language: string;
  /** How the language was settled. */
  readonly basis: "chosen" | "detected" | "undetermined";
  readonly readability: Readability;
  /** The first of them where there are very many; `counts` has all. */
  readonly findings: readonly ReadabilityFinding[];
  readonly counts: KindCounts;
  /** UTF-16 units that were read for findings. */
  readonly readLength: number;
}

export interface MeasureReply {
  readonly readability: Readability;
  readonly counts: KindCounts;
}

export interface Replies {
  readonly read: ReadReply;
  readonly hard: {
    readonly findings: readonly ReadabilityFinding[];
    readonly hard: number;
    readonly veryHard: number;
  };
  readonly along: { readonly parts: readonly ScoredPart[] };
  readonly edits: { readonly edits: readonly ScoredEdit[] };
  readonly measure: MeasureReply;
}

const kinds: Readonly<Record<RequestKind, true>> = {
  read: true,
  hard: true,
  along: true,
  edits: true,
  measure: true,
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Whether options fit a kind of request. Both ends are of one build: what is checked is that nothing else came in. */
export function isRequestOf<Kind extends RequestKind>(
  _kind: Kind,
  options: unknown,
): options is Requests[Kind] {
  return isRecord(options);
}

/** Whether a value is a reply at all; the worker of the same build fills it. */
export function isReplyTo<Kind extends RequestKind>(_kind: Kind, value: unknown): value is Replies[Kind] {
  return isRecord(value);
}

/** A request with the number that its reply will carry. */
export interface NumberedRequest {
  readonly id: number;
  readonly kind: RequestKind;
  readonly options: unknown;
}

/** Reads what came to the worker; `null` for anything that is no request. */
export function parseRequest(data: unknown): NumberedRequest | null {
  if (!isRecord(data) || !isCount(data["id"])) return null;
  const { id, kind, options } = data;
  return typeof kind === "string" && isRequestKind(kind) ? { id, kind, options } : null;
}

function isRequestKind(kind: string): kind is RequestKind {
  return Object.hasOwn(kinds, kind);
}

/** What comes from the worker. */
export type WorkerMessage =
  | { readonly kind: "reply"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failure"; readonly id: number; readonly message: string }
  | { readonly kind: "progress"; readonly read: number; readonly total: number };

/** Reads what came from the worker; `null` for anything else. */
export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  if (!isRecord(data)) return null;
  const { kind, id, value, message, read, total } = data;
  if (kind === "progress") return isCount(read) && isCount(total) ? { kind, read, total } : null;
  if (!isCount(id)) return null;
  if (kind === "reply") return { kind, id, value };
  return kind === "failure" && typeof message === "string" ? { kind, id, message } : null;
}
