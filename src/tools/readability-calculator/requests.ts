import type { Readability } from "#core/analyses/readability/readability.ts";
import type { FindingKind, ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import type { GradeBand } from "#core/readability-findings/audiences.ts";
import type { ScoredPart, ScoreName } from "#core/readability-findings/score-along.ts";
import type { ScoredEdit } from "#core/readability-findings/score-edits.ts";
import { isCount, isRecord } from "#engine/message-values.ts";
import { isFlag, isList, isText, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

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

export const readabilityProtocol: Protocol<Requests, Replies> = {
  requests: {
    read: recordOf<Requests["read"]>({ text: isText, language: isText }),
    hard: recordOf<Requests["hard"]>({ band: isRecord }),
    along: recordOf<Requests["along"]>({ by: isText, score: isText }),
    edits: recordOf<Requests["edits"]>({ score: isText, easierIsLess: isFlag }),
    measure: recordOf<Requests["measure"]>({ text: isText }),
  },
  replies: {
    read: recordOf<ReadReply>({
      language: isText,
      basis: isText,
      readability: isRecord,
      findings: isList,
      counts: isRecord,
      readLength: isCount,
    }),
    hard: recordOf<Replies["hard"]>({ findings: isList, hard: isCount, veryHard: isCount }),
    along: recordOf<Replies["along"]>({ parts: isList }),
    edits: recordOf<Replies["edits"]>({ edits: isList }),
    measure: recordOf<MeasureReply>({ readability: isRecord, counts: isRecord }),
  },
};
