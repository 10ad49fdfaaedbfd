import type { Vocabulary } from "#core/analyses/frequency/frequency.ts";
import type { Span } from "#core/document/span.ts";
import type { Collocate } from "#core/statistics/collocation.ts";
import type { ConcordanceLine, ConcordanceOrder } from "#core/statistics/concordance.ts";
import type { EverydayKeyTerm } from "#core/statistics/everyday-keyness.ts";
import type { LexicalDiversity } from "#core/statistics/lexical-diversity.ts";
import type { TermOrder } from "#core/statistics/term-list.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";
import { isCount, isRecord } from "#engine/message-values.ts";

/** How words are taken together. */
export type Grouping = "form" | "stem" | "lemma";

/** What is counted, and what of it is listed. */
export interface ListOptions {
  readonly grouping: Grouping;
  readonly phraseLength: PhraseLength;
  readonly matchCase: boolean;
  readonly foldMarks: boolean;
  readonly joinHyphens: boolean;
  readonly withNumbers: boolean;
  /** Whether the function words of the text's language are left out. */
  readonly skipFunctionWords: boolean;
  /** Words that the person leaves out. */
  readonly ownWords: readonly string[];
  readonly leastCount: number;
  readonly leastLength: number;
  readonly filter: { readonly text: string; readonly isPattern: boolean } | null;
  readonly order: TermOrder;
  readonly direction: "ascending" | "descending";
}

/** A line of the list. */
export interface TermRow {
  /** Its number in the list's table. */
  readonly term: number;
  readonly name: string;
  readonly count: number;
  /** Its part of all terms of as many words, from 0 to 1. */
  readonly share: number;
  /** DPnorm; `null` where the text is too short. */
  readonly dispersion: number | null;
  /** The word at which it first stands, from 1. */
  readonly firstWord: number;
  readonly firstSpan: Span;
}

/** How function words are left out: of which language, or why not. */
export type FunctionWordsUsed =
  | { readonly kind: "off" }
  | { readonly kind: "used"; readonly language: string }
  | { readonly kind: "missing"; readonly language: string };

export interface ListReply {
  /** Later questions name the list that they are about. */
  readonly list: number;
  readonly language: string;
  readonly grouping: Grouping;
  readonly functionWords: FunctionWordsUsed;
  /** Words of the text, whatever the length of phrases. */
  readonly words: number;
  /** All terms of the length, and those that are listed. */
  readonly whole: Vocabulary;
  readonly listed: Vocabulary;
  /** What is wrong with the filter, or `null`. With a problem the list is not filtered. */
  readonly problem: string | null;
  readonly rows: readonly TermRow[];
}

export interface TermReply {
  readonly name: string;
  readonly count: number;
  readonly dispersion: number | null;
  /** Where it stands, in words from the start; and the words of the text. */
  readonly places: Uint32Array;
  readonly words: number;
  readonly collocates: readonly Collocate[];
  readonly spans: readonly Span[];
}

export interface ChartsReply {
  readonly top: readonly TermRow[];
  readonly strips: readonly {
    readonly name: string;
    readonly places: Uint32Array;
    readonly dispersion: number | null;
  }[];
  /** Ranks and counts of the whole vocabulary, as many as can be told apart on a logarithmic axis. */
  readonly zipf: readonly { readonly rank: number; readonly count: number; readonly name: string }[];
  readonly words: number;
}

export interface ComparisonReply {
  readonly more: readonly EverydayKeyTerm[];
  readonly less: readonly EverydayKeyTerm[];
  readonly size: number;
  readonly referenceSize: number;
  /** How many words were compared, of which those in `more` and `less` differ. */
  readonly compared: number;
}

/** What the page can ask of the worker, and what it gets. */
export interface Requests {
  readonly open: { readonly text: string; readonly language: string };
  /** `list` is the number that later questions name the list by. */
  readonly list: ListOptions & { readonly list: number };
  readonly rows: { readonly list: number; readonly start: number; readonly end: number };
  /** About one term by its name, whether or not the list shows it. */
  readonly term: { readonly list: number; readonly name: string; readonly reach: number };
  readonly lines: {
    readonly list: number;
    readonly name: string;
    readonly order: ConcordanceOrder;
    readonly start: number;
    readonly end: number;
  };
  readonly charts: { readonly list: number };
  readonly diversity: { readonly list: number };
  readonly compare: {
    readonly list: number;
    /** `null` compares with everyday English. */
    readonly text: string | null;
    readonly leastCount: number;
  };
  readonly table: { readonly list: number; readonly limit: number };
}

export interface Replies {
  readonly open: { readonly words: number | null };
  readonly list: ListReply;
  readonly rows: { readonly rows: readonly TermRow[] };
  readonly term: TermReply;
  readonly lines: { readonly lines: readonly ConcordanceLine[] };
  readonly charts: ChartsReply;
  readonly diversity: LexicalDiversity;
  readonly compare: ComparisonReply;
  readonly table: { readonly rows: readonly TermRow[] };
}

export type RequestKind = keyof Requests;

const kinds: Readonly<Record<RequestKind, true>> = {
  open: true,
  list: true,
  rows: true,
  term: true,
  lines: true,
  charts: true,
  diversity: true,
  compare: true,
  table: true,
};

/**
 * What a request asks is between the two ends of one build; the checks here catch a message that went astray, not a wrong
 * field.
 */
export function isRequestOf<Kind extends RequestKind>(_kind: Kind, value: unknown): value is Requests[Kind] {
  return isRecord(value);
}

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
