import type { Finding } from "#core/analysis/finding.ts";
import type { CheckFacts, CheckGroup } from "#core/checks/check.ts";
import type { Variety } from "#core/checks/reading/lexicon.ts";

import type { DictionarySource, KnownDictionary, LanguageChoice } from "./dictionaries.ts";
import type { Sureness } from "./settings.ts";

/** What the page asks of the worker: to check a text, and nothing of what it asked before. */
export interface CheckRequest {
  readonly id: number;
  readonly text: string;
  /** Where the person is in it: what stands from there on is checked first. */
  readonly from: number;
  readonly variety: Variety | null;
  /** The ids of checks that are switched off. */
  readonly off: readonly string[];
  /** The groups of checks that are switched off as a whole. */
  readonly offGroups: readonly CheckGroup[];
  /** Words of the writer's own, in lower case. */
  readonly dictionary: readonly string[];
  /** Whose rules or words are gone by. */
  readonly language: LanguageChoice;
  /** Dictionaries for texts that are found to be in another language than English. */
  readonly dictionaries: readonly KnownDictionary[];
  /** Whether Harper reads along. */
  readonly harper: boolean;
}

export type PageMessage =
  | { readonly kind: "check"; readonly request: CheckRequest }
  /** Ends the work in hand; what was found stays found. */
  | { readonly kind: "stop" };

/** What was found in a text, or in the part of it that has been read. */
export interface Found {
  readonly findings: readonly Finding[];
  /** How many of each tier there are in all, guesses apart; `findings` may be the first of them only. */
  readonly counts: Readonly<Record<Sureness, number>>;
  /** `part`: not all sentences have been read; `own`: by our own rules; `all`: by Harper too. */
  readonly extent: "part" | "own" | "all";
  /** ISO 639-1 code of the language, `null` where the text does not tell. */
  readonly language: string | null;
  /** The dictionary by which words were looked up, in the place of the rules for English; `null` for those. */
  readonly dictionary: DictionarySource | null;
  /** Whether the text was left unread for its language. */
  readonly isForeign: boolean;
  /** UTF-16 units that were read. */
  readonly readLength: number;
}

/** What is going on: our own rules, Harper, the loading of a dictionary, or a search for what was meant. */
export type ProgressStage = "own" | "harper" | "dictionary" | "suggestions";

export type WorkerMessage =
  | { readonly kind: "facts"; readonly facts: readonly CheckFacts[] }
  | { readonly kind: "found"; readonly id: number; readonly found: Found }
  | {
      readonly kind: "progress";
      readonly id: number;
      readonly stage: ProgressStage;
      readonly fraction: number;
    }
  | { readonly kind: "done"; readonly id: number }
  | { readonly kind: "failure"; readonly id: number; readonly message: string }
  /** How far Harper is loaded, from 0 to 1; 1 when it is ready. */
  | { readonly kind: "harper-loading"; readonly fraction: number }
  | { readonly kind: "harper-failed"; readonly message: string };

const workerKinds: ReadonlySet<unknown> = new Set([
  "facts",
  "found",
  "progress",
  "done",
  "failure",
  "harper-loading",
  "harper-failed",
]);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a message came from the worker; both ends are of one build. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  return isRecord(data) && workerKinds.has(data["kind"]);
}

/** Whether a message came from the page. */
export function isPageMessage(data: unknown): data is PageMessage {
  if (!isRecord(data)) return false;
  return data["kind"] === "stop" || (data["kind"] === "check" && isRecord(data["request"]));
}
