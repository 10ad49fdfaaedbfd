import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { BoundaryCorrection, PlacedCorrection } from "#core/sentences/boundary-corrections.ts";
import type { OpeningCount, OpeningLength, OpeningRun } from "#core/sentences/sentence-openings.ts";
import { isCount } from "#engine/message-values.ts";
import { isFlag, isList, isText, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

/** What the page asks of the worker. */
export interface SentenceRequest {
  readonly text: string;
  /** BCP 47, or `auto`. */
  readonly language: string;
  readonly dialect: WordDialect;
  readonly openingLength: OpeningLength;
  readonly corrections: readonly BoundaryCorrection[];
}

/** The sentences of a text: the arrays have an element a sentence. */
export interface SentenceReply {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly words: Int32Array;
  /** Places in `sentenceTypes`. */
  readonly types: Uint8Array;
  /** How many sentences begin in each paragraph that has one. */
  readonly perParagraph: Int32Array;
  /** In rows of two or more; the most frequent openings. */
  readonly runs: readonly OpeningRun[];
  readonly openings: readonly OpeningCount[];
  readonly placed: readonly PlacedCorrection[];
  /** The language by which the text was cut, and whether it was found in the text. */
  readonly language: string;
  readonly detected: boolean;
}

/** What can be asked of the worker, and what it replies. */
export interface SentenceRequests {
  readonly read: SentenceRequest;
}

export interface SentenceReplies {
  readonly read: SentenceReply;
}

function isNumbers(value: unknown): boolean {
  return value instanceof Int32Array;
}

export const sentenceProtocol: Protocol<SentenceRequests, SentenceReplies> = {
  requests: {
    read: recordOf<SentenceRequest>({
      text: isText,
      language: isText,
      dialect: isText,
      openingLength: isCount,
      corrections: isList,
    }),
  },
  replies: {
    read: recordOf<SentenceReply>({
      starts: isNumbers,
      ends: isNumbers,
      words: isNumbers,
      types: (value) => value instanceof Uint8Array,
      perParagraph: isNumbers,
      runs: isList,
      openings: isList,
      placed: isList,
      language: isText,
      detected: isFlag,
    }),
  },
};
