import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { TextChange } from "#core/document/span.ts";
import type { ParagraphRule } from "#core/paragraphs/find-text-paragraphs.ts";
import type { ParagraphGuess } from "#core/paragraphs/guess-paragraph-rule.ts";
import type { MeasuredParagraph } from "#core/paragraphs/measure-paragraphs.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";
import { isRecord } from "#engine/message-values.ts";
import { isFlag, isList, isText, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

import type { RuleChoice } from "./settings.ts";

/** What the page asks of the worker. */
export interface ParagraphRequest {
  readonly text: string;
  /** BCP 47, or `auto`. */
  readonly language: string;
  readonly dialect: WordDialect;
  readonly rule: RuleChoice;
  readonly hyphens: HyphenTreatment;
}

/** The parts of a text under a rule. */
export interface ParagraphReply {
  readonly guess: ParagraphGuess;
  readonly rule: ParagraphRule;
  readonly byRule: Readonly<Record<ParagraphRule, number>>;
  readonly parts: readonly MeasuredParagraph[];
  /** Where the sentences of all parts begin, ascending. */
  readonly sentenceStarts: Int32Array;
  /** What unwrapping would change. */
  readonly unwrapping: readonly TextChange[];
  readonly language: string;
  readonly detected: boolean;
}

/** What can be asked of the worker, and what it replies. */
export interface ParagraphRequests {
  readonly read: ParagraphRequest;
}

export interface ParagraphReplies {
  readonly read: ParagraphReply;
}

export const paragraphProtocol: Protocol<ParagraphRequests, ParagraphReplies> = {
  requests: {
    read: recordOf<ParagraphRequest>({
      text: isText,
      language: isText,
      dialect: isText,
      rule: isText,
      hyphens: isText,
    }),
  },
  replies: {
    read: recordOf<ParagraphReply>({
      guess: isRecord,
      rule: isText,
      byRule: isRecord,
      parts: isList,
      sentenceStarts: (value) => value instanceof Int32Array,
      unwrapping: isList,
      language: isText,
      detected: isFlag,
    }),
  },
};
