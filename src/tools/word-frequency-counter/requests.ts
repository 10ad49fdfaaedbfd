import type { Vocabulary } from "#core/analyses/frequency/frequency.ts";
import type { Span } from "#core/document/span.ts";
import type { Collocate } from "#core/statistics/collocation.ts";
import type { ConcordanceLine, ConcordanceOrder } from "#core/statistics/concordance.ts";
import type { EverydayKeyTerm } from "#core/statistics/everyday-keyness.ts";
import type { LexicalDiversity } from "#core/statistics/lexical-diversity.ts";
import type { TermOrder } from "#core/statistics/term-list.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";
import { isCount, isRecord } from "#engine/message-values.ts";
import { isFlag, isList, isText, orNull, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

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

const isAboutList = { list: isCount };
const isRange = { start: isCount, end: isCount };

export const frequencyProtocol: Protocol<Requests, Replies> = {
  requests: {
    open: recordOf<Requests["open"]>({ text: isText, language: isText }),
    list: recordOf<Requests["list"]>({
      ...isAboutList,
      grouping: isText,
      phraseLength: isCount,
      matchCase: isFlag,
      foldMarks: isFlag,
      joinHyphens: isFlag,
      withNumbers: isFlag,
      skipFunctionWords: isFlag,
      ownWords: isList,
      leastCount: isCount,
      leastLength: isCount,
      filter: orNull(isRecord),
      order: isText,
      direction: isText,
    }),
    rows: recordOf<Requests["rows"]>({ ...isAboutList, ...isRange }),
    term: recordOf<Requests["term"]>({ ...isAboutList, name: isText, reach: isCount }),
    lines: recordOf<Requests["lines"]>({ ...isAboutList, name: isText, order: isText, ...isRange }),
    charts: recordOf<Requests["charts"]>(isAboutList),
    diversity: recordOf<Requests["diversity"]>(isAboutList),
    compare: recordOf<Requests["compare"]>({ ...isAboutList, text: orNull(isText), leastCount: isCount }),
    table: recordOf<Requests["table"]>({ ...isAboutList, limit: isCount }),
  },
  replies: {
    open: recordOf<Replies["open"]>({ words: orNull(isCount) }),
    list: recordOf<ListReply>({
      ...isAboutList,
      language: isText,
      grouping: isText,
      functionWords: isRecord,
      words: isCount,
      whole: isRecord,
      listed: isRecord,
      problem: orNull(isText),
      rows: isList,
    }),
    rows: recordOf<Replies["rows"]>({ rows: isList }),
    term: recordOf<TermReply>({
      name: isText,
      count: isCount,
      dispersion: orNull((value) => typeof value === "number"),
      places: (value) => value instanceof Uint32Array,
      words: isCount,
      collocates: isList,
      spans: isList,
    }),
    lines: recordOf<Replies["lines"]>({ lines: isList }),
    charts: recordOf<ChartsReply>({ top: isList, strips: isList, zipf: isList, words: isCount }),
    diversity: recordOf<LexicalDiversity>({
      tokens: isCount,
      types: isCount,
      hapaxLegomena: isCount,
      disLegomena: isCount,
      typeTokenRatio: isRecord,
      mattr: isRecord,
      mtld: isRecord,
      hdd: isRecord,
      yuleK: isRecord,
    }),
    compare: recordOf<ComparisonReply>({
      more: isList,
      less: isList,
      size: isCount,
      referenceSize: isCount,
      compared: isCount,
    }),
    table: recordOf<Replies["table"]>({ rows: isList }),
  },
};
