import { isCount } from "#engine/message-values.ts";
import { isFlag, isList, isText, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

/** By what rules a text is converted. */
export interface ConversionOptions {
  readonly language: string;
  readonly capitalSharpS: boolean;
  readonly seed: number;
  readonly foldDiacritics: boolean;
  /** Names that sentence case is to keep. */
  readonly names: readonly string[];
}

export interface ConversionRequest extends ConversionOptions {
  readonly text: string;
  /** A case, or `clean:` and the name of a clean-up. */
  readonly to: string;
}

/** One text in several cases. */
export interface PreviewRequest extends ConversionOptions {
  readonly text: string;
  readonly to: readonly string[];
}

/** A word of a title, and why it is written so. */
export interface ReasonedWord {
  readonly start: number;
  readonly after: string;
  readonly reason: string;
}

/** What the page asks of the worker. */
export interface CaseRequests {
  readonly convert: ConversionRequest;
  readonly preview: PreviewRequest;
  readonly explain: { readonly text: string; readonly to: string; readonly language: string };
}

export interface CaseReplies {
  readonly convert: { readonly text: string };
  /** In the order of the cases. */
  readonly preview: { readonly texts: readonly string[] };
  readonly explain: { readonly words: readonly ReasonedWord[] };
}

const optionChecks = {
  text: isText,
  language: isText,
  capitalSharpS: isFlag,
  seed: isCount,
  foldDiacritics: isFlag,
  names: isList,
};

export const caseProtocol: Protocol<CaseRequests, CaseReplies> = {
  requests: {
    convert: recordOf<ConversionRequest>({ ...optionChecks, to: isText }),
    preview: recordOf<PreviewRequest>({ ...optionChecks, to: isList }),
    explain: recordOf<CaseRequests["explain"]>({ text: isText, to: isText, language: isText }),
  },
  replies: {
    convert: recordOf<CaseReplies["convert"]>({ text: isText }),
    preview: recordOf<CaseReplies["preview"]>({ texts: isList }),
    explain: recordOf<CaseReplies["explain"]>({ words: isList }),
  },
};
